import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronRight, UserRound } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { isOnHold } from 'domain/configuration/statuses/status'
import { showDayOf } from '../ui/browser/facilityDay'
import { Untranslated } from '../ui/parts/Untranslated'
import type { StopRow_stop$data, StopRow_stop$key } from './__generated__/StopRow_stop.graphql'

type Line = NonNullable<StopRow_stop$data['line']>

/** 'Overdue since 11/20/2026'. */
const dueInWords = ({ dueGroup, nextChangeDate, room }: Line): { words: string; palette: string } | null => {
  if (!nextChangeDate || (dueGroup !== 'OVERDUE' && dueGroup !== 'TODAY')) return null
  const day = showDayOf(nextChangeDate, room?.facility.timeZone)
  return dueGroup === 'OVERDUE'
    ? { words: `Overdue since ${day}`, palette: 'red' }
    : { words: 'Due today', palette: 'amber' }
}

/** A stop: one large target, which opens its call. Nothing about the patient. */
export const StopRow = ({
  disabled,
  onOpen,
  ...props
}: {
  stop: StopRow_stop$key
  disabled: boolean
  onOpen: () => void
}) => {
  const { roomName, call, line } = useFragment(
    graphql`
      fragment StopRow_stop on RoundStop {
        roomName
        call {
          customJob
          roomDescription
          purpose {
            name
          }
          statusCode {
            name
          }
          assignedTo {
            fullName
          }
        }
        line {
          types
          dueGroup
          nextChangeDate
          roomDescription
          room {
            facility {
              timeZone
            }
          }
        }
      }
    `,
    props.stop,
  )
  const due = line && dueInWords(line)
  const need = call ? [call.purpose.name, call.customJob].filter(Boolean).join(' · ') : 'Dressing Change, no call yet'
  const place = call?.roomDescription ?? line?.roomDescription
  return (
    <li>
      <chakra.button
        type="button"
        disabled={disabled}
        onClick={onOpen}
        w="full"
        minH="touch"
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        py="3"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        textAlign="start"
        cursor="button"
        focusVisibleRing="outside"
        _hover={{ borderColor: 'border.emphasized' }}
      >
        <Box flex="1" minW="0">
          <Text textStyle="lg" fontWeight="bold">
            {(roomName ?? place) ? <Untranslated>{roomName ?? place}</Untranslated> : 'No room'}
          </Text>
          <Text overflowWrap="anywhere">
            {[need, line && line.types.length > 0 && line.types.join(', ')].filter(Boolean).join(' · ')}
          </Text>
          {roomName && place && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              <Untranslated>{place}</Untranslated>
            </Text>
          )}
          <Flex wrap="wrap" gap="2" mt="1" align="center">
            {due && <Badge colorPalette={due.palette}>{due.words}</Badge>}
            {call && !isOnHold(call.statusCode.name) && <Badge>{call.statusCode.name}</Badge>}
            {call?.assignedTo && (
              <Flex as="span" align="center" gap="1" textStyle="sm" color="fg.muted">
                <UserRound aria-hidden size={14} />
                <Untranslated>{call.assignedTo.fullName}</Untranslated>
              </Flex>
            )}
          </Flex>
        </Box>
        <ChevronRight aria-hidden />
      </chakra.button>
    </li>
  )
}
