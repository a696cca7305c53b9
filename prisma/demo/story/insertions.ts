import { insertions } from '../plan/catalogue'
import { sparedArm } from '../plan/phrases'
import type { Patient } from './model'
import type { World } from './world'

type Arm = 'Left' | 'Right'

/** An attempt to put a line in, and what came of it. */
export interface Insertion {
  type: string
  place: { arm: Arm; vein: string } | { site: string }
  /** In cm; none when nothing stayed in. */
  catheter: { length: number; internal: number; external: number } | null
  orderChange: string | null
}

export const putsLineIn = (purpose: string): boolean => purpose in insertions

export const isPicc = ({ type }: { type: string }): boolean => type.endsWith('PICC')

export const isCentral = (insertion: Insertion): boolean => isPicc(insertion) || insertion.type === 'CVL'

export const attempt = (
  world: World,
  purpose: string,
  notes: string | null | undefined,
  successful: boolean,
): Insertion => {
  const { random } = world
  const ordered = orderedType(world, purpose)
  const orderChange = changedOrder(world, ordered, successful)
  const type = orderChange === 'PICC changed to ML' ? 'ML' : orderChange === 'ML changed to PICC' ? 'SL PICC' : ordered
  const spared = sparedArm(notes)
  const place =
    type === 'CVL'
      ? { site: random.pick(sites.filter((site) => !spared || !site.startsWith(spared.charAt(0)))) }
      : { arm: armOf(world, spared), vein: random.weighted({ Basilic: 75, Brachial: 17.5, Cephalic: 7.5 }) }
  return { type, place, catheter: successful ? catheterOf(world, type, place) : null, orderChange }
}

/** Another line of the same kind through the same hole. */
export const exchange = (world: World, { type, place }: Insertion): Insertion => ({
  type,
  place,
  catheter: catheterOf(world, type, place),
  orderChange: null,
})

export const lineName = ({ random }: World, { type, place }: Insertion, { lastName }: Patient): string => {
  if (random.chance(0.5)) return `${lastName}'s Line`
  return 'site' in place ? `${place.site} ${type}` : `${place.arm.charAt(0)} ${place.vein.toLowerCase()} ${type}`
}

const orderedType = ({ random }: World, purpose: string): string => {
  if (purpose === 'CVL Assist') return 'CVL'
  if (purpose === 'Midline Insertion') return random.chance(0.15) ? 'PG' : 'ML'
  return random.weighted({ 'SL PICC': 50, 'DL PICC': 42, 'TL PICC': 8 })
}

/** One in twelve insertions is not what was ordered; the change seen most is the PICC that becomes a midline at the bedside. */
const changedOrder = ({ random }: World, ordered: string, successful: boolean): string | null => {
  const drawn = random.next()
  const kind = isPicc({ type: ordered }) ? 'PICC' : 'ML'
  if (!successful) return ordered !== 'CVL' && drawn < 0.25 ? `${kind} changed to IV` : null
  if (kind === 'PICC') return drawn < 0.085 ? 'PICC changed to ML' : drawn < 0.095 ? 'IV changed to PICC' : null
  if (ordered !== 'ML') return null
  return drawn < 0.03 ? 'IV changed to ML' : drawn < 0.055 ? 'ML changed to PICC' : null
}

/** The left two times in three, unless that arm is to be spared. */
export const armOf = ({ random }: Pick<World, 'random'>, spared: Arm | null): Arm => {
  if (spared) return spared === 'Left' ? 'Right' : 'Left'
  return random.chance(2 / 3) ? 'Left' : 'Right'
}

const sites = ['R IJ', 'R IJ', 'R IJ', 'L IJ', 'R subclavian', 'R femoral', 'L femoral']

/** A PICC and a midline are trimmed to the patient, the others are as they come. */
const catheterOf = ({ random }: World, type: string, place: Insertion['place']): Insertion['catheter'] => {
  const half = (cm: number): number => Math.round(cm * 2) / 2
  if (type === 'PG') return { length: 10, internal: 10, external: 0 }
  const external = random.chance(0.5) ? 0 : half(random.between(0.5, 3))
  if (type === 'CVL') return { length: 20, internal: 20 - external, external }
  if (type === 'ML') return { length: 20, internal: half(random.between(11, 17)), external }
  // The way to the heart is longer from the left.
  const usual = 'arm' in place && place.arm === 'Left' ? 43 : 38.5
  return { length: 55, internal: half(Math.min(50, Math.max(32, usual + 2.5 * random.normal()))), external }
}
