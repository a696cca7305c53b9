import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useNow } from '../../relay/serverClock'
import { Moment } from '../../ui/Moment'
import type { History_call$data, History_call$key } from './__generated__/History_call.graphql'
import type { HistoryQuery } from './__generated__/HistoryQuery.graphql'

const page = 10

/** What was done to the call, the newest first. */
export const History = ({ callId, fetchKey }: { callId: string; fetchKey: string }) => {
  const { node } = useLazyLoadQuery<HistoryQuery>(
    graphql`
      query HistoryQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          ... on Call @alias(as: "call") {
            ...History_call @arguments(first: $first)
          }
        }
      }
    `,
    { id: callId, first: page },
    { fetchPolicy: 'network-only', fetchKey },
  )
  return node?.call ? <Events call={node.call} /> : null
}

const Events = (props: { call: History_call$key }) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment History_call on Call @refetchable(queryName: "HistoryPageQuery") @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }) {
        history(first: $first, after: $after) @connection(key: "History_history") {
          edges {
            cursor
            node {
              at
              by
              door
              deed
              changes {
                name
                from
                to
              }
            }
          }
        }
      }
    `,
    props.call,
  )
  const now = useNow(60_000)
  const events = data.history?.edges ?? []
  if (events.length === 0) return <Text mt="3" color="fg.muted">Nothing has been done to this call yet.</Text>
  return (
    <>
      <chakra.ol aria-label="What became of this call, the newest first" listStyleType="none" mt="3" borderInlineStartWidth="2px" borderColor="border" ps="4" display="grid" gap="4">
        {events.map(({ cursor, node }) => (
          <Event key={cursor} event={node} now={now} />
        ))}
      </chakra.ol>
      {hasNext && (
        <Button variant="outline" size="sm" mt="4" disabled={isLoadingNext} onClick={() => loadNext(page)}>
          {isLoadingNext ? 'Loading…' : 'Show earlier'}
        </Button>
      )}
    </>
  )
}

type EventData = NonNullable<History_call$data['history']>['edges'][number]['node']

/** Nothing is said of the usual way. */
const ways: Record<string, string | undefined> = { REST: 'through REST', OPERATOR: 'by the operator', CLOCK: 'by itself' }

const Event = ({ event: { at, by, door, deed, changes }, now }: { event: EventData; now: Date }) => (
  <chakra.li minW="0" position="relative" _before={{ content: '""', position: 'absolute', insetInlineStart: 'calc(-1rem - 5px)', top: '0.45rem', boxSize: '2', borderRadius: 'full', bg: 'border.emphasized' }}>
    <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
      {deed}
    </Text>
    <Text textStyle="xs" color="fg.muted">
      <Moment at={at} now={now} />
      {[by, ways[door]].filter(Boolean).map((each) => ` · ${each}`)}
    </Text>
    {changes.length > 0 && (
      <chakra.dl mt="1.5" display="grid" gap="1">
        {changes.map(({ name, from, to }) => (
          <Box key={name} textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
            <Box as="dt" display="inline" color="fg.muted">
              {name}:{' '}
            </Box>
            <Box as="dd" display="inline">
              {from != null && (
                <>
                  <Value text={from} /> →{' '}
                </>
              )}
              <Value text={to ?? null} />
            </Box>
          </Box>
        ))}
      </chakra.dl>
    )}
  </chakra.li>
)

const Value = ({ text }: { text: string | null }) => (text === null ? <chakra.em color="fg.muted">empty</chakra.em> : <span>{text}</span>)
