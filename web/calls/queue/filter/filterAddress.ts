import { chipsOf, type QueueFilter } from 'domain/calls/queue/filter'
import { withParams, type AddressForm } from '../../../tables/list/useAddressView'

/** The queue's chips and search in its address, beside the chosen facilities. */
export const filterAddress: AddressForm<QueueFilter> = {
  viewOf: (address) => ({
    chips: chipsOf((address.get('show') ?? '').split(',')),
    search: (address.get('search') ?? '').trim(),
  }),
  searchOf: ({ chips, search }, address) => withParams(address, { show: chips.join(), search }),
  firstPage: {},
}
