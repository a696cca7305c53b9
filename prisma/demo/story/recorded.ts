import type { CallRow } from './calls'
import type { Answers, Entries } from '../plan/forms'
import { armOf, isCentral, isPicc, type Insertion } from './insertions'
import { phrase, sparedArm } from '../plan/phrases'
import type { Random } from './random'
import type { World } from './world'

export const insertionEntries = (world: World, call: CallRow, insertion: Insertion, overWire = false): Entries => {
  const { random } = world
  const { type, place, catheter, orderChange } = insertion
  const becameIv = orderChange?.endsWith('to IV') ?? false
  const byFilm = random.chance(isPicc(insertion) ? 0.25 : 0.85)
  // The tip of a femoral line is not near the heart.
  const confirmed = catheter && isCentral(insertion) && !('site' in place && place.site.includes('femoral'))
  const isTrimmed = isPicc(insertion) || type === 'ML'
  const obstacle = { 'Vein could not be accessed': 2, 'Catheter would not advance': 1, 'Patient could not tolerate': 1 }
  const answers: Answers = {
    'Insertion Type': type,
    ...('site' in place
      ? { 'CVL site': place.site }
      : { Arm: place.arm, Vein: place.vein, 'Vein diameter (mm)': diameter(random, place.vein) }),
    'Catheter length (cm)': catheter && catheter.length,
    'Trimmed (cm)': catheter && isTrimmed ? catheter.length - catheter.internal - catheter.external : null,
    'Internal (cm)': catheter && catheter.internal,
    'External (cm)': catheter && catheter.external,
    'Tip confirmation': confirmed ? (byFilm ? 'Chest X-ray' : 'ECG') : null,
    'X-ray read by': confirmed && byFilm ? phrase(random, 'readers') : null,
    Attempts: overWire ? 1 : catheter ? random.weighted({ 1: 80, 2: 15, 3: 5 }) : random.int(1, 3),
    'Exchanged over wire': overWire,
    'Order Change': orderChange,
    Outcome: catheter ? 'Successful' : 'Unsuccessful',
    Reason: catheter ? null : becameIv ? 'Order changed at bedside' : random.weighted(obstacle),
  }
  return { Insertion: answers, ...(becameIv ? peripheral({ world, random, call }, true) : {}) }
}

const diameter = (random: Random, vein: string): number =>
  Math.round(10 * Math.max(2.4, (vein === 'Cephalic' ? 3.4 : 4.4) + 0.8 * random.normal())) / 10

/** By how much a catheter has moved out, as it is measured: mostly not at all. */
const slip = ({ createdAt }: CallRow): number => [0.5, 0, 0, 0, 1, 0, 0, 0, 0.5, 0][createdAt.getMinutes() % 10]!

/** A call that is being closed, and what is known of the line that it is about. */
interface Closing {
  world: World
  random: Random
  call: CallRow
  line?: { insertion: Insertion; infected: boolean; outFor: string; dressing: string }
}

/** What is written down of a call, by its purpose. */
const entries: Record<string, (closing: Closing) => Entries> = {
  'Dressing Change': ({ random, line, call }) => ({
    'Dressing Change': {
      Dressing: line!.dressing,
      'Site appearance': line!.infected ? ['Redness', 'Drainage'] : appearance(random, line!.dressing),
      Securement: line!.insertion.type === 'CVL' ? 'Sutures' : securement(random),
      'Caps changed': random.chance(0.92),
      'External (cm)': line!.insertion.catheter!.external + slip(call),
    },
  }),
  'Line Removal': ({ random, line }) => ({
    Removal: {
      Reason: line!.outFor,
      'Catheter intact': random.chance(0.995),
      'Length (cm)': line!.insertion.catheter!.internal + line!.insertion.catheter!.external,
    },
  }),
  'Line Exchange': ({ world, call, line }) => insertionEntries(world, call, line!.insertion, true),
  Declot: ({ random }) => {
    const agent = random.weighted({ 'Alteplase 2 mg': 88, 'Alteplase 1 mg': 6, 'Saline only': 6 })
    return {
      Declot: {
        Agent: agent,
        'Dwell (min)': agent === 'Saline only' ? null : random.weighted({ 30: 45, 60: 30, 90: 10, 120: 15 }),
        Result: random.weighted({ Patent: 82, 'Partly patent': 8, 'Still occluded': 10 }),
      },
    }
  },
  'Blood Draw from Line': ({ random, call }) => ({
    'Blood Draw': {
      'Drawn from': 'Line',
      Samples: samples(random, call.preComments ?? ''),
      'Waste (mL)': random.chance(0.7) ? 5 : 10,
    },
  }),
  'Tip Confirmation': ({ random }) => ({ Assessment: { 'Tip location': random.weighted(tips) } }),
  'Daily Line Check': (closing) => ({ Assessment: assessment(closing, 0.88) }),
  'Line Assessment': (closing) => ({
    Assessment: {
      ...assessment(closing, 0.4),
      Plan: closing.random.chance(0.35) ? phrase(closing.random, 'plans') : null,
    },
  }),
  'Difficult IV': (closing) => {
    const successful = closing.random.chance(0.92)
    if (!successful) closing.call.comments = phrase(closing.random, 'no vein')
    return peripheral(closing, successful)
  },
  'Port Access': ({ random }) => ({
    'Port Access': {
      Port: 'Accessed',
      Needle: random.weighted({ '20G 3/4 in': 2, '20G 1 in': 2, '19G 1 in': 1, '19G 1.5 in': 1 }),
      'Blood return': random.chance(0.93),
      'Locked with': 'Saline',
    },
  }),
  'Port De-access': ({ random }) => ({
    'Port Access': {
      Port: 'De-accessed',
      'Blood return': random.chance(0.95),
      'Locked with': random.weighted({ Heparin: 3, Saline: 1 }),
    },
  }),
  Education: ({ random }) => ({
    Education: {
      Topics: ['Flushing', ...topics.filter(() => random.chance(0.7))],
      Taught: ['Patient', ...(random.chance(0.45) ? ['Family'] : [])],
      'Teach-back done': random.chance(0.87),
    },
  }),
  Custom: (closing) => {
    const job = closing.call.customJob ?? ''
    if (job.includes('IV')) return peripheral(closing, true)
    if (job.includes('cultures')) return { 'Blood Draw': { 'Drawn from': 'Vein', Samples: ['Blood cultures'] } }
    return { Other: { 'What was done': job } }
  },
}

