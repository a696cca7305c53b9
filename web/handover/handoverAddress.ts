import { globalId } from '../relay/globalId'
import type { AddressForm } from '../tables/list/useAddressView'

/** The facility by its raw id, empty for the first one; and the page of past hand-overs. */
export type HandoverView = { facility: string; page: number }

const handoverPath = '/handover'

const searchOf = ({ facility, page }: HandoverView): string => {
  const search = new URLSearchParams()
  if (facility) search.set('facility', facility)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

export const handoverAddress = {
  viewOf: (search) => {
    const page = Number(search.get('page') ?? 1)
    return {
      facility: search.get('facility') ?? '',
      page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    }
  },
  searchOf,
  firstPage: { page: 1 },
} satisfies AddressForm<HandoverView>

export const variablesOf = ({ facility, page }: HandoverView) => ({
  facilityId: facility ? globalId('Facility', facility) : null,
  page,
})

/** The address of a page of past hand-overs. */
export const pageAddress = (view: HandoverView): string => handoverPath + searchOf(view)
