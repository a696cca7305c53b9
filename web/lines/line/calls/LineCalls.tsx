import { chakra, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import { useNow } from '../../../relay/serverClock'
import { Panel } from '../../../ui/page/Panel'
import { LoadButton } from '../../../ui/parts/LoadButton'
import type { LineCalls_line$key } from './__generated__/LineCalls_line.graphql'
import { LineCall } from './LineCall'

/** How many calls are shown at first, and are added each time. */
export const callsAPage = 10

type LineCallsProps = {
  line: LineCalls_line$key
  /** Called when more calls are shown. */
  onOlder: () => void
}

/** The calls about the line, newest first. */
export const LineCalls = ({ onOlder, ...props }: LineCallsProps) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment LineCalls_line on Line
      @refetchable(queryName: "LineCallsPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }) {
        calls(first: $first, after: $after) @connection(key: "LineCalls_calls") {
          edges {
            node {
              id
              ...LineCall_call
            }
          }
        }
      }
    `,
    props.line,
  )
  const now = useNow(60_000)
  const { edges } = data.calls
  return (
    <Panel title="Calls">
      {edges.length === 0 ? (
        <Text color="fg.muted">There are no calls about this line that you can see.</Text>
      ) : (
        <chakra.ol aria-label="Calls of this line, the newest first" listStyleType="none" display="grid" gap="2">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <LineCall call={node} now={now} />
            </li>
          ))}
        </chakra.ol>
      )}
      {hasNext && (
        <LoadButton
          mt="3"
          isLoading={isLoadingNext}
          onClick={() => {
            loadNext(callsAPage)
            onOlder()
          }}
        >
          Show older
        </LoadButton>
      )}
    </Panel>
  )
}
