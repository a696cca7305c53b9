import { leadOfflineSince, type Worker } from 'domain/calls/queue/abandoned'
import { graphql, readInlineData } from 'react-relay'
import type { staffing_call$key } from './__generated__/staffing_call.graphql'

const staffingFragment = graphql`
  fragment staffing_call on Call @inline {
    statusCode {
      name
    }
    assignedTo {
      id
    }
    workOrders {
      start
      end
      user {
        id
        presence
        offlineSince
      }
    }
  }
`

/** Decides whether anybody is still at work on the call. */
export type Staffing = { statusName: string; workers: readonly Worker[] }

export const staffingOf = (ref: staffing_call$key): Staffing => {
  const { statusCode, assignedTo, workOrders } = readInlineData(staffingFragment, ref)
  const workers = workOrders.flatMap(({ start, end, user }): Worker[] =>
    end
      ? []
      : [
          {
            isLead: user.id === assignedTo?.id,
            presence: user.presence as Worker['presence'],
            offlineSince: user.offlineSince ?? null,
            start,
          },
        ],
  )
  return { statusName: statusCode.name, workers }
}

/** Since when the lead of an abandoned call has been offline (rules 3.6b). */
export const offlineSinceOf = ({ statusName, workers }: Staffing, now: Date): string | null =>
  leadOfflineSince({ statusName }, workers, now)
