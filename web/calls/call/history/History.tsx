import { Box, chakra, Text } from '@chakra-ui/react'
import { replacedUnseen } from 'domain/kernel/justEntered'
import { startTransition } from 'react'
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import { concernsCall } from '../../../live/feed'
import { useFresh } from '../../../live/useFresh'
import { useNow } from '../../../relay/serverClock'
import { LoadButton } from '../../../ui/parts/LoadButton'
import { Moment } from '../../../ui/parts/Moment'
import type { History_call$key } from './__generated__/History_call.graphql'
import type { History_event$key } from './__generated__/History_event.graphql'
import type { HistoryNewerQuery } from './__generated__/HistoryNewerQuery.graphql'
import type { HistoryQuery } from './__generated__/HistoryQuery.graphql'

const pageSize = 10
const newerAtMost = 50

/** Only the events after the newest one shown: older pages stay, and reading nothing new is not audited. */
const newerQuery = graphql`
  query HistoryNewerQuery($id: ID!, $first: Int!, $before: String) {
    node(id: $id) {
      ... on Call @alias(as: "call") {
        history(first: $first, before: $before) {
          edges {
            cursor
            node {
              ...History_event
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`

const prependNewer = (store: RecordSourceSelectorProxy, { id, ...place }: HistoryNewerQuery['variables']) => {
  const call = store.get(id)
  const connection = call && ConnectionHandler.getConnection(call, 'History_history')
  if (!connection) return
  const shown = new Set(connection.getLinkedRecords('edges')?.map((edge) => edge?.getValue('cursor')))
  for (const edge of [...(call.getLinkedRecord('history', place)?.getLinkedRecords('edges') ?? [])].reverse()) {
    if (!edge || shown.has(edge.getValue('cursor'))) continue
    const added = ConnectionHandler.buildConnectionEdge(store, connection, edge)
    if (added) ConnectionHandler.insertEdgeBefore(connection, added)
  }
}

/** The history of the call, newest first. */
export const History = ({ callId, fetchKey, isShown }: { callId: string; fetchKey: number; isShown: boolean }) => {
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
    { id: callId, first: pageSize },
    { fetchPolicy: 'network-only', fetchKey },
  )
  return node?.call ? <Events call={node.call} isShown={isShown} /> : null
}

const Events = ({ isShown, ...props }: { call: History_call$key; isShown: boolean }) => {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment(
    graphql`
      fragment History_call on Call
      @refetchable(queryName: "HistoryPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }) {
        id
        history(first: $first, after: $after) @connection(key: "History_history") {
          edges {
            cursor
            node {
              ...History_event
            }
          }
        }
      }
    `,
    props.call,
  )
  const environment = useRelayEnvironment()
  const now = useNow(60_000)
  const events = data.history?.edges ?? []
  const newer: HistoryNewerQuery['variables'] = { id: data.id, first: newerAtMost, before: events[0]?.cursor ?? null }
  useFresh<HistoryNewerQuery>({
    query: newerQuery,
    variables: newer,
    concerns: concernsCall(data.id),
    settleMs: 150,
    isHeld: !isShown,
    onRead: ({ node }) => {
      if (!node?.call?.history?.pageInfo.hasNextPage)
        commitLocalUpdate(environment, (store) => prependNewer(store, newer))
      // Too many new events to add them above the ones shown.
      else startTransition(() => void refetch({ first: pageSize }, { fetchPolicy: 'network-only' }))
    },
  })
  if (events.length === 0)
    return (
      <Text mt="3" color="fg.muted">
        No history yet.
      </Text>
    )
  return (
    <>
      <chakra.ol
        aria-label="Call history, newest first"
        listStyleType="none"
        mt="3"
        borderInlineStartWidth="2px"
        borderColor="border"
        ps="4"
        display="grid"
        gap="4"
      >
        {events.map(({ cursor, node }) => (
          <Event key={cursor} event={node} now={now} />
        ))}
      </chakra.ol>
      {hasNext && (
        <LoadButton size="sm" mt="4" isLoading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show earlier
        </LoadButton>
      )}
    </>
  )
}

/** The usual case needs no words. */
const doorWords: Record<string, string | undefined> = {
  REST: 'through REST',
  OPERATOR: 'by the operator',
  CLOCK: 'automatically',
}

const Event = ({ now, ...props }: { event: History_event$key; now: Date }) => {
  const { at, by, door, summary, changes } = useFragment(
    graphql`
      fragment History_event on CallEvent {
        at
        by
        door
        summary
        changes {
          name
          from
          to
          enteredBy
        }
      }
    `,
    props.event,
  )
  return (
    <chakra.li
      minW="0"
      position="relative"
      _before={{
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(-1rem - 5px)',
        top: '0.45rem',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'border.emphasized',
      }}
    >
      <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        {summary}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        <Moment at={at} now={now} />
        {by ? <span translate="no">{` · ${by}`}</span> : null}
        {doorWords[door] ? ` · ${doorWords[door]}` : null}
      </Text>
      {changes.length > 0 && (
        <chakra.dl mt="1.5" display="grid" gap="1">
          {changes.map(({ name, from, to, enteredBy }) => (
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
                {enteredBy != null && <chakra.span color="fg.muted"> {replacedUnseen(enteredBy)}</chakra.span>}
              </Box>
            </Box>
          ))}
        </chakra.dl>
      )}
    </chakra.li>
  )
}

const Value = ({ text }: { text: string | null }) =>
  text === null ? <chakra.em color="fg.muted">empty</chakra.em> : <span translate="no">{text}</span>
