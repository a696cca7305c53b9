import { Button } from '@chakra-ui/react'
import type { Order } from './useOrder'
import { SendButton } from '../../ui/page/SendButton'

/** Saves the order of a list; enabled only when a weight differs from its position (administration, section 4). */
export const SaveOrder = ({
  order,
}: {
  order: Pick<Order, 'isUnordered' | 'hasOwn' | 'isSaving' | 'save' | 'reset'>
}) => (
  <>
    {order.hasOwn && !order.isSaving ? (
      <Button variant="ghost" colorPalette="gray" onClick={order.reset}>
        Reset
      </Button>
    ) : null}
    <SendButton variant="outline" disabled={!order.isUnordered || order.isSaving} onClick={() => void order.save()}>
      {order.isSaving ? 'Saving…' : 'Save Order'}
    </SendButton>
  </>
)
