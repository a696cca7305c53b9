import { Button, Grid, Stack, Text } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { MergeDialog } from '../../../forms/record/MergeDialog'
import { FieldMarks } from '../../../forms/fields/FieldFrame'
import type { Refused } from '../../../forms/record/editor'
import { focusField } from '../../../forms/fields/useFormField'
import { stillTold, type OverwrittenEntry } from '../../../forms/record/Overwritten'
import { useLeaveGuard } from '../../../forms/record/useLeaveGuard'
import { useNow } from '../../../relay/serverClock'
import { Confirm } from '../../../ui/dialog/Confirm'
import { SendButton } from '../../../ui/page/SendButton'
import { showMoment } from '../../../ui/browser/time'
import { useCloseLine, useReopenLine, useSaveLine } from '../page/lineVerbs'
import type { LineEntries_line$key } from './__generated__/LineEntries_line.graphql'
import type { LineEntries_provider$key } from './__generated__/LineEntries_provider.graphql'
import { CreateCallDialog, type CreatedCall } from '../calls/CreateCallDialog'
import { InfectionPanel } from '../infections/InfectionPanel'
import { atHistoryField } from '../infections/infectionHistory'
import { LineBar, type LineNotice } from '../page/LineBar'
import { LineForm } from './LineForm'
import { lineFields } from './lineFormValues'
import { useHistoryEditing } from '../infections/useHistoryEditing'
import { useLineForm } from './useLineForm'

type LineEntriesProps = {
  line: LineEntries_line$key
  provider: LineEntries_provider$key
  isGone: boolean
  /** What others replaced of the person's entries, unseen. */
  overwritten: readonly OverwrittenEntry[]
  markGone: () => void
  header: ReactNode
  aside: ReactNode
}

const gone = {
  kind: 'warning',
  title: 'You no longer have access to this line.',
  text: 'It is now in a facility that you cannot access.',
} as const

const keepsChanging = {
  kind: 'warning',
  title: 'This line keeps changing.',
  text: 'Your own entries were kept. Save them again in a moment.',
} as const

