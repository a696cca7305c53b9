import { isCalendarDate } from '../kernel/time/calendarDate'
import { daysBetween, todayIn } from '../kernel/time/facilityTime'

/** The statuses of a requirement for a person (administration, section 4). */
export const complianceStatuses = ['COMPLIANT', 'EXPIRING_SOON', 'EXPIRED', 'INCOMPLETE', 'ERROR'] as const
export type ComplianceStatus = (typeof complianceStatuses)[number]

/** The same in the compliance report (rules 6.3). */
export const reportStatuses = [
  'COMPLIANT',
  'POTENTIALLY_COMPLIANT',
  'EXPIRING_SOON',
  'EXPIRED',
  'INCOMPLETE',
  'ERROR',
] as const
export type ComplianceReportStatus = (typeof reportStatuses)[number]

/** How screens and files show a status. */
export const statusNames: Record<ComplianceReportStatus, string> = {
  COMPLIANT: 'Compliant',
  POTENTIALLY_COMPLIANT: 'Potentially Compliant',
  EXPIRING_SOON: 'Expiring Soon',
  EXPIRED: 'Expired',
  INCOMPLETE: 'Incomplete',
  ERROR: 'Error',
}

/** Red, yellow, green, and gray for everything else (administration, section 4). */
export type BadgeColor = 'red' | 'yellow' | 'green' | 'gray'

export const badgeOf = (status: ComplianceReportStatus): BadgeColor =>
  ({ EXPIRED: 'red', EXPIRING_SOON: 'yellow', COMPLIANT: 'green' } as Partial<Record<string, BadgeColor>>)[status] ??
  'gray'

export const documentStates = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type DocumentState = (typeof documentStates)[number]

/** A document expires soon when it has this many days or fewer. */
export const expiringSoonDays = 30

/** What a status is decided by; an expiration is a calendar date, YYYY-MM-DD. */
export type DocumentFacts = { expirationDate: string | null; state: DocumentState }
type Expiring = { doesNotExpire: boolean }

/**
 * Today for a person's documents (rules 1.4): where the first of their facilities is, so that everybody who looks sees
 * the same. `sentZone`: the browser's, for a provider without facilities.
 */
export const complianceDay = (facilityZones: readonly string[], now: Date, sentZone = 'UTC'): string =>
  todayIn(facilityZones[0] ?? sentZone, now)

/**
 * Whole days until a document expires: 0 on the day itself. Days of the calendar are days remaining rounded up,
 * whatever the time of day, and no change of the clocks adds one.
 */
export const daysRemaining = (expirationDate: string, today: string): number => daysBetween(today, expirationDate)

/** The document that the status goes by: the first that is not rejected; `documents` have the newest issue date first. */
export const currentDocument = <D extends Pick<DocumentFacts, 'state'>>(documents: readonly D[]): D | null =>
  documents.find(({ state }) => state !== 'REJECTED') ?? null

/** The document that counts for `inCompliance`: the first that is approved (rules 6.4). */
export const approvedDocument = <D extends Pick<DocumentFacts, 'state'>>(documents: readonly D[]): D | null =>
  documents.find(({ state }) => state === 'APPROVED') ?? null

/** The status by the document that counts. */
export const statusOf = (
  { doesNotExpire }: Expiring,
  document: Pick<DocumentFacts, 'expirationDate'> | null,
  today: string,
): ComplianceStatus => {
  if (document === null) return 'INCOMPLETE'
  if (doesNotExpire) return 'COMPLIANT'
  if (document.expirationDate === null) return 'INCOMPLETE'
  if (!isCalendarDate(document.expirationDate)) return 'ERROR'
  const days = daysRemaining(document.expirationDate, today)
  if (days <= 0) return 'EXPIRED'
  return days <= expiringSoonDays ? 'EXPIRING_SOON' : 'COMPLIANT'
}

/** Whether a document with this status has not expired, so that its requirement is met. */
const isMet = (status: ComplianceStatus): boolean => status === 'COMPLIANT' || status === 'EXPIRING_SOON'

/** In the report, what is neither expired nor missing is compliant if the person is, else potentially (section 4). */
export const reportStatusOf = (
  status: ComplianceStatus,
  { inCompliance }: { inCompliance: boolean },
): ComplianceReportStatus => (status === 'COMPLIANT' && !inCompliance ? 'POTENTIALLY_COMPLIANT' : status)

export type CardStyle = 'expired' | 'nearExpiration' | 'normal'

