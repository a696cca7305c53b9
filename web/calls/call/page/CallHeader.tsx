import { Box, Flex } from '@chakra-ui/react'
import { CircleCheck, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { cardClass, type CardClass } from 'domain/calls/queue/queue'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { isOnHold, isStat } from 'domain/configuration/statuses/status'
import { useNow } from '../../../relay/serverClock'
import { Panel } from '../../../ui/page/Panel'
import { Fact } from '../../../ui/parts/Fact'
import { Moment } from '../../../ui/parts/Moment'
import { Sign } from '../../../ui/parts/Sign'
import { cardLooks } from '../../embeds/cardLooks'
import type { CallHeader_call$key } from './__generated__/CallHeader_call.graphql'

const palettes: Record<CardClass, string> = {
  stat: 'red',
  onhold: 'amber',
  assigned: 'blue',
  dressingchange: 'violet',
  linecheck: 'slate',
  default: 'gray',
}

/** On a phone, the status comes first, and the rest after what is recorded. */
export type HeaderPart = 'all' | 'status' | 'facts'

type CallHeaderProps = { call: CallHeader_call$key; part: HeaderPart; children: ReactNode }

/**
 * The header of the call: its status and lead, its fixed facts, and the switches that change the status. Words repeat
 * what the colors say.
 */
export const CallHeader = ({ call: callKey, part, children }: CallHeaderProps) => {
  const call = useFragment(
    graphql`
      fragment CallHeader_call on Call {
        createdAt
        aliveAt
        completedAt
        deleted
        customJob
        roomDescription
        insertedBy
        viewerIsLead
        purpose {
          name
          lineCheck
        }
        room {
          facility {
            name
          }
        }
        statusCode {
          name
        }
        line {
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
          }
        }
        completedBy {
          fullName
        }
      }
    `,
    callKey,
  )
  const now = useNow(60_000)
  const status = call.statusCode.name
  const workedSince = call.workOrders.find(({ end, user }) => !end && user.id === call.assignedTo?.id)?.start
  const look = cardClass({
    statusName: status,
    purposeName: call.purpose.name,
    lineCheck: call.purpose.lineCheck,
    isAssigned: call.assignedTo != null,
  })
  const facts = (
    <Flex asChild wrap="wrap" columnGap="6" rowGap="2">
      <dl>
        {call.customJob && <Fact name="Job">{call.customJob}</Fact>}
        {call.room ? (
          <Fact name="Facility">{call.room.facility.name}</Fact>
        ) : (
          <Fact name="Location">{call.roomDescription ?? 'No room'}</Fact>
        )}
        <Fact name="Requested">
          <Moment at={call.createdAt} now={now} />
        </Fact>
        {call.completedAt ? (
          <Fact name="Completed">
            <Moment at={call.completedAt} now={now} />
            {call.completedBy && ` by ${call.completedBy.fullName}`}
          </Fact>
        ) : (
          <Fact name={workedSince ? 'In progress' : 'Waiting'}>
            {showMinutes(minutesBetween(workedSince ?? call.aliveAt, now))}
          </Fact>
        )}
        {call.line && <Fact name="Line">{call.line.name}</Fact>}
        {call.insertedBy && <Fact name="Placement Inserted By">{call.insertedBy}</Fact>}
      </dl>
    </Flex>
  )
  // Among the panels it is one of them.
  if (part === 'facts')
    return (
      <Panel title="About the call">
        {facts}
        <Box mt="4" _empty={{ display: 'none' }}>
          {children}
        </Box>
      </Panel>
    )
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap="4"
      justify="space-between"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      colorPalette={palettes[look]}
      borderInlineStartWidth="6px"
      borderInlineStartColor="colorPalette.border"
      px={{ base: '4', md: '5' }}
      py={part === 'status' ? '2' : '4'}
    >
      <Box minW="0">
        <Flex wrap="wrap" gap="2" align="center" role="status" aria-label="Status of the call">
          {call.deleted && (
            <Sign icon={Trash2} palette="red">
              Deleted
            </Sign>
          )}
          {call.completedAt && (
            <Sign icon={CircleCheck} palette="green">
              Completed
            </Sign>
          )}
          {isStat(status) && (
            <Sign icon={cardLooks.stat.icon} palette="red" isStrong>
              Stat
            </Sign>
          )}
          {isOnHold(status) && (
            <Sign icon={cardLooks.onhold.icon} palette="amber" isStrong>
              On Hold
            </Sign>
          )}
          {call.assignedTo ? (
            <Sign icon={cardLooks.assigned.icon} palette="blue">
              {call.viewerIsLead ? 'Assigned to you' : `Assigned to ${call.assignedTo.fullName}`}
            </Sign>
          ) : (
            <Sign icon={cardLooks.default.icon} palette="gray">
              {cardLooks.default.word}
            </Sign>
          )}
        </Flex>
        {part === 'all' && <Box mt="3">{facts}</Box>}
      </Box>
      {part === 'all' && children}
    </Flex>
  )
}
