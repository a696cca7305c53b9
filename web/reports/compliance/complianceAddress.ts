import { expiries } from 'domain/compliance/expiry'
import { reportFilters } from 'domain/compliance/status'
import { isUuid, nilUuid } from 'domain/kernel/uuid'
import { addressWord } from 'domain/views/addressWord'
import { globalId } from '../../relay/globalId'
import { addressOf, list, oneOf, pageNumber, text, type ViewOf } from '../../tables/list/address'

/** Stands for global requirements, and is chosen at first (administration, section 9). */
export const globalFacility = nilUuid

export const compliancePath = '/reports/compliance'

export const complianceAddress = addressOf({
  find: text(),
  status: oneOf(reportFilters, '', addressWord),
  /** When the document expires; empty: on any date. */
  expires: oneOf(expiries, '', addressWord),
  /** Raw ids of facilities; `globalFacility` stands for global requirements. Never empty. */
  facilities: list(
    (words) => words.map((word) => (word === 'global' ? globalFacility : word)).filter(isUuid),
    [globalFacility],
    (id) => (id === globalFacility ? 'global' : id),
  ),
  page: pageNumber(),
})

/** What the compliance report shows. All of it is in the address. */
export type ComplianceView = ViewOf<typeof complianceAddress>

export const isNarrowed = ({ find, status, expires }: ComplianceView): boolean =>
  find !== '' || status !== '' || expires !== ''

/** Whether people are shown with their rows at once: where these need something to be done, so that they are few. */
export const isExpandedAtFirst = ({ status, expires }: ComplianceView): boolean =>
  expires !== '' ||
  status === 'NOT_COMPLIANT' ||
  status === 'EXPIRING_SOON' ||
  status === 'EXPIRED' ||
  status === 'INCOMPLETE'

export const variablesOf = (view: ComplianceView) => ({
  search: view.find || null,
  status: view.status || null,
  expires: view.expires || null,
  facilityIds: view.facilities.map((id) => (id === globalFacility ? id : globalId('Facility', id))),
  page: view.page - 1,
  withRows: isExpandedAtFirst(view),
})

/** The address of the file, with the same filters. */
export const fileAddress = (
  providerId: string,
  ending: 'csv' | 'xlsx',
  { find, status, expires, facilities }: ComplianceView,
): string => {
  const query = new URLSearchParams()
  if (find) query.set('search', find)
  if (status) query.set('status', status)
  if (expires) query.set('expires', expires)
  for (const id of facilities) query.append('facilityId', id)
  return `/api/v0/providers/${providerId}/reports/compliance-report.${ending}?${query}`
}

/** The same from the page's address. */
export const variablesAt = (search: URLSearchParams) => variablesOf(complianceAddress.viewOf(search))
