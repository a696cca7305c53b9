import type { Random } from './random'

const nurses = [
  'Dana',
  'Chris',
  'Tasha',
  'Marcus',
  'Jen',
  'Rob',
  'Imani',
  'Kelly',
  'Luz',
  'Pete',
  'Sunita',
  'Beth',
  'Andre',
  'Nicole',
  'Hyun',
  'Moira',
  'Stacey',
  'Omar',
  'Grace',
  'Vince',
]

export const contactOf = (random: Random, room: string | undefined): string => {
  const nurse = random.pick(nurses)
  const unit = room?.split('-')[0]
  const extension = `${random.int(41, 59)}${String(random.int(0, 99)).padStart(2, '0')}`
  return random.pick([
    `RN ${nurse}, ext ${extension}`,
    `RN ${nurse}, ext ${extension}`,
    `RN ${nurse} x${extension}`,
    `Charge RN ${nurse}, ext ${extension}`,
    unit ? `${unit} desk, ext ${extension}` : `Unit clerk, ext ${extension}`,
  ])
}

const anywhere = [
  'Left arm AVF – no sticks L arm',
  'R mastectomy, no BP/sticks R arm',
  'Contact isolation',
  'Contact isolation (C. diff)',
  'Droplet precautions',
  'Latex allergy',
  'Chlorhexidine allergy – use povidone',
  'Adhesive allergy, bring silicone border',
  'Needs interpreter (Spanish)',
  'Needs interpreter (Arabic)',
  'On apixaban',
  'Plt 22, hold pressure',
  'Confused, sitter at bedside',
  'Hard of hearing – L ear better',
  'Anxious, likes to be told each step',
]

const byPurpose: Record<string, string[]> = {
  'Dressing Change': ['Corner lifting', 'Blood under dressing', 'Got wet in shower', 'Site itchy, please look', 'Securement loose'],
  'PICC Insertion': [
    'Vanc x6 wks, discharge pending line',
    'DL for TPN and abx',
    'SL please, eGFR 38 – nephrology OK with PICC',
    'Home chemo, wants L arm',
    'Osteo, ceftriaxone to home',
    'Consent signed, in chart',
    'Pacer L chest, use R arm',
  ],
  'Midline Insertion': [
    '10 days cefepime',
    'PIVs lasting < 24 h',
    'Poor access, abx x7 days',
    'Lasix gtt, lost third PIV',
    'Obese, veins deep on US',
  ],
  'Difficult IV': [
    'Failed x3 by floor RN',
    'Failed x2, IVDU history',
    'Failed x4 incl. EJ attempt',
    'Needs 20G or better for CT contrast',
    'Infiltrated, next abx due now',
    'Type and cross + IV, please draw with stick',
    'Blood running in 22G, needs second access',
    'Edematous, US needed',
    'Dehydrated, NPO since midnight',
    'Sickle cell, usual spot is R forearm',
  ],
  Declot: ['Red lumen no blood return', 'Flushes, no return – both lumens', 'Purple port sluggish', 'Totally occluded, cannot flush'],
  'Line Assessment': [
    'Arm swollen above site',
    'Redness at site 2 cm',
    'Came from SNF with line, no records',
    'Leaking at hub when flushed',
    'External length longer than charted',
  ],
  'Line Removal': ['Abx done today', 'Going home today, pull before ride', 'Fever, primary wants it out', 'Line holiday per ID'],
  'Port Access': ['Power port R chest, 3/4 inch needle', 'Chemo', 'Flush and labs', 'Deep port, try 1 inch'],
  'Port De-access': ['Done with infusion', 'Needle due to change, day 7', 'Heparin lock then de-access'],
  'Blood Draw from Line': ['Cultures x2, one from each lumen', 'AM labs, refused peripheral stick', 'Tacro level, not from infusing lumen'],
  'CVL Assist': ['Pressors through 22G, need central', 'R IJ, intensivist at bedside', 'Femoral out, new IJ', 'Trialysis for CRRT'],
  'Tip Confirmation': ['Placed overnight, CXR done', 'Afib, could not use ECG tip', 'TPN waiting on read'],
  'Line Exchange': ['Lumen cracked', 'SL to DL for TPN', 'Migrated 6 cm, cannot use'],
  'Daily Line Check': ['Reports soreness', 'New dressing yesterday'],
  Education: ['Home PICC care, spouse will do flushes', 'Teach-back before discharge', 'Nervous about showering with line'],
  Custom: ['See order', 'Call before coming'],
}

