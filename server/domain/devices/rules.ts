import { isRestricted, seesAnyFacility, type Actor } from '../kernel/actor'
import { sameName } from '../kernel/input/names'
import { doesNotExist, refuse, type FieldRefusal, type Refusal } from '../kernel/refusal'
import type { DeviceKind } from './device'

/** Codes that were entered and are not known are counted over this time. */
export const codeWindowMs = 10 * 60_000
/** So many may be wrong before further ones are refused: of one person, and of all people of a provider. */
const mostWrongCodes = { person: 10, provider: 30 }
/** Counting stops here. */
export const mostCodesCounted = mostWrongCodes.provider

/** Refuses to look at another code after many that were wrong, before this one (rules 10.6). */
export const tooManyCodes = (wrong: { person: number; provider: number }): Refusal | null =>
  wrong.person >= mostWrongCodes.person || wrong.provider >= mostWrongCodes.provider
    ? refuse('TOO_MANY_TRIES', 'Too many codes were wrong. Wait ten minutes, then try again.')
    : null

export const codeNotValid = (): Refusal => {
  const message = 'No screen shows this code. Compare it with the screen; a code is valid for ten minutes.'
  return refuse('CODE_NOT_VALID', message, [{ field: 'code', message }])
}

/** What is wrong with the place of a new device. `facility`: the one that was named, when it exists. */
export const wrongPlace = (
  { kind, facilityId, unit }: { kind: DeviceKind; facilityId: string | null; unit: string | null },
  facility: { units: readonly string[] } | null,
  actor: Pick<Actor, 'allowedFacilityIds'>,
): FieldRefusal[] => {
  if (facilityId && !(facility && seesAnyFacility(actor, [facilityId]))) return [doesNotExist('facilityId')]
  if (kind === 'wallBoard') {
    if (unit) return [{ field: 'unit', message: 'Only a ward’s device has a unit.' }]
    // Nobody gives a screen more than they see themselves.
    return !facilityId && isRestricted(actor) ? [{ field: 'facilityId', message: 'Required' }] : []
  }
  if (!facility) return [{ field: 'facilityId', message: 'Required' }]
  return unit && !facility.units.some((each) => sameName(each, unit)) ? [doesNotExist('unit')] : []
}

/** How many calls a ward's device may create in a minute, and in ten. */
const mostCalls = { minute: 5, tenMinutes: 20 }
export const callWindowsMs = { minute: 60_000, tenMinutes: 10 * 60_000 }

/** Refuses a call of a ward's device that has created many a moment ago (rules 10.16). */
export const tooManyCalls = (created: { minute: number; tenMinutes: number }): Refusal | null =>
  created.minute >= mostCalls.minute || created.tenMinutes >= mostCalls.tenMinutes
    ? refuse('TOO_MANY_CALLS', 'Too many calls from this device. Wait a minute or phone the team.')
    : null
