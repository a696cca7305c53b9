import { useNavigate } from 'react-router'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import { useAssignCall } from '../call/actions/callVerbs'

type TakeOverProps = { callId: string; databaseId: string; leadName: string; onClose: () => void }

/** Confirms before taking over a call whose lead is offline, then opens the call. */
export const TakeOver = ({ callId, databaseId, leadName, onClose }: TakeOverProps) => {
  const [assignCall] = useAssignCall()
  const navigate = useNavigate()
  const notify = useNotify()

  const takeOver = async () => {
    const result = await assignCall({ input: { callId, force: true } })
    if (result.ok) void navigate(`/calls/${databaseId}`)
    else if (result.refusal)
      notify({ kind: 'warning', title: 'Call Not Assigned', description: result.refusal.message })
  }
  return (
    <Confirm
      isOpen
      title={`Take this call over from ${leadName}?`}
      confirmLabel="Take Over"
      onConfirm={takeOver}
      onClose={onClose}
    >
      {leadName} is offline. You become the lead of this call, and their work on it ends now.
    </Confirm>
  )
}
