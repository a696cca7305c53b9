/** How much of a patient the caller told. */
export type PatientDetail = 'full' | 'named' | 'surname' | 'none'

/** One call of the active queue, as a nurse would find it. */
export interface Scene {
  /** Where; none for a place that is no room of any facility. */
  facility?: string
  room?: string
  roomDescription?: string
  /** About an open line of the facility, whose room and patient it has. */
  onLine?: true
  purpose: string
  customJob?: string
  insertedBy?: string
  status?: 'Stat' | 'On Hold'
  /** Minutes in the queue. */
  waited: number
  contact?: string
  notes?: string
  patient: PatientDetail
  /** Who leads it, and since how many minutes. */
  lead?: Work
  helpers?: (Work & { training?: true })[]
  /** Who had it and gave it back, and how many minutes they had it. */
  returned?: Work & { until: number }
  /** Entered by the desk of a ward. */
  byWard?: true
}

interface Work {
  email: string
  minutes: number
}

const main = 'Main Hospital'
const north = 'North Campus'
const desert = 'Desert Clinic'
const harbour = 'Harbour Unit'

// The accounts that readers sign in as lead nothing here, so that they can take any call.
export const riversideScenes: Scene[] = [
  {
    facility: main,
    room: 'ED-3',
    purpose: 'Difficult IV',
    status: 'Stat',
    waited: 4,
    contact: 'Dr. Osei, ED ext 5520',
    notes: 'Septic, MAP 58, failed x4 incl. EJ. Needs access now',
    patient: 'named',
  },
  {
    facility: main,
    room: 'ICU-07',
    purpose: 'CVL Assist',
    status: 'Stat',
    waited: 17,
    contact: 'RN Marcus, ext 4671',
    notes: 'Pressors running through 22G. Intensivist placing R IJ, needs US and line cart',
    patient: 'full',
    lead: { email: 'fatima@demo.example', minutes: 11 },
    helpers: [{ email: 'meiling@demo.example', minutes: 6 }],
  },
  {
    facility: north,
    room: 'ED-5',
    purpose: 'Difficult IV',
    status: 'Stat',
    waited: 2,
    contact: 'Charge RN Beth, ext 4915',
    notes: 'Stroke alert, 18G AC for CTA',
    patient: 'none',
  },
  {
    facility: main,
    room: '5A-09',
    purpose: 'PICC Insertion',
    status: 'On Hold',
    waited: 215,
    contact: 'RN Tasha, ext 4517',
    notes: 'INR 3.4, vit K given, recheck pending. Call before coming up',
    patient: 'full',
  },
  {
    facility: main,
    room: '4B-12',
    purpose: 'Midline Insertion',
    status: 'On Hold',
    waited: 140,
    contact: '4B desk, ext 4402',
    notes: 'In dialysis, back in about 2 h. Left arm AVF – no sticks L arm',
    patient: 'named',
    byWard: true,
  },
  {
    facility: north,
    room: '3S-11',
    purpose: 'PICC Insertion',
    status: 'On Hold',
    waited: 188,
    contact: 'RN Pete, ext 4833',
    notes: 'Consent pending – daughter (HCP) on her way in',
    patient: 'full',
  },
  {
    facility: main,
    onLine: true,
    purpose: 'Line Removal',
    status: 'On Hold',
    waited: 261,
    contact: 'RN Luz, ext 4604',
    notes: 'Last vanc dose hanging, pull after',
    patient: 'full',
  },
  {
    facility: desert,
    room: 'INF-4',
    purpose: 'Port Access',
    status: 'On Hold',
    waited: 38,
    contact: 'RN Sunita, ext 4120',
    notes: 'EMLA just on, needs 60 min',
    patient: 'surname',
  },
  {
    facility: north,
    onLine: true,
    purpose: 'Line Exchange',
    status: 'On Hold',
    waited: 172,
    contact: 'RN Omar, ext 4858',
    notes: 'Waiting for cultures x2 before exchange',
    patient: 'full',
  },
  {
    facility: main,
    room: '3B-15',
    purpose: 'PICC Insertion',
    waited: 118,
    contact: 'RN Kelly, ext 4315',
    notes: 'DL for TPN + vanc. eGFR 71. Consent signed, in chart',
    patient: 'full',
    lead: { email: 'liam@demo.example', minutes: 52 },
    helpers: [{ email: 'trainee@demo.example', minutes: 47, training: true }],
  },
  {
    facility: north,
    room: 'ICU-04',
    purpose: 'Midline Insertion',
    waited: 84,
    contact: 'RN Hyun, ext 4704',
    notes: 'Obese, veins > 1.5 cm deep. 10 days cefepime',
    patient: 'full',
    lead: { email: 'keiko@demo.example', minutes: 31 },
    helpers: [{ email: 'manager@demo.example', minutes: 18 }],
  },
  {
    facility: desert,
    room: '1E-05',
    purpose: 'Difficult IV',
    waited: 49,
    contact: 'RN Imani, ext 4105',
    notes: 'Dehydrated, failed x2',
    patient: 'named',
    lead: { email: 'darnell@demo.example', minutes: 14 },
  },
  {
    facility: main,
    onLine: true,
    purpose: 'Declot',
    waited: 112,
    contact: 'RN Jen, ext 4502',
    notes: 'Red lumen no blood return, purple sluggish',
    patient: 'full',
    lead: { email: 'elena@demo.example', minutes: 38 },
  },
  {
    facility: main,
    room: 'ED-11',
    purpose: 'Difficult IV',
    waited: 7,
    contact: 'RN Chris, ext 5511',
    notes: 'Left arm AVF – no sticks L arm',
    patient: 'named',
  },
  {
    facility: main,
    room: '3A-08',
    purpose: 'Difficult IV',
    waited: 16,
    contact: 'RN Dana, ext 4417',
    notes: 'Failed x3 by floor RN',
    patient: 'full',
  },
  {
    facility: main,
    room: '6B-03',
    purpose: 'Difficult IV',
    waited: 41,
    contact: 'RN Stacey, ext 4623',
    notes: 'Contact isolation (C. diff). Next abx due',
    patient: 'surname',
  },
  {
    facility: main,
    room: '5B-16',
    purpose: 'PICC Insertion',
    waited: 204,
    contact: 'RN Rob, ext 4556',
    notes: 'Home on ceftriaxone x6 wks, discharge waiting on line',
    patient: 'full',
  },
  {
    facility: main,
    room: '4B-05',
    roomDescription: 'bed by window',
    purpose: 'Difficult IV',
    waited: 27,
    contact: '4B desk, ext 4402',
    notes: 'Blood running in 22G, needs second access',
    patient: 'named',
    byWard: true,
  },
  {
    facility: main,
    onLine: true,
    purpose: 'Blood Draw from Line',
    waited: 22,
    contact: 'RN Moira, ext 4314',
    notes: 'Refused peripheral stick. Cultures, one from each lumen',
    patient: 'full',
  },
  {
    facility: main,
    room: 'ICU-15',
    purpose: 'Tip Confirmation',
    waited: 55,
    contact: 'RN Vince, ext 4685',
    notes: 'Placed overnight, CXR up. TPN waiting on read',
    patient: 'full',
  },
  {
    facility: main,
    room: 'IR-1',
    purpose: 'Line Assessment',
    insertedBy: 'Dr. Whitmore, IR',
    waited: 66,
    contact: 'IR desk, ext 4790',
    notes: 'Tunnelled CVL placed in IR today, please add to our list',
    patient: 'full',
  },
  {
    roomDescription: 'CT holding, bay 2',
    purpose: 'Difficult IV',
    waited: 13,
    contact: 'CT tech Andre, ext 4733',
    notes: 'Needs 20G or better for contrast',
    patient: 'named',
  },
  {
    facility: north,
    room: '2S-03',
    purpose: 'Midline Insertion',
    waited: 126,
    contact: 'RN Grace, ext 4823',
    notes: 'PIVs lasting < 24 h. Was with PT at first try',
    patient: 'full',
    returned: { email: 'samuel@demo.example', minutes: 75, until: 61 },
  },
  {
    facility: north,
    room: 'ED-2',
    purpose: 'Difficult IV',
    waited: 9,
    contact: 'RN Nicole, ext 4912',
    notes: 'Type and cross + IV, please draw with stick',
    patient: 'none',
  },
  {
    facility: north,
    room: '3N-14',
    purpose: 'Education',
    waited: 243,
    contact: 'RN Bev, ext 4844',
    notes: 'Home PICC care teach-back, spouse at bedside until evening',
    patient: 'full',
  },
  {
    facility: desert,
    room: 'INF-7',
    purpose: 'Port De-access',
    waited: 33,
    contact: 'RN Sunita, ext 4120',
    notes: 'Infusion done',
    patient: 'named',
  },
  {
    facility: desert,
    room: '1W-11',
    purpose: 'Custom',
    customJob: 'Ultrasound-guided arterial stick',
    waited: 44,
    contact: 'RT Joel, ext 4133',
    notes: 'ABG x3 failed',
    patient: 'named',
  },
  {
    facility: harbour,
    room: 'HU-06',
    roomDescription: 'bed A',
    purpose: 'Difficult IV',
    waited: 58,
    contact: 'RN Moyra, ext 2206',
    notes: 'Blown x2, KCl needs good vein',
    patient: 'surname',
  },
  {
    facility: main,
    room: 'OR-2',
    purpose: 'Custom',
    customJob: 'Second large-bore IV before OR',
    waited: 19,
    contact: 'Dr. Ngo, anesthesia',
    patient: 'named',
  },
]