/** The form of a line and its actions. */
export const LineEntries = ({ isGone, overwritten, markGone, header, aside, ...props }: LineEntriesProps) => {
  const provider = useFragment(
    graphql`
      fragment LineEntries_provider on Provider {
        ...useLineForm_provider
        ...CreateCallDialog_provider
      }
    `,
    props.provider,
  )
  const line = useFragment(
    graphql`
      fragment LineEntries_line on Line {
        id
        completedAt
        completedBy {
          fullName
        }
        viewerCanSave
        viewerCanClose
        viewerCanReopen
        viewerCanCreateCall
        ...useLineForm_line
        ...CreateCallDialog_line
      }
    `,
    props.line,
  )
  const now = useNow(60_000)
  const mayEnter = line.viewerCanSave && !isGone
  const [notice, setNotice] = useState<LineNotice | null>(null)
  const [doing, setDoing] = useState<'close' | 'createCall' | null>(null)
  const [saveLine, isSaving] = useSaveLine()
  const [closeLine, isClosing] = useCloseLine()
  const [reopenLine, isReopening] = useReopenLine()
  const isBusy = isSaving || isClosing || isReopening

  const refused = ({ code, message }: Pick<Refused, 'code' | 'message'>) => {
    if (code === 'NOT_FOUND') markGone()
    else setNotice(code === 'STALE' ? keepsChanging : { kind: 'warning', title: message })
  }

  const entries = useLineForm(line, provider, {
    readOnly: !mayEnter,
    onSave: async (changes, { infectionHistory }) => {
      setNotice(null)
      const result = await saveLine({ input: { lineId: line.id, ...changes } })
      if (!result.ok)
        return {
          ...result,
          refusal: result.refusal && {
            ...result.refusal,
            fields: atHistoryField(result.refusal.fields, infectionHistory),
          },
        }
      // The line may have moved to a facility that the person cannot see.
      if (result.data.line) setNotice({ kind: 'success', title: 'Saved' })
      else markGone()
      return result
    },
    /** Errors are shown at their fields, and the first one is focused. */
    onRefused: ({ fields, ...refusal }, elsewhere) => {
      if (fields.length === 0) return refused(refusal)
      const first = lineFields.find((name) => fields.some(({ field }) => field === name))
      setNotice({
        kind: 'warning',
        title: 'Not saved',
        text:
          elsewhere[0]?.message ??
          (fields.length === 1
            ? 'One entry cannot be saved as it is.'
            : `${fields.length} entries cannot be saved as they are.`),
      })
      if (first) requestAnimationFrame(() => focusField(first))
    },
  })
  const { form, words, isDirty, news } = entries
  const editing = useHistoryEditing(entries)
  const { question } = useLeaveGuard(isDirty)

  const close = async () => {
    setNotice(null)
    const result = await closeLine({ input: { lineId: line.id } })
    if (result.ok) {
      entries.reset()
      const { cancelled } = result.data
      setNotice({
        kind: 'success',
        title: 'Line closed',
        ...(cancelled > 0
          ? {
              text:
                cancelled === 1
                  ? 'Its scheduled follow-up was canceled.'
                  : `${cancelled} scheduled follow-ups were canceled.`,
            }
          : {}),
      })
    } else if (result.refusal) refused(result.refusal)
  }

  const reopen = async () => {
    setNotice(null)
    const result = await reopenLine({ input: { lineId: line.id } })
    if (result.ok)
      setNotice({
        kind: 'success',
        title: 'The line is open again',
        text: 'Canceled follow-ups are not restored. If the line needs a visit, create a call.',
      })
    else if (result.refusal) refused(result.refusal)
  }

  const created = (call: CreatedCall | null) => {
    setDoing(null)
    setNotice({
      kind: 'success',
      title: 'Call created',
      ...(call
        ? {
            text: [call.purpose.name, call.room?.name].filter(Boolean).join(' · '),
            action: (
              <Button asChild size="sm" variant="outline">
                <Link to={`/calls/${call.databaseId}`}>Open call</Link>
              </Button>
            ),
          }
        : {}),
    })
  }

  const closing = line.completedAt
    ? `${line.completedBy?.fullName ?? 'Someone'} closed this line at ${showMoment(new Date(line.completedAt), now)}.`
    : null
  const over = isGone
    ? gone
    : closing
      ? ({
          kind: 'info',
          title: closing,
          ...(line.viewerCanReopen ? { text: 'Reopen it to change it.' } : {}),
        } as const)
      : null

  return (
    <>
      <FormikProvider value={form}>
        <Stack gap="4">
          {header}
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' }}
          >
            <form aria-label="Line" noValidate onSubmit={(event) => event.preventDefault()}>
              <FieldMarks value={entries.marks}>
                <Stack gap="4">
                  <LineForm
                    facilities={entries.facilities}
                    readOnly={!mayEnter}
                    completed={
                      line.completedAt
                        ? { at: showMoment(new Date(line.completedAt), now), by: line.completedBy?.fullName ?? null }
                        : null
                    }
                  />
                  <InfectionPanel entries={entries} editing={editing} readOnly={!mayEnter} />
                </Stack>
              </FieldMarks>
            </form>
            {aside}
          </Grid>
        </Stack>
      </FormikProvider>
      <LineBar
        // The notice of success goes away when the person types again.
        notice={notice?.kind === 'success' && isDirty ? null : notice}
        onDismiss={() => setNotice(null)}
        over={over}
        overwritten={stillTold(overwritten, now)}
        news={
          news.length > 0
            ? {
                title: `This line was changed by ${entries.by}.`,
                text: words.inPageOrder(news).map(words.nameOf).join(', '),
                onShow: entries.showNews,
              }
            : null
        }
        hasUnsaved={isDirty}
        kept={entries.kept}
        isBusy={isBusy}
        mayWork={line.viewerCanSave || line.viewerCanReopen}
      >
        {!isGone && (
          <>
            {line.viewerCanClose && (
              <SendButton variant="outline" colorPalette="red" disabled={isBusy} onClick={() => setDoing('close')}>
                {isClosing ? 'Closing…' : 'Close Line'}
              </SendButton>
            )}
            {line.viewerCanCreateCall && (
              <SendButton variant="outline" disabled={isBusy} onClick={() => setDoing('createCall')}>
                Create Call
              </SendButton>
            )}
            {line.viewerCanSave && (
              <SendButton disabled={isBusy || !isDirty} onClick={() => entries.submit('save')}>
                {isSaving ? 'Saving…' : 'Save'}
              </SendButton>
            )}
            {line.viewerCanReopen && (
              <SendButton disabled={isBusy} onClick={() => void reopen()}>
                {isReopening ? 'Reopening…' : 'Reopen'}
              </SendButton>
            )}
          </>
        )}
      </LineBar>
      <Confirm
        isOpen={doing === 'close'}
        isDangerous
        title="Close Line?"
        confirmLabel="Close Line"
        onConfirm={close}
        onClose={() => setDoing(null)}
      >
        <Text>
          Are you sure you want to close this line? This will prevent future follow-ups from triggering for this line.
        </Text>
        {isDirty && <Text mt="2">What you entered on this page has not been saved and will be lost.</Text>}
      </Confirm>
      {doing === 'createCall' && (
        <CreateCallDialog
          line={line}
          provider={provider}
          onCreated={created}
          onRefused={(refusal) => {
            setDoing(null)
            refused(refusal)
          }}
          onClose={() => setDoing(null)}
        />
      )}
      {editing.dialogs}
      {entries.isAsking && <MergeDialog editor={entries} words={words} sendLabel={entries.asksFor && 'Save'} />}
      {question}
    </>
  )
}
