import { Button } from '@chakra-ui/react'
import { KeyRound, Plus } from 'lucide-react'
import { startTransition, useOptimistic, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router'
import { allowed } from '../../relay/problem'
import { useNow } from '../../relay/serverClock'
import { actionColumn, ListTable } from '../../tables/list/ListTable'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { EmptyState } from '../../ui/page/EmptyState'
import { Page } from '../../ui/page/Page'
import { RevokeQuestion } from './RevokeQuestion'
import { TokenDialog } from './TokenDialog'
import { TokenRow } from './TokenRow'
import type { TokensPage_provider$key } from './__generated__/TokensPage_provider.graphql'
import type { TokensPageQuery as Query } from './__generated__/TokensPageQuery.graphql'

const TokensPageQuery = graphql`
  query TokensPageQuery($includeRevoked: Boolean!) {
    provider {
      id
      ...TokensPage_provider
    }
  }
`

const columns = [
  { name: 'Name' },
  { name: 'Owner' },
  { name: 'Scope' },
  { name: 'Created' },
  { name: 'Expires' },
  { name: 'Last Used' },
  { name: 'State' },
  actionColumn,
]

/** The API tokens of the provider (rules 9.10). */
const TokensPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const data = usePreloadedQuery<Query>(TokensPageQuery, queryRef)
  const provider = useFragment<TokensPage_provider$key>(
    graphql`
      fragment TokensPage_provider on Provider {
        apiTokens(includeRevoked: $includeRevoked) {
          id
          name
          ...TokenRow_token
        }
      }
    `,
    data.provider,
  )
  const apiTokens = allowed(provider.apiTokens)
  const { includeRevoked } = queryRef.variables
  const navigate = useNavigate()
  const [isIncluding, show] = useOptimistic(includeRevoked)
  const include = (isIncluded: boolean) =>
    startTransition(async () => {
      show(isIncluded)
      await navigate(isIncluded ? '/tokens?revoked' : '/tokens', { replace: true })
    })
  const now = useNow(60_000)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  return (
    <Page
      heading="API Tokens"
      actions={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          Add
        </Button>
      }
    >
      <CheckLabel mb="3" fontSize={{ base: 'md', md: 'sm' }}>
        <Check checked={isIncluding} onChange={({ target }) => include(target.checked)} />
        Show revoked
      </CheckLabel>
      {apiTokens.length === 0 ? (
        <EmptyState
          icon={KeyRound}
          title="There are no API tokens."
          description="A token lets a program use Patency with the rights of the person who created it."
        />
      ) : (
        <ListTable cardsBelow="lg" aria-label="API tokens" columns={columns}>
          {apiTokens.map((token) => (
            <TokenRow key={token.id} token={token} now={now} onRevoke={() => setAsked(token)} />
          ))}
        </ListTable>
      )}
      {isAdding && <TokenDialog includeRevoked={includeRevoked} onClose={() => setAdding(false)} />}
      {asked && <RevokeQuestion token={asked} includeRevoked={includeRevoked} onClose={() => setAsked(null)} />}
    </Page>
  )
}

export default TokensPage
