import { Text } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { useFresh } from '../live/useFresh'
import { useHand } from '../live/useHand'
import { allowed } from '../relay/problem'
import { useClock } from '../relay/serverClock'
import { ListContent } from '../tables/list/ListContent'
import { ListTable } from '../tables/list/ListTable'
import { countedPeople } from '../ui/parts/counted'
import { EmptyState } from '../ui/page/EmptyState'
import { Page } from '../ui/page/Page'
import { MemberRow } from './MemberRow'
import { StatsWithNobody } from './StatsWithNobody'
import type { TeamPageQuery as Query } from './__generated__/TeamPageQuery.graphql'

const TeamPageQuery = graphql`
  query TeamPageQuery {
    provider {
      id
      team {
        members {
          user {
            id
          }
          ...MemberRow_member
        }
        statsWithNobody {
          id
          ...StatsWithNobody_calls
        }
      }
    }
  }
`

/** Wait for more changes, so that a burst of them causes one read. */
const settleMs = 500
/** The feed tells nobody of calls that they may not see, on which somebody may be. */
const everyMs = 60_000

const columns = [
  { name: 'Name' },
  { name: 'Presence', width: '11rem' },
  { name: 'Call' },
  { name: 'Room' },
  { name: 'On It For', width: '8rem' },
  { name: 'Since', width: '9rem' },
]

/** Who is here, on what, and since when (rules 10.12). */
export default function TeamPage({ queryRef }: { queryRef: PreloadedQuery<Query> }) {
  return (
    <Page heading="Team">
      <ListContent asked={queryRef.fetchKey} isOnItsWay={false} page={1} first="/team">
        <Team queryRef={queryRef} />
      </ListContent>
    </Page>
  )
}

const Team = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(TeamPageQuery, queryRef)
  const hand = useHand()
  useFresh<Query>({
    query: TeamPageQuery,
    variables: queryRef.variables,
    settleMs,
    everyMs,
    isHeld: hand.isHeld,
    concerns: ({ isAll, changedIds, removed, personIds }) =>
      isAll || changedIds.length > 0 || removed.length > 0 || (personIds?.length ?? 0) > 0,
  })
  const { hash } = useLocation()
  const today = useClock(60_000, (now) => now.toDateString())
  const { members, statsWithNobody } = allowed(provider.team)
  return (
    <>
      <StatsWithNobody calls={statsWithNobody} />
      {members.length === 0 ? (
        <EmptyState
          role="status"
          icon={UsersRound}
          title="No one is online."
          description="People appear here while they are online, and while they lead a call."
        />
      ) : (
        <>
          <Text color="fg.muted" textStyle="sm" mb="2">
            {countedPeople(members.length)}
          </Text>
          <ListTable cardsBelow="lg" aria-label="Team" columns={columns} {...hand.handlers}>
            {members.map((member) => (
              <MemberRow
                key={member.user.id}
                member={member}
                today={new Date(today)}
                isSought={hash === `#${encodeURIComponent(member.user.id)}`}
              />
            ))}
          </ListTable>
        </>
      )}
    </>
  )
}
