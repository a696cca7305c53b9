import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFresh } from '../../../live/useFresh'
import { useClock } from '../../../relay/serverClock'
import { RequestState } from '../../embeds/RequestItem'
import type { AskedCallQuery as Query } from './__generated__/AskedCallQuery.graphql'

const AskedCallQuery = graphql`
  query AskedCallQuery {
    provider {
      id
      myRequests {
        callId
        callDatabaseId
        ...RequestItem_state
      }
    }
  }
`

const settleMs = 500

/** How far the call is, for the one who asked for it (rules 3.26); nothing for others. */
export const AskedCall = ({ callId }: { callId: string }) => {
  const [requests, setRequests] = useState<Query['response']['provider']['myRequests']>([])
  useFresh<Query>({
    query: AskedCallQuery,
    variables: {},
    isOwn: true,
    isAdvice: true,
    settleMs,
    concerns: ({ isAll, changedIds, removed }) => isAll || changedIds.length > 0 || removed.length > 0,
    onRead: ({ provider }) => setRequests(provider.myRequests),
  })
  const today = new Date(useClock(60_000, (now) => now.toDateString()))
  const mine = requests.find(({ callDatabaseId }) => callDatabaseId === callId)
  return (
    <Box role="status" textStyle="lg" aria-label={mine ? 'How far your call is' : undefined}>
      {mine && <RequestState call={mine} today={today} />}
    </Box>
  )
}
