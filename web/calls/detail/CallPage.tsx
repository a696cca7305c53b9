import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/EmptyState'
import { Page } from '../../ui/Page'
import type { CallPageQuery } from './__generated__/CallPageQuery.graphql'
import { CallView } from './CallView'

export const query = graphql`
  query CallPageQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Call {
        id
        ...CallView_call
      }
    }
    viewer {
      provider {
        ...CallView_provider
      }
    }
  }
`

const CallPage = ({ queryRef }: { queryRef: PreloadedQuery<CallPageQuery> }) => {
  const { node, viewer } = usePreloadedQuery(query, queryRef)
  // Another call is another page: its entries, its notices and its rule begin anew.
  if (node?.__typename === 'Call' && viewer?.provider) return <CallView key={node.id} call={node} provider={viewer.provider} />
  return (
    <Page heading="Call">
      <EmptyState icon={SearchX} title="This call does not exist." description="It may have been deleted, or be in a facility that is not yours.">
        <Button asChild>
          <Link to="/calls/queue">Back to the queue</Link>
        </Button>
      </EmptyState>
    </Page>
  )
}

export default CallPage
