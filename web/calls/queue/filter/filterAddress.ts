import { chipsOf } from 'domain/calls/queue/filter'
import { addressOf, list, named, text } from '../../../tables/list/address'

/** The queue's chips and search in its address, beside the chosen facilities. */
export const filterAddress = addressOf({ chips: named('show', list(chipsOf)), search: text() }, { keepsOthers: true })
