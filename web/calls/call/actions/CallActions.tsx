import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Confirm } from '../../../ui/dialog/Confirm'
import { MoreMenu } from '../../../ui/page/MoreMenu'
import { SendButton } from '../../../ui/page/SendButton'
import type { CallActions_call$key } from './__generated__/CallActions_call.graphql'
import type { CallVerbs } from './useCallVerbs'

/** The key that presses an action's button. */
const keyOf = (keys: string, label: string) => ({ keys, label })

type CallActionsProps = {
  call: CallActions_call$key
  verbs: CallVerbs
  hasEntries: boolean
  isClosing: boolean
  isSaving: boolean
  /** On a phone, only the main action is in sight, and the others are behind More. */
  isCompact: boolean
  /** Shown first, apart from the rest. */
  children: ReactNode
  onReturn: () => void
  onSave: () => void
  /** Resolves when submitting is done, or when it needs an answer from the person. */
  onClose: () => unknown
}

/** The actions that the server allows now, with the main action last. */
export const CallActions = ({
  call: callKey,
  verbs,
  hasEntries,
  isClosing,
  isSaving,
  isCompact,
  children,
  onReturn,
  onSave,
  onClose,
}: CallActionsProps) => {
  const call = useFragment(
    graphql`
      fragment CallActions_call on Call {
        assignedTo {
          fullName
        }
        viewerIsLead
        viewerCanAssign
        viewerCanTakeOver
        viewerCanAssist
        viewerCanStopAssisting
        viewerCanReturn
        viewerCanCorrect
        viewerCanClose
        viewerCanDelete
      }
    `,
    callKey,
  )
  /** The lead that the dialog names. It keeps this name even if the lead changes meanwhile. */
  const [takeOverFrom, setTakeOverFrom] = useState<string | null>(null)
  /** The same for closing. */
  const [closeCallOf, setCloseCallOf] = useState<string | null>(null)
  const disabled = verbs.isBusy || isClosing || isSaving
  const outline = { variant: 'outline', disabled } as const

  const others = (
    <>
      {children}
      {call.viewerCanReturn && (
        <SendButton {...outline} shortcut={keyOf('r', 'Return to Queue')} onClick={onReturn}>
          {verbs.isReturning ? 'Returning…' : 'Return to Queue'}
        </SendButton>
      )}
      {call.viewerCanTakeOver && (
        <SendButton
          {...outline}
          shortcut={keyOf('t', 'Take Over')}
          onClick={() => setTakeOverFrom(call.assignedTo?.fullName ?? null)}
        >
          {verbs.isAssigning ? 'Taking over…' : 'Take Over'}
        </SendButton>
      )}
      {call.viewerCanAssist && (
        <SendButton {...outline} shortcut={keyOf('a', 'Assist')} onClick={() => void verbs.assist()}>
          {verbs.isAssisting ? 'Joining…' : 'Assist'}
        </SendButton>
      )}
      {call.viewerCanStopAssisting && (
        <SendButton {...outline} shortcut={keyOf('a', 'Stop Assisting')} onClick={() => void verbs.stopAssisting()}>
          {verbs.isStopping ? 'Leaving…' : 'Stop Assisting'}
        </SendButton>
      )}
      {call.viewerCanCorrect && (
        <SendButton
          variant="outline"
          disabled={disabled || !hasEntries}
          shortcut={keyOf('e', 'Save Entries')}
          onClick={onSave}
        >
          {isSaving ? 'Saving…' : 'Save Entries'}
        </SendButton>
      )}
      {call.viewerCanClose && !call.viewerIsLead && (
        <SendButton
          {...outline}
          shortcut={keyOf('c', 'Complete call')}
          onClick={() => (call.assignedTo ? setCloseCallOf(call.assignedTo.fullName) : onClose())}
        >
          {isClosing ? 'Closing…' : 'Close'}
        </SendButton>
      )}
    </>
  )
  const isSubmitted = call.viewerCanClose && call.viewerIsLead
  const hasOthers =
    call.viewerCanDelete ||
    call.viewerCanReturn ||
    call.viewerCanTakeOver ||
    call.viewerCanAssist ||
    call.viewerCanStopAssisting ||
    call.viewerCanCorrect ||
    (call.viewerCanClose && !call.viewerIsLead)

  return (
    <>
      <MoreMenu isFolded={isCompact && hasOthers && (isSubmitted || call.viewerCanAssign)}>{others}</MoreMenu>
      {/* One verb with two words (calls, section 2): the lead submits what they did, anybody else closes a call that is not theirs. */}
      {isSubmitted && (
        <SendButton disabled={disabled} shortcut={keyOf('s', 'Submit Procedure')} onClick={onClose}>
          {isClosing ? 'Submitting…' : 'Submit Procedure'}
        </SendButton>
      )}
      {call.viewerCanAssign && (
        <SendButton disabled={disabled} shortcut={keyOf('t', 'Assign To Me')} onClick={() => void verbs.assign()}>
          {verbs.isAssigning ? 'Assigning…' : 'Assign To Me'}
        </SendButton>
      )}
      <Confirm
        isOpen={takeOverFrom !== null}
        title={`Take this call over from ${takeOverFrom}?`}
        confirmLabel="Take Over"
        onConfirm={verbs.takeOver}
        onClose={() => setTakeOverFrom(null)}
      >
        {takeOverFrom} has this call. You become its lead, and their work on it ends now.
      </Confirm>
      <Confirm
        isOpen={closeCallOf !== null}
        title={`Complete the call of ${closeCallOf}?`}
        confirmLabel="Complete Call"
        onConfirm={onClose}
        onClose={() => setCloseCallOf(null)}
      >
        {closeCallOf} leads this call. Their work on it ends now, they are notified, and the work log lists you as
        assisting.
      </Confirm>
    </>
  )
}
