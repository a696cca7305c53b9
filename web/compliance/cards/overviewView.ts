import { cardFilters, passesCardFilter, type CardFilter, type ComplianceStatus } from 'domain/compliance/status'
import { nameHolds } from 'domain/kernel/input/names'
import { withParams, type AddressForm } from '../../tables/list/useAddressView'

/** What is shown of a person's requirements. All of it is in the address; it names no patient. */
export type OverviewView = { status: CardFilter | ''; find: string }

const wordOf = (filter: CardFilter): string => filter.toLowerCase().replaceAll('_', '-')

export const overviewAddress: AddressForm<OverviewView> = {
  viewOf: (search) => ({
    status: cardFilters.find((filter) => wordOf(filter) === search.get('status')) ?? '',
    find: (search.get('find') ?? '').trim(),
  }),
  searchOf: ({ status, find }, address) => withParams(address, { status: status && wordOf(status), find }),
  firstPage: {},
}

type Urgent = { readonly status: string; readonly daysLeft?: number | null }

const ranks = ['EXPIRED', 'INCOMPLETE', 'ERROR', 'EXPIRING_SOON']

/** Whether something has to be uploaded now or within 30 days. */
export const isUrgent = ({ status }: Urgent): boolean => ranks.includes(status)

/** The most urgent first: expired, the longest first; missing; soon to expire; all others stay in their order. */
export const byUrgency = (one: Urgent, other: Urgent): number => {
  const rank = (standing: Urgent) => (isUrgent(standing) ? ranks.indexOf(standing.status) : ranks.length)
  return rank(one) - rank(other) || (isUrgent(one) ? (one.daysLeft ?? 0) - (other.daysLeft ?? 0) : 0)
}

type Shown = {
  readonly status: string
  readonly requirement: { readonly name: string }
  readonly requiredAt: readonly string[]
}

/** The search is in the names of requirements and facilities (administration, section 2). */
export const matches = ({ status, requirement, requiredAt }: Shown, view: OverviewView): boolean =>
  passesCardFilter(status as ComplianceStatus, view.status || null) &&
  [requirement.name, ...requiredAt].some((name) => nameHolds(name, view.find))