/** The style of a card by the status, so by the document that counts now; earlier versions do not (rules 6.5a). */
export const cardStyleOf = (status: ComplianceStatus): CardStyle =>
  isMet(status) ? (status === 'EXPIRING_SOON' ? 'nearExpiration' : 'normal') : 'expired'

/** The filter of a person's cards. Compliant includes Expiring Soon (administration, section 4). */
export const cardFilters = ['EXPIRED', 'EXPIRING_SOON', 'COMPLIANT', 'INCOMPLETE'] as const
export type CardFilter = (typeof cardFilters)[number]

export const passesCardFilter = (status: ComplianceStatus, filter: CardFilter | null): boolean =>
  filter === null || status === filter || (filter === 'COMPLIANT' && status === 'EXPIRING_SOON')

/** The filter of the report; Not Compliant is Expired or Incomplete (rules 6.3). */
export const reportFilters = [
  'COMPLIANT',
  'NOT_COMPLIANT',
  'POTENTIALLY_COMPLIANT',
  'EXPIRING_SOON',
  'EXPIRED',
  'INCOMPLETE',
] as const
export type ComplianceReportFilter = (typeof reportFilters)[number]

/** How screens show the filters of the report. */
export const filterNames: Record<ComplianceReportFilter, string> = {
  COMPLIANT: 'Compliant',
  NOT_COMPLIANT: 'Not Compliant',
  POTENTIALLY_COMPLIANT: 'Potentially Compliant',
  EXPIRING_SOON: 'Expiring Soon',
  EXPIRED: 'Expired',
  INCOMPLETE: 'Incomplete',
}

/** What the rows of each filter are: GraphQL, REST and the totals of the screen say it. */
export const filterMeanings: Record<ComplianceReportFilter, string> = {
  COMPLIANT: `Requirements for which a document is there that has not expired, of people who are in compliance; those that expire within ${expiringSoonDays} days are included, whoever has them.`,
  NOT_COMPLIANT: 'Requirements without a document, or with one that has expired.',
  POTENTIALLY_COMPLIANT: `Requirements for which a document is there that does not expire within ${expiringSoonDays} days, of people who are not in compliance.`,
  EXPIRING_SOON: `Requirements whose document expires within ${expiringSoonDays} days.`,
  EXPIRED: 'Requirements whose document has expired.',
  INCOMPLETE: 'Requirements without a document, or with one that lacks its expiration date.',
}

/** What the share of people in compliance counts. */
export const inComplianceMeaning =
  'Active people who have an approved document that has not expired for each of their requirements, in percent of all, as of now.'

/** The statuses that pass a filter of the report. */
export const statusesOf = (filter: ComplianceReportFilter): readonly ComplianceReportStatus[] =>
  filter === 'NOT_COMPLIANT'
    ? ['EXPIRED', 'INCOMPLETE']
    : filter === 'COMPLIANT'
      ? ['COMPLIANT', 'EXPIRING_SOON']
      : [filter]

/** Where a requirement applies: everywhere, or in these facilities that are not deleted. */
export type Places = { isGlobal: boolean; facilityIds: readonly string[] }

/**
 * Whether a requirement applies to a person (rules 6.1): it is global, or one of its facilities is among theirs; a
 * person without allowed facilities has all.
 */
export const appliesTo = (
  { isGlobal, facilityIds }: Places,
  { allowedFacilityIds }: { allowedFacilityIds: readonly string[] },
): boolean => isGlobal || requiredIn({ isGlobal, facilityIds }, { allowedFacilityIds }).length > 0

/** The facilities of the person in which it applies; none for a global one. */
export const requiredIn = (
  { isGlobal, facilityIds }: Places,
  { allowedFacilityIds }: { allowedFacilityIds: readonly string[] },
): string[] =>
  isGlobal ? [] : facilityIds.filter((id) => allowedFacilityIds.length === 0 || allowedFacilityIds.includes(id))

/** A requirement that applies to a person, with their documents for it, newest issue date first. */
export type Standing = Expiring & { documents: readonly DocumentFacts[] }

/** Whether every requirement has an approved document that has not expired (rules 6.1). */
export const inCompliance = (standings: readonly Standing[], today: string): boolean =>
  standings.every((standing) => isMet(statusOf(standing, approvedDocument(standing.documents), today)))

/** The same, counting documents that nobody has reviewed yet. */
export const probablyCompliant = (standings: readonly Standing[], today: string): boolean =>
  standings.every((standing) => isMet(statusOf(standing, currentDocument(standing.documents), today)))
