import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../../relay/serverClock'
import { Moment } from '../../../ui/parts/Moment'
import { Panel } from '../../../ui/page/Panel'
import type { FollowUp_call$key } from './__generated__/FollowUp_call.graphql'
import { JoiningMoment } from '../../embeds/JoiningMoment'
import { ToCall } from './ToCall'

/** The follow-up that this completed call scheduled, if any. */
export const FollowUp = (props: { call: FollowUp_call$key }) => {
  const { followUp } = useFragment(
    graphql`
      fragment FollowUp_call on Call {
        followUp {
          databaseId
          aliveAt
          completedAt
          ...JoiningMoment_call
          purpose {
            name
          }
        }
      }
    `,
    props.call,
  )
  const now = useNow(60_000)
  if (!followUp) return null
  const { aliveAt, completedAt } = followUp
  return (
    <Panel title="Follow-up of this call">
      <ToCall to={`/calls/${followUp.databaseId}`}>{followUp.purpose.name}</ToCall>
      <Text textStyle="sm" color="fg.muted">
        {!completedAt && new Date(aliveAt) > now ? (
          <>
            Joins the queue <JoiningMoment call={followUp} now={now} />
          </>
        ) : (
          <>
            {completedAt ? 'Completed' : 'In the queue since'} <Moment at={completedAt ?? aliveAt} now={now} />
          </>
        )}
      </Text>
    </Panel>
  )
}
