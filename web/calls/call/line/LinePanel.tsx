import { Badge, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNotify } from '../../../ui/notices/notices'
import { Panel } from '../../../ui/page/Panel'
import { SendButton } from '../../../ui/page/SendButton'
import type { Refused } from '../actions/useCallVerbs'
import { useAddCallLine } from '../entries/entryVerbs'
import { Untranslated } from '../../../ui/parts/Untranslated'
import type { LinePanel_call$key } from './__generated__/LinePanel_call.graphql'
import { AddToLine } from './AddToLine'
import { InfectionFields } from './InfectionFields'
import type { LookedFor } from './MatchingLines'

type LinePanelProps = {
  call: LinePanel_call$key
  /** The search for matching lines. */
  by: LookedFor
  readOnly: boolean
  onAdded: (lineId: string) => void
  onRefused: (refusal: Refused) => void
}

/** The call's line, whether it is infected, and a button to choose another line. */
export const LinePanel = ({ by, readOnly, onAdded, onRefused, ...props }: LinePanelProps) => {
  const notify = useNotify()
  const { id, line } = useFragment(
    graphql`
      fragment LinePanel_call on Call {
        id
        line {
          name
          completedAt
          infection
          infectionNotes
        }
      }
    `,
    props.call,
  )
  const [addCallLine, isAdding] = useAddCallLine()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [refusedId, setRefusedId] = useState<string | null>(null)
  if (readOnly && !line) return null

  const add = async (lineId: string, confirm: boolean) => {
    setProblem(null)
    const result = await addCallLine({ input: { callId: id, lineId, ...(confirm ? { confirm } : {}) } })
    if (result.ok) {
      setOpen(false)
      onAdded(lineId)
      notify({ kind: 'success', title: 'Call added to the line' })
    } else if (result.refusal && result.refusal.fields.length > 0) setProblem(result.refusal.fields[0]!.message)
    else if (result.refusal?.code === 'LINE_OF_ANOTHER_PATIENT') {
      setRefusedId(lineId)
      setProblem(result.refusal.message)
    } else if (result.refusal) {
      setOpen(false)
      onRefused(result.refusal)
    }
  }
  return (
    <Panel title="Line">
      <Stack gap="4">
        {line ? (
          <>
            <Text fontWeight="semibold">
              <Untranslated>{line.name}</Untranslated>
              {line.completedAt && ' (closed)'}
            </Text>
            {!readOnly && <InfectionFields line={line} />}
            {readOnly && line.infection && (
              <Text>
                <Badge colorPalette="amber">Infection</Badge> <Untranslated>{line.infectionNotes}</Untranslated>
              </Text>
            )}
          </>
        ) : (
          <Text color="fg.muted">
            No line linked yet. If a procedure needs one, you are asked for it when you submit.
          </Text>
        )}
        {!readOnly && (
          <SendButton
            variant="outline"
            alignSelf={{ sm: 'flex-start' }}
            shortcut={{ keys: 'o', label: 'Add to existing line' }}
            onClick={() => setOpen(true)}
          >
            Add to existing line
          </SendButton>
        )}
      </Stack>
      {isOpen && (
        <AddToLine
          callId={id}
          by={by}
          isAdding={isAdding}
          problem={problem}
          refusedId={refusedId}
          onAdd={(lineId, confirm) => void add(lineId, confirm)}
          onClose={() => {
            setOpen(false)
            setProblem(null)
          }}
        />
      )}
    </Panel>
  )
}
