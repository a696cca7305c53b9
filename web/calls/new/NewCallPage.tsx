import { Button } from '@chakra-ui/react'
import { PhoneOff } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import type { NewCallPageQuery as Query } from './__generated__/NewCallPageQuery.graphql'
import { NewCallForm } from './NewCallForm'

const NewCallPageQuery = graphql`
  query NewCallPageQuery {
    viewer {
      provider {
        viewerCanCreateCall
        viewerCanSeeLists
        ...NewCallForm_provider
      }
    }
  }
`

const NewCallPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(NewCallPageQuery, queryRef)
  useFreshCatalogue<Query>(NewCallPageQuery)
  const provider = viewer?.provider
  return (
    <Page
      heading="New Call"
      width="form"
      actions={
        <Button asChild variant="outline">
          <Link to="/calls/queue">Return To Queue</Link>
        </Button>
      }
    >
      {provider?.viewerCanCreateCall ? (
        <NewCallForm provider={provider} isWardDesk={!provider.viewerCanSeeLists} />
      ) : (
        <EmptyState icon={PhoneOff} title="You do not have permission to create calls." />
      )}
    </Page>
  )
}

export default NewCallPage
