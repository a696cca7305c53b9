import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { BellRing } from 'lucide-react'
import { useClock } from '../../relay/serverClock'

/** That others were told how long the call has waited, and when last (rules 10.4). */
export const Escalated = ({ at }: { at: string }) => {
  const minutes = useClock(10_000, (now) => minutesBetween(at, now))
  return (
    <span className="escalated">
      <BellRing aria-hidden size={14} />
      {minutes === 0 ? 'Escalated just now' : `Escalated ${showMinutes(minutes)} ago`}
    </span>
  )
}
