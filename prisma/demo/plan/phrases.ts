import type { Random } from '../story/random'
import { list, lists } from './table'

const nurses = list(
  'Dana | Chris | Tasha | Marcus | Jen | Rob | Imani | Kelly | Luz | Pete | Sunita | Beth | Andre | Nicole | Hyun | Moira | Omar',
)

export const contactOf = (random: Random, room: string): string => {
  const nurse = random.pick(nurses)
  const extension = `${random.int(41, 59)}${String(random.int(0, 99)).padStart(2, '0')}`
  return random.pick([
    `RN ${nurse}, ext ${extension}`,
    `RN ${nurse}, ext ${extension}`,
    `RN ${nurse} x${extension}`,
    `Charge RN ${nurse}, ext ${extension}`,
    `${room.split('-')[0]} desk, ext ${extension}`,
  ])
}

const sparingArm = ['Left arm AVF – no sticks L arm', 'R mastectomy, no BP/sticks R arm']

const anyPatient = list(
  `Contact isolation | Contact isolation (C. diff) | Droplet precautions | Latex allergy | Chlorhexidine allergy – use povidone
  | Adhesive allergy, bring silicone border | Needs interpreter (Spanish) | Needs interpreter (Arabic) | On apixaban
  | Plt 22, hold pressure | Confused, sitter at bedside | Hard of hearing – L ear better | Anxious, likes to be told each step`,
)

const before = lists(`
  Dressing Change: Corner lifting | Blood under dressing | Got wet in shower | Site itchy, please look | Securement loose
  PICC Insertion: Vanc x6 wks, discharge pending line | TPN and abx, two lumens if veins allow | eGFR 38 – nephrology OK with PICC | Home chemo, wants L arm | Osteo, ceftriaxone to home | Consent signed, in chart | Pacer L chest, use R arm
  Midline Insertion: 10 days cefepime | PIVs lasting < 24 h | Poor access, abx x7 days | Lasix gtt, lost third PIV | Obese, veins deep on US
  Difficult IV: Failed x3 by floor RN | Failed x2, IVDU history | Failed x4 incl. EJ attempt | Needs 20G or better for CT contrast | Infiltrated, next abx due now | Type and cross + IV, please draw with stick | Blood running in 22G, needs second access | Edematous, US needed | Dehydrated, NPO since midnight | Sickle cell, usual spot is R forearm
  Declot: No blood return since last night | Flushes, no return | Sluggish, pump alarms downstream | Totally occluded, cannot flush
  Line Assessment: Arm swollen above site | Redness at site 2 cm | Came from SNF with line, no records | Leaking at hub when flushed | External length longer than charted
  Port Access: Power port R chest | Chemo | Flush and labs | Deep port, long needle
  Port De-access: Done with infusion | Needle due to change, day 7 | Done, lock and de-access
  Blood Draw from Line: Cultures x2, line and periphery | AM labs, refused peripheral stick | Tacro level, not from infusing lumen
  CVL Assist: Pressors through 22G, need central | Intensivist at bedside, US needed | Femoral day 5, new site please | Trialysis for CRRT
  Tip Confirmation: Placed overnight, CXR done | Afib, could not use ECG tip | TPN waiting on read
  Line Exchange: Lumen cracked | Kinked at hub | Migrated 6 cm, cannot use
  Daily Line Check: Reports soreness | New dressing yesterday
  Education: Home PICC care, spouse will do flushes | Teach-back before discharge | Nervous about showering with line
  Custom: See order | Call before coming`)

const removals = lists(`
  Treatment ended: Abx done today | Going home today, pull before ride
  Occlusion: Blocked again after two doses of alteplase | Cannot flush, primary wants it out
  Infection: Fever, primary wants it out | Line holiday per ID
  Thrombosis: DVT on US, primary wants it out | Arm swollen, clot at tip per radiology
  Accidental: Found half out in bed, do not use | Caught on IV pole, mostly out
  Death: Passed this morning, lines out before family`)

