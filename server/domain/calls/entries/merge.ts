import { isSameList } from '../../kernel/lists'

/** The value of a form field as a list of texts; an empty list is no value. */
export type Entry = readonly string[]

/** Form fields by name. A field that is not named is empty. */
export type Entries = Readonly<Record<string, Entry>>

/** A field that two people changed differently since both saw `base`. */
export type Conflict = { field: string; base: Entry; mine: Entry; theirs: Entry }

export type Pick = 'mine' | 'theirs'

/** The result of merging two edits of the same base. */
export type Merge = {
  /** Fields that only the other person changed, with their new values. */
  taken: Entries
  conflicts: Conflict[]
}

const nothing: Entry = []

/** Surrounding blanks and the order of chosen options make no difference. */
export const isSameEntry = (one: Entry = nothing, other: Entry = nothing): boolean => isSameList(tidy(one), tidy(other))

const tidy = (entry: Entry): string[] =>
  entry
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .sort()

/** The merge of a collection: everything that either side added to `base`, without what either side removed. */
const joinedEntry = (base: Entry, mine: Entry, theirs: Entry): Entry => [
  ...theirs.filter((each) => mine.includes(each) || !base.includes(each)),
  ...mine.filter((each) => !base.includes(each) && !theirs.includes(each)),
]

/** The fields of `to` that differ from `from`. */
export const changedEntries = (from: Entries, to: Entries): Entries =>
  Object.fromEntries(
    namesOf(from, to).flatMap((field) => (isSameEntry(from[field], to[field]) ? [] : [[field, to[field] ?? nothing]])),
  )

/**
 * Merges my changes with those of somebody else since `base` (rules 3.21). Changes of one side are taken, and equal
 * changes are no conflict; fields that both sides changed differently are left for me to pick. `collections` never
 * conflict: they hold what either side added, without what either side removed.
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

/** The entries to put over mine after each conflict is decided. An undecided entry stays mine. */
export const settledEntries = ({ taken, conflicts }: Merge, picks: Readonly<Record<string, Pick>>): Entries => ({
  ...taken,
  ...Object.fromEntries(
    conflicts.filter(({ field }) => picks[field] === 'theirs').map(({ field, theirs }) => [field, theirs]),
  ),
})

const namesOf = (...all: Entries[]): string[] => [...new Set(all.flatMap((entries) => Object.keys(entries)))]
