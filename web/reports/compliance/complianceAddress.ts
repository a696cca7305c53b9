import { reportFileName } from 'domain/compliance/report'
import { reportFilters, type ComplianceReportFilter } from 'domain/compliance/status'
import { isUuid, nilUuid } from 'domain/kernel/uuid'
import { addressWord } from 'domain/views/addressWord'
import { globalId } from '../../relay/globalId'
import type { PageLinks } from '../../tables/list/Pager'
import type { AddressForm } from '../../tables/list/useAddressView'

/** What the compliance report shows. All of it is in the address. */
export type ComplianceView = {
  find: string
  status: ComplianceReportFilter | ''
  /** Raw ids of facilities; `globalFacility` stands for global requirements. Never empty. */
  facilities: readonly string[]
  /** The first page is 1. */
  page: number
}

/** Stands for global requirements, and is chosen at first (administration, section 9). */
export const globalFacility = nilUuid

export const compliancePath = '/reports/compliance'

const viewOf = (search: URLSearchParams): ComplianceView => {
  const page = Number(search.get('page') ?? 1)
  const facilities = (search.get('facilities') ?? '')
    .split(',')
    .map((id) => (id === 'global' ? globalFacility : id))
    .filter((id) => isUuid(id))
  return {
    find: (search.get('find') ?? '').trim(),
    status: reportFilters.find((status) => addressWord(status) === search.get('status')) ?? '',
    facilities: facilities.length > 0 ? facilities : [globalFacility],
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1e6 ? page : 1,
  }
}

const isDefault = (facilities: readonly string[]): boolean =>
  facilities.length === 0 || (facilities.length === 1 && facilities[0] === globalFacility)

/** The address of a view. Defaults are left out, so that each view has exactly one address. */
const searchOf = ({ find, status, facilities, page }: ComplianceView): string => {
  const search = new URLSearchParams()
  if (find) search.set('find', find)
  if (status) search.set('status', addressWord(status))
  if (!isDefault(facilities))
    search.set('facilities', facilities.map((id) => (id === globalFacility ? 'global' : id)).join(','))
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search}` : ''
}

export const complianceAddress = { viewOf, searchOf, firstPage: { page: 1 } } satisfies AddressForm<ComplianceView>

export const isNarrowed = ({ find, status }: ComplianceView): boolean => find !== '' || status !== ''

/** Whether people are shown with their rows at once: where these need something to be done, so that they are few. */
export const isExpandedAtFirst = ({ status }: ComplianceView): boolean =>
  status === 'NOT_COMPLIANT' || status === 'EXPIRING_SOON' || status === 'EXPIRED' || status === 'INCOMPLETE'

export const variablesOf = (view: ComplianceView) => ({
  search: view.find || null,
  status: view.status || null,
  facilityIds: view.facilities.map((id) => (id === globalFacility ? id : globalId('Facility', id))),
  page: view.page - 1,
  withRows: isExpandedAtFirst(view),
})

/** The address of the file, with the same filters. */
export const fileAddress = (providerId: string, { find, status, facilities }: ComplianceView): string => {
  const query = new URLSearchParams()
  if (find) query.set('search', find)
  if (status) query.set('status', status)
  for (const id of facilities) query.append('facilityId', id)
  return `/api/v0/providers/${providerId}/reports/${reportFileName}?${query}`
}

export const pageLinks = (view: ComplianceView, pages: number): PageLinks => {
  const to = (isThere: boolean, page: number) => (isThere ? compliancePath + searchOf({ ...view, page }) : null)
  const { page } = view
  return {
    first: to(page > 1, 1),
    previous: to(page > 1, page - 1),
    next: to(page < pages, page + 1),
    last: to(page < pages, pages),
  }
}
