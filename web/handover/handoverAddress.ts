import { globalId } from '../relay/globalId'
import { addressOf, pageNumber, text, type ViewOf } from '../tables/list/address'

export const handoverPath = '/handover'

/** The facility by its raw id, empty for the first one; and the page of past hand-overs. */
export const handoverAddress = addressOf({ facility: text(), page: pageNumber() })

export type HandoverView = ViewOf<typeof handoverAddress>

export const variablesOf = ({ facility, page }: HandoverView) => ({
  facilityId: facility ? globalId('Facility', facility) : null,
  page,
})

/** The address of a page of past hand-overs. */
export const pageAddress = (view: HandoverView): string => handoverPath + handoverAddress.searchOf(view)

/** The same from the page's address. */
export const variablesAt = (search: URLSearchParams) => variablesOf(handoverAddress.viewOf(search))
