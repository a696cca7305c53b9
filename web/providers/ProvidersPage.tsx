import { Button } from '@chakra-ui/react'
import { Building2, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useFresh } from '../live/useFresh'
import { useNow } from '../relay/serverClock'
import { actionColumn, ListCell, ListName, ListRow, ListTable } from '../tables/list/ListTable'
import { RowsPager } from '../tables/list/Pager'
import { usePage } from '../tables/list/usePage'
import { EmptyState } from '../ui/page/EmptyState'
import { Page } from '../ui/page/Page'
import { IconButton } from '../ui/parts/IconButton'
import { Moment } from '../ui/parts/Moment'
import type { ProvidersPage_provider$key } from './__generated__/ProvidersPage_provider.graphql'
import type { ProvidersPageQuery as Query } from './__generated__/ProvidersPageQuery.graphql'
import { CreateProviderDialog } from './CreateProviderDialog'
import { StatusChip } from './StatusChip'

const ProvidersPageQuery = graphql`
  query ProvidersPageQuery {
    providers {
      ...ProvidersPage_provider
    }
  }
`

/** The feed is of one provider, so the list asks by itself. */
const readAgainMs = 30_000

const columns = [
  { name: 'Name', width: '40%' },
  { name: 'Status' },
  { name: 'Your Role' },
  { name: 'Created' },
  actionColumn,
]

/** All providers of the installation (administration, section 2). */
const ProvidersPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const query = usePreloadedQuery<Query>(ProvidersPageQuery, queryRef)
  const providers = useFragment<ProvidersPage_provider$key>(
    graphql`
      fragment ProvidersPage_provider on ManagedProvider @relay(plural: true) {
        id
        databaseId
        name
        status
        createdAt
        viewerRoleName
      }
    `,
    query.providers,
  )
  const { readNow } = useFresh<Query>({ query: ProvidersPageQuery, variables: {}, everyMs: readAgainMs })
  const [isCreating, setCreating] = useState(false)
  const now = useNow(60_000)
  const paging = usePage(providers.length)

  return (
    <Page
      heading="Providers"
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          Create
        </Button>
      }
    >
      {providers.length === 0 ? (
        <EmptyState icon={Building2} title="No providers to display." />
      ) : (
        <ListTable cardsBelow="md" aria-label="Providers" columns={columns}>
          {providers
            .slice(paging.start, paging.end)
            .map(({ id, databaseId, name, status, createdAt, viewerRoleName }) => (
              <ListRow key={id}>
                <ListName>
                  <Link to={`/providers/${databaseId}`}>{name}</Link>
                </ListName>
                <ListCell isWords name="Status">
                  <StatusChip status={status} />
                </ListCell>
                <ListCell name="Your Role">{viewerRoleName}</ListCell>
                <ListCell name="Created">
                  <Moment at={createdAt} now={now} whiteSpace="nowrap" />
                </ListCell>
                <ListCell name="Action" place="trail">
                  <IconButton icon={Pencil} label={`Edit ${name}`} to={`/providers/${databaseId}`} />
                </ListCell>
              </ListRow>
            ))}
        </ListTable>
      )}
      <RowsPager label="Providers" count={providers.length} paging={paging} />
      {isCreating ? <CreateProviderDialog onCreated={() => void readNow()} onClose={() => setCreating(false)} /> : null}
    </Page>
  )
}

export default ProvidersPage
