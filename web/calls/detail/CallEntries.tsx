import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLeaveGuard } from '../../forms/useLeaveGuard'
import { Confirm } from '../../ui/Confirm'
import { notify } from '../../ui/notify'
import type { CallEntries_call$key } from './__generated__/CallEntries_call.graphql'
import type { CallEntries_provider$key } from './__generated__/CallEntries_provider.graphql'
import { CallActions } from './CallActions'
import { CallBar, type CallNotice } from './CallBar'
import { CallForm } from './CallForm'
import { callFieldNames } from './callFormValues'
import { saved } from './callWords'
import { CannotSubmit } from './CannotSubmit'
import { DeleteCall } from './DeleteCall'
import { useCallForm } from './useCallForm'
import type { CallVerbs, Refused } from './useCallVerbs'
import { useClosing } from './useClosing'
import { useSaving } from './useSaving'
import { useStopping } from './useStopping'

const queue = '/calls/queue'

type CallEntriesProps = {
  call: CallEntries_call$key
  provider: CallEntries_provider$key
  /** The call, as notices name it. */
  name: string
  verbs: CallVerbs
  /** How the call came to its end, when it has. */
  over: { title: string; text?: string } | null
  notice: CallNotice | null
  onNotice: (notice: CallNotice | null) => void
  onRefused: (refusal: Refused) => void
  header: ReactNode
  aside: ReactNode
}

/** What somebody enters on a call, and what can be done with it, between what is only shown. */
export const CallEntries = ({ name, verbs, over, notice, onNotice, onRefused, header, aside, ...props }: CallEntriesProps) => {
  const provider = useFragment(
    graphql`
      fragment CallEntries_provider on Provider {
        ...useCallForm_provider
      }
    `,
    props.provider,
  )
  const call = useFragment(
    graphql`
      fragment CallEntries_call on Call {
        id
        viewerCanCorrect
        viewerCanDelete
        viewerCanUndelete
        viewerCanClose
        updatedBy {
          fullName
        }
        ...CallActions_call
        ...DeleteCall_call
        ...useCallForm_call
      }
    `,
    props.call,
  )
  const [asksToReturn, setAsksToReturn] = useState(false)
  const entries = useCallForm(call, provider)
  const { question, leaveFor } = useLeaveGuard(entries.hasUnsent)

  const leaveDone = (title: string) => {
    notify({ kind: 'success', title, description: name })
    leaveFor(queue)
  }
  const stopping = useStopping(entries)
  const closing = useClosing(call.id, entries, { stopping, onRefused, onClosed: () => leaveDone('Call closed') })
  const saving = useSaving(call.id, entries, { stopping, onRefused, onStart: () => onNotice(null), onSaved: () => onNotice(saved) })

  const giveBack = async () => {
    setAsksToReturn(false)
    if (await verbs.giveBack()) leaveDone('Call returned to the queue')
  }

  const deleted = (message: string | null) => {
    notify({ kind: message ? 'info' : 'success', title: 'Call deleted', description: message ?? name })
    leaveFor(queue)
  }

  const showNews = () => {
    const both = entries.takeNews()
    if (both.length > 0)
      onNotice({ kind: 'info', title: 'Your own entries were kept.', text: `Also changed elsewhere: ${both.map((field) => callFieldNames[field]).join(', ')}.` })
  }

  const isSending = closing.isClosing || saving.isSaving
  const remove = <DeleteCall call={call} name={name} verbs={verbs} disabled={verbs.isBusy || isSending} hasEntries={entries.hasUnsent} onDeleted={deleted} />

  return (
    <>
      <FormikProvider value={entries.form}>
        <Stack gap="4">
          {header}
          <Grid gap="4" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' }}>
            <Box asChild minW="0">
              <form aria-label="Call" noValidate onSubmit={(event) => event.preventDefault()}>
                <CallForm
                  purposeId={entries.form.values.purposeId}
                  purposes={entries.choices.purposes}
                  facilities={entries.choices.facilities}
                  readOnly={over !== null || !call.viewerCanCorrect}
                />
              </form>
            </Box>
            {aside}
          </Grid>
        </Stack>
      </FormikProvider>
      <CallBar
        // Good news makes room for the one who has begun to work.
        notice={notice?.kind === 'success' && entries.hasUnsent ? null : notice}
        onDismiss={() => onNotice(null)}
        over={over}
        news={entries.hasNews ? { title: `This call was changed by ${call.updatedBy?.fullName ?? 'somebody else'}.`, onShow: showNews } : null}
        hasEntries={entries.hasUnsent}
        mayEnter={call.viewerCanCorrect}
        isBusy={verbs.isBusy || isSending}
        mayWork={call.viewerCanClose || call.viewerCanDelete}
      >
        {over ? (
          <>
            {remove}
            {call.viewerCanUndelete && (
              <Button variant="outline" disabled={verbs.isBusy} onClick={() => void verbs.undelete()}>
                {verbs.isUndeleting ? 'Undeleting…' : 'Undelete'}
              </Button>
            )}
          </>
        ) : (
          <CallActions
            call={call}
            verbs={verbs}
            hasEntries={entries.hasUnsent}
            isClosing={closing.isClosing}
            isSaving={saving.isSaving}
            onReturn={() => (entries.hasUnsent ? setAsksToReturn(true) : void giveBack())}
            onSave={() => void saving.save()}
            onClose={() => void closing.close()}
          >
            {remove}
          </CallActions>
        )}
      </CallBar>
      <CannotSubmit missing={stopping.fields} before={stopping.before} onClose={stopping.dismiss} />
      <Confirm isOpen={asksToReturn} title="Return without saving?" confirmLabel="Return to Queue" onConfirm={() => void giveBack()} onCancel={() => setAsksToReturn(false)}>
        What you entered on this page has not been sent and will be lost.
      </Confirm>
      {question}
    </>
  )
}
