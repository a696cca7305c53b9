import type { RoomKind } from './places'

/** A purpose, and what its calls are like. */
export interface PurposeModel {
  name: string
  lineCheck?: true
  /** Where its calls come from, by weight. */
  rooms: Partial<Record<RoomKind, number>>
  /** From start to completion: median minutes, and the spread of their logarithm. */
  minutes: number
  spread: number
  /** Share of its calls that take a second pair of hands. */
  assisted: number
  /** Share of its calls that are Stat. */
  stat: number
  /** Weight among the calls of every day that are neither insertions, peripheral access nor a line's own. */
  everyday?: number
  /** Such a call is about a line that is already in. */
  onLine?: true
  /** And about one whose tip lies near the heart. */
  central?: true
}

const bedside = { ward: 80, critical: 20 }

/** In weight order. Procedure times, urgency and the need for help follow published reports of vascular access teams. */
export const riversidePurposes: PurposeModel[] = [
  { name: 'Dressing Change', lineCheck: true, rooms: bedside, minutes: 20, spread: 0.35, assisted: 0.12, stat: 0 },
  { name: 'PICC Insertion', rooms: { ward: 75, critical: 25 }, minutes: 90, spread: 0.76, assisted: 0.7, stat: 0.03 },
  {
    name: 'Midline Insertion',
    rooms: { ward: 84, critical: 16 },
    minutes: 60,
    spread: 0.4,
    assisted: 0.55,
    stat: 0.04,
  },
  {
    name: 'Difficult IV',
    rooms: { ward: 54, emergency: 32, critical: 8, procedure: 4, clinic: 2 },
    minutes: 30,
    spread: 0.45,
    assisted: 0.2,
    stat: 0.13,
  },
  { name: 'Declot', rooms: bedside, minutes: 45, spread: 0.4, assisted: 0.06, stat: 0.04, everyday: 24, onLine: true },
  {
    name: 'Line Assessment',
    rooms: bedside,
    minutes: 18,
    spread: 0.4,
    assisted: 0.06,
    stat: 0.02,
    everyday: 20,
    onLine: true,
  },
  { name: 'Line Removal', rooms: bedside, minutes: 20, spread: 0.35, assisted: 0.08, stat: 0.01 },
  {
    name: 'Port Access',
    rooms: { clinic: 55, ward: 40, emergency: 5 },
    minutes: 22,
    spread: 0.35,
    assisted: 0.06,
    stat: 0.01,
    everyday: 14,
  },
  {
    name: 'Port De-access',
    rooms: { clinic: 65, ward: 35 },
    minutes: 12,
    spread: 0.3,
    assisted: 0.02,
    stat: 0,
    everyday: 9,
  },
  {
    name: 'Blood Draw from Line',
    rooms: bedside,
    minutes: 15,
    spread: 0.35,
    assisted: 0.03,
    stat: 0.08,
    everyday: 15,
    onLine: true,
  },
  { name: 'CVL Assist', rooms: { critical: 88, ward: 12 }, minutes: 55, spread: 0.4, assisted: 0.75, stat: 0.3 },
  {
    name: 'Tip Confirmation',
    rooms: bedside,
    minutes: 14,
    spread: 0.4,
    assisted: 0.02,
    stat: 0.02,
    everyday: 6,
    onLine: true,
    central: true,
  },
  {
    name: 'Line Exchange',
    rooms: bedside,
    minutes: 70,
    spread: 0.4,
    assisted: 0.6,
    stat: 0.02,
    everyday: 4,
    onLine: true,
  },
  {
    name: 'Daily Line Check',
    lineCheck: true,
    rooms: bedside,
    minutes: 10,
    spread: 0.35,
    assisted: 0.02,
    stat: 0,
    everyday: 12,
    onLine: true,
  },
  {
    name: 'Education',
    rooms: { ward: 80, clinic: 20 },
    minutes: 30,
    spread: 0.35,
    assisted: 0.03,
    stat: 0,
    everyday: 7,
  },
  {
    name: 'Custom',
    rooms: { ward: 60, critical: 20, procedure: 20 },
    minutes: 35,
    spread: 0.45,
    assisted: 0.2,
    stat: 0.05,
    everyday: 5,
  },
]

const ofLakeshore = [
  'Dressing Change',
  'PICC Insertion',
  'Midline Insertion',
  'Difficult IV',
  'Declot',
  'Line Removal',
  'Line Assessment',
  'CVL Assist',
  'Daily Line Check',
  'Custom',
]

export const lakeshorePurposes: PurposeModel[] = ofLakeshore.flatMap((name) =>
  riversidePurposes.filter((purpose) => purpose.name === name),
)

/** Purposes whose calls put a line in. CVLs are placed by a physician whom the team assists. */
export const insertions = [
  { purpose: 'PICC Insertion', share: 4 },
  { purpose: 'Midline Insertion', share: 2.75 },
  { purpose: 'CVL Assist', share: 1.25 },
]

/** Share of them that succeed. */
export const insertionSuccess = 0.895

/** Calls an hour through the day: rounds and orders in the morning, transfers in the afternoon, the emergency department at night. */
export const arrivals = [8, 6, 5, 5, 6, 9, 16, 34, 58, 74, 76, 68, 58, 60, 66, 62, 52, 44, 38, 34, 30, 25, 18, 12]

/** Minutes until somebody starts, by median and the spread of the logarithm. */
export const responses = {
  stat: { median: 18, spread: 0.65 },
  normal: { median: 67, spread: 0.85 },
  followUp: { median: 72, spread: 0.7 },
}
