import { Box, Button } from '@chakra-ui/react'
import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { ListContent } from '../../tables/list/ListContent'
import { useAddressView } from '../../tables/list/useAddressView'
import { Page } from '../../ui/page/Page'
import { searchOf, userAddress, userPath } from './userAddress'
import { UserControls } from './UserControls'
import { UserTable } from './UserTable'
import type { UserTableQuery } from './__generated__/UserTableQuery.graphql'

/** The provider's people (administration, section 2; rules 9.1). */
const UsersPage = ({ queryRef }: { queryRef: PreloadedQuery<UserTableQuery> }) => {
  const { canChangeUsers } = useViewer()
  const { view, isOnItsWay, choose } = useAddressView(userAddress)
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      heading="Users"
      actions={
        canChangeUsers ? (
          <>
            <Button asChild variant="outline">
              <Link to="/users/import">
                <Upload aria-hidden />
                Import people
              </Link>
            </Button>
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Add New User
            </Button>
          </>
        ) : null
      }
    >
      <UserControls view={view} choose={choose} />
      <Box mt="4">
        <ListContent
          asked={queryRef.fetchKey}
          isOnItsWay={isOnItsWay}
          page={view.page}
          first={userPath + searchOf({ ...view, page: 1 })}
        >
          <UserTable view={view} queryRef={queryRef} isAdding={isAdding} onAdded={() => setAdding(false)} />
        </ListContent>
      </Box>
    </Page>
  )
}

export default UsersPage
