import type { PreloadedQuery } from 'react-relay'
import { CallListPage } from './CallListPage'
import type { CallTableQuery } from './__generated__/CallTableQuery.graphql'

export default function CompletedCallsPage({ queryRef }: { queryRef: PreloadedQuery<CallTableQuery> }) {
  return <CallListPage list="completed" queryRef={queryRef} />
}
