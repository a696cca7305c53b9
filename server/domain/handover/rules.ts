import type { Actor } from '../kernel/actor'
import { refuse, type Refusal } from '../kernel/refusal'
import { showIn } from '../kernel/time/facilityTime'
import { changedMeanwhile } from '../kernel/version'

/** The moment of a stamp as its facility's clock shows it. */
const at = (timeZone: string, moment: Date): string => showIn(timeZone, moment, 'MM/dd/yyyy HH:mm')

type Stamp = { by: string; at: Date }

/** What decides whether a shift can be handed over: the note now, and the latest hand-over. */
export type HandOverFacts = {
  version: number
  timeZone: string
  latest: (Stamp & { noteVersion: number }) | null
}

/**
 * What is handed over is what the person saw. After a hand-over, the note has a new version, so of two people who press
 * at once the second one learns who was first (rules 10.7).
 */
export const canHandOver = ({ version, timeZone, latest }: HandOverFacts, expectedVersion: number): Refusal | null => {
  if (version === expectedVersion) return null
  return latest && latest.noteVersion >= expectedVersion
    ? refuse('ALREADY_HANDED_OVER', `${latest.by} handed over at ${at(timeZone, latest.at)}.`)
    : changedMeanwhile('note')
}

/** What decides whether a hand-over can be taken over. */
export type TakeOverShiftFacts = {
  handedOverById: string
  takenOverAt: Date | null
  takenOverBy: { fullName: string } | null
  replacedAt: Date | null
  facility: { timeZone: string }
}

/** Somebody else takes over, once, and only the latest hand-over (rules 10.7). */
export const canTakeOverShift = (
  { handedOverById, takenOverAt, takenOverBy, replacedAt, facility }: TakeOverShiftFacts,
  { userId }: Pick<Actor, 'userId'>,
): Refusal | null => {
  if (takenOverAt)
    return refuse(
      'ALREADY_TAKEN_OVER',
      `${takenOverBy?.fullName ?? 'Someone'} took over at ${at(facility.timeZone, takenOverAt)}.`,
    )
  if (replacedAt) return refuse('HANDOVER_REPLACED', 'A later hand-over followed this one. Take over that one.')
  return handedOverById === userId
    ? refuse('OWN_HANDOVER', 'You handed over yourself. Someone of the next shift takes over.')
    : null
}
