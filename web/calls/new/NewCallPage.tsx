import { Button } from '@chakra-ui/react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { Page } from '../../ui/page/Page'
import { allowed } from '../../relay/problem'
import { useFreshCatalogue } from '../../live/useFreshCatalogue'
import type { NewCallPageQuery as Query } from './__generated__/NewCallPageQuery.graphql'
import { NewCallForm } from './NewCallForm'

const NewCallPageQuery = graphql`
  query NewCallPageQuery {
    viewer {
      provider {
        viewerCanSeeLists
        ...NewCallForm_provider
      }
    }
  }
`

const NewCallPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(NewCallPageQuery, queryRef)
  useFreshCatalogue<Query>(NewCallPageQuery)
  const provider = allowed(viewer?.provider)
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
      <NewCallForm provider={provider} isWardDesk={!provider.viewerCanSeeLists} />
    </Page>
  )
}

export default NewCallPage
