import { graphql, useFragment } from 'react-relay'
import { Moment } from '../../ui/parts/Moment'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { JoiningMoment_call$key } from './__generated__/JoiningMoment_call.graphql'

/** When a scheduled follow-up joins the queue, and why that is later than it is due (rules 3.11b). */
export const JoiningMoment = ({ now, ...props }: { call: JoiningMoment_call$key; now: Date }) => {
  const { aliveAt, dressingChangeDate, room } = useFragment(
    graphql`
      fragment JoiningMoment_call on Call {
        aliveAt
        dressingChangeDate
        room {
          facility {
            name
          }
        }
      }
    `,
    props.call,
  )
  const isLater = dressingChangeDate != null && new Date(aliveAt) > new Date(dressingChangeDate)
  return (
    <>
      <Moment at={aliveAt} now={now} />
      {isLater && room ? (
        <>
          , in the working hours of <Untranslated>{room.facility.name}</Untranslated>
        </>
      ) : null}
    </>
  )
}
