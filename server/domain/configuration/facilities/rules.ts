import { isRestricted, type Actor } from '../../kernel/actor'
import { refuse, type Refusal } from '../../kernel/refusal'

/** People who are restricted to facilities would not see a new one, and cannot export or import all of them (rules 5.8). */
export const mustSeeAllFacilities = (actor: Actor): Refusal | null =>
  isRestricted(actor)
    ? refuse('RESTRICTED_TO_FACILITIES', 'You are restricted to facilities. Ask someone who sees all of them.')
    : null
