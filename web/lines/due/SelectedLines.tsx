import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { mostCalledFor } from 'domain/lines/input'
import { needsCustomName, purposeNames } from 'domain/configuration/purposes/purpose'
import { Select } from '../../forms/fields/Select'
import { ActionBar } from '../../ui/page/ActionBar'
import { counted } from '../../ui/parts/counted'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { SendButton } from '../../ui/page/SendButton'
import { inSentences, type LineOutcome } from './outcomes'
import type { LineCalls, CallsResult } from './useLineCalls'

type Purpose = { readonly id: string; readonly name: string }

type SelectedLinesProps = { calls: LineCalls; purposes: readonly Purpose[] }

/** The number of selected lines, the button that creates calls for them, and the last result. */
export const SelectedLines = ({ calls, purposes }: SelectedLinesProps) => {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  // Custom needs a name for each call, so it is not offered for several lines (rules 4.12).
  const offered = purposes.filter(({ name }) => !needsCustomName(name))
  const [chosen, setChosen] = useState<string | null>(null)
  const purposeId = (
    offered.find((purpose) => purpose.id === chosen) ??
    offered.find(({ name }) => name === purposeNames.dressingChange) ??
    offered[0]
  )?.id
  const { selected, lastResult, isCreating } = calls
  const count = selected.size
  if (count === 0 && !lastResult) return null

  const create = async () => {
    if (purposeId && (await calls.create(purposeId))) bar.current?.focus({ preventScroll: true })
  }

  return (
    <ActionBar
      ref={bar}
      label="Selected lines"
      notice={<div role="status">{lastResult && <ResultNotice result={lastResult} />}</div>}
      note={
        count > 0 && (
          <>
            <Text as="span" role="status" color="fg" fontWeight="semibold">
              {`${counted(count, 'line')} selected`}
            </Text>
            {count > mostCalledFor && <Text>{`Calls can be created for ${mostCalledFor} at once.`}</Text>}
          </>
        )
      }
    >
      {count === 0 ? (
        <Button variant="outline" onClick={calls.dismiss}>
          Done
        </Button>
      ) : (
        <>
          <Box w={{ base: 'full', md: '56' }}>
            <Select
              id={id}
              label="Need"
              hideLabel
              value={purposeId ?? ''}
              options={offered.map((purpose) => ({ value: purpose.id, label: purpose.name }))}
              onChange={setChosen}
            />
          </Box>
          <Button variant="outline" colorPalette="gray" disabled={isCreating} onClick={calls.clear}>
            Clear
          </Button>
          <SendButton disabled={isCreating || !purposeId || count > mostCalledFor} onClick={() => void create()}>
            {isCreating ? 'Creating…' : `Create ${counted(count, 'Call')}`}
          </SendButton>
        </>
      )}
    </ActionBar>
  )
}

const isDone = ({ outcome }: LineOutcome): boolean => outcome === 'CREATED' || outcome === 'BROUGHT_FORWARD'

const ResultNotice = ({ result }: { result: CallsResult }) => {
  if ('refusal' in result) return <NoticeStrip kind="warning" title="No calls were created." text={result.refusal} />
  const done = result.outcomes.filter(isDone).length
  const title =
    done === result.outcomes.length
      ? done === 1
        ? 'The call is in the queue.'
        : 'All calls are in the queue.'
      : done === 0
        ? 'No new calls were needed.'
        : `${done} of ${result.outcomes.length} joined the queue.`
  return (
    <NoticeStrip
      kind={done > 0 ? 'success' : 'info'}
      title={title}
      text={<chakra.span>{inSentences(result.outcomes)}</chakra.span>}
    />
  )
}
