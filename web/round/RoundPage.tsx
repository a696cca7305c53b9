import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Footprints } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { useFresh } from '../live/useFresh'
import { useHand } from '../live/useHand'
import { allowed } from '../relay/problem'
import { ListContent } from '../tables/list/ListContent'
import { EmptyState } from '../ui/page/EmptyState'
import { Page } from '../ui/page/Page'
import { SendButton } from '../ui/page/SendButton'
import { counted } from '../ui/parts/counted'
import { stopName, useOpenStop } from './embeds/useOpenStop'
import { PlaceChips } from './PlaceChips'
import { everywhere, isEverywhere, rememberView, searchOf, viewOf, type RoundView } from './roundAddress'
import { StopRow } from './StopRow'
import type { RoundPageQuery as Query } from './__generated__/RoundPageQuery.graphql'

const RoundPageQuery = graphql`
  query RoundPageQuery($facilityIds: [String!]!, $unitIds: [String!]!) {
    provider {
      id
      round(facilityIds: $facilityIds, unitIds: $unitIds) {
        units {
          unitId
          ...PlaceChips_units
        }
        stops {
          stopId
          unitId
          unitName
          facilityName
          roomName
          call {
            databaseId
          }
          line {
            id
            databaseId
          }
          ...StopRow_stop
        }
      }
    }
  }
`

/** Wait for more changes, so that a burst of them causes one read. */
const settleMs = 500

type Shown = NonNullable<Query['response']['provider']['round']>['stops'][number]

/** Lines to look after today, in walking order (rules 4.18). */
export default function RoundPage({ queryRef }: { queryRef: PreloadedQuery<Query> }) {
  return (
    <Page heading="My Round" width="form">
      <ListContent asked={queryRef.fetchKey} isOnItsWay={false} page={1} first="/round">
        <Round queryRef={queryRef} />
      </ListContent>
    </Page>
  )
}

const Round = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(RoundPageQuery, queryRef)
  const [address, setAddress] = useSearchParams()
  const view = viewOf(address)
  const hand = useHand()
  useFresh<Query>({
    query: RoundPageQuery,
    variables: queryRef.variables,
    settleMs,
    isHeld: hand.isHeld,
    concerns: ({ isAll, changedIds, removed, changedLineIds }) =>
      isAll || changedIds.length > 0 || removed.length > 0 || changedLineIds.length > 0,
  })
  const [openStop, isOpening] = useOpenStop(searchOf(view))
  const { units, stops } = allowed(provider.round)
  const choose = (next: RoundView) => {
    rememberView(next)
    setAddress(new URLSearchParams(searchOf(next)), { preventScrollReset: true })
  }
  const [first] = stops
  return (
    <>
      <PlaceChips units={units} view={view} onChoose={choose} />
      {first ? (
        <>
          <Flex wrap="wrap" align="center" justify="space-between" gap="3" my="4">
            <Text role="status" color="fg.muted">
              {counted(stops.length, 'stop')}
            </Text>
            <SendButton disabled={isOpening} onClick={() => void openStop(stops, first)}>
              <Footprints aria-hidden />
              Start: {stopName(first)}
            </SendButton>
          </Flex>
          <Box {...hand.handlers}>
            {byUnit(stops).map(({ key, name, stops: own }) => (
              <Box asChild key={key} mb="5">
                <section aria-label={name}>
                  <chakra.h2 textStyle="sm" fontWeight="bold" color="fg.muted" mb="1.5">
                    {name}
                  </chakra.h2>
                  <chakra.ol listStyleType="none" display="grid" gap="2">
                    {own.map((stop) => (
                      <StopRow
                        key={stop.stopId}
                        stop={stop}
                        disabled={isOpening}
                        onOpen={() => void openStop(stops, stop)}
                      />
                    ))}
                  </chakra.ol>
                </section>
              </Box>
            ))}
          </Box>
        </>
      ) : (
        <EmptyState
          role="status"
          icon={Footprints}
          title={isEverywhere(view) ? 'Nothing is due.' : 'Nothing is due in the chosen places.'}
          description="Lines that are due today or overdue, and line checks, appear here by room."
        >
          {!isEverywhere(view) && <Button onClick={() => choose(everywhere)}>Show All Places</Button>}
        </EmptyState>
      )}
    </>
  )
}

/** The stops under the names of their units, in the order in which they come. */
const byUnit = (stops: readonly Shown[]): { key: string; name: string; stops: Shown[] }[] => {
  const units: { key: string; name: string; stops: Shown[] }[] = []
  for (const stop of stops) {
    const key = stop.unitId ?? ''
    const last = units.at(-1)
    if (last?.key === key) last.stops.push(stop)
    else {
      const name = [stop.unitName ?? (stop.facilityName ? 'Other rooms' : null), stop.facilityName]
        .filter(Boolean)
        .join(' · ')
      units.push({ key, name: name || 'No room', stops: [stop] })
    }
  }
  return units
}
