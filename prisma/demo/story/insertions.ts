import { sparedArm } from '../plan/phrases'
import type { LineType } from '../plan/procedures'
import type { CallRow } from '../load/rows'
import type { Patient, Purpose, World } from './world'

type Arm = 'Left' | 'Right'

/** An attempt to put a line in, and what came of it. */
export interface Insertion {
  type: LineType
  place: { arm: Arm; vein: string } | { site: string }
  /** In cm; none when nothing stayed in. */
  catheter: { length: number; internal: number; external: number } | null
  orderChange: string | null
  /** The order became one for a peripheral IV, and that was placed. */
  becameIv: boolean
}

export const attempt = (world: World, purpose: Purpose, call: CallRow, successful: boolean): Insertion => {
  const ordered = orderedType(world, purpose)
  const orderChange = successful ? changedOrder(world, ordered) : null
  const becameIv = !successful && ordered !== 'CVL' && world.random.chance(0.25)
  const type = orderChange === 'PICC changed to ML' ? 'ML' : orderChange === 'ML changed to PICC' ? 'SL PICC' : ordered
  const spared = sparedArm(call.preComments)
  const place = type === 'CVL' ? { site: siteOf(world, spared) } : { arm: armOf(world, spared), vein: veinOf(world) }
  return {
    type,
    place,
    catheter: successful ? catheterOf(world, type, place) : null,
    orderChange: becameIv ? `${isPicc(ordered) ? 'PICC' : 'ML'} changed to IV` : orderChange,
    becameIv,
  }
}

/** Another line of the same kind through the same hole. */
export const exchange = (world: World, { type, place }: Insertion): Insertion => ({
  type,
  place,
  catheter: catheterOf(world, type, place),
  orderChange: null,
  becameIv: false,
})

export const lineName = ({ random }: World, { type, place }: Insertion, { lastName }: Patient): string => {
  if (random.chance(0.5)) return `${lastName}'s Line`
  return 'site' in place ? `${place.site} ${type}` : `${place.arm.charAt(0)} ${place.vein.toLowerCase()} ${type}`
}

export const isPicc = (type: LineType): boolean => type.endsWith('PICC')

export const isCentral = ({ type }: Insertion): boolean => isPicc(type) || type === 'CVL'

const orderedType = ({ random }: World, purpose: Purpose): LineType => {
  if (purpose.name === 'CVL Assist') return 'CVL'
  if (purpose.name === 'Midline Insertion') return random.chance(0.15) ? 'PG' : 'ML'
  return random.weighted(
    ['SL PICC', 'DL PICC', 'TL PICC'] as const,
    (type) => ({ 'SL PICC': 50, 'DL PICC': 42, 'TL PICC': 8 })[type],
  )
}

/** One in twelve insertions is not what was ordered; the change seen most is the PICC that becomes a midline at the bedside. */
const changedOrder = ({ random }: World, ordered: LineType): string | null => {
  const drawn = random.next()
  if (isPicc(ordered)) return drawn < 0.085 ? 'PICC changed to ML' : drawn < 0.095 ? 'IV changed to PICC' : null
  if (ordered !== 'ML') return null
  return drawn < 0.03 ? 'IV changed to ML' : drawn < 0.055 ? 'ML changed to PICC' : null
}

/** The left two times in three, unless that arm is to be spared. */
export const armOf = ({ random }: Pick<World, 'random'>, spared: Arm | null): Arm => {
  const preferred = random.chance(2 / 3) ? 'Left' : 'Right'
  return preferred === spared ? (spared === 'Left' ? 'Right' : 'Left') : preferred
}

const veins = { Basilic: 75, Brachial: 17.5, Cephalic: 7.5 }
const veinOf = ({ random }: World): string => random.weighted(Object.entries(veins), ([, weight]) => weight)[0]

const sites = ['R IJ', 'R IJ', 'R IJ', 'L IJ', 'R subclavian', 'R femoral', 'L femoral']
const siteOf = ({ random }: World, spared: Arm | null): string =>
  random.pick(sites.filter((site) => spared === null || !site.startsWith(spared.charAt(0))))

/** A PICC and a midline are trimmed to the patient, the others are as they come. */
const catheterOf = ({ random }: World, type: LineType, place: Insertion['place']): Insertion['catheter'] => {
  const half = (cm: number): number => Math.round(cm * 2) / 2
  if (type === 'PG') return { length: 10, internal: 10, external: 0 }
  const external = random.chance(0.5) ? 0 : half(random.between(0.5, 3))
  if (type === 'CVL') return { length: 20, internal: 20 - external, external }
  if (type === 'ML') return { length: 20, internal: half(random.between(11, 17)), external }
  // The way to the heart is longer from the left.
  const usual = 'arm' in place && place.arm === 'Left' ? 43 : 38.5
  return { length: 55, internal: half(Math.min(50, Math.max(32, usual + 2.5 * random.normal()))), external }
}
