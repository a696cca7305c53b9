import type { Actor } from '../../kernel/actor'
import { refuse, type Refusal } from '../../kernel/refusal'

/** A new facility is out of sight for who is restricted to others; and who sees a part of the places cannot answer for all (rules 5.8). */
export const mustSeeAllFacilities = (actor: Actor): Refusal | null =>
  actor.allowedFacilityIds.length > 0
    ? refuse('RESTRICTED_TO_FACILITIES', 'You are restricted to facilities. Ask somebody who sees all of them.')
    : null
