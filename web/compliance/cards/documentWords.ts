import { currentDocument, type DocumentState } from 'domain/compliance/status'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { counted } from '../../ui/parts/counted'

/** How long a document is valid: `Expires in 12 days`. The server counts them, so that every reader sees the same day. */
export const validFor = (days: number): string => {
  if (days > 1) return `Expires in ${counted(days, 'day')}`
  if (days === 1) return 'Expires tomorrow'
  if (days === 0) return 'Expired today'
  return `Expired ${counted(-days, 'day')} ago`
}

type Standing = {
  readonly status: string
  readonly daysLeft?: number | null
  readonly requirement: { readonly doesNotExpire: boolean }
}

/** What a card says about time, below its name. */
export const standingWords = ({ status, daysLeft, requirement }: Standing): string | null => {
  if (status === 'INCOMPLETE') return 'No document yet.'
  if (status === 'ERROR') return 'The expiration date of the document is not valid.'
  if (requirement.doesNotExpire) return 'Does not expire.'
  return daysLeft == null ? null : `${validFor(daysLeft)}.`
}

/** What the color of a card's edge means (rules 6.5a). */
export const edgeHint = 'The expiration date is the first day on which the document no longer counts.'

export const shownDate = (date: string | null | undefined): string => (date ? showCalendarDate(date) : '–')

const states = {
  PENDING: { name: 'Waiting for review', palette: 'blue' },
  APPROVED: { name: 'Approved', palette: 'green' },
  REJECTED: { name: 'Rejected', palette: 'red' },
} as const

/** How a document's state is shown: *Approved* is green only where it meets the requirement, never once it has expired. */
export const shownState = (state: string, isMet: boolean): { name: string; palette: string } => {
  const look = states[state as keyof typeof states] ?? states.PENDING
  return state === 'APPROVED' && !isMet ? { ...look, palette: 'gray' } : look
}

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
