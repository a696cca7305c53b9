import { TriangleAlert } from 'lucide-react'
import { isStat } from 'domain/configuration/statuses/status'
import { useNotify } from '../../../ui/notices/notices'
import { SendButton } from '../../../ui/page/SendButton'
import { showMoment } from '../../../ui/browser/time'
import { useMakeCallStat } from '../../call/actions/callVerbs'
import { WriteUpdate } from '../../embeds/updates/WriteUpdate'

type WorseProps = { callId: string; text: string; at: string; statusName: string; today: Date }

/** The ward says that it has become worse: first on the card, until the team has answered or made it Stat (rules 3.27). */
export const Worse = ({ callId, text, at, statusName, today }: WorseProps) => {
  const [makeStat, isMaking] = useMakeCallStat()
  const notify = useNotify()
  const make = async () => {
    const result = await makeStat({ input: { callId } })
    if (!result.ok && result.refusal)
      notify({ kind: 'warning', title: 'Not made Stat', description: result.refusal.message })
  }
  return (
    <div className="worse" role="status">
      <p>
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
        {isStat(statusName) ? null : (
          <SendButton size="sm" colorPalette="red" disabled={isMaking} onClick={() => void make()}>
            Make Stat
          </SendButton>
        )}
        <WriteUpdate callId={callId} side="team" label="Answer" />
      </div>
    </div>
  )
}
