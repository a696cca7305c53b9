import { graphql, useFragment } from 'react-relay'
import { SendButton } from '../ui/page/SendButton'
import { useNotices } from '../ui/notices/notices'
import { useTakeOverShift } from './handoverVerbs'
import type { TakeOverShift_handover$key } from './__generated__/TakeOverShift_handover.graphql'

/** The button with which the next shift takes over. */
export const TakeOverShift = (props: { handover: TakeOverShift_handover$key; onDone?: () => void }) => {
  const { id, viewerCanTakeOver } = useFragment(
    graphql`
      fragment TakeOverShift_handover on Handover {
        id
        viewerCanTakeOver
      }
    `,
    props.handover,
  )
  const { notify, fail } = useNotices()
  const [takeOver, isInFlight] = useTakeOverShift()
  if (!viewerCanTakeOver) return null
  const press = async () => {
    const { ok, ...rest } = await takeOver({ input: { handoverId: id } })
    if (ok) notify({ kind: 'success', title: 'Shift taken over' })
    else if ('refusal' in rest && rest.refusal)
      fail({ kind: 'info', title: 'Not taken over', description: rest.refusal.message })
    props.onDone?.()
  }
  return (
    <SendButton aria-disabled={isInFlight || undefined} onClick={() => void press()} _print={{ display: 'none' }}>
      {isInFlight ? 'Taking over…' : 'Take Over Shift'}
    </SendButton>
  )
}
