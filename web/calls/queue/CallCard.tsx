import { graphql, useFragment } from 'react-relay'
import type { CallCard_call$key } from './__generated__/CallCard_call.graphql'

export const CallCard = (props: { call: CallCard_call$key }) => {
  const call = useFragment(
    graphql`
      fragment CallCard_call on Call {
        id
        databaseId
        version
        createdAt
        aliveAt
        startTime
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
            databaseId
            name
            timeZone
          }
        }
        statusCode {
          id
          name
        }
        line {
          id
          name
        }
        assignedTo {
          id
          fullName
        }
        workOrders {
          id
          start
          end
          role
          user {
            id
            fullName
          }
        }
      }
    `,
    props.call,
  )
  return <p>{call.purpose.name}</p>
}
