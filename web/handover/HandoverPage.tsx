import { Button } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import type { PreloadedQuery } from 'react-relay'
import { ListContent } from '../tables/list/ListContent'
import { useAddressView } from '../tables/list/useAddressView'
import { usePrintedLight } from '../ui/browser/usePrintedLight'
import { Page } from '../ui/page/Page'
import { CurrentHandover } from './CurrentHandover'
import { handoverAddress, pageAddress } from './handoverAddress'
import type { CurrentHandoverQuery } from './__generated__/CurrentHandoverQuery.graphql'

/** What a facility hands over to the shift that comes (rules 10.7). */
export default function HandoverPage({ queryRef }: { queryRef: PreloadedQuery<CurrentHandoverQuery> }) {
  const { view, isOnItsWay, choose } = useAddressView(handoverAddress)
  usePrintedLight()
  return (
    <Page
      heading="Hand-over"
      width="form"
      actions={
        <Button variant="outline" onClick={() => print()} _print={{ display: 'none' }}>
          <Printer aria-hidden />
          Print
        </Button>
      }
    >
      <ListContent
        asked={queryRef.fetchKey}
        isOnItsWay={isOnItsWay}
        page={view.page}
        first={pageAddress({ ...view, page: 1 })}
      >
        <CurrentHandover queryRef={queryRef} view={view} choose={choose} />
      </ListContent>
    </Page>
  )
}
