import { Box, Button } from '@chakra-ui/react'
import type { PreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import type { CallList } from 'domain/calls/past/pastList'
import { ListContent } from '../../tables/list/ListContent'
import { useAddressView } from '../../tables/list/useAddressView'
import { Page } from '../../ui/page/Page'
import { Views } from '../../views/embeds/Views'
import { CallTable } from './CallTable'
import { ListControls } from './ListControls'
import { listAddress, searchOf } from './listAddress'
import type { CallTableQuery } from './__generated__/CallTableQuery.graphql'

const headings: Record<CallList, string> = { completed: 'Completed Calls', deleted: 'Deleted Calls' }

/** Completed or deleted calls, one page at a time. The view is in the URL, so that Back shows it again. */
const CallListPage = ({ queryRef }: { queryRef: PreloadedQuery<CallTableQuery> }) => {
  const list: CallList = queryRef.variables.filter.state === 'DELETED' ? 'deleted' : 'completed'
  const { pathname } = useLocation()
  const { view, isOnItsWay, choose } = useAddressView(listAddress)

  return (
    <Page
      heading={headings[list]}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/calls/queue">Return To Queue</Link>
          </Button>
          <Views list={list === 'completed' ? 'COMPLETED_CALLS' : 'DELETED_CALLS'} />
        </>
      }
    >
      <ListControls list={list} view={view} choose={choose} />
      <Box mt="4">
        <ListContent
          asked={queryRef.fetchKey}
          isOnItsWay={isOnItsWay}
          page={view.page}
          first={pathname + searchOf({ ...view, page: 1 })}
        >
          <CallTable list={list} view={view} queryRef={queryRef} />
        </ListContent>
      </Box>
    </Page>
  )
}

export default CallListPage
