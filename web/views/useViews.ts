import { graphql, useFragment } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { ViewList } from 'domain/views/filters'
import type { useViewsQuery } from './__generated__/useViewsQuery.graphql'
import type { useViews_provider$key } from './__generated__/useViews_provider.graphql'

export const viewsQuery = graphql`
  query useViewsQuery($list: SavedViewList!) {
    provider {
      id
      facilities {
        databaseId
      }
      ...useViews_provider @arguments(list: $list)
    }
  }
`

/** One's own views of a list and the shared ones, by name. With `store-only` they have been read before. */
export const useViews = (list: ViewList, fetchPolicy: 'store-only' | 'store-and-network', fetchKey: number = 0) => {
  const { provider } = useLazyLoadQuery<useViewsQuery>(viewsQuery, { list }, { fetchPolicy, fetchKey })
  return useFragment<useViews_provider$key>(
    graphql`
      fragment useViews_provider on Provider @argumentDefinitions(list: { type: "SavedViewList!" }) {
        viewerCanShareViews
        savedViews(list: $list) {
          id
          name
          query
          shared
          viewerCanChange
          ...ViewDialog_view
        }
      }
    `,
    provider,
  )
}
