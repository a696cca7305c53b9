import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { CircleCheck, Siren } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { Escalated } from '../calls/embeds/Escalated'
import { useClock } from '../relay/serverClock'
import { Untranslated } from '../ui/parts/Untranslated'
import type { StatsWithNobody_calls$key } from './__generated__/StatsWithNobody_calls.graphql'

const Waits = ({ since }: { since: string }) => {
  const minutes = useClock(10_000, (now) => minutesBetween(since, now))
  return (
    <Text as="span" textStyle="sm" fontWeight="semibold" color="red.fg" fontVariantNumeric="tabular-nums">
      <span translate="no">{showMinutes(minutes)}</span> waiting
    </Text>
  )
}

/** Stat calls on which nobody works who is connected: which, how long they wait, and who had them (rules 10.12). */
export const StatsWithNobody = (props: { calls: StatsWithNobody_calls$key }) => {
  const calls = useFragment(
    graphql`
      fragment StatsWithNobody_calls on Call @relay(plural: true) {
        id
        databaseId
        aliveAt
        customJob
        roomDescription
        purpose {
          name
        }
        room {
          name
          facility {
            name
          }
        }
        assignedTo {
          fullName
        }
        escalation {
          at
        }
      }
    `,
    props.calls,
  )
  if (calls.length === 0)
    return (
      <Flex align="center" gap="2" mb="4" textStyle="sm" color="fg.muted">
        <CircleCheck aria-hidden size={16} />
        Every Stat call has someone on it.
      </Flex>
    )
  return (
    <Box
      as="section"
      aria-label="Stat calls with no one present"
      mb="5"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="red.border"
      borderRadius="l3"
    >
      <Flex align="center" gap="2" color="red.fg">
        <Siren aria-hidden size={18} />
        <chakra.h2 fontWeight="bold">Stat calls with no one present</chakra.h2>
      </Flex>
      <chakra.ul listStyleType="none" mt="1" display="grid" rowGap={{ base: '2', md: '0' }}>
        {calls.map(({ id, databaseId, aliveAt, customJob, purpose, room, roomDescription, assignedTo, escalation }) => (
          <li key={id}>
            <Flex wrap="wrap" align="center" columnGap="3" minH={{ base: 'touch', md: '9' }}>
              <chakra.span fontWeight="semibold" textDecoration="underline" asChild>
                <Link translate="no" to={`/calls/${databaseId}`}>
                  {customJob ? `${purpose.name} · ${customJob}` : purpose.name}
                  {room ? ` · ${room.name}` : roomDescription ? ` · ${roomDescription}` : null}
                </Link>
              </chakra.span>
              <Waits since={aliveAt} />
              <Text as="span" color="fg.muted" textStyle="sm">
                {room ? <Untranslated>{`${room.facility.name} · `}</Untranslated> : null}
                {assignedTo ? (
                  <>
                    <Untranslated>{assignedTo.fullName}</Untranslated> is offline
                  </>
                ) : (
                  'No one has it'
                )}
              </Text>
              {escalation ? (
                <Text
                  as="span"
                  color="fg.muted"
                  textStyle="sm"
                  css={{ '& svg': { display: 'inline', verticalAlign: '-0.15em', me: '1' } }}
                >
                  <Escalated at={escalation.at} />
                </Text>
              ) : null}
            </Flex>
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
