import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { CircleCheck, Pause, Siren, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { cardClass, type CardClass } from 'domain/calls/queue'
import { minutesBetween, showMinutes } from 'domain/calls/waiting'
import { isOnHold, isStat } from 'domain/statuses/status'
import { useNow } from '../../relay/serverClock'
import { Moment } from '../../ui/Moment'
import type { CallHeader_call$key } from './__generated__/CallHeader_call.graphql'

const palettes: Record<CardClass, string> = {
  stat: 'red',
  onhold: 'amber',
  assigned: 'blue',
  dressingchange: 'violet',
  linecheck: 'slate',
  default: 'gray',
}

/** Where the call stands: its status and who has it, then what does not change. Told by words as well as by colour. */
export const CallHeader = ({ call: callKey }: { call: CallHeader_call$key }) => {
  const call = useFragment(
    graphql`
      fragment CallHeader_call on Call {
        createdAt
        aliveAt
        completedAt
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
          fullName
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
  const look = cardClass({ statusName: status, purposeName: call.purpose.name, lineCheck: call.purpose.lineCheck, isAssigned: call.assignedTo != null })
  return (
    <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" colorPalette={palettes[look]} borderInlineStartWidth="6px" borderInlineStartColor="colorPalette.border" px={{ base: '4', md: '5' }} py="4">
      <Flex wrap="wrap" gap="2" align="center" role="status" aria-label="Status of the call">
        {call.completedAt && (
          <Sign icon={CircleCheck} palette="green">
            Completed
          </Sign>
        )}
        {isStat(status) && (
          <Sign icon={Siren} palette="red" isStrong>
            Stat
          </Sign>
        )}
        {isOnHold(status) && (
          <Sign icon={Pause} palette="amber" isStrong>
            On Hold
          </Sign>
        )}
        <Sign icon={UserRound} palette={call.assignedTo ? 'blue' : 'gray'}>
          {call.assignedTo ? (call.viewerIsLead ? 'Assigned to you' : `Assigned to ${call.assignedTo.fullName}`) : 'Not assigned'}
        </Sign>
      </Flex>
      <Flex asChild wrap="wrap" columnGap="6" rowGap="2" mt="3">
        <dl>
          {call.customJob && <Fact name="Job">{call.customJob}</Fact>}
          {call.room ? <Fact name="Facility">{call.room.facility.name}</Fact> : <Fact name="Location">{call.roomDescription ?? 'No room'}</Fact>}
          <Fact name="Requested">
            <Moment at={call.createdAt} now={now} />
          </Fact>
          {call.completedAt ? (
            <Fact name="Completed">
              <Moment at={call.completedAt} now={now} />
              {call.completedBy && ` by ${call.completedBy.fullName}`}
            </Fact>
          ) : (
            <Fact name="Waiting">{showMinutes(minutesBetween(call.aliveAt, now))}</Fact>
          )}
          {call.line && <Fact name="Line">{call.line.name}</Fact>}
          {call.insertedBy && <Fact name="Placement Inserted By">{call.insertedBy}</Fact>}
        </dl>
      </Flex>
    </Box>
  )
}

const Sign = ({ icon: Icon, palette, isStrong, children }: { icon: LucideIcon; palette: string; isStrong?: boolean; children: ReactNode }) => (
  <Badge colorPalette={palette} variant={isStrong ? 'solid' : 'subtle'} size="lg" gap="1.5" fontWeight="semibold">
    <Icon aria-hidden size={16} />
    {children}
  </Badge>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box minW="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      {name}
    </Text>
    <Text as="dd" textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
      {children}
    </Text>
  </Box>
)
