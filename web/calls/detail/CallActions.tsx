import { Button } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Confirm } from '../../ui/Confirm'
import type { CallActions_call$key } from './__generated__/CallActions_call.graphql'
import type { CallVerbs } from './useCallVerbs'

type CallActionsProps = {
  call: CallActions_call$key
  verbs: CallVerbs
  hasEntries: boolean
  isClosing: boolean
  isSaving: boolean
  /** What stands first, apart from the rest. */
  children: ReactNode
  onReturn: () => void
  onSave: () => void
  onClose: () => void
}

/** What may be done with the call now, as the server says; the main thing last. */
export const CallActions = ({
  call: callKey,
  verbs,
  hasEntries,
  isClosing,
  isSaving,
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
      }
    `,
    callKey,
  )
  /** Whom the question names; the question stays about them, whoever has the call meanwhile. */
  const [asksToTakeFrom, askToTakeFrom] = useState<string | null>(null)
  /** The same of closing. */
  const [asksToCloseOf, askToCloseOf] = useState<string | null>(null)
  const disabled = verbs.isBusy || isClosing || isSaving
  const outline = { variant: 'outline', disabled } as const

  return (
    <>
      {children}
      {call.viewerCanReturn && (
        <Button {...outline} onClick={onReturn}>
          {verbs.isReturning ? 'Returning…' : 'Return to Queue'}
        </Button>
      )}
      {call.viewerCanTakeOver && (
        <Button {...outline} onClick={() => askToTakeFrom(call.assignedTo?.fullName ?? null)}>
          {verbs.isAssigning ? 'Taking over…' : 'Take Over'}
        </Button>
      )}
      {call.viewerCanAssist && (
        <Button {...outline} onClick={() => void verbs.assist()}>
          {verbs.isAssisting ? 'Joining…' : 'Assist'}
        </Button>
      )}
      {call.viewerCanStopAssisting && (
        <Button {...outline} onClick={() => void verbs.stopAssisting()}>
          {verbs.isStopping ? 'Leaving…' : 'Stop Assisting'}
        </Button>
      )}
      {call.viewerCanCorrect && (
        <Button variant="outline" disabled={disabled || !hasEntries} onClick={onSave}>
          {isSaving ? 'Saving…' : 'Save Entries'}
        </Button>
      )}
      {/* One verb with two words (calls, section 2): the lead submits what they did, anybody else closes a call that is not theirs. */}
      {call.viewerCanClose && call.viewerIsLead && (
        <Button disabled={disabled} onClick={onClose}>
          {isClosing ? 'Submitting…' : 'Submit Procedure'}
        </Button>
      )}
      {call.viewerCanClose && !call.viewerIsLead && (
        <Button {...outline} onClick={() => (call.assignedTo ? askToCloseOf(call.assignedTo.fullName) : onClose())}>
          {isClosing ? 'Closing…' : 'Close'}
        </Button>
      )}
      {call.viewerCanAssign && (
        <Button disabled={disabled} onClick={() => void verbs.assign()}>
          {verbs.isAssigning ? 'Assigning…' : 'Assign To Me'}
        </Button>
      )}
      <Confirm
        isOpen={asksToTakeFrom !== null}
        title={`Take this call over from ${asksToTakeFrom}?`}
        confirmLabel="Take Over"
        onConfirm={() => {
          askToTakeFrom(null)
          void verbs.takeOver()
        }}
        onCancel={() => askToTakeFrom(null)}
      >
        {asksToTakeFrom} has this call. You become its lead, and their work on it ends now.
      </Confirm>
      <Confirm
        isOpen={asksToCloseOf !== null}
        title={`Close the call of ${asksToCloseOf}?`}
        confirmLabel="Close Call"
        onConfirm={() => {
          askToCloseOf(null)
          onClose()
        }}
        onCancel={() => askToCloseOf(null)}
      >
        {asksToCloseOf} leads this call. Their work on it ends now, they are notified, and the work log lists you as
        assisting.
      </Confirm>
    </>
  )
}
