import type { PreloadedQuery } from 'react-relay'
import { CallListPage } from './CallListPage'
import type { CallTableQuery } from './__generated__/CallTableQuery.graphql'

export default function DeletedCallsPage({ queryRef }: { queryRef: PreloadedQuery<CallTableQuery> }) {
  return <CallListPage list="deleted" queryRef={queryRef} />
}
