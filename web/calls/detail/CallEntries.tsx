import { Box, Button, Grid, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLeaveGuard } from '../../forms/useLeaveGuard'
import { Confirm } from '../../ui/Confirm'
import { globalId } from '../../relay/globalId'
import { notify } from '../../ui/notify'
import { LinePanel } from '../line/LinePanel'
import { SelectOrCreateLine } from '../line/SelectOrCreateLine'
import { FollowUpPanel } from '../procedures/FollowUpPanel'
import { ProceduresPanel } from '../procedures/ProceduresPanel'
import { useGoneEntries } from '../procedures/useGoneEntries'
import { useProcedureList } from '../procedures/useProcedureList'
import type { CallEntries_call$key } from './__generated__/CallEntries_call.graphql'
import type { CallEntries_provider$key } from './__generated__/CallEntries_provider.graphql'
import { CallActions } from './CallActions'
import { CallBar, type CallEnd, type CallNotice } from './CallBar'
import { CallForm } from './CallForm'
import { callFieldNames, entryName } from './callFormValues'
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
  over: CallEnd | null
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
        ...ProceduresPanel_provider
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
        viewerCanSave
        updatedBy {
          fullName
        }
        ...CallActions_call
        ...DeleteCall_call
        ...useCallForm_call
        ...ProceduresPanel_call
        ...LinePanel_call
      }
    `,
    props.call,
  )
  const [asksToReturn, setAsksToReturn] = useState(false)
  const entries = useCallForm(call, provider)
  const { form, context, hasUnsaved, hasRecord } = entries
  const { values } = form
  const gone = useGoneEntries(context, values)
  const hasUnsent = hasUnsaved || hasRecord || gone.length > 0
  const { question, leaveFor } = useLeaveGuard(hasUnsent)
  const list = useProcedureList(context.catalogue, values.fields)
  /** A completed call is over, and may still be corrected. */
  const mayEnter = over ? call.viewerCanSave : call.viewerCanCorrect
  const by = {
    mrn: values.mrn.trim() || null,
    roomId: values.roomId && globalId('Room', values.roomId),
    patientLastName: values.patientLastName.trim() || null,
  }

  const leaveDone = (title: string) => {
    notify({ kind: 'success', title, description: name })
    leaveFor(queue)
  }
  const stopping = useStopping(entries)
  const closing = useClosing(call.id, entries, { stopping, onRefused, onClosed: () => leaveDone('Call closed') })
  const saving = useSaving(call.id, entries, { stopping, onRefused, onStart: () => onNotice(null), onSaved: () => (over ? notify({ kind: 'success', title: 'Saved', description: name }) : onNotice(saved)) })

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
  const remove = <DeleteCall call={call} name={name} verbs={verbs} disabled={verbs.isBusy || isSending} hasEntries={hasUnsent} onDeleted={deleted} />

  return (
    <>
      <FormikProvider value={form}>
        <Stack gap="4">
          {header}
          <Grid gap="4" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' }}>
            <Box asChild minW="0">
              <form aria-label="Call" noValidate onSubmit={(event) => event.preventDefault()}>
                <Stack gap="4">
                  <CallForm purposeId={values.purposeId} purposes={entries.choices.purposes} facilities={entries.choices.facilities} readOnly={!mayEnter} />
                  <ProceduresPanel call={call} provider={provider} context={context} list={list} gone={gone} hasEntries={hasRecord} readOnly={!mayEnter} />
                  <FollowUpPanel
                    daysByProcedures={entries.daysByProcedures}
                    withoutFollowUps={entries.facility?.followUpsEnabled === false ? entries.facility.name : null}
                    readOnly={!mayEnter}
                  />
                  <LinePanel call={call} by={by} readOnly={!mayEnter} onRefused={onRefused} />
                </Stack>
              </form>
            </Box>
            {aside}
          </Grid>
        </Stack>
        {closing.asksForLine && (
          <SelectOrCreateLine
            callId={call.id}
            by={by}
            isSending={closing.isClosing}
            problem={closing.lineProblem}
            onSelect={(lineId) => void closing.closeWithLine(lineId)}
            onCreate={(lineName) => void closing.closeAndCreateLine(lineName)}
            onClose={closing.dismissLine}
          />
        )}
      </FormikProvider>
      <CallBar
        // Good news makes room for the one who has begun to work.
        notice={notice?.kind === 'success' && hasUnsent ? null : notice}
        onDismiss={() => onNotice(null)}
        over={over}
        news={entries.hasNews ? { title: `This call was changed by ${call.updatedBy?.fullName ?? 'somebody else'}.`, onShow: showNews } : null}
        hasEntries={hasUnsaved}
        hasRecord={hasRecord}
        mayEnter={mayEnter}
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
            {call.viewerCanSave && (
              <Button disabled={verbs.isBusy || isSending || !hasUnsent} onClick={() => void saving.saveCompleted()}>
                {saving.isSaving ? 'Saving…' : 'Save'}
              </Button>
            )}
          </>
        ) : (
          <CallActions
            call={call}
            verbs={verbs}
            hasEntries={hasUnsaved}
            isClosing={closing.isClosing}
            isSaving={saving.isSaving}
            onReturn={() => (hasUnsent ? setAsksToReturn(true) : void giveBack())}
            onSave={() => void saving.saveEntries()}
            onClose={() => void closing.close()}
          >
            {remove}
          </CallActions>
        )}
      </CallBar>
      <CannotSubmit missing={stopping.fields} before={stopping.before} nameOf={(field) => entryName(field, context)} reveal={list.reveal} onClose={stopping.dismiss} />
      <Confirm isOpen={asksToReturn} title="Return without saving?" confirmLabel="Return to Queue" onConfirm={() => void giveBack()} onCancel={() => setAsksToReturn(false)}>
        What you entered on this page has not been sent and will be lost.
      </Confirm>
      {question}
    </>
  )
}
