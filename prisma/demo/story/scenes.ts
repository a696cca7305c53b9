import { table } from '../plan/table'
import type { PatientDetail, StatusName } from './model'

/** What somebody has to do with a call of the queue, since how many minutes, and until how many minutes ago. */
export interface Work {
  email: string
  as: 'leads' | 'assists' | 'learns' | 'led'
  minutes: number
  until: number
}

const workOf = (text: string): Work => {
  const [login, as, minutes, until] = text.split(' ')
  return { email: `${login}@demo.example`, as: as as Work['as'], minutes: Number(minutes), until: Number(until) }
}

/**
 * Calls of the active queue, as a nurse would find them. `place`: a room, where in it, or `line` for the room and the
 * patient of an open line. A purpose says after a colon which job it is, or who placed the line.
 */
const scenes = (text: string) =>
  table(['facility', 'place', 'purpose', 'status', 'waited', 'patient', 'contact', 'notes', 'work'], text).map(
    ({ waited, status, patient, work, purpose, ...scene }) => ({
      ...scene,
      purpose: purpose.split(': ')[0] as string,
      detail: purpose.split(': ')[1] ?? null,
      status: status as StatusName,
      /** Minutes in the queue. */
      waited: Number(waited),
      patient: patient as PatientDetail,
      works: work ? work.split(', ').map(workOf) : [],
    }),
  )

export type Scene = ReturnType<typeof scenes>[number]

// The accounts that readers sign in as lead nothing here, so that they can take any call.
export const riversideScenes = scenes(`
  Main Hospital | ED-3   | Difficult IV         | Stat    | 4   | named   | Dr. Osei, ED ext 5520  | Septic, MAP 58, failed x4 incl. EJ. Needs access now
  Main Hospital | ICU-07 | CVL Assist           | Stat    | 17  | full    | RN Marcus, ext 4671    | Pressors running through 22G. Intensivist placing R IJ, needs US and line cart | fatima leads 11, meiling assists 6
  North Campus  | ED-5   | Difficult IV         | Stat    | 2   | none    | Charge RN Beth, ext 4915 | Stroke alert, 18G AC for CTA
  Main Hospital | 5A-09  | PICC Insertion       | On Hold | 215 | full    | RN Tasha, ext 4517     | INR 3.4, vit K given, recheck pending. Call before coming up
  Main Hospital | 4B-12  | Midline Insertion    | On Hold | 140 | named   | 4B desk, ext 4402      | In dialysis, back in about 2 h. Left arm AVF – no sticks L arm
  North Campus  | 3S-11  | PICC Insertion       | On Hold | 188 | full    | RN Pete, ext 4833      | Consent pending – daughter (HCP) on her way in
  Main Hospital | line   | Line Removal         | On Hold | 261 | full    | RN Luz, ext 4604       | Last vanc dose hanging, pull after
  Desert Clinic | INF-4  | Port Access          | On Hold | 38  | surname | RN Sunita, ext 4120    | EMLA just on, needs 60 min
  North Campus  | line   | Line Exchange        | On Hold | 172 | full    | RN Omar, ext 4858      | Waiting for cultures x2 before exchange
  Main Hospital | 3B-15  | PICC Insertion       | Normal  | 118 | full    | RN Kelly, ext 4315     | DL for TPN + vanc. eGFR 71. Consent signed, in chart | liam leads 52, trainee learns 47
  North Campus  | ICU-04 | Midline Insertion    | Normal  | 84  | full    | RN Hyun, ext 4704      | Obese, veins > 1.5 cm deep. 10 days cefepime | keiko leads 31, manager assists 18
  Desert Clinic | 1E-05  | Difficult IV         | Normal  | 49  | named   | RN Imani, ext 4105     | Dehydrated, failed x2 | darnell leads 14
  Main Hospital | line   | Declot               | Normal  | 112 | full    | RN Jen, ext 4502       | Red lumen no blood return, purple sluggish | elena leads 38
  Main Hospital | ED-11  | Difficult IV         | Normal  | 7   | named   | RN Chris, ext 5511     | Left arm AVF – no sticks L arm
  Main Hospital | 3A-08  | Difficult IV         | Normal  | 16  | full    | RN Dana, ext 4417      | Failed x3 by floor RN
  Main Hospital | 6B-03  | Difficult IV         | Normal  | 41  | surname | RN Stacey, ext 4623    | Contact isolation (C. diff). Next abx due
  Main Hospital | 5B-16  | PICC Insertion       | Normal  | 204 | full    | RN Rob, ext 4556       | Home on ceftriaxone x6 wks, discharge waiting on line
  Main Hospital | 4B-05, bed by window | Difficult IV | Normal | 27 | named | 4B desk, ext 4402     | Blood running in 22G, needs second access
  Main Hospital | line   | Blood Draw from Line | Normal  | 22  | full    | RN Moira, ext 4314     | Refused peripheral stick. Cultures, one from each lumen
  Main Hospital | ICU-15 | Tip Confirmation     | Normal  | 55  | full    | RN Vince, ext 4685     | Placed overnight, CXR up. TPN waiting on read
  Main Hospital | IR-1   | Line Assessment: Dr. Whitmore, IR | Normal | 66 | full | IR desk, ext 4790 | Tunnelled CVL placed in IR today, please add to our list
                | CT holding, bay 2 | Difficult IV | Normal | 13 | named  | CT tech Andre, ext 4733 | Needs 20G or better for contrast
  North Campus  | 2S-03  | Midline Insertion    | Normal  | 126 | full    | RN Grace, ext 4823     | PIVs lasting < 24 h. Was with PT at first try | samuel led 75 61
  North Campus  | ED-2   | Difficult IV         | Normal  | 9   | none    | RN Nicole, ext 4912    | Type and cross + IV, please draw with stick
  North Campus  | 3N-14  | Education            | Normal  | 243 | full    | RN Bev, ext 4844       | Home PICC care teach-back, spouse at bedside until evening
  Desert Clinic | INF-7  | Port De-access       | Normal  | 33  | named   | RN Sunita, ext 4120    | Infusion done
  Desert Clinic | 1W-11  | Custom: Ultrasound-guided arterial stick | Normal | 44 | named | RT Joel, ext 4133 | ABG x3 failed
  Harbour Unit  | HU-06, bed A | Difficult IV   | Normal  | 58  | surname | RN Moyra, ext 2206     | Blown x2, KCl needs good vein
  Main Hospital | OR-2   | Custom: Second large-bore IV before OR | Normal | 19 | named | Dr. Ngo, anesthesia`)

export const lakeshoreScenes = scenes(`
  Lakeshore Hospital | ED-4   | Difficult IV      | Stat    | 6   | named   | RN Colin, ext 3304 | GI bleed, needs two large-bore
  Lakeshore Hospital | A2-07  | PICC Insertion    | On Hold | 150 | full    | RN Ruth, ext 3127  | Waiting for ID to decide on length of abx
  Lakeshore Hospital | B2-14  | Midline Insertion | Normal  | 72  | full    | RN Priti, ext 3144 | Poor access, abx x7 days | hannah leads 25
  Lakeshore Hospital | ICU-09 | Declot            | Normal  | 35  | surname | RN Sal, ext 3209   | Distal port, no return
  Lakeshore Hospital | C1-03  | Custom: Vein mapping for fistula clinic | Normal | 94 | named | RN Ada, ext 3161
  Lakeshore Hospital | B2-02  | Line Assessment: Transfer from Mercy General | Normal | 51 | full | RN Priti, ext 3144 | Came with PICC, no records`)
