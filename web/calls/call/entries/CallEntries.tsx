import { Grid, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useMemo, useState, type ReactNode } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { graphql, useFragment } from 'react-relay'
import type { OverwrittenEntry } from '../../../forms/record/Overwritten'
import { useLeave, useLeaveGuard, whatBecomesOf } from '../../../forms/record/useLeaveGuard'
import { useIsCompact } from '../../../ui/browser/compact'
import { Confirm } from '../../../ui/dialog/Confirm'
import { SendButton } from '../../../ui/page/SendButton'
import { CallActions } from '../actions/CallActions'
import { DeleteCall } from '../actions/DeleteCall'
import { UndeleteCall } from '../actions/UndeleteCall'
import type { CallVerbs, Refused } from '../actions/useCallVerbs'
import type { Undo } from '../actions/useUndo'
import type { useDraft_call$key } from '../drafts/__generated__/useDraft_call.graphql'
import { useDraft } from '../drafts/useDraft'
import { useKeptDraft } from '../drafts/useKeptDraft'
import { useKeptHere } from '../drafts/useKeptHere'
import { useRoundState } from '../../../round/embeds/roundState'
import type { HeaderPart } from '../page/CallHeader'
import { useOrphanedEntries } from '../procedures/useOrphanedEntries'
import { useReportViewing } from '../viewers/useReportViewing'
import type { CallEntries_call$key } from './__generated__/CallEntries_call.graphql'
import type { CallEntries_provider$key } from './__generated__/CallEntries_provider.graphql'
import { CallBar, type CallEnd, type CallNotice } from './CallBar'
import { CallPanels } from './CallPanels'
import { Questions } from './Questions'
import { useCallForm } from './useCallForm'
import { useGoOn } from './useGoOn'
import { useSending } from './useSending'
import { useShownParts } from './useShownParts'

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
  /** What others replaced of the person's entries, unseen. */
  overwritten: readonly OverwrittenEntry[]
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
  overwritten,
  notice,
  onNotice,
  onRefused,
  header,
  aside,
  ...props
}: CallEntriesProps) => {
  const provider = useFragment(
    graphql`
      fragment CallEntries_provider on Provider {
        databaseId
        ...useCallRecord_provider
        ...CallPanels_provider
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
        ...useCallRecord_call
        ...CallPanels_call
      }
    `,
    props.call,
  )
  const isOver = over !== null
  /** A completed call can still be corrected for some time. */
  const mayEnter = isOver ? call.viewerCanSave : call.viewerCanCorrect
  const draft = useDraft(props.draft)
  const local = useKeptHere(call.id, provider.databaseId, draft)
  const leave = useLeave()
  const { leaveFor } = leave
  const isOnRound = useRoundState() !== null
  const sending = useSending(call.id, {
    ...{ name, isOver, onNotice, onClosed: local.end },
    // On a round the page stays, and offers the next stop.
    leaveFor: isOnRound ? null : leaveFor,
  })
  const entries = useCallForm(call, provider, { draft: local.draft.entries, send: sending.send, onRefused })
  const { form, context, hasUnsaved, hasRecord, submit } = entries
  const kept = useKeptDraft(call.id, entries, draft, local, mayEnter)
  const shown = useShownParts(call, entries, mayEnter && !isOver)
  const orphaned = useOrphanedEntries(context, form.values)
  const hasUnsent = hasUnsaved || hasRecord || orphaned.length > 0
  useReportViewing(call.id, mayEnter && hasUnsent)
  const place = kept.placeOnLeaving
  const { question } = useLeaveGuard(hasUnsent, { place, leave })
  const isCompact = useIsCompact()
  /** The reader does the procedure now, with a phone in the hand. */
  const isBedside = isCompact && !isOver && call.viewerIsLead
  // A key changes nothing above the form.
  const top = useMemo(() => header(isBedside ? 'status' : 'all'), [header, isBedside])
  const [isConfirmingReturn, setConfirmingReturn] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<readonly FieldRefusal[]>([])

  const disabled = verbs.isBusy || sending.isBusy
  const goOn = useGoOn({
    ...{ isOver, viewerIsLead: call.viewerIsLead, hasUnsent, place, leaveFor },
    ...{ disabled, giveBack: verbs.giveBack },
  })
  const queue = goOn?.to ?? '/calls/queue'
  const giveBack = async () => {
    if (!(await verbs.giveBack())) return
    undo.offerAfterReturn()
    leaveFor(queue)
  }
  const close = () => {
    setUnconfirmed(shown.lastTime.unconfirmed)
    if (shown.lastTime.unconfirmed.length === 0) submit({ verb: 'close' })
  }
  const remove = (
    <DeleteCall
      call={call}
      name={name}
      verbs={verbs}
      disabled={disabled}
      hasEntries={hasUnsent}
      onDeleted={(what) => {
        undo.offerAfterDelete(what)
        leaveFor(queue)
      }}
    />
  )

  return (
    <>
      <FormikProvider value={form}>
        <Stack gap="4">
          {top}
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(20rem, 1fr)' }}
          >
            <CallPanels
              call={call}
              provider={provider}
              entries={entries}
              shown={shown}
              orphaned={orphaned}
              isOver={isOver}
              isBedside={isBedside}
              readOnly={!mayEnter}
              onRefused={onRefused}
            />
            <Stack gap="4">
              {isBedside && header('facts')}
              {aside}
            </Stack>
          </Grid>
        </Stack>
        <Questions
          callId={call.id}
          entries={entries}
          sending={sending}
          isLead={call.viewerIsLead}
          unconfirmed={unconfirmed}
          onUnconfirmed={setUnconfirmed}
          reveal={shown.reveal}
        />
      </FormikProvider>
      <CallBar
        // The notice of success goes away when the person types again.
        notice={notice?.kind === 'success' && hasUnsent ? null : notice}
        onDismiss={() => onNotice(null)}
        over={over}
        overwritten={overwritten}
        entries={entries}
        kept={kept}
        mayEnter={mayEnter}
        isBusy={disabled}
        goOn={goOn}
        mayWork={call.viewerCanClose || call.viewerCanDelete}
        last={over && call.viewerCanUndelete ? <UndeleteCall verbs={verbs} name={name} /> : null}
      >
        {over ? (
          <>
            {remove}
            {call.viewerCanSave && (
              <SendButton
                disabled={disabled || !hasUnsent}
                shortcut={{ keys: 's', label: 'Save' }}
                onClick={() => submit({ verb: 'saveCompleted' })}
              >
                {sending.isSaving ? 'Saving…' : 'Save'}
              </SendButton>
            )}
          </>
        ) : (
          <CallActions
            call={call}
            verbs={verbs}
            hasEntries={hasUnsaved}
            isClosing={sending.isClosing}
            isSaving={sending.isSaving}
            onReturn={() => (hasUnsent ? setConfirmingReturn(true) : void giveBack())}
            onSave={() => submit({ verb: 'saveEntries' })}
            isCompact={isCompact}
            onClose={close}
          >
            {remove}
          </CallActions>
        )}
      </CallBar>
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
