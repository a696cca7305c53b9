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
      fullName
    }
    workOrders {
      start
      end
      user {
        id
        fullName
        presence
        offlineSince
      }
    }
  }
`

type Person = { readonly id: string; readonly fullName: string }

/** Who leads the call and who works on it, which decides whether anybody is still at work. */
export type Staffing = { statusName: string; lead: Person | null; workers: readonly (Worker & Person)[] }

export const staffingOf = (ref: staffing_call$key): Staffing => {
  const { statusCode, assignedTo, workOrders } = readInlineData(staffingFragment, ref)
  const workers = workOrders.flatMap(({ start, end, user }): (Worker & Person)[] =>
    end
      ? []
      : [
          {
            id: user.id,
            fullName: user.fullName,
            isLead: user.id === assignedTo?.id,
            presence: user.presence as Worker['presence'],
            offlineSince: user.offlineSince ?? null,
            start,
          },
        ],
  )
  return { statusName: statusCode.name, lead: assignedTo ?? null, workers }
}

/** Since when the lead of an abandoned call has been offline (rules 3.6b). */
export const offlineSinceOf = (
  { statusName, workers }: Pick<Staffing, 'statusName' | 'workers'>,
  now: Date,
): string | null => leadOfflineSince({ statusName }, workers, now)
