import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { showMinutes, minutesBetween } from 'domain/calls/queue/waiting'
import { useEffect, useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useClock, useNow } from '../../relay/serverClock'
import { Moment } from '../../ui/parts/Moment'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { SendButton } from '../../ui/page/SendButton'
import { VisuallyHidden } from '../../ui/parts/VisuallyHidden'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { SimilarCalls_call$key } from './__generated__/SimilarCalls_call.graphql'
import type { SimilarCalls as Similar } from './useSimilarCalls'

/** The rest are shown as a count. */
const shownAtMost = 2

type SimilarCallsProps = { similar: Similar; isBusy: boolean; onCreateAnyway: () => void }

/** Open calls like the one being entered. This is advice; it does not stop anyone from creating a call (rules 3.20). */
export const SimilarCalls = ({ similar: { calls, refusals }, isBusy, onCreateAnyway }: SimilarCallsProps) => {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) notice.current?.focus()
  }, [refusals])

  const what =
    calls.length === 1 ? 'call like this is open already' : `${calls.length} calls like this are open already`
  const title =
    refusals > 0 ? `Not created: ${calls.length === 1 ? 'a ' : ''}${what}` : `${calls.length === 1 ? 'A ' : ''}${what}`
  const createAnyway = (
    <SendButton
      type="button"
      size="sm"
      variant="outline"
      colorPalette="gray"
      disabled={isBusy}
      onClick={onCreateAnyway}
    >
      Create Anyway
    </SendButton>
  )
  return (
    <>
      {/* The title alone is read out: what stands below it counts minutes. */}
      <VisuallyHidden role="status">{calls.length > 0 ? title : null}</VisuallyHidden>
      {calls.length > 0 ? (
        <Box ref={notice} role="group" aria-label={title} tabIndex={-1} outline="none">
          <NoticeStrip
            kind="warning"
            title={title}
            text={
              <chakra.span display="flex" flexDirection="column" gap="2" mt="1">
                {calls.slice(0, shownAtMost).map((call) => (
                  <OpenCall key={call.id} call={call} beside={calls.length === 1 ? createAnyway : null} />
                ))}
                {calls.length > 1 ? (
                  <Flex
                    as="span"
                    wrap="wrap"
                    align="center"
                    justify="space-between"
                    gap="2"
                    pe={{ base: '2', md: '3' }}
                  >
                    <span>
                      {calls.length > shownAtMost ? `and ${calls.length - shownAtMost} more in the queue` : null}
                    </span>
                    {createAnyway}
                  </Flex>
                ) : null}
              </chakra.span>
            }
          />
        </Box>
      ) : null}
    </>
  )
}

const OpenCall = ({ beside, ...props }: { call: SimilarCalls_call$key; beside: ReactNode }) => {
  const { databaseId, purpose, customJob, room, roomDescription, aliveAt, assignedTo, statusCode } = useFragment(
    graphql`
      fragment SimilarCalls_call on Call {
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
        statusCode {
          name
        }
        assignedTo {
          fullName
        }
      }
    `,
    props.call,
  )
  const now = useNow(60_000)
  const minutes = useClock(10_000, (at) => minutesBetween(aliveAt, at))
  const what = customJob ? `${purpose.name} · ${customJob}` : purpose.name
  const where = room ? `${room.name} ${room.facility.name}` : roomDescription
  return (
    <Flex as="span" wrap="wrap" align="center" columnGap="4" rowGap="1">
      <chakra.span flex="1 1 14rem" minW="0">
        <Text as="span" fontWeight="semibold">
          <Untranslated>{what}</Untranslated>
        </Text>{' '}
        in <Untranslated>{where}</Untranslated>
        <br />
        <chakra.span color="fg.muted">
          {statusCode.name}, since <Moment at={aliveAt} now={now} /> ({showMinutes(minutes)}) ·{' '}
          {assignedTo ? `${assignedTo.fullName} has it` : 'no one has it yet'}
        </chakra.span>
      </chakra.span>
      <Flex as="span" gap="2" pe={{ base: '2', md: '3' }}>
        <Button asChild size="sm">
          <Link to={`/calls/${databaseId}`} aria-label={`Open It: ${what} in ${where}`}>
            Open It
          </Link>
        </Button>
        {beside}
      </Flex>
    </Flex>
  )
}
