import { Box } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { lastWordsTo } from 'domain/calls/updates'
import { useViewer } from '../../../relay/viewer'
import { Panel } from '../../../ui/page/Panel'
import { UpdateList } from '../../embeds/updates/UpdateList'
import { WriteUpdate } from '../../embeds/updates/WriteUpdate'
import type { CallUpdates_call$key } from './__generated__/CallUpdates_call.graphql'

type CallUpdatesProps = {
  call: CallUpdates_call$key
  /** Any time of the reader's current day. */
  today: Date
}

/** What ward and team wrote about the call, and the way to write more (rules 3.27). Nothing where neither is. */
export const CallUpdates = ({ today, ...props }: CallUpdatesProps) => {
  const call = useFragment(
    graphql`
      fragment CallUpdates_call on Call {
        id
        viewerCanWriteUpdate
        updates {
          databaseId
          text
          isFromWard
          ...UpdateList_update
        }
      }
    `,
    props.call,
  )
  const { canSeeLists } = useViewer()
  // People who may see past calls are those who work on calls (rules 2.2).
  const side = canSeeLists ? 'team' : 'ward'
  if (call.updates.length === 0 && !call.viewerCanWriteUpdate) return null
  return (
    <Panel title={side === 'team' ? 'Updates with the Ward' : 'Updates with the Team'}>
      <UpdateList updates={call.updates} today={today} />
      {call.viewerCanWriteUpdate ? (
        <Box mt={call.updates.length > 0 ? '3' : '0'}>
          <WriteUpdate callId={call.id} side={side} lastWords={lastWordsTo(side, call.updates)} />
        </Box>
      ) : null}
    </Panel>
  )
}
