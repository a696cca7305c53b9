import type { Actor } from '../kernel/actor'
import { isLongAgo, todayIn } from '../kernel/time/facilityTime'
import { doesNotExist, refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import { documentMessages } from '../documents/file'
import type { DocumentState } from './status'

/** How long a review can be undone (rules 6.4). */
export const undoMs = 10_000

/** The latest year of a date: a longer one is a typing error. */
const latestDay = '9999-12-31'

/** What is said about the entries of a document (administration, section 5). */
export const entryMessages = {
  bothDates: 'Issue Date and Expiration Date are required!',
  issueDate: 'Issue Date is required!',
  expirationDate: 'Expiration Date is required!',
  future: 'The issue date cannot be in the future',
  longAgo: 'The issue date cannot be that long ago',
  order: 'The expiration date cannot be before the issue date',
  used: 'This file belongs to a document already',
  twice: 'Send either the file or the id of its upload',
  reason: 'A reason is required',
} as const

/** The entries of a new document; dates are YYYY-MM-DD. */
export type DocumentEntries = { issueDate: string | null; expirationDate: string | null; hasFile: boolean }

/** Today where it is latest: an issue date after it is in the future everywhere (rules 6.5). */
export const latestToday = (timeZones: readonly string[], now: Date): string =>
  timeZones.map((timeZone) => todayIn(timeZone, now)).reduce((one, other) => (one > other ? one : other))

type Rules = {
  doesNotExpire: boolean
  /** YYYY-MM-DD; documents are issued until then. */
  today: string
}

/** What is wrong with the entries of a document (administration, section 5); one that does not expire has no expiration (rules 6.5). */
export const wrongEntries = (
  { issueDate, expirationDate, hasFile }: DocumentEntries,
  { doesNotExpire, today }: Rules,
): FieldRefusal[] => [
  ...wrongDates(issueDate, expirationDate, doesNotExpire),
  ...(issueDate && issueDate > today ? [{ field: 'issueDate', message: entryMessages.future }] : []),
  ...(issueDate && isLongAgo(issueDate, today) ? [{ field: 'issueDate', message: entryMessages.longAgo }] : []),
  ...(hasFile ? [] : [{ field: 'uploadId', message: documentMessages.required }]),
]

const wrongDates = (
  issueDate: string | null,
  expirationDate: string | null,
  doesNotExpire: boolean,
): FieldRefusal[] => {
  if (!issueDate && !expirationDate && !doesNotExpire)
    return [
      { field: 'issueDate', message: entryMessages.bothDates },
      { field: 'expirationDate', message: entryMessages.expirationDate },
    ]
  if (!issueDate) return [{ field: 'issueDate', message: entryMessages.issueDate }]
  if (doesNotExpire) return []
  if (!expirationDate) return [{ field: 'expirationDate', message: entryMessages.expirationDate }]
  return expirationDate < issueDate ? [{ field: 'expirationDate', message: entryMessages.order }] : []
}

/** Whether the day can be stored: the database and every client write years of four digits alike. */
export const isStorableDay = (day: string): boolean => day.length === latestDay.length && day <= latestDay

/** What decides about reviewing a document. */
export type ReviewFacts = {
  userId: string
  state: DocumentState
  reviewedAt: Date | null
  reviewedById: string | null
}

/** Nobody reviews their own, and a document is reviewed once (rules 6.4). */
export const canReview = (
  { userId, state }: ReviewFacts,
  { userId: actorId }: Pick<Actor, 'userId'>,
): Refusal | null => {
  if (userId === actorId) return refuse('OWN_DOCUMENT', 'Someone else has to review your own documents.')
  return state === 'PENDING'
    ? null
    : refuse('ALREADY_REVIEWED', `This document was ${state === 'APPROVED' ? 'approved' : 'rejected'} already.`)
}

/** The person who reviewed it may undo it for ten seconds (rules 6.4). */
export const canUndoReview = (
  { state, reviewedAt, reviewedById }: ReviewFacts,
  { userId }: Pick<Actor, 'userId'>,
  now: Date,
): Refusal | null =>
  state !== 'PENDING' && reviewedById === userId && reviewedAt && now.getTime() - reviewedAt.getTime() <= undoMs
    ? null
    : refuse('NOTHING_TO_UNDO', 'A review can be undone by the person who made it, for ten seconds.')

/** A requirement that is of another provider, deleted, or not asked of the person (rules 6.1). */
export const notAsked: FieldRefusal = doesNotExist('requirementId')
