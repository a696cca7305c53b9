import { useNotify } from '../../../ui/notices/notices'
import { SendButton } from '../../../ui/page/SendButton'
import { useMakeCallStat } from '../../call/actions/callVerbs'
import { WriteUpdate } from '../../embeds/updates/WriteUpdate'

type WorseAnswersProps = {
  callId: string
  /** What the ward wrote. */
  text: string
  isStat: boolean
}

/** What the team does when the ward says that it is worse: make the call Stat, unless it is, or answer (rules 3.27). */
export const WorseAnswers = ({ callId, text, isStat }: WorseAnswersProps) => {
  const [makeStat, isMaking] = useMakeCallStat()
  const notify = useNotify()
  const make = async () => {
    const result = await makeStat({ input: { callId } })
    if (!result.ok && result.refusal)
      notify({ kind: 'warning', title: 'Not made Stat', description: result.refusal.message })
  }
  return (
    <>
      {isStat ? null : (
        <SendButton size="sm" colorPalette="red" disabled={isMaking} onClick={() => void make()}>
          Make Stat
        </SendButton>
      )}
      <WriteUpdate callId={callId} side="team" lastWords={text} label="Answer" />
    </>
  )
}
