import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Page } from '../../ui/page/Page'
import type { GreetingPageQuery as Query } from './__generated__/GreetingPageQuery.graphql'

const GreetingPageQuery = graphql`
  query GreetingPageQuery {
    viewer {
      user {
        fullName
      }
    }
  }
`

/** Greets a person by their first name (rules 9.12). */
const GreetingPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(GreetingPageQuery, queryRef)
  const [name] = (viewer?.user.fullName ?? '').trim().split(/\s+/)
  return (
    <Page heading={`Hello, ${name || 'User'}.`} width="form">
      {null}
    </Page>
  )
}

export default GreetingPage
