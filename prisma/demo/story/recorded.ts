import type { Entry } from '../plan/forms'
import { armOf, isCentral, isPicc, type Insertion } from './insertions'
import { noVeinNotes, plans, readers, sparedArm, wantsLargeBore } from '../plan/phrases'
import type { RemovalReason } from '../plan/procedures'
import type { Random } from './random'
import type { CallRow } from '../load/rows'
import type { Purpose, World } from './world'

/** What a call on a line knows of it. */
interface KnownLine {
  insertion: Insertion
  infected: boolean
}

export const recordInsertion = (
  world: World,
  call: CallRow,
  insertion: Insertion,
  how: { overWire: boolean },
): Entry[] => {
  const { random } = world
  const { type, place, catheter, orderChange, becameIv } = insertion
  const byFilm = random.chance(isPicc(type) ? 0.25 : 0.85)
  // The tip of a femoral line is not near the heart.
  const confirmed = catheter && isCentral(insertion) && !('site' in place && place.site.includes('femoral'))
  const { length = null, internal = null, external = null } = catheter ?? {}
  const trimmed =
    catheter && (isPicc(type) || type === 'ML') ? catheter.length - catheter.internal - catheter.external : null
  const answers: Entry['answers'] = {
    'Insertion Type': type,
    ...('site' in place
      ? { 'CVL site': place.site }
      : { Arm: place.arm, Vein: place.vein, 'Vein diameter (mm)': diameter(random, place.vein) }),
    'Catheter length (cm)': length,
    'Trimmed (cm)': trimmed,
    'Internal (cm)': internal,
    'External (cm)': external,
    'Tip confirmation': confirmed ? (byFilm ? 'Chest X-ray' : 'ECG') : null,
    'X-ray read by': confirmed && byFilm ? random.pick(readers) : null,
    Attempts: how.overWire ? 1 : insertionAttempts(random, catheter !== null),
    'Exchanged over wire': how.overWire,
    'Order Change': orderChange,
    Outcome: catheter ? 'Successful' : 'Unsuccessful',
    Reason: catheter ? null : reasonOfFailure(random, becameIv),
  }
  return [{ procedure: 'Insertion', answers }, ...(becameIv ? [peripheral(world, call, true)] : [])]
}

const obstacles = [
  'Vein could not be accessed',
  'Vein could not be accessed',
  'Catheter would not advance',
  'Patient could not tolerate',
]

const reasonOfFailure = (random: Random, becameIv: boolean): string =>
  becameIv ? 'Order changed at bedside' : random.pick(obstacles)

const insertionAttempts = (random: Random, successful: boolean): number =>
  successful ? random.weighted([1, 2, 3], (attempts) => ({ 1: 80, 2: 15 })[attempts] ?? 5) : random.int(1, 3)

const diameter = (random: Random, vein: string): number =>
  Math.round(10 * Math.max(2.4, (vein === 'Cephalic' ? 3.4 : 4.4) + 0.8 * random.normal())) / 10

export const recordDressing = (
  { random }: World,
  dressing: 'Transparent' | 'Gauze',
  { insertion, infected }: KnownLine,
): Entry[] => [
  {
    procedure: 'Dressing Change',
    answers: {
      Dressing: dressing,
      'Site appearance': infected ? ['Redness', 'Drainage'] : appearance(random, dressing),
      Securement: insertion.type === 'CVL' ? 'Sutures' : random.chance(0.8) ? 'Adhesive device' : 'Subcutaneous anchor',
      'Caps changed': random.chance(0.92),
      'External (cm)': insertion.catheter?.external ?? null,
    },
  },
]

const appearance = (random: Random, dressing: 'Transparent' | 'Gauze'): string[] => {
  if (dressing === 'Gauze') return [random.chance(0.7) ? 'Bleeding' : 'Redness']
  if (random.chance(0.86)) return ['Clean, dry, intact']
  return random.pick([['Redness'], ['Redness'], ['Tenderness'], ['Swelling'], ['Redness', 'Tenderness']])
}

export const recordRemoval = ({ random }: World, reason: RemovalReason, { catheter }: Insertion): Entry[] => [
  {
    procedure: 'Removal',
    answers: {
      Reason: reason,
      'Catheter intact': random.chance(0.995),
      'Length (cm)': catheter && catheter.internal + catheter.external,
    },
  },
]

/** Of a call on a line that stays in, other than the change of its dressing. */
export const recordVisit = (world: World, { name }: Purpose, call: CallRow, line: KnownLine): Entry[] => {
  const { random } = world
  switch (name) {
    case 'Declot':
      return [{ procedure: 'Declot', answers: declotted(random) }]
    case 'Blood Draw from Line':
      return [
        {
          procedure: 'Blood Draw',
          answers: {
            'Drawn from': 'Line',
            Samples: samples(random, call.preComments),
            'Waste (mL)': random.chance(0.7) ? 5 : 10,
          },
        },
      ]
    case 'Line Exchange':
      return recordInsertion(world, call, line.insertion, { overWire: true })
    case 'Tip Confirmation':
      return [{ procedure: 'Assessment', answers: { 'Tip location': random.weighted(tips, tipWeight) } }]
    case 'Daily Line Check':
      return [
        {
          procedure: 'Assessment',
          answers: { Findings: findings(random, call, line, 0.88), 'Line still needed': random.chance(0.93) },
        },
      ]
    default:
      return [
        {
          procedure: 'Assessment',
          answers: {
            Findings: findings(random, call, line, 0.4),
            'Line still needed': random.chance(0.8),
            Plan: random.chance(0.35) ? random.pick(plans) : null,
          },
        },
      ]
  }
}

