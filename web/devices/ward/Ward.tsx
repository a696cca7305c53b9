import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { DoorClosed, PhoneCall, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { isRequestOver, RequestItem } from '../../calls/embeds/RequestItem'
import { useClock } from '../../relay/serverClock'
import { BrandBar } from '../../ui/page/BrandBar'
import { showMoment } from '../../ui/browser/time'
import { EmptyState } from '../../ui/page/EmptyState'
import { Panel } from '../../ui/page/Panel'
import { useLiveQuery } from '../screen/useLiveQuery'
import { WardForm } from './WardForm'
import { WardUpdate } from './WardUpdate'
import type { WardQuery as Query } from './__generated__/WardQuery.graphql'

const WardQuery = graphql`
  query WardQuery {
    ward {
      readAt
      deviceName
      facilityName
      unit
      requests {
        callId
        state
        ...RequestItem_request
      }
      rooms {
        databaseId
      }
      ...WardForm_ward
    }
  }
`

/** The form and, beside or below it, the calls that this device created. */
export const Ward = ({ environment }: { environment: IEnvironment }) => {
  const { data, outdatedSince, readNow } = useLiveQuery<Query>(environment, WardQuery, {})
  const today = new Date(useClock(60_000, (now) => now.toDateString()))
  const ward = data?.ward
  useEffect(() => {
    document.title = 'Ward’s Device – Patency'
  }, [])
  return (
    <Flex direction="column" minH="100dvh">
      <BrandBar />
      <chakra.main w="full" maxW="6xl" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '4', md: '6' }} pb="10">
        {outdatedSince ? (
          <Flex
            role="status"
            align="center"
            gap="2"
            mb="4"
            px="4"
            py="3"
            borderRadius="l3"
            bg="red.subtle"
            color="red.fg"
          >
            <TriangleAlert aria-hidden size={20} />
            <Text fontWeight="semibold">
              Not up to date since {showMoment(outdatedSince, today)}. Phone the team if it is urgent.
            </Text>
          </Flex>
        ) : null}
        {ward ? (
          <>
            <chakra.h1 textStyle={{ base: 'xl', md: '2xl' }} fontWeight="bold" letterSpacing="tight">
              {ward.deviceName}
            </chakra.h1>
            <Text color="fg.muted" mb="4">
              {[ward.facilityName, ward.unit].filter(Boolean).join(' · ')}
            </Text>
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
              gap="5"
              alignItems="start"
            >
              {ward.rooms.length === 0 ? (
                <Panel title="New Call">
                  <EmptyState
                    role="status"
                    icon={DoorClosed}
                    title="No room is left here."
                    description={`Phone the team. An administrator can add rooms to the facility, or pair this device again for another ${ward.unit === null ? 'facility' : 'unit'}.`}
                  />
                </Panel>
              ) : (
                <WardForm ward={ward} onCreated={readNow} />
              )}
              <Panel title="Your Calls">
                {ward.requests.length === 0 ? (
                  <EmptyState
                    role="status"
                    icon={PhoneCall}
                    title="There are no calls."
                    description="Calls from this device appear here until a day after they are done."
                  />
                ) : (
                  <chakra.ul aria-label="Your calls" listStyleType="none" display="grid" gap="2.5">
                    {ward.requests.map((call) => (
                      <RequestItem
                        key={call.callId}
                        call={call}
                        today={today}
                        to={null}
                        write={
                          isRequestOver(call)
                            ? null
                            : (lastWords) => (
                                <WardUpdate callId={call.callId} lastWords={lastWords} onWritten={readNow} />
                              )
                        }
                      />
                    ))}
                  </chakra.ul>
                )}
              </Panel>
            </Grid>
          </>
        ) : (
          <Box role="status" color="fg.muted">
            One moment…
          </Box>
        )}
      </chakra.main>
    </Flex>
  )
}
