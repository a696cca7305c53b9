import { Box, Grid, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useState, type ReactNode } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { graphql, useFragment } from 'react-relay'
import { controlId } from '../../../forms/fields/useFormField'
import { FieldMarks } from '../../../forms/fields/FieldFrame'
import { useLeaveGuard, whatBecomesOf } from '../../../forms/record/useLeaveGuard'
import { Confirm } from '../../../ui/dialog/Confirm'
import { SendButton } from '../../../ui/page/SendButton'
import { useNotify } from '../../../ui/notices/notices'
import { useShortcut } from '../../../ui/browser/shortcuts'
import { useIsCompact } from '../../../ui/browser/compact'
import { useIsOffline } from '../../../ui/browser/offline'
import type { useDraft_call$key } from '../drafts/__generated__/useDraft_call.graphql'
import { MergeDialog } from '../../../forms/record/MergeDialog'
import { useDraft } from '../drafts/useDraft'
import { useKeptDraft } from '../drafts/useKeptDraft'
import { useKeptHere } from '../drafts/useKeptHere'
import { CallImages } from '../images/CallImages'
import { useListAddress } from '../../embeds/backLinks'
import { LinePanel } from '../line/LinePanel'
import { SelectOrCreateLine } from '../line/SelectOrCreateLine'
import { useReportViewing } from '../viewers/useReportViewing'
import { FollowUpPanel } from '../../embeds/FollowUpPanel'
import { ProceduresPanel } from '../procedures/ProceduresPanel'
import { useOrphanedEntries } from '../procedures/useOrphanedEntries'
import { useProcedureList } from '../procedures/useProcedureList'
import { useDiscardCallDraft } from '../drafts/useDiscardCallDraft'
import type { CallEntries_call$key } from './__generated__/CallEntries_call.graphql'
import type { CallEntries_provider$key } from './__generated__/CallEntries_provider.graphql'
import { useGoOn } from './useGoOn'
import { CallActions } from '../actions/CallActions'
import { CallBar, type CallEnd, type CallNotice } from './CallBar'
import { CallForm } from './CallForm'
import { callFields, entryName, lineSearchOf } from './callFormValues'
import { LastTimeContext } from '../../embeds/lastTime'
import type { HeaderPart } from '../page/CallHeader'
import { Identity } from '../page/Identity'
import { goingOn, saved, scheduledInWords } from '../actions/callWords'
import { CannotSubmit } from '../../embeds/CannotSubmit'
import { DeleteCall } from '../actions/DeleteCall'
import { UndeleteCall } from '../actions/UndeleteCall'
import { useCallForm } from './useCallForm'
import { useOfferedRecords } from './useOfferedRecords'
import type { CallVerbs, Refused } from '../actions/useCallVerbs'
import { closes } from './sending'
import { useSending } from './useSending'
import type { Undo } from '../actions/useUndo'

type CallEntriesProps = {
  call: CallEntries_call$key
  draft: useDraft_call$key
  provider: CallEntries_provider$key
  /** The call's name in notices. */
  name: string
  verbs: CallVerbs
  undo: Undo
  /** How the call ended; null while it is open. */
  over: CallEnd | null
  notice: CallNotice | null
  onNotice: (notice: CallNotice | null) => void
  onRefused: (refusal: Refused) => void
  /** Who has the call and its status, short on a phone while one works on it. */
  header: (part: HeaderPart) => ReactNode
  aside: ReactNode
}

