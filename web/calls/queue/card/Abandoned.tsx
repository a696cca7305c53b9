import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../../relay/viewer'
import { Confirm } from '../../../ui/dialog/Confirm'
import { SendButton } from '../../../ui/page/SendButton'
import { useNotify } from '../../../ui/notices/notices'
import { showMoment } from '../../../ui/browser/time'
import { useAssignCall } from '../../call/actions/useAssignCall'

type AbandonedProps = { callId: string; databaseId: string; leadName: string; since: string; today: Date }

/** Says on a card that nobody is left on the call, and offers to take it over (rules 3.6b). */
export const Abandoned = ({ callId, databaseId, leadName, since, today }: AbandonedProps) => {
  // Those who may see the lists of past calls are those who work calls (rules 2.2).
  const { canSeeLists: mayTakeOver } = useViewer()
  const [isAsking, setAsking] = useState(false)
  const [assignCall, isAssigning] = useAssignCall()
  const navigate = useNavigate()
  const notify = useNotify()

  const takeOver = async () => {
    const result = await assignCall({ input: { callId, force: true } })
    if (result.ok) void navigate(`/calls/${databaseId}`)
    else if (result.refusal)
      notify({ kind: 'warning', title: 'Call Not Assigned', description: result.refusal.message })
  }
  return (
    <div className="abandoned">
      <UserX aria-hidden size={16} />
      <span>
        Lead offline since <time dateTime={since}>{showMoment(new Date(since), today)}</time>
      </span>
      {mayTakeOver && (
        <SendButton
          size="sm"
          variant="outline"
          colorPalette="amber"
          disabled={isAssigning}
          onClick={() => setAsking(true)}
        >
          {isAssigning ? 'Taking over…' : 'Take Over'}
        </SendButton>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Take this call over from ${leadName}?`}
        confirmLabel="Take Over"
        onConfirm={takeOver}
        onClose={() => setAsking(false)}
      >
        {leadName} is offline. You become the lead of this call, and their work on it ends now.
      </Confirm>
    </div>
  )
}