export const entriesOf = (world: World, purpose: string, call: CallRow, line?: Closing['line']): Entries =>
  entries[purpose]!({ world, random: world.random, call, line })

const appearance = (random: Random, dressing: string): string[] => {
  if (dressing === 'Gauze') return [random.chance(0.7) ? 'Bleeding' : 'Redness']
  if (random.chance(0.86)) return ['Clean, dry, intact']
  return random.pick([['Redness'], ['Redness'], ['Tenderness'], ['Swelling'], ['Redness', 'Tenderness']])
}

const securement = (random: Random): string => random.weighted({ 'Adhesive device': 80, 'Subcutaneous anchor': 20 })

const samples = (random: Random, notes: string): string[] => {
  if (notes.includes('ultures')) return ['Blood cultures']
  if (notes.includes('level')) return ['Drug level']
  return random.chance(0.2) ? ['Labs', 'Type and cross'] : ['Labs']
}

const tips = { 'Lower SVC': 42, 'Cavoatrial junction': 48, 'Mid SVC': 6, 'Needs repositioning': 4 }

const topics = ['Dressing care', 'Showering', 'Signs of infection', 'Whom to call']

/** What somebody was called for is mostly there. */
const complaints: [words: RegExp, finding: string][] = [
  [/Redness/, 'Redness'],
  [/swollen/, 'Swelling'],
  [/Leaking/, 'Leaking'],
  [/longer/, 'Migrated'],
  [/soreness/, 'Tenderness'],
]
const troubles = [...complaints.map(([, finding]) => finding), 'No blood return', 'Dressing not intact']

const assessment = ({ random, call, line }: Closing, quiet: number): Answers => {
  const told = complaints.find(([words]) => words.test(call.preComments ?? ''))?.[1]
  const finding = random.chance(told ? 0.25 : quiet) ? 'No concerns' : (told ?? random.pick(troubles))
  return { Findings: line?.infected ? ['Redness', 'Drainage'] : [finding], 'Line still needed': random.chance(0.87) }
}

/** Those whom the floor could not stick take 2.2 attempts on average. */
const peripheral = ({ random, call }: Closing, successful: boolean): Entries => {
  const isLarge = /20G|large-bore|Type and cross/.test(`${call.preComments} ${call.customJob}`)
  const gauge: Record<string, number> = isLarge
    ? { '18G': 10, '20G': 45 }
    : { '18G': 10, '20G': 45, '22G': 40, '24G': 5 }
  return {
    'Peripheral IV': {
      Gauge: successful ? random.weighted(gauge) : null,
      Arm: armOf({ random }, sparedArm(call.preComments)),
      Site: random.weighted({ Hand: 14, Wrist: 4, Forearm: 50, Antecubital: 14, 'Upper arm': 18 }),
      Ultrasound: random.chance(0.82),
      Attempts: successful ? random.weighted({ 1: 36, 2: 31, 3: 19, 4: 10, 5: 4 }) : random.int(2, 4),
      Outcome: successful ? 'Successful' : 'Unsuccessful',
    },
  }
}
