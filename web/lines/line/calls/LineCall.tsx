import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { isOnHold, isStat } from 'domain/configuration/statuses/status'
import { Moment } from '../../../ui/parts/Moment'
import { Untranslated } from '../../../ui/parts/Untranslated'
import type { LineCall_call$key } from './__generated__/LineCall_call.graphql'

const Row = chakra(Link, {
  base: {
    display: 'block',
    p: '3',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    focusVisibleRing: 'outside',
    _hover: { bg: 'brand.subtle', borderColor: 'brand.solid' },
  },
})

/** A summary of a call about the line. All of it is a link to the call. */
export const LineCall = ({ now, ...props }: { call: LineCall_call$key; now: Date }) => {
  const call = useFragment(
    graphql`
      fragment LineCall_call on Call {
        databaseId
        createdAt
        aliveAt
        completedAt
        customJob
        roomDescription
        purpose {
          name
        }
        room {
          name
        }
        statusCode {
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
    props.call,
  )
  const { purpose, customJob, room, roomDescription, completedAt, completedBy, assignedTo, aliveAt } = call
  const status = call.statusCode.name
  // A call that was just created is not scheduled, even if the displayed time lags behind.
  const isComing = !completedAt && aliveAt > call.createdAt && new Date(aliveAt) > now
  return (
    <Row to={`/calls/${call.databaseId}`}>
      <Flex wrap="wrap" gap="2" align="center">
        <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
          <Untranslated>
            {purpose.name}
            {customJob && ` · ${customJob}`}
          </Untranslated>
        </Text>
        {completedAt ? (
          <Badge colorPalette="green">Completed</Badge>
        ) : isComing ? (
          <Badge colorPalette="violet">Scheduled</Badge>
        ) : (
          <Badge colorPalette={isStat(status) ? 'red' : isOnHold(status) ? 'amber' : 'gray'}>{status}</Badge>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {completedAt ? (
          <>
            <Moment at={completedAt} now={now} />
            {completedBy && (
              <>
                {' by '}
                <Untranslated>{completedBy.fullName}</Untranslated>
              </>
            )}
          </>
        ) : isComing ? (
          <>
            Joins the queue <Moment at={aliveAt} now={now} />
          </>
        ) : (
          <>
            In the queue since <Moment at={aliveAt} now={now} />
            {assignedTo && <Untranslated>{` · ${assignedTo.fullName}`}</Untranslated>}
          </>
        )}
        {(room || roomDescription) && <Untranslated>{` · ${room?.name ?? roomDescription}`}</Untranslated>}
      </Text>
    </Row>
  )
}