export const notesOf = (random: Random, purpose: string): string => {
  const own = random.pick(byPurpose[purpose] ?? anywhere)
  return random.chance(0.25) ? `${own}. ${random.pick(anywhere)}` : random.chance(0.8) ? own : random.pick(anywhere)
}

export const customJobs = [
  'Ultrasound-guided arterial stick',
  'Second large-bore IV before OR',
  'Intraosseous removal',
  'Vein mapping for fistula clinic',
  'Blood cultures, hard stick',
  'Hickman cap change',
  'Arterial line assist',
]

const outcomes: Record<string, string[]> = {
  'Dressing Change': [
    'Site clean, dry, intact. Caps changed.',
    'CHG dressing, new securement.',
    'Mild erythema at insertion, will recheck. RN aware.',
  ],
  'Difficult IV': [
    '20G R forearm, US-guided, first stick.',
    '22G L hand. Flushes well.',
    '18G L AC under US, labs drawn.',
    '20G 2.25 in. R upper arm, two attempts.',
  ],
  Declot: ['Alteplase 2 mg, 60 min dwell, brisk return.', 'Second dose needed. Patent, both lumens.'],
  'Line Assessment': [
    'No cord, no streaking. US negative per radiology. OK to use.',
    'Repositioned, new securement.',
    'Site OK. Education given to RN.',
  ],
  'Line Removal': ['Removed intact, tip intact. Pressure 5 min, occlusive dressing.', 'Out without resistance, length matches insertion.'],
  'Port Access': ['20G 3/4 in., good return, CHG dressing.', 'Accessed on first attempt.'],
  'Port De-access': ['Heparin locked, needle out, bandage.'],
  'Blood Draw from Line': ['Waste 5 mL, drawn and sent. Flushed 20 mL.'],
  'Tip Confirmation': ['Tip lower SVC, OK to use.', 'Pulled back 2 cm, repeat film OK.'],
  'Line Exchange': ['Over wire, tip CAJ by ECG.'],
  'Daily Line Check': ['CDI, day of dressing on schedule. Still needed per team.', 'Asked team about need for line.'],
  Education: ['Teach-back done, booklet given.', 'Flush demonstrated and repeated by patient.'],
  Custom: ['Done, see chart.'],
}

const generalOutcomes = ['Tolerated well.', 'RN updated.', 'Time-out done, no complications.']

export const outcomeOf = (random: Random, purpose: string): string => random.pick(outcomes[purpose] ?? generalOutcomes)

export const deletionReasons = [
  'Duplicate of earlier call',
  'Pt discharged',
  'Floor RN got access',
  'Order cancelled by team',
  'Entered on wrong patient',
  'Pt refused',
  'Going to IR instead',
  'Transferred out',
]

export const placers = [
  'Dr. Whitmore, IR',
  'Dr. Castellano, surgery',
  'Transfer from Mercy General',
  'Placed at St. Anne SNF',
  'Dr. Ngo, anesthesia',
]

export const gauzeNotes = [
  'Oozing, gauze under dressing. Change in 2 days.',
  'Gauze and tape for bleeding at site, back in 2 days.',
  'Diaphoretic, film will not hold. Gauze, 2 days.',
]

export const homeNotes = [
  'Home with line, visiting nurse changes dressing weekly. Next clinic visit in 4 weeks.',
  'Seen in clinic, home infusion does the weekly dressing. Back in 4 weeks.',
  'OPAT, dressing weekly by home health. Clinic in 4 weeks.',
]

const organisms = ['S. epidermidis', 'S. aureus', 'E. faecalis', 'Candida albicans', 'K. pneumoniae', 'culture pending']

export const infectionNotesOf = (random: Random): string =>
  random.pick([
    `CLABSI, ${random.pick(organisms)}. ID following.`,
    `Positive culture from line and periphery: ${random.pick(organisms)}.`,
    'Exit-site infection, purulent drainage, swab sent.',
    `Suspected CRBSI, ${random.pick(organisms)}. Infection control notified.`,
  ])
