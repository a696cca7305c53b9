import { Button } from '@chakra-ui/react'
import { SearchX, Users } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { userSorts } from 'domain/users/list'
import { useFresh } from '../../live/useFresh'
import { allowed } from '../../relay/problem'
import { useViewer } from '../../relay/viewer'
import { NoSuchPage } from '../../tables/list/ListContent'
import { actionColumn, ListTable } from '../../tables/list/ListTable'
import { numberedLinks } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { useListTop } from '../../tables/list/useListTop'
import { counted, showCount } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import { NewUserDialog } from '../edit/NewUserDialog'
import { PasswordDialog } from '../edit/PasswordDialog'
import { InvitedPeople } from '../invited/InvitedPeople'
import { UserDialog } from '../edit/UserDialog'
import { searchOf, sortNames, userAddress, userPath, type UserView } from './userAddress'
import { UserRow } from './UserRow'
import type { UserTableQuery as Query } from './__generated__/UserTableQuery.graphql'

const UserTableQuery = graphql`
  query UserTableQuery($filter: UserFilter!, $orderBy: UserOrder!, $page: Int!) {
    viewer {
      superadmin
    }
    provider {
      id
      name
      ...userForm_provider
      ...InvitedPeople_provider
      users(filter: $filter, orderBy: $orderBy, page: $page, first: 20) {
        totalCount
        pageCount
        edges {
          node {
            id
            ...UserRow_user
            ...UserDialog_user
            ...PasswordDialog_user
          }
        }
      }
    }
  }
`

/** Others' changes of people are not in the feed, so the list is read at this interval. */
const everyMs = 30_000

type Person = NonNullable<Query['response']['provider']['users']>['edges'][number]['node']
type UserTableProps = {
  view: UserView
  queryRef: PreloadedQuery<Query>
  isAdding: boolean
  onAdded: () => void
}

/** One page of the list: a table on a desktop, one card per person on a phone. */
export const UserTable = ({ view, queryRef, isAdding, onAdded }: UserTableProps) => {
  const { viewer, provider } = usePreloadedQuery<Query>(UserTableQuery, queryRef)
  const { canChangeUsers, canReviewDocuments } = useViewer()
  const [open, setOpen] = useState<{ dialog: 'edit' | 'password'; user: Person } | null>(null)
  const { readNow } = useFresh<Query>({ query: UserTableQuery, variables: queryRef.variables, everyMs })
  const top = useListTop()
  const { edges, totalCount, pageCount } = allowed(provider.users)
  const isSuperadmin = viewer?.superadmin === true
  const close = () => setOpen(null)
  const changed = () => void readNow()
  const invited = <InvitedPeople provider={provider} find={view.find} onChanged={changed} />

  return (
    <>
      {edges.length > 0 ? (
        <>
          <ListTable
            ref={top}
            tabIndex={-1}
            cardsBelow="lg"
            aria-label="Users"
            columns={[
              ...userSorts.map((sort) => ({
                name: sortNames[sort],
                ...(sort === view.sort
                  ? { isSorted: view.descending ? ('descending' as const) : ('ascending' as const) }
                  : {}),
              })),
              { ...actionColumn, name: 'Actions' },
            ]}
          >
            {edges.map(({ node }) => (
              <UserRow
                key={node.id}
                user={node}
                canChange={canChangeUsers}
                canSeeDocuments={canReviewDocuments}
                onEdit={() => setOpen({ dialog: 'edit', user: node })}
                onPassword={() => setOpen({ dialog: 'password', user: node })}
                onUnlocked={changed}
              />
            ))}
          </ListTable>
          <Pager {...numberedLinks(userPath, userAddress, view, pageCount)}>
            {(pageCount > 1 ? `Page ${showCount(view.page)} of ${showCount(pageCount)} · ` : '') +
              counted(totalCount, 'user')}
          </Pager>
          {invited}
        </>
      ) : totalCount > 0 ? (
        <NoSuchPage page={view.page} first={userPath + searchOf({ ...view, page: 1 })} />
      ) : (
        <>
          {invited}
          <EmptyList view={view} />
        </>
      )}
      {isAdding ? (
        <NewUserDialog provider={provider} isSuperadmin={isSuperadmin} onAdded={changed} onClose={onAdded} />
      ) : null}
      {open?.dialog === 'edit' ? (
        <UserDialog
          key={open.user.id}
          user={open.user}
          provider={provider}
          providerName={provider.name}
          isSuperadmin={isSuperadmin}
          readOnly={!canChangeUsers}
          onChanged={changed}
          onClose={close}
        />
      ) : null}
      {open?.dialog === 'password' ? <PasswordDialog user={open.user} onClose={close} /> : null}
    </>
  )
}

const EmptyList = ({ view }: { view: UserView }) =>
  view.find ? (
    <EmptyState
      role="status"
      icon={SearchX}
      title={`No users found for “${view.find}”.`}
      description={
        view.showsDisabled
          ? 'The search covers names and e-mail addresses.'
          : 'The search covers names and e-mail addresses of active users.'
      }
    >
      {view.showsDisabled ? null : (
        <Button asChild variant="outline">
          <Link to={userPath + searchOf({ ...view, showsDisabled: true, page: 1 })}>Show disabled users</Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={userPath + searchOf({ ...view, find: '', page: 1 })}>Clear Search</Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState role="status" icon={Users} title="No users." description="Add the people who work here." />
  )
