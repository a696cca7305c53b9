import { text } from '../kernel/input/input'
import { compareNames, nameKey, sameName } from '../kernel/input/names'
import { nobody, percentOf, type Column, type Figure } from './column'

// Success, attempts and order changes of insertions, by clinician and type (rules 7.9). An insertion is a procedure of a
// completed call for which a type of line was recorded.

/** The values that say how an insertion ended, and what was placed instead of what was ordered (administration, section 4). */
export const outcomes = { successful: 'Successful', unsuccessful: 'Unsuccessful' } as const
export const orderChanges = [
  'PICC changed to ML',
  'PICC changed to IV',
  'ML changed to IV',
  'ML changed to PICC',
  'IV changed to PICC',
  'IV changed to ML',
] as const

export const insertionType =
  'Only insertions of this type of line, or of the types that end with this word: PICC is SL PICC, DL PICC and TL PICC. Capitals do not matter.'
export const insertionTypeFields = { type: text().default(null).meta({ description: insertionType }) }

/** Whether a type of line is this one, or of this kind: SL PICC is a PICC. */
export const isOfType = (type: string, sought: string): boolean =>
  sameName(type, sought) || nameKey(type).endsWith(` ${nameKey(sought)}`)

/** The kinds of which there are several types, by the word with which these end, in the order of the types. */
export const kindsOf = (types: readonly string[]): string[] => {
  const words = types.map((type) => type.trim().split(' ').at(-1)!)
  const isOfSeveral = (word: string): boolean => types.filter((type) => isOfType(type, word)).length > 1
  return [...new Set(words)].filter((word) => isOfSeveral(word) && !types.some((type) => sameName(type, word)))
}

/** Insertions that are alike, as the database counts them. */
export type InsertionCount = {
  userId: string | null
  types: readonly string[]
  /** Which of the values above were recorded. */
  marks: readonly string[]
  /** Null: not recorded. */
  attempts: number | null
  count: number
}

export type InsertionFigures = {
  insertions: number
  successful: number
  unsuccessful: number
  /** Of those with an outcome; null without any. */
  successPercent: number | null
  /** Of those with a number; null without any. */
  averageAttempts: number | null
  orderChanges: number
  changes: readonly { name: string; count: number }[]
}

/** What the figures count (rules 7.9). */
export const insertionMeanings = {
  insertions:
    'Procedures of completed calls for which a type of line was recorded; with two types they count at each of them, and once in the total.',
  successful: 'Insertions that were recorded as Successful, and not as Unsuccessful too.',
  unsuccessful: 'Insertions that were recorded as Unsuccessful, also where Successful was recorded too.',
  successPercent: 'Successful of the insertions with an outcome, in percent; those without one are left out.',
  averageAttempts: 'The average number of attempts, of the insertions for which a number was recorded.',
  orderChanges: 'Insertions for which it was recorded that something else was placed than ordered.',
  changes: 'Insertions for which this order change was recorded.',
} as const satisfies Record<keyof InsertionFigures, string>

const sumOf = (counts: readonly InsertionCount[], has: (count: InsertionCount) => boolean = () => true): number =>
  counts.reduce((sum, each) => sum + (has(each) ? each.count : 0), 0)

export const insertionFigures = (counts: readonly InsertionCount[]): InsertionFigures => {
  // Whoever recorded both did not succeed at once.
  const unsuccessful = sumOf(counts, ({ marks }) => marks.includes(outcomes.unsuccessful))
  const successful = sumOf(
    counts,
    ({ marks }) => marks.includes(outcomes.successful) && !marks.includes(outcomes.unsuccessful),
  )
  const counted = counts.filter(({ attempts }) => attempts !== null)
  const attempts = counted.reduce((sum, each) => sum + each.attempts! * each.count, 0)
  const numbered = sumOf(counted)
  return {
    insertions: sumOf(counts),
    successful,
    unsuccessful,
    successPercent: successful + unsuccessful > 0 ? percentOf(successful, successful + unsuccessful) : null,
    averageAttempts: numbered > 0 ? Math.round((attempts / numbered) * 100) / 100 : null,
    orderChanges: sumOf(counts, ({ marks }) => orderChanges.some((change) => marks.includes(change))),
    changes: orderChanges.map((name) => ({ name, count: sumOf(counts, ({ marks }) => marks.includes(name)) })),
  }
}

export type InsertionRow = InsertionFigures & {
  /** Null: the insertions of all clinicians, or of all types. */
  clinician: string | null
  type: string | null
}

/** By what the rows of the report are made. */
export const insertionGroups = ['clinicians', 'types', 'both'] as const
export type InsertionGroups = (typeof insertionGroups)[number]

/** The rows by name, and of each clinician by type. An insertion of two types counts at each of them. */
export const insertionRows = (
  counts: readonly InsertionCount[],
  nameOf: (userId: string) => string,
): Record<InsertionGroups, InsertionRow[]> => {
  const people = [...new Set(counts.map(({ userId }) => userId))]
    .map((userId) => ({ userId, name: userId === null ? nobody : nameOf(userId) }))
    .sort((a, b) => compareNames(a.name, b.name))
  const byType = (own: readonly InsertionCount[], clinician: string | null): InsertionRow[] =>
    [...new Set(own.flatMap(({ types }) => types))]
      .sort(compareNames)
      .map((type) => ({ clinician, type, ...insertionFigures(own.filter(({ types }) => types.includes(type))) }))
  const ownOf = (userId: string | null) => counts.filter((count) => count.userId === userId)
  return {
    clinicians: people.map(({ userId, name }) => ({ clinician: name, type: null, ...insertionFigures(ownOf(userId)) })),
    types: byType(counts, null),
    both: people.flatMap(({ userId, name }) => byType(ownOf(userId), name)),
  }
}

const figure = (
  name: string,
  key: Exclude<keyof InsertionFigures, 'changes'>,
  more: Pick<Figure<InsertionRow>, 'unit' | 'decimals'> = {},
): Figure<InsertionRow> => ({
  name,
  isNumber: true,
  means: insertionMeanings[key],
  of: (row) => row[key],
  ...more,
})

const figureColumns: Figure<InsertionRow>[] = [
  figure('Insertions', 'insertions'),
  figure('Successful', 'successful'),
  figure('Unsuccessful', 'unsuccessful'),
  figure('Success', 'successPercent', { unit: '%', decimals: 1 }),
  figure('Attempts', 'averageAttempts', { unit: 'average', decimals: 2 }),
  figure('Order Changes', 'orderChanges'),
  ...orderChanges.map((name): Figure<InsertionRow> => ({
    name,
    isNumber: true,
    means: insertionMeanings.changes,
    of: ({ changes }) => changes.find((change) => change.name === name)?.count ?? 0,
  })),
]

export const insertionColumns: Record<InsertionGroups, Column<InsertionRow>[]> = {
  clinicians: [{ name: 'Clinician', of: ({ clinician }) => clinician }, ...figureColumns],
  types: [{ name: 'Type', of: ({ type }) => type }, ...figureColumns],
  both: [
    { name: 'Clinician', of: ({ clinician }) => clinician },
    { name: 'Type', of: ({ type }) => type },
    ...figureColumns,
  ],
}
