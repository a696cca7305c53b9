import { TriangleAlert } from 'lucide-react'
import { isStat } from 'domain/configuration/statuses/status'
import { later } from '../../../ui/browser/later'
import { showMoment } from '../../../ui/browser/time'

const WorseAnswers = later(() => import('./WorseAnswers').then((module) => module.WorseAnswers))

type WorseProps = { callId: string; text: string; at: string; statusName: string; today: Date }

/** The ward says that it has become worse: first on the card, until the team has answered or made it Stat (rules 3.27). */
export const Worse = ({ callId, text, at, statusName, today }: WorseProps) => (
  <div className="worse">
    <p role="status">
      <TriangleAlert aria-hidden size={16} />
      <span>
        Worse, says the ward{' '}
        <time translate="no" dateTime={at}>
          {showMoment(new Date(at), today)}
        </time>
        : <span translate="no">{text}</span>
      </span>
    </p>
    <div className="answers">
      <WorseAnswers callId={callId} text={text} isStat={isStat(statusName)} />
    </div>
  </div>
)
