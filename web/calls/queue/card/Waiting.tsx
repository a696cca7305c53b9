import { minutesBetween, showMinutes, waitingTone } from 'domain/calls/queue/waiting'
import { AlarmClock } from 'lucide-react'
import { useClock } from '../../../relay/serverClock'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'

type WaitingProps = {
  /** Minutes that it may wait; null while it does not wait. */
  target: number | null
  aliveAt: string
  /** When the lead started; null without a lead. */ workedSince: string | null
  /** Everybody who works on it has been offline for a long time. */ isAbandoned: boolean
}

/** How long the call has been waiting or in progress. Keeps counting. */
export const Waiting = ({ target, aliveAt, workedSince, isAbandoned }: WaitingProps) => {
  const minutes = useClock(10_000, (now) => minutesBetween(workedSince ?? aliveAt, now))
  const waiting = waitingTone(target, minutes)
  const tone = workedSince ? (isAbandoned ? 'near' : 'calm') : waiting

  return (
    <p className="waiting" data-tone={tone}>
      <span className="minutes" translate="no">
        {tone === 'late' ? <AlarmClock aria-hidden size={16} strokeWidth={2.5} /> : null}
        {showMinutes(minutes)}
      </span>
      <span className="what">{workedSince ? 'in progress' : 'waiting'}</span>
      {tone === 'late' ? <VisuallyHidden>, past the target of {target} min</VisuallyHidden> : null}
      {tone === 'near' && !workedSince ? <VisuallyHidden>, near the target of {target} min</VisuallyHidden> : null}
    </p>
  )
}
