import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../../relay/viewer'
import { later } from '../../../ui/browser/later'
import { SendButton } from '../../../ui/page/SendButton'
import { showMoment } from '../../../ui/browser/time'

const TakeOver = later(() => import('../TakeOver').then((module) => module.TakeOver))

type AbandonedProps = { callId: string; databaseId: string; leadName: string; since: string; today: Date }

/** Marks a call that nobody works on anymore, and offers to take it over (rules 3.6b). */
export const Abandoned = ({ callId, databaseId, leadName, since, today }: AbandonedProps) => {
  // People who may see past calls are those who work on calls (rules 2.2).
  const { canSeeLists: mayTakeOver } = useViewer()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="abandoned">
      <UserX aria-hidden size={16} />
      <span>
        Lead offline since{' '}
        <time translate="no" dateTime={since}>
          {showMoment(new Date(since), today)}
        </time>
      </span>
      {mayTakeOver && (
        <SendButton size="sm" variant="outline" colorPalette="amber" onClick={() => setAsking(true)}>
          Take Over
        </SendButton>
      )}
      {isAsking && (
        <TakeOver callId={callId} databaseId={databaseId} leadName={leadName} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
