import type { RoomKind } from './places'
import { table } from './table'

const roomsOfCalls: Record<string, Partial<Record<RoomKind, number>>> = {
  bedside: { ward: 80, critical: 20 },
  emergencies: { ward: 54, emergency: 32, critical: 8, procedure: 4, clinic: 2 },
  ports: { clinic: 55, ward: 40, emergency: 5 },
  teaching: { ward: 80, clinic: 20 },
  intensive: { critical: 88, ward: 12 },
  theatres: { ward: 60, critical: 20, procedure: 20 },
}

/** In weight order. Procedure times, urgency and the need for help follow published reports of vascular access teams. */
export const riversidePurposes = table(
  ['name', 'where', 'minutes', 'spread', 'assisted', 'stat', 'everyday', 'about'],
  `
  Dressing Change      | bedside     | 20 | 0.35 | 0.12 | 0
  PICC Insertion       | bedside     | 90 | 0.76 | 0.7  | 0.03
  Midline Insertion    | bedside     | 60 | 0.4  | 0.55 | 0.04
  Difficult IV         | emergencies | 30 | 0.45 | 0.2  | 0.13
  Declot               | bedside     | 45 | 0.4  | 0.06 | 0.04 | 24 | line
  Line Assessment      | bedside     | 18 | 0.4  | 0.06 | 0.02 | 20 | line
  Line Removal         | bedside     | 20 | 0.35 | 0.08 | 0.01
  Port Access          | ports       | 22 | 0.35 | 0.06 | 0.01 | 14
  Port De-access       | ports       | 12 | 0.3  | 0.02 | 0    | 9
  Blood Draw from Line | bedside     | 15 | 0.35 | 0.03 | 0.08 | 15 | line
  CVL Assist           | intensive   | 55 | 0.4  | 0.75 | 0.3
  Tip Confirmation     | bedside     | 14 | 0.4  | 0.02 | 0.02 | 6  | central line
  Line Exchange        | bedside     | 70 | 0.4  | 0.6  | 0.02 | 4  | line
  Daily Line Check     | bedside     | 10 | 0.35 | 0.02 | 0    | 12 | line
  Education            | teaching    | 30 | 0.35 | 0.03 | 0    | 7
  Custom               | theatres    | 35 | 0.45 | 0.2  | 0.05 | 5`,
).map(({ name, where, about, minutes, spread, assisted, stat, everyday }) => ({
  name,
  lineCheck: name === 'Dressing Change' || name === 'Daily Line Check',
  /** Where its calls come from, by weight. */
  rooms: roomsOfCalls[where] ?? {},
  /** From start to completion: median minutes, and the spread of their logarithm. */
  minutes: Number(minutes),
  spread: Number(spread),
  /** Share of its calls that take a second pair of hands. */
  assisted: Number(assisted),
  /** Share of its calls that are Stat. */
  stat: Number(stat),
  /** Weight among the calls of every day that are neither insertions, peripheral access nor a line's own. */
  everyday: Number(everyday),
  /** Whether it is about a line that is in, or only about one whose tip lies near the heart: `line`, `central line`. */
  about,
}))

/** What usually answers a purpose; the call page offers it first. */
export const usualProcedures: Record<string, string[]> = {
  'Dressing Change': ['Dressing Change'],
  'PICC Insertion': ['Insertion'],
  'Midline Insertion': ['Insertion'],
  'Difficult IV': ['Peripheral IV'],
  Declot: ['Declot'],
  'Line Assessment': ['Assessment'],
  'Line Removal': ['Removal'],
  'Port Access': ['Port Access'],
  'Port De-access': ['Port Access'],
  'Blood Draw from Line': ['Blood Draw'],
  'CVL Assist': ['Insertion'],
  'Tip Confirmation': ['Assessment'],
  'Line Exchange': ['Insertion', 'Removal'],
  'Daily Line Check': ['Assessment', 'Dressing Change'],
  Education: ['Education'],
}

/** A purpose, and what its calls are like. */
export type PurposeModel = (typeof riversidePurposes)[number]

const notOfLakeshore = /Port|Blood Draw|Tip|Exchange|Education/

export const lakeshorePurposes = riversidePurposes.filter(({ name }) => !notOfLakeshore.test(name))

/** Purposes whose calls put a line in, by their share. CVLs are placed by a physician whom the team assists. */
export const insertions = { 'PICC Insertion': 4, 'Midline Insertion': 2.75, 'CVL Assist': 1.25 }

/** Share of them that succeed. */
export const insertionSuccess = 0.895

/** Calls an hour through the day: rounds and orders in the morning, transfers in the afternoon, the emergency department at night. */
export const arrivals = [8, 6, 5, 5, 6, 9, 16, 34, 58, 74, 76, 68, 58, 60, 66, 62, 52, 44, 38, 34, 30, 25, 18, 12]

/** Minutes until somebody starts, by median and the spread of the logarithm. */
export const responses = {
  stat: [18, 0.65],
  normal: [67, 0.85],
  followUp: [72, 0.7],
} satisfies Record<string, [median: number, spread: number]>
