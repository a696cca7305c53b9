import { useState } from 'react'
import { isSameEntry, type Entry, type Merge } from 'domain/calls/entries/merge'
import { globalId } from '../../../relay/globalId'
import { useViewer } from '../../../relay/viewer'

type Person = { readonly id: string; readonly fullName: string } | null | undefined

/** For changes that came together with something the person did themself, so that the last change is no witness. */
const unknown = 'somebody'

/**
 * Who made these entries of a record what they are, as the page saw them come: whoever had changed the record last by
 * then. The person themself is never named, because taking a call over makes them the last to change it.
 */
export const useAuthors = (
  { taken, conflicts }: Merge,
  lastChangedBy: Person,
): ((names: readonly string[]) => string) => {
  const viewerId = globalId('User', useViewer().userId)
  const [authors, setAuthors] = useState<Readonly<Record<string, { entry: Entry; by: string }>>>({})
  const theirs: [string, Entry][] = [
    ...Object.entries(taken),
    ...conflicts.map((conflict): [string, Entry] => [conflict.field, conflict.theirs]),
  ]
  const arrived = theirs.filter(([name, entry]) => !authors[name] || !isSameEntry(authors[name].entry, entry))
  if (arrived.length > 0) {
    const by = lastChangedBy && lastChangedBy.id !== viewerId ? lastChangedBy.fullName : unknown
    setAuthors({ ...authors, ...Object.fromEntries(arrived.map(([name, entry]) => [name, { entry, by }])) })
  }
  return (names) => [...new Set(names.map((name) => authors[name]?.by ?? unknown))].join(' and ') || unknown
}
