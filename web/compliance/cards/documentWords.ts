import { currentDocument, daysRemaining, type DocumentState } from 'domain/compliance/status'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { todayIn } from 'domain/kernel/time/facilityTime'
import { serverNow } from '../../relay/serverClock'
import { counted } from '../../ui/parts/counted'

/** Today for the reader. */
export const readersToday = (): string => todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, serverNow())

/** How long a document is valid: `Expires in 12 days`. */
export const daysLeft = (expirationDate: string, today: string): string => {
  const days = daysRemaining(expirationDate, today)
  if (days > 1) return `Expires in ${counted(days, 'day')}`
  if (days === 1) return 'Expires tomorrow'
  if (days === 0) return 'Expired today'
  return `Expired ${counted(-days, 'day')} ago`
}

type Standing = {
  readonly status: string
  readonly expirationDate?: string | null
  readonly requirement: { readonly doesNotExpire: boolean }
}

/** What a card says about time, below its name. */
export const standingWords = ({ status, expirationDate, requirement }: Standing, today: string): string | null => {
  if (status === 'INCOMPLETE') return 'No document yet.'
  if (status === 'ERROR') return 'The expiration date of the document is not valid.'
  if (requirement.doesNotExpire) return 'Does not expire.'
  return expirationDate ? `${daysLeft(expirationDate, today)}.` : null
}

export const shownDate = (date: string | null | undefined): string => (date ? showCalendarDate(date) : '–')

type Sent = { readonly id: string; readonly state: DocumentState | '%future added value'; readonly uploadedAt: string }

/** The document that the status goes by (rules 6.4). */
export const currentOf = <Document extends Pick<Sent, 'state'>>(documents: readonly Document[]): Document | null =>
  currentDocument(documents as readonly (Document & { state: DocumentState })[])

/**
 * Which documents of a requirement are shown at once: the current one, and above it one that was rejected after it was
 * uploaded, because its person has to read why. The others are earlier versions.
 */
export const inUse = <Document extends Sent>(documents: readonly Document[]): Document[] => {
  const current = currentOf(documents)
  const [rejected] = documents
    .filter(({ state, uploadedAt }) => state === 'REJECTED' && (!current || uploadedAt > current.uploadedAt))
    .sort((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1))
  return [rejected, current].filter((document) => document != null)
}
