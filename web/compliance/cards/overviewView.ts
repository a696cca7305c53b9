import { cardFilters, passesCardFilter, type ComplianceStatus } from 'domain/compliance/status'
import { nameHolds } from 'domain/kernel/input/names'
import { addressWord } from 'domain/views/addressWord'
import { addressOf, oneOf, text, type ViewOf } from '../../tables/list/address'

export const overviewAddress = addressOf(
  { status: oneOf(cardFilters, '', addressWord), find: text() },
  { keepsOthers: true },
)

/** What is shown of a person's requirements. All of it is in the address; it names no patient. */
export type OverviewView = ViewOf<typeof overviewAddress>

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
