import { comparePatients } from '../../lines/match'
import { nameKey } from '../../kernel/input/names'
import { refuse, type Refusal } from '../../kernel/refusal'

/** The need and the place of a request, by which similar calls are found (rules 3.20). */
export type SimilarFacts = {
  purposeId: string
  purpose: { lineCheck: boolean }
  roomId: string | null
  roomDescription: string | null
  mrn: string | null
}

/** An open call as a refusal shows it. */
export type SimilarCall = {
  purpose: { name: string }
  room: { name: string } | null
  roomDescription: string | null
  assignedTo: { fullName: string } | null
}

/** The place to compare: the room, or without one the description of the place. Null without either. */
export const placeKey = ({
  roomId,
  roomDescription,
}: Pick<SimilarFacts, 'roomId' | 'roomDescription'>): string | null => {
  if (roomId) return `room ${roomId}`
  const words = nameKey(roomDescription ?? '')
  return words ? `words ${words}` : null
}

/**
 * Whether a new call is similar to an open one: the same need in the same place, or the same patient. Line checks are
 * scheduled, several to a room, and are never similar (rules 3.20).
 */
export const isSimilar = (newCall: SimilarFacts, open: SimilarFacts): boolean => {
  if (newCall.purpose.lineCheck || open.purpose.lineCheck) return false
  const place = placeKey(newCall)
  const isSameNeed = newCall.purposeId === open.purposeId && place !== null && place === placeKey(open)
  return isSameNeed || comparePatients(newCall.mrn, open.mrn) === 'same'
}

export const similarChoices = ['CREATE', 'REFUSE'] as const
/** What to do with a new call when a similar one is open. */
export type IfSimilar = (typeof similarChoices)[number]

/** This is advice, not a constraint: two difficult IVs in one room can be right, so people can still create the call. */
export const canCreateBeside = (similar: SimilarCall | null, ifSimilar: IfSimilar): Refusal | null => {
  if (!similar || ifSimilar === 'CREATE') return null
  const { purpose, room, roomDescription, assignedTo } = similar
  const what = [purpose.name, room?.name ?? roomDescription].filter(Boolean).join(' in ')
  return refuse(
    'SIMILAR_CALL_OPEN',
    `${what} is open already${assignedTo ? `, and ${assignedTo.fullName} has it` : ''}.`,
  )
}
