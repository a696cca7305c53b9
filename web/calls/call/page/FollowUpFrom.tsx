import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../../relay/serverClock'
import { Moment } from '../../../ui/parts/Moment'
import { Panel } from '../../../ui/page/Panel'
import { ToCall } from './ToCall'
import { Untranslated } from '../../../ui/parts/Untranslated'
import type { FollowUpFrom_call$key } from './__generated__/FollowUpFrom_call.graphql'

/** The call that scheduled this one when it was closed, else the earliest completed call of its line (rules 3.18a). */
export const FollowUpFrom = (props: { call: FollowUpFrom_call$key }) => {
  const { followUpFrom: cause } = useFragment(
    graphql`
      fragment FollowUpFrom_call on Call {
        followUpFrom {
          databaseId
          completedAt
          purpose {
            name
          }
          completedBy {
            fullName
          }
        }
      }
    `,
    props.call,
  )
  const now = useNow(60_000)
  if (!cause) return null
  return (
    <Panel title="Call is follow-up from">
      <ToCall to={`/calls/${cause.databaseId}`}>{cause.purpose.name}</ToCall>
      {cause.completedAt && (
        <Text textStyle="sm" color="fg.muted">
          Completed <Moment at={cause.completedAt} now={now} />
          {cause.completedBy && (
            <>
              {' by '}
              <Untranslated>{cause.completedBy.fullName}</Untranslated>
            </>
          )}
        </Text>
      )}
    </Panel>
  )
}
