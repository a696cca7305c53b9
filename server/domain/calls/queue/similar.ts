import { comparePatients } from '../../lines/match'
import { refuse, type Refusal } from '../../kernel/refusal'

/** What is asked for, and where: enough to know the same request again (rules 3.20). */
export type SimilarFacts = {
  purposeId: string
  purpose: { lineCheck: boolean }
  roomId: string | null
  roomDescription: string | null
  mrn: string | null
}

/** An open call as a refusal tells of it. */
export type SimilarCall = {
  purpose: { name: string }
  room: { name: string } | null
  roomDescription: string | null
  assignedTo: { fullName: string } | null
}

/** The place as it is compared: the room, or without one its description in words. Null when nobody said where. */
export const placeKey = ({
  roomId,
  roomDescription,
}: Pick<SimilarFacts, 'roomId' | 'roomDescription'>): string | null => {
  if (roomId) return `room ${roomId}`
  const words = roomDescription?.trim().toLowerCase()
  return words ? `words ${words}` : null
}

/**
 * Whether a new call looks like one that is open: the same need in the same place, or the same
 * patient. Line checks come by schedule, several to a room, and are like nothing (rules 3.20).
 */
export const isSimilar = (asked: SimilarFacts, open: SimilarFacts): boolean => {
  if (asked.purpose.lineCheck || open.purpose.lineCheck) return false
  const place = placeKey(asked)
  const isSameNeed = asked.purposeId === open.purposeId && place !== null && place === placeKey(open)
  return isSameNeed || comparePatients(asked.mrn, open.mrn) === 'same'
}

export const similarChoices = ['CREATE', 'REFUSE'] as const
/** What becomes of a new call when one like it is open. */
export type IfSimilar = (typeof similarChoices)[number]

/** Advice, not a constraint: two difficult IVs in one room can be right, so whoever means it creates it all the same. */
export const canCreateBeside = (similar: SimilarCall | null, ifSimilar: IfSimilar): Refusal | null => {
  if (!similar || ifSimilar === 'CREATE') return null
  const { purpose, room, roomDescription, assignedTo } = similar
  const what = [purpose.name, room?.name ?? roomDescription].filter(Boolean).join(' in ')
  return refuse(
    'SIMILAR_CALL_OPEN',
    `${what} is open already${assignedTo ? `, and ${assignedTo.fullName} has it` : ''}.`,
  )
}