const declotted = (random: Random): Entry['answers'] => {
  const saline = random.chance(0.06)
  return {
    Agent: saline ? 'Saline only' : random.chance(0.94) ? 'Alteplase 2 mg' : 'Alteplase 1 mg',
    'Dwell (min)': saline
      ? null
      : random.weighted([30, 60, 90, 120], (minutes) => ({ 30: 45, 60: 30, 90: 10 })[minutes] ?? 15),
    Result: random.weighted(
      ['Patent', 'Partly patent', 'Still occluded'],
      (result) => ({ Patent: 82, 'Partly patent': 8 })[result] ?? 10,
    ),
  }
}

const tips = ['Lower SVC', 'Cavoatrial junction', 'Mid SVC', 'Needs repositioning']
const tipWeight = (tip: string): number => ({ 'Lower SVC': 42, 'Cavoatrial junction': 48, 'Mid SVC': 6 })[tip] ?? 4

const troubles = ['Redness', 'Swelling', 'Tenderness', 'Leaking', 'Migrated', 'No blood return', 'Dressing not intact']

/** What somebody was called for is mostly there. */
const complaints: [words: string, finding: string][] = [
  ['Redness', 'Redness'],
  ['swollen', 'Swelling'],
  ['Leaking', 'Leaking'],
  ['longer', 'Migrated'],
  ['soreness', 'Tenderness'],
]

const findings = (random: Random, { preComments }: CallRow, { infected }: KnownLine, quiet: number): string[] => {
  if (infected) return ['Redness', 'Drainage']
  const told = complaints.find(([words]) => preComments?.includes(words))?.[1]
  if (told) return [random.chance(0.75) ? told : 'No concerns']
  if (random.chance(quiet)) return ['No concerns']
  return random.chance(0.75) ? [random.pick(troubles)] : ['Swelling', 'Tenderness']
}

const samples = (random: Random, notes: string | null): string[] => {
  if (notes?.includes('ultures')) return ['Blood cultures']
  if (notes?.includes('level')) return ['Drug level']
  return random.chance(0.2) ? ['Labs', 'Type and cross'] : ['Labs']
}

/** Of a call that is about no line. */
export const recordOther = (world: World, { name }: Purpose, call: CallRow): Entry[] => {
  const { random } = world
  switch (name) {
    case 'Difficult IV':
      return [difficultIv(world, call)]
    case 'Port Access':
      return [
        {
          procedure: 'Port Access',
          answers: {
            Port: 'Accessed',
            Needle: random.pick(needles),
            'Blood return': random.chance(0.93),
            'Locked with': 'Saline',
          },
        },
      ]
    case 'Port De-access':
      return [
        {
          procedure: 'Port Access',
          answers: {
            Port: 'De-accessed',
            'Blood return': random.chance(0.95),
            'Locked with': random.chance(0.75) ? 'Heparin' : 'Saline',
          },
        },
      ]
    case 'Education':
      return [{ procedure: 'Education', answers: lesson(random) }]
    default:
      return [customJob(world, call)]
  }
}

const difficultIv = (world: World, call: CallRow): Entry => {
  const successful = world.random.chance(0.92)
  if (!successful) call.comments = world.random.pick(noVeinNotes)
  return peripheral(world, call, successful)
}

const needles = ['20G 3/4 in', '20G 3/4 in', '20G 1 in', '20G 1 in', '19G 1 in', '19G 1.5 in']

const lesson = (random: Random): Entry['answers'] => ({
  Topics: ['Flushing', 'Dressing care', 'Showering', 'Signs of infection', 'Whom to call'].filter(
    (topic) => topic === 'Flushing' || random.chance(0.7),
  ),
  Taught: ['Patient', ...(random.chance(0.45) ? ['Family'] : [])],
  'Teach-back done': random.chance(0.87),
})

const customJob = (world: World, call: CallRow): Entry => {
  if (call.customJob?.includes('IV')) return peripheral(world, call, true)
  if (call.customJob?.includes('cultures'))
    return { procedure: 'Blood Draw', answers: { 'Drawn from': 'Vein', Samples: ['Blood cultures'] } }
  return { procedure: 'Other', answers: { 'What was done': call.customJob } }
}

/** Those whom the floor could not stick take 2.2 attempts on average. */
const peripheral = ({ random }: World, { preComments, customJob: job }: CallRow, successful: boolean): Entry => {
  const large = wantsLargeBore(`${preComments} ${job}`)
  const attempts = successful
    ? random.weighted([1, 2, 3, 4, 5], (count) => [0, 36, 31, 19, 10, 4][count] ?? 0)
    : random.int(2, 4)
  return {
    procedure: 'Peripheral IV',
    answers: {
      Gauge: successful
        ? random.weighted(
            large ? ['18G', '20G'] : ['18G', '20G', '22G', '24G'],
            (gauge) => ({ '18G': 10, '20G': 45, '22G': 40 })[gauge] ?? 5,
          )
        : null,
      Arm: armOf({ random }, sparedArm(preComments)),
      Site: random.weighted(
        ['Hand', 'Wrist', 'Forearm', 'Antecubital', 'Upper arm'],
        (site) => ({ Hand: 14, Wrist: 4, Forearm: 50, Antecubital: 14 })[site] ?? 18,
      ),
      Ultrasound: random.chance(0.82),
      Attempts: attempts,
      Outcome: successful ? 'Successful' : 'Unsuccessful',
    },
  }
}
