import { Box, Grid, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { FieldMarks } from '../../../forms/fields/FieldFrame'
import { useLeaveGuard, whatBecomesOf } from '../../../forms/record/useLeaveGuard'
import { Confirm } from '../../../ui/dialog/Confirm'
import { SendButton } from '../../../ui/page/SendButton'
import { globalId } from '../../../relay/globalId'
import { serverNow } from '../../../relay/serverClock'
import { useNotify } from '../../../ui/notices/notices'
import { useIsOffline } from '../../../ui/browser/offline'
import { showMoment } from '../../../ui/browser/time'
import { inPageOrder, nameOfEntry } from '../drafts/entries'
import type { useDraft_call$key } from '../drafts/__generated__/useDraft_call.graphql'
import { useAuthors } from '../drafts/useAuthors'
import { MergeDialog } from '../../embeds/MergeDialog'
import { useAwaitedDraft } from '../drafts/useAwaitedDraft'
import { useDraft, useKeptDraft } from '../drafts/useDraft'
import { useKeptHere } from '../drafts/useKeptHere'
import { useMerging } from '../../embeds/useMerging'
import { CallImages } from '../images/CallImages'
import { useListAddress } from '../../embeds/useWayBack'
import { LinePanel } from '../line/LinePanel'
import { SelectOrCreateLine } from '../line/SelectOrCreateLine'
import { useCallLook } from '../viewers/useCallLook'
import { FollowUpPanel } from '../../embeds/FollowUpPanel'
import { ProceduresPanel } from '../procedures/ProceduresPanel'
import { useGoneEntries } from '../procedures/useGoneEntries'
import { useProcedureList } from '../procedures/useProcedureList'
import { useDiscardCallDraft } from '../drafts/useDiscardCallDraft'
import type { CallEntries_call$key } from './__generated__/CallEntries_call.graphql'
import type { CallEntries_provider$key } from './__generated__/CallEntries_provider.graphql'
import { CallActions } from '../actions/CallActions'
import { CallBar, type CallEnd, type CallNotice } from './CallBar'
import { CallForm } from './CallForm'
import { entryName } from './callFormValues'
import { goingOn, keepsChanging, saved } from '../actions/callWords'
import { CannotSubmit } from '../../embeds/CannotSubmit'
import { DeleteCall } from '../actions/DeleteCall'
import { closes, type GoOn } from './goOn'
import { useCallForm } from './useCallForm'
import type { CallVerbs, Refused } from '../actions/useCallVerbs'
import { useClosing } from './useClosing'
import { useSaving } from './useSaving'
import { useStopping } from './useStopping'
import type { Undo } from '../actions/useUndo'

const queue = '/calls/queue'

type CallEntriesProps = {
  call: CallEntries_call$key
  draft: useDraft_call$key
  provider: CallEntries_provider$key
  /** The call, as notices name it. */
  name: string
  verbs: CallVerbs
  undo: Undo
  /** How the call came to its end, when it has. */
  over: CallEnd | null
  notice: CallNotice | null
  onNotice: (notice: CallNotice | null) => void
  onRefused: (refusal: Refused) => void
  /** Reads the call and the draft anew. */
  read: () => Promise<unknown>
  header: ReactNode
  aside: ReactNode
}

/** What somebody enters on a call, and what can be done with it, between what is only shown. */
export const CallEntries = ({
  name,
  verbs,
  undo,
  over,
  notice,
  onNotice,
  onRefused,
  read,
  header,
  aside,
  ...props
}: CallEntriesProps) => {
  const notify = useNotify()
  const provider = useFragment(
    graphql`
      fragment CallEntries_provider on Provider {
        databaseId
        ...useCallForm_provider
        ...ProceduresPanel_provider
        ...CallImages_provider
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
        viewerIsLead
        updatedBy {
          id
          fullName
        }
        ...CallActions_call
        ...DeleteCall_call
        ...useCallForm_call
        ...ProceduresPanel_call
        ...LinePanel_call
        ...CallImages_call
      }
    `,
    props.call,
  )
  const [asksToReturn, setAsksToReturn] = useState(false)
  const draft = useDraft(props.draft)
  const here = useKeptHere(call.id, provider.databaseId, draft)
  const entries = useCallForm(call, provider, here.draft.entries)
  const { form, context, hasUnsaved, hasRecord } = entries
  const { values } = form
  const gone = useGoneEntries(context, values)
  const hasUnsent = hasUnsaved || hasRecord || gone.length > 0
  const list = useProcedureList(context.catalogue, values.fields)
  /** A completed call is over, and may still be corrected. */
  const mayEnter = over ? call.viewerCanSave : call.viewerCanCorrect
  const kept = useKeptDraft(call.id, entries.draft, draft, here, { mayKeep: mayEnter, onTell: entries.telling })
  useCallLook(call.id, mayEnter && hasUnsent)
  const isOffline = useIsOffline()
  /** Where what is entered is found again, should the person leave now: without a connection only what is there already. */
  const place = !mayEnter ? 'page' : isOffline || kept.hasFailed ? (kept.place ?? 'page') : 'server'
  const { question, leaveFor } = useLeaveGuard(hasUnsent, place)
  const [discardDraft, isDiscarding] = useDiscardCallDraft()
  /** Of the entries that came back, those that the person has seen. */
  const [seenRestorations, setSeenRestorations] = useState(0)
  const seeRestored = () => setSeenRestorations(entries.restorations)
  const lookedFor = {
    mrn: values.mrn.trim() || null,
    roomId: values.roomId && globalId('Room', values.roomId),
    patientFirstName: values.patientFirstName.trim() || null,
    patientLastName: values.patientLastName.trim() || null,
  }

  const listAddress = useListAddress()
  const leaveDone = (title: string, to = queue, also = '') => {
    notify({ kind: 'success', title, description: name + also })
    leaveFor(to)
  }
  const authorsOf = useAuthors(entries.merge, call.updatedBy)
  const by = authorsOf(entries.news)
  const stopping = useStopping(entries)
  const merging = useMerging<GoOn>(entries, {
    by,
    isParting: closes,
    run: (goOn) => send(goOn),
    onGivenUp: () => onNotice(keepsChanging),
  })
  const onStale = merging.stale
  const submit = useAwaitedDraft(call.id, {
    revision: draft.revision,
    restorations: entries.restorations,
    read,
    run: merging.send,
  })
  const savedEntries = () => {
    seeRestored()
    merging.forget()
    if (over) leaveDone('Saved', listAddress('completed'))
    else onNotice(saved)
  }
  const closed = (followUpAt: string | null) => {
    kept.end()
    leaveDone(
      'Call closed',
      queue,
      followUpAt
        ? `. Follow-up scheduled for ${showMoment(new Date(followUpAt), serverNow())}.`
        : '. No follow-up was scheduled.',
    )
  }
  const discard = async () => {
    // What another page keeps meanwhile is not forgotten unseen.
    const names = [...new Set([...draft.entries, ...entries.draft].map((entry) => entry.name))]
    const { ok } = await discardDraft({ input: { callId: call.id, names } })
    if (!ok) return
    here.release()
    entries.discard()
  }
  const closing = useClosing(call.id, entries, { stopping, onStale, onRefused, onClosed: closed })
  const saving = useSaving(call.id, entries, {
    stopping,
    onStale,
    onRefused,
    onStart: () => onNotice(null),
    onSaved: savedEntries,
  })
  const send = (goOn: GoOn): Promise<void> => {
    if (goOn.verb === 'closeWithLine') return closing.closeWithLine(goOn.lineId, goOn.confirm)
    if (goOn.verb === 'closeAndCreateLine') return closing.closeAndCreateLine(goOn.lineName)
    return goOn.verb === 'close' ? closing.close() : saving[goOn.verb]()
  }

  const giveBack = async () => {
    if (!(await verbs.giveBack())) return
    undo.offerAfterReturn()
    leaveFor(queue)
  }
  const undelete = async () => {
    if (await verbs.undelete()) notify({ kind: 'success', title: 'Call undeleted', description: name })
  }
  const deleted = (what: Parameters<Undo['offerAfterDelete']>[0]) => {
    undo.offerAfterDelete(what)
    leaveFor(queue)
  }

  const isSaving = saving.isSaving || (submit.held !== null && !closes(submit.held))
  const isClosing = closing.isClosing || (submit.held !== null && closes(submit.held))
  const isSending = isClosing || isSaving
  const remove = (
    <DeleteCall
      call={call}
      name={name}
      verbs={verbs}
      disabled={verbs.isBusy || isSending}
      hasEntries={hasUnsent}
      onDeleted={deleted}
    />
  )

  return (
    <>
      <FormikProvider value={form}>
        <Stack gap="4">
          {header}
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' }}
          >
            <Box asChild minW="0">
              <form aria-label="Call" noValidate onSubmit={(event) => event.preventDefault()}>
                <FieldMarks value={merging.marks}>
                  <Stack gap="4">
                    <CallForm
                      purposeId={values.purposeId}
                      purposes={entries.choices.purposes}
                      facilities={entries.choices.facilities}
                      readOnly={!mayEnter}
                    />
                    <ProceduresPanel
                      call={call}
                      provider={provider}
                      context={context}
                      list={list}
                      gone={gone}
                      hasEntries={hasRecord}
                      readOnly={!mayEnter}
                    />
                    <FollowUpPanel plan={over ? null : entries.followUpPlan} readOnly={!mayEnter} />
                    <LinePanel
                      call={call}
                      by={lookedFor}
                      readOnly={!mayEnter}
                      onAdded={entries.knowLine}
                      onRefused={onRefused}
                    />
                    <CallImages call={call} provider={provider} readOnly={!mayEnter} />
                  </Stack>
                </FieldMarks>
              </form>
            </Box>
            {aside}
          </Grid>
        </Stack>
        {closing.asksForLine && (
          <SelectOrCreateLine
            callId={call.id}
            by={lookedFor}
            isSending={isClosing}
            problem={closing.lineProblem}
            refusedId={closing.refusedLineId}
            onSelect={(lineId, confirm) => submit.send({ verb: 'closeWithLine', lineId, confirm })}
            onCreate={(lineName) => submit.send({ verb: 'closeAndCreateLine', lineName })}
            onClose={closing.dismissLine}
          />
        )}
      </FormikProvider>
      <CallBar
        // Good news makes room for the one who has begun to work.
        notice={notice?.kind === 'success' && hasUnsent ? null : notice}
        onDismiss={() => onNotice(null)}
        over={over}
        news={
          merging.names.length > 0
            ? {
                title: `This call was changed by ${by}.`,
                text: merging.names.map((each) => nameOfEntry(each, context)).join(', '),
                onShow: merging.show,
              }
            : null
        }
        restored={
          entries.restored.length > 0 && entries.restorations > seenRestorations
            ? {
                text: inPageOrder(entries.restored, context)
                  .map((each) => nameOfEntry(each, context))
                  .join(', '),
                isDiscarding,
                onDiscard: () => void discard(),
                onDismiss: seeRestored,
              }
            : null
        }
        hasEntries={hasUnsaved}
        hasRecord={hasRecord}
        place={kept.place}
        hasFailed={kept.hasFailed}
        mayEnter={mayEnter}
        isBusy={verbs.isBusy || isSending}
        mayWork={call.viewerCanClose || call.viewerCanDelete}
        last={
          over && call.viewerCanUndelete ? (
            <SendButton variant="outline" disabled={verbs.isBusy} onClick={() => void undelete()}>
              {verbs.isUndeleting ? 'Undeleting…' : 'Undelete'}
            </SendButton>
          ) : null
        }
      >
        {over ? (
          <>
            {remove}
            {call.viewerCanSave && (
              <SendButton
                disabled={verbs.isBusy || isSending || !hasUnsent}
                onClick={() => submit.send({ verb: 'saveCompleted' })}
              >
                {isSaving ? 'Saving…' : 'Save'}
              </SendButton>
            )}
          </>
        ) : (
          <CallActions
            call={call}
            verbs={verbs}
            hasEntries={hasUnsaved}
            isClosing={isClosing}
            isSaving={isSaving}
            onReturn={() => (hasUnsent ? setAsksToReturn(true) : void giveBack())}
            onSave={() => submit.send({ verb: 'saveEntries' })}
            onClose={() => submit.send({ verb: 'close' })}
          >
            {remove}
          </CallActions>
        )}
      </CallBar>
      {merging.isAsking && (
        <MergeDialog
          edits={entries}
          by={by}
          confirmLabel={merging.goOn ? goingOn(merging.goOn, call.viewerIsLead) : 'Done'}
          isLocal={merging.goOn === null}
          onSettle={merging.settle}
          onClose={merging.dismiss}
        />
      )}
      <CannotSubmit
        missing={stopping.fields}
        before={stopping.before}
        nameOf={(field) => entryName(field, context)}
        reveal={list.reveal}
        onClose={stopping.dismiss}
      />
      <Confirm
        isOpen={asksToReturn}
        title="Return without saving?"
        confirmLabel="Return to Queue"
        onConfirm={giveBack}
        onClose={() => setAsksToReturn(false)}
      >
        {whatBecomesOf(place)}
      </Confirm>
      {question}
    </>
  )
}