/** The form of a call and its actions, between the header and the panels that are only read. */
export const CallEntries = ({
  name,
  verbs,
  undo,
  over,
  notice,
  onNotice,
  onRefused,
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
        ...CallActions_call
        ...useLastTime_call
        ...DeleteCall_call
        ...useCallForm_call
        ...ProceduresPanel_call
        ...LinePanel_call
        ...CallImages_call
      }
    `,
    props.call,
  )
  const [isConfirmingReturn, setConfirmingReturn] = useState(false)
  const draft = useDraft(props.draft)
  const local = useKeptHere(call.id, provider.databaseId, draft)
  const sending = useSending(call.id, {
    onStart: () => {
      onNotice(null)
      // Entries that arrive with the answer get a new notice.
      entries.seeRestored()
    },
    onSaved: () => savedEntries(),
    onClosed: (followUpAt) => closed(followUpAt),
  })
  const { isSaving, isClosing } = sending
  const entries = useCallForm(call, provider, { draft: local.draft.entries, send: sending.send, onRefused })
  const { form, context, words, hasUnsaved, hasRecord, news, restored, submit } = entries
  const { values } = form
  const orphaned = useOrphanedEntries(context, values)
  const hasUnsent = hasUnsaved || hasRecord || orphaned.length > 0
  const list = useProcedureList(context.catalogue, values.fields)
  const isCompact = useIsCompact()
  /** The reader does the procedure now, with a phone in the hand. */
  const isBedside = isCompact && !over && call.viewerIsLead
  const [isUnfolded, setUnfolded] = useState(false)
  const isIdentityOpen = isUnfolded || callFields.some((field) => controlId(field) in entries.marks)
  /** A completed call can still be corrected for some time. */
  const mayEnter = over ? call.viewerCanSave : call.viewerCanCorrect
  const { usualIds, lastTime } = useOfferedRecords(call, entries, list, mayEnter && !over)
  /** Offered values that have to be confirmed before submitting, as a try to submit found them. */
  const [unconfirmed, setUnconfirmed] = useState<readonly FieldRefusal[]>([])
  const kept = useKeptDraft(call.id, entries.draft, draft, local, { mayKeep: mayEnter, onSend: entries.drafting })
  useReportViewing(call.id, mayEnter && hasUnsent)
  const isOffline = useIsOffline()
  /** Where the entries would be if the person left now. While offline, only what is already stored counts. */
  const place = !mayEnter ? 'page' : isOffline || kept.hasFailed ? (kept.place ?? 'page') : 'server'
  const { question, leaveFor } = useLeaveGuard(hasUnsent, place)
  const [discardDraft, isDiscarding] = useDiscardCallDraft()
  const lineSearch = lineSearchOf(values)

  const listAddress = useListAddress()
  const round = useGoOn()
  /** Where one goes when the call is done. */
  const queue = round?.to ?? '/calls/queue'
  const leaveDone = (title: string, to = queue, also = '') => {
    notify({ kind: 'success', title, description: name + also })
    // On a round the page stays, and offers the next stop.
    if (!round) leaveFor(to)
  }
  const savedEntries = () => {
    if (over) leaveDone('Saved', listAddress('completed'))
    else onNotice(saved)
  }
  const closed = (followUpAt: string | null) => {
    kept.end()
    leaveDone('Call closed', queue, scheduledInWords(followUpAt))
  }
  const discard = async () => {
    // Discard by name, so that entries from another page that this one has not shown are kept.
    const names = [...new Set([...draft.entries, ...entries.draft].map((entry) => entry.name))]
    const { ok } = await discardDraft({ input: { callId: call.id, names } })
    if (!ok) return
    local.release()
    entries.discard(names)
  }
  const sayNames = (names: readonly string[]) => words.inPageOrder(names).map(words.nameOf).join(', ')
  const giveBack = async () => {
    if (!(await verbs.giveBack())) return
    undo.offerAfterReturn()
    leaveFor(queue)
  }
  const deleted = (what: Parameters<Undo['offerAfterDelete']>[0]) => {
    undo.offerAfterDelete(what)
    leaveFor(queue)
  }

  // It changes the entries, which are sent as a draft.
  useShortcut('y', lastTime.next?.label ?? '', () => lastTime.next?.run(), {
    writes: true,
    isOffered: lastTime.next !== null,
  })
  // On a round the page stays when the call is closed.
  const isSending = isSaving || (isClosing && !over)
  const close = () => {
    setUnconfirmed(lastTime.unconfirmed)
    if (lastTime.unconfirmed.length === 0) submit({ verb: 'close' })
  }
  const reveal = (path: string) => {
    list.reveal(path)
    if ((callFields as readonly string[]).includes(path)) setUnfolded(true)
  }
  const goOn = round?.of({
    ...{ isOver: over !== null, viewerIsLead: call.viewerIsLead, hasUnsent, place, leaveFor },
    ...{ disabled: verbs.isBusy || isSending, giveBack: verbs.giveBack },
  })
  const callForm = (
    <CallForm
      purposeId={values.purposeId}
      purposes={entries.choices.purposes}
      facilities={entries.choices.facilities}
      readOnly={!mayEnter}
    />
  )
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
          {header(isBedside ? 'status' : 'all')}
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' }}
          >
            <Box asChild minW="0">
              <form aria-label="Call" noValidate onSubmit={(event) => event.preventDefault()}>
                <FieldMarks value={entries.marks}>
                  <Stack gap="4">
                    {isBedside ? (
                      <Identity
                        patient={values}
                        isOpen={isIdentityOpen}
                        readOnly={!mayEnter}
                        onToggle={() => setUnfolded(!isIdentityOpen)}
                      >
                        {callForm}
                      </Identity>
                    ) : (
                      callForm
                    )}
                    <LastTimeContext value={lastTime}>
                      <ProceduresPanel
                        call={call}
                        provider={provider}
                        context={context}
                        list={list}
                        usualIds={usualIds}
                        orphaned={orphaned}
                        hasEntries={hasRecord}
                        readOnly={!mayEnter}
                      />
                    </LastTimeContext>
                    <FollowUpPanel plan={over ? null : entries.followUpPlan} readOnly={!mayEnter} />
                    <LinePanel
                      call={call}
                      by={lineSearch}
                      readOnly={!mayEnter}
                      onAdded={entries.knowLine}
                      onRefused={onRefused}
                    />
                    <CallImages call={call} provider={provider} readOnly={!mayEnter} />
                  </Stack>
                </FieldMarks>
              </form>
            </Box>
            <Stack gap="4">
              {isBedside && header('facts')}
              {aside}
            </Stack>
          </Grid>
        </Stack>
        {sending.line && (
          <SelectOrCreateLine
            callId={call.id}
            by={lineSearch}
            isSending={isClosing}
            problem={sending.line.problem}
            refusedId={sending.line.refusedId}
            onSelect={(lineId, confirm) => submit({ verb: 'closeWithLine', lineId, confirm })}
            onCreate={(lineName) => submit({ verb: 'closeAndCreateLine', lineName })}
            onClose={sending.dismissLine}
          />
        )}
      </FormikProvider>
      <CallBar
        // The notice of success goes away when the person types again.
        notice={notice?.kind === 'success' && hasUnsent ? null : notice}
        onDismiss={() => onNotice(null)}
        over={over}
        news={
          news.length > 0
            ? {
                title: `This call was changed by ${entries.by}.`,
                text: sayNames(news),
                onShow: entries.showNews,
              }
            : null
        }
        restored={
          restored.length > 0
            ? {
                text: sayNames(restored),
                isDiscarding,
                onDiscard: () => void discard(),
                onDismiss: entries.seeRestored,
              }
            : null
        }
        hasEntries={hasUnsaved}
        hasRecord={hasRecord}
        place={kept.place}
        hasFailed={kept.hasFailed}
        mayEnter={mayEnter}
        isBusy={verbs.isBusy || isSending}
        next={goOn}
        mayWork={call.viewerCanClose || call.viewerCanDelete}
        last={over && call.viewerCanUndelete ? <UndeleteCall verbs={verbs} name={name} /> : null}
      >
        {over ? (
          <>
            {remove}
            {call.viewerCanSave && (
              <SendButton
                disabled={verbs.isBusy || isSending || !hasUnsent}
                shortcut={{ keys: 's', label: 'Save' }}
                onClick={() => submit({ verb: 'saveCompleted' })}
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
            onReturn={() => (hasUnsent ? setConfirmingReturn(true) : void giveBack())}
            onSave={() => submit({ verb: 'saveEntries' })}
            isCompact={isCompact}
            onClose={close}
          >
            {remove}
          </CallActions>
        )}
      </CallBar>
      {entries.isAsking && (
        <MergeDialog
          editor={entries}
          words={words}
          sendLabel={entries.asksFor && goingOn(entries.asksFor, call.viewerIsLead)}
        />
      )}
      <CannotSubmit
        missing={entries.missing}
        before={entries.refused && closes(entries.refused.verb) ? 'closed' : 'saved'}
        nameOf={(field) => entryName(field, context)}
        reveal={reveal}
        onClose={entries.dismiss}
      />
      <CannotSubmit
        missing={unconfirmed}
        before="confirmed"
        nameOf={(field) => entryName(field, context)}
        reveal={reveal}
        onClose={() => setUnconfirmed([])}
      />
      {goOn?.question}
      <Confirm
        isOpen={isConfirmingReturn}
        title="Return without saving?"
        confirmLabel="Return to Queue"
        onConfirm={giveBack}
        onClose={() => setConfirmingReturn(false)}
      >
        {whatBecomesOf(place)}
      </Confirm>
      {question}
    </>
  )
}
