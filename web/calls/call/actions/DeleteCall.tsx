import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Confirm } from '../../../ui/dialog/Confirm'
import { SendButton } from '../../../ui/page/SendButton'
import type { DeleteCall_call$key } from './__generated__/DeleteCall_call.graphql'
import type { CallVerbs } from './useCallVerbs'

type DeleteCallProps = {
  call: DeleteCall_call$key
  /** The call's name in the dialog. */
  name: string
  verbs: CallVerbs
  disabled: boolean
  hasEntries: boolean
  /** Receives the server's result. */
  onDeleted: (deleted: { told: string | null; wasLead: boolean; endedWorkOf: readonly string[] }) => void
}

/** Deletes the call after a dialog that explains the effects. */
export const DeleteCall = ({ call: callKey, name, verbs, disabled, hasEntries, onDeleted }: DeleteCallProps) => {
  const call = useFragment(
    graphql`
      fragment DeleteCall_call on Call {
        viewerCanDelete
        viewerIsLead
        completedAt
        assignedTo {
          fullName
        }
      }
    `,
    callKey,
  )
  const [isAsking, setAsking] = useState(false)
  if (!call.viewerCanDelete) return null

  const remove = async () => {
    const wasLead = call.viewerIsLead && !call.completedAt
    const done = await verbs.remove()
    if (done) onDeleted({ told: done.told ?? null, wasLead, endedWorkOf: done.endedWorkOf })
  }
  const consequences = [
    `${name} is removed from every list. Its record is kept, and managers and administrators can undelete it.`,
    !call.completedAt &&
      call.assignedTo &&
      (call.viewerIsLead
        ? 'Your work on it ends now.'
        : `${call.assignedTo.fullName} is working on it; that work ends now.`),
    hasEntries && 'What you entered on this page has not been saved and will be lost.',
  ]
  return (
    <>
      <SendButton
        variant="outline"
        colorPalette="red"
        disabled={disabled}
        shortcut={{ keys: 'd', label: 'Delete' }}
        onClick={() => setAsking(true)}
      >
        {verbs.isDeleting ? 'Deleting…' : 'Delete'}
      </SendButton>
      <Confirm
        isOpen={isAsking}
        isDangerous
        title="Delete Active Record?"
        confirmLabel="Delete"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {consequences.filter(Boolean).join(' ')}
      </Confirm>
    </>
  )
}
