import { daysInWords } from '../compliance/nights'
import { showCalendarDate } from '../kernel/time/calendarDate'

/** A requirement that is not met, as a message names it. */
export type NamedGap = { name: string; expirationDate: string | null }

/** What a person is told of their own compliance: one message a day (rules 6.8). */
export type ComplianceNews = {
  /** The day of the message. */
  day: string
  /** Why the account was locked; empty: it was not. */
  lockedFor: NamedGap[]
  /** When it is going to be locked, and for what. */
  lockOn: { day: string; names: string[] } | null
  expiring: { name: string; expirationDate: string }[]
  /** The ids of the requirements: once a newer document of each is sent, the message is read (rules 6.8). */
  asksFor: string[]
}

/** What a person is told of the review of their document (rules 6.8). */
export type ReviewNews = {
  documentId: string
  /** The name of its requirement. */
  name: string
  /** YYYY-MM-DD; null: it does not expire. */
  expirationDate: string | null
  /** Why it was rejected; null: it was approved. */
  rejectedFor: string | null
  /** The id of the requirement, after a rejection. */
  asksFor: string[]
}

/** What administrators are told after a night in which accounts were locked. */
export type LockedPeople = { people: { userId: string; fullName: string; names: string[] }[] }

/** What administrators are told each week; names of requirements and people are on the pages. */
export type ComplianceDigest = {
  locked: number
  lockedSoon: number
  expired: number
  missing: number
  expiringSoon: number
  toReview: number
}

/** The messages of the inbox: each kind with the facts that its text needs. */
export type Message =
  | { kind: 'compliance'; facts: ComplianceNews }
  | { kind: 'documentReviewed'; facts: ReviewNews }
  | { kind: 'peopleLocked'; facts: LockedPeople }
  | { kind: 'complianceDigest'; facts: ComplianceDigest }

export type MessageText = {
  title: string
  lines: string[]
  /** The page where something can be done about it. */
  path: string
  /** What the link to it says. */
  action: string
}

const named = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

/** "BLS Card: missing", "TB Test: expired on 03/01/2026" */
export const gapInWords = ({ name, expirationDate }: NamedGap): string =>
  expirationDate === null ? `${name}: missing` : `${name}: expired on ${showCalendarDate(expirationDate)}`

/**
 * Where a person does what a message asks for: at the upload of the only document that it names, or at all their
 * documents. Messages of earlier versions do not say what they ask for.
 */
const ownDocuments = (asksFor: readonly string[] = [], action = 'Upload the document') =>
  asksFor.length === 1
    ? { path: `/account/documentupload?requirement=${asksFor[0]!}`, action }
    : { path: '/account', action: 'Open your documents' }

const complianceText = ({ day, lockedFor, lockOn, expiring, asksFor }: ComplianceNews): MessageText => {
  const dates = expiring.map(({ name, expirationDate }) =>
    expirationDate > day
      ? `${name} expires on ${showCalendarDate(expirationDate)}, ${daysInWords(day, expirationDate)}.`
      : expirationDate === day
        ? `${name} expires today.`
        : `${name} expired on ${showCalendarDate(expirationDate)}.`,
  )
  if (lockedFor.length > 0)
    return {
      title: 'Your account is locked',
      lines: [
        ...lockedFor.map((gap) => `${gapInWords(gap)}.`),
        'Upload the documents. An administrator unlocks your account when they are in order.',
        ...dates,
      ],
      ...ownDocuments(asksFor),
    }
  if (lockOn)
    return {
      title: `Your account will be locked ${daysInWords(day, lockOn.day)}`,
      lines: [
        `It is locked on ${showCalendarDate(lockOn.day)} unless you upload ${named(lockOn.names)} before.`,
        ...dates,
      ],
      ...ownDocuments(asksFor),
    }
  const [only, ...others] = expiring
  const title =
    others.length > 0
      ? `${expiring.length} of your documents need renewing`
      : only!.expirationDate > day
        ? `${only!.name} expires ${daysInWords(day, only!.expirationDate)}`
        : only!.expirationDate === day
          ? `${only!.name} expires today`
          : `${only!.name} has expired`
  return { title, lines: [...dates, 'Upload a new document to stay compliant.'], ...ownDocuments(asksFor) }
}

const reviewText = ({ name, expirationDate, rejectedFor, asksFor }: ReviewNews): MessageText =>
  rejectedFor === null
    ? {
        title: `${name} was approved`,
        lines: [expirationDate ? `It expires on ${showCalendarDate(expirationDate)}.` : 'It does not expire.'],
        ...ownDocuments(),
      }
    : {
        title: `${name} was rejected`,
        lines: [`Reason: ${rejectedFor}`, 'Upload another document.'],
        ...ownDocuments(asksFor, 'Upload another document'),
      }

const peopleLockedText = ({ people }: LockedPeople): MessageText => ({
  title: people.length === 1 ? `${people[0]!.fullName} was locked` : `${people.length} accounts were locked`,
  lines: [
    ...people.slice(0, 20).map(({ fullName, names }) => `${fullName}: ${named(names)}.`),
    ...(people.length > 20 ? [`And ${people.length - 20} more.`] : []),
    'Their open calls are back in the queue. Review their documents, and unlock them when these are in order.',
  ],
  ...(people.length === 1
    ? { path: `/reports/documents/${people[0]!.userId}`, action: 'Open the documents' }
    : { path: '/users', action: 'Open the users' }),
})

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}.`]

const digestText = (facts: ComplianceDigest): MessageText => ({
  title: 'Compliance this week',
  lines: [
    ...counted(facts.locked, 'account is locked', 'accounts are locked'),
    ...counted(facts.lockedSoon, 'account will be locked within 14 days', 'accounts will be locked within 14 days'),
    ...counted(facts.toReview, 'document waits for review', 'documents wait for review'),
    ...counted(facts.expired, 'document has expired', 'documents have expired'),
    ...counted(facts.expiringSoon, 'document expires within 30 days', 'documents expire within 30 days'),
    ...counted(facts.missing, 'document is missing', 'documents are missing'),
  ],
  path: '/users',
  action: 'Open the users',
})

/** Whether there is anything that a digest would say. */
export const hasNews = (facts: ComplianceDigest): boolean => Object.values(facts).some((count) => count > 0)

/** A message of a version of the server that this one does not know. */
const unknown: MessageText = { title: 'Message', lines: [], path: '/account', action: 'Open your account' }

/** The text of a stored message. */
export const messageText = ({ kind, facts }: { kind: string; facts: unknown }): MessageText => {
  const message = { kind, facts } as Message
  switch (message.kind) {
    case 'compliance':
      return complianceText(message.facts)
    case 'documentReviewed':
      return reviewText(message.facts)
    case 'peopleLocked':
      return peopleLockedText(message.facts)
    case 'complianceDigest':
      return digestText(message.facts)
    default:
      return unknown
  }
}