export const lakeshoreScenes: Scene[] = [
  {
    facility: 'Lakeshore Hospital',
    room: 'ED-4',
    purpose: 'Difficult IV',
    status: 'Stat',
    waited: 6,
    contact: 'RN Colin, ext 3304',
    notes: 'GI bleed, needs two large-bore',
    patient: 'named',
  },
  {
    facility: 'Lakeshore Hospital',
    room: 'A2-07',
    purpose: 'PICC Insertion',
    status: 'On Hold',
    waited: 150,
    contact: 'RN Ruth, ext 3127',
    notes: 'Waiting for ID to decide on length of abx',
    patient: 'full',
  },
  {
    facility: 'Lakeshore Hospital',
    room: 'B2-14',
    purpose: 'Midline Insertion',
    waited: 72,
    contact: 'RN Priti, ext 3144',
    notes: 'Poor access, abx x7 days',
    patient: 'full',
    lead: { email: 'hannah@demo.example', minutes: 25 },
  },
  {
    facility: 'Lakeshore Hospital',
    room: 'ICU-09',
    purpose: 'Declot',
    waited: 35,
    contact: 'RN Sal, ext 3209',
    notes: 'Distal port, no return',
    patient: 'surname',
  },
  {
    facility: 'Lakeshore Hospital',
    room: 'C1-03',
    purpose: 'Custom',
    customJob: 'Vein mapping for fistula clinic',
    waited: 94,
    contact: 'RN Ada, ext 3161',
    patient: 'named',
  },
  {
    facility: 'Lakeshore Hospital',
    room: 'B2-02',
    purpose: 'Line Assessment',
    insertedBy: 'Transfer from Mercy General',
    waited: 51,
    contact: 'RN Priti, ext 3144',
    notes: 'Came with PICC, no records',
    patient: 'full',
  },
]
