import { cardClass } from 'domain/calls/queue/queue'
import { isUnfinished } from 'domain/calls/workOrder'
import { graphql, useFragment } from 'react-relay'
import { useClock } from '../../../relay/serverClock'
import { useOpenBy, type CallViewer } from '../../call/viewers/useOpenBy'
import { cardLooks } from '../../embeds/cardLooks'
import { offlineSinceOf, staffingOf } from './staffing'
import type { useCard_call$key } from './__generated__/useCard_call.graphql'

/** What a card, and a row of the dense list, show of a call. */
export const useCard = (ref: useCard_call$key) => {
  const call = useFragment(
    graphql`
      fragment useCard_call on Call {
        # For the alerts. Here and not in the list, which compares what it reads.
        ...alertedCall_call
        id
        databaseId
        version
        createdAt
        aliveAt
        startTime
        waitingTarget
        worseAt
        worseText
        latestUpdate {
          text
          by
        }
        escalation {
          at
        }
        contact
        customJob
        preComments
        roomDescription
        purpose {
          id
          name
          lineCheck
        }
        room {
          id
          name
          facility {
            id
            name
          }
        }
        line {
          id
          name
        }
        assignedTo {
          id
          ...PersonName_user
        }
        workOrders {
          id
          start
          end
          role
          user {
            id
            ...PersonName_user
          }
        }
        ...useOpenBy_call
        ...staffing_call
      }
    `,
    ref,
  )
  const { purpose, assignedTo, workOrders } = call
  const staffing = staffingOf(call)
  const { statusName } = staffing
  const look = cardClass({
    statusName,
    purposeName: purpose.name,
    lineCheck: purpose.lineCheck,
    isAssigned: Boolean(assignedTo),
  })
  const unfinished = workOrders.filter(({ end }) => isUnfinished({ end: end ? new Date(end) : null }))
  const lead =
    unfinished.find(({ role, user }) => role === 'Lead' && user.id === assignedTo?.id) ??
    unfinished.find(({ user }) => user.id === assignedTo?.id)
  const offlineSince = useClock(10_000, (now) => offlineSinceOf(staffing, now))
  const viewers = useOpenBy(call)
  const isAtWork = ({ id }: CallViewer) => unfinished.some(({ user }) => user.id === id) || assignedTo?.id === id

  return {
    call,
    look,
    statusName,
    ...cardLooks[look],
    /** The people who work on it beside the lead. */
    others: unfinished.filter((order) => order !== lead),
    workedSince: assignedTo ? (lead?.start ?? call.startTime ?? null) : null,
    offlineSince,
    leadName: staffing.lead?.fullName ?? '',
    viewers,
    otherViewers: viewers.filter((viewer) => !isAtWork(viewer)),
  }
}