/** What is told before a call. `removedFor`: why the line is to come out; of a line that stays in it is empty, of no line null. */
export const notesOf = (random: Random, purpose: string, removedFor: string | null): string => {
  // Nobody has a line in an arm that is to be spared.
  const anywhere = removedFor === null ? [...sparingArm, ...anyPatient] : anyPatient
  const own = random.pick((removedFor && removals[removedFor]) || before[purpose] || anywhere)
  return random.chance(0.25) ? `${own}. ${random.pick(anywhere)}` : random.chance(0.8) ? own : random.pick(anywhere)
}

/** The arm that the notes say to leave alone. */
export const sparedArm = (notes: string | null | undefined): 'Left' | 'Right' | null => {
  if (/no sticks L arm|use R arm|usual spot is R/.test(notes ?? '')) return 'Left'
  return /sticks R arm|wants L arm/.test(notes ?? '') ? 'Right' : null
}

const after = lists(`
  Dressing Change: CHG sponge in place. | Skin prep, new securement. | RN aware, will look again at next change.
  Difficult IV: Warm packs 10 min before. | Fragile veins, light tourniquet. | RN shown the site.
  Declot: Lumen labelled while dwelling. | RN to flush before each dose.
  Line Assessment: US negative per radiology. OK to use. | Repositioned, new securement. | Education given to RN.
  Line Removal: Pressure 5 min, occlusive dressing. | Out without resistance.
  Port Access: CHG dressing, needle due day 7. | Accessed on first attempt.
  Port De-access: Needle out, bandage.
  Blood Draw from Line: Drawn and sent. Flushed 20 mL.
  Tip Confirmation: OK to use, RN told. | Compared with the film of insertion.
  Line Exchange: New securement, old catheter kept for culture.
  Daily Line Check: Dressing day on schedule. | Asked team about need for line.
  Education: Booklet given. | Will call with questions.
  Custom: Done, see chart.`)

export const outcomeOf = (random: Random, purpose: string): string =>
  random.pick(after[purpose] ?? ['Tolerated well.', 'RN updated.', 'Time-out done, no complications.'])

const other = lists(`
  readers: Dr. Alan Fisch, radiology | Dr. Meera Krishnan, radiology | Dr. Joan Whitaker, radiology | Night radiology
  plans: Recheck tomorrow | US of arm ordered | Alteplase if sluggish again | Keep until end of abx | Ask primary about removal
  custom jobs: Ultrasound-guided arterial stick | Second large-bore IV before OR | Intraosseous removal | Vein mapping for fistula clinic | Blood cultures, hard stick | Hickman cap change | Arterial line assist
  deletions: Duplicate of earlier call | Pt discharged | Floor RN got access | Order cancelled by team | Entered on wrong patient | Pt refused | Going to IR instead | Transferred out
  placers: Dr. Whitmore, IR | Dr. Castellano, surgery | Transfer from Mercy General | Placed at St. Anne SNF | Dr. Ngo, anesthesia
  places in a room: bed A | bed B | bed by window | hall bed | chair 2
  no vein: No usable vein on US, recommend midline. | Asked to stop. Primary team told, IO discussed. | Veins thrombosed both arms, PICC consult advised.
  gauze: Oozing, gauze under dressing. Change in 2 days. | Gauze and tape for bleeding at site, back in 2 days. | Diaphoretic, film will not hold. Gauze, 2 days.
  home: Home with line, visiting nurse changes dressing weekly. Next clinic visit in 4 weeks. | Seen in clinic, home infusion does the weekly dressing. Back in 4 weeks. | OPAT, dressing weekly by home health. Clinic in 4 weeks.
  gauze at home: Skin torn by film, gauze. Home health changes it every other day, clinic in 4 weeks. | Adhesive rash, gauze and wrap at home. Back in 4 weeks.
  infections: CLABSI, S. epidermidis. ID following. | CLABSI, culture pending. ID following. | Positive culture from line and periphery: S. aureus. | Positive culture from line and periphery: E. faecalis. | Exit-site infection, purulent drainage, swab sent. | Suspected CRBSI, K. pneumoniae. Infection control notified.`)

export const phrase = (random: Random, about: string): string => random.pick(other[about]!)
