import { isSameList } from '../../kernel/lists'

/** What a field of a form holds, as a list of texts; nothing is an empty list. */
export type Entry = readonly string[]

/** The fields of a form by name. A field that is not named is empty. */
export type Entries = Readonly<Record<string, Entry>>

/** A field that two people changed in two ways since both saw `base`. */
export type Conflict = { field: string; base: Entry; mine: Entry; theirs: Entry }

export type Pick = 'mine' | 'theirs'

/** What came of two edits that began with the same. */
export type Merge = {
  /** Fields that only the other changed, with what they hold now. */
  taken: Entries
  conflicts: Conflict[]
}

const nothing: Entry = []

/** Blanks around a text, and the order in which options were chosen, make no difference. */
export const isSameEntry = (one: Entry = nothing, other: Entry = nothing): boolean => isSameList(tidy(one), tidy(other))

const tidy = (entry: Entry): string[] =>
  entry
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .sort()

/** A collection that two people changed: what either added to `base` is there, and what either removed is not. */
export const joinedEntry = (base: Entry, mine: Entry, theirs: Entry): Entry => [
  ...theirs.filter((each) => mine.includes(each) || !base.includes(each)),
  ...mine.filter((each) => !base.includes(each) && !theirs.includes(each)),
]

/** The fields in which `to` differs from `from`, as they are in `to`. */
export const changedEntries = (from: Entries, to: Entries): Entries =>
  Object.fromEntries(
    namesOf(from, to).flatMap((field) => (isSameEntry(from[field], to[field]) ? [] : [[field, to[field] ?? nothing]])),
  )

/**
 * Brings together what I changed and what somebody else changed since `base` (rules 3.21). What I
 * alone changed stays, what they alone changed is taken, what both changed alike is no question;
 * only what both changed differently is for me to pick. `collections` are never a question: what
 * either added is there, and what either removed is not.
 */
export const mergeEntries = (
  base: Entries,
  mine: Entries,
  theirs: Entries,
  collections: readonly string[] = [],
): Merge => {
  const changedByThem = changedEntries(base, theirs)
  const taken: Record<string, Entry> = {}
  const conflicts: Conflict[] = []
  for (const [field, theirEntry] of Object.entries(changedByThem)) {
    const [baseEntry = nothing, myEntry = nothing] = [base[field], mine[field]]
    if (isSameEntry(myEntry, theirEntry)) continue
    const both = joinedEntry(baseEntry, myEntry, theirEntry)
    if (isSameEntry(baseEntry, myEntry)) taken[field] = theirEntry
    else if (!collections.includes(field)) conflicts.push({ field, base: baseEntry, mine: myEntry, theirs: theirEntry })
    else if (!isSameEntry(both, myEntry)) taken[field] = both
  }
  return { taken, conflicts }
}

/** The entries that are to be put over mine, once each conflict is decided. What is not decided stays mine. */
export const settledEntries = ({ taken, conflicts }: Merge, picks: Readonly<Record<string, Pick>>): Entries => ({
  ...taken,
  ...Object.fromEntries(
    conflicts.filter(({ field }) => picks[field] === 'theirs').map(({ field, theirs }) => [field, theirs]),
  ),
})

const namesOf = (...all: Entries[]): string[] => [...new Set(all.flatMap((entries) => Object.keys(entries)))]
