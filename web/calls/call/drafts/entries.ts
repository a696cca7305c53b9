import {
  changedEntries,
  isSameEntry,
  mergeEntries,
  type Entries,
  type Entry,
  type Merge,
} from 'domain/calls/entries/merge'
import { fieldPath, tickPath } from 'domain/configuration/procedures/fieldValues'
import type { ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import {
  callFields,
  entryName,
  inFieldOrder,
  type CallEntryValues,
  type CallField,
  type EntryContext,
} from '../entries/callFormValues'
import { idsIn, isUnderWay, textOfIds } from '../images/imageIds'

// The call's form as entries that can be compared, merged and kept. Each entry is a list of strings.

/** The call's line, as far as the form needs it. */
export type EntryLine = {
  readonly id: string
  readonly infection: boolean
  readonly infectionNotes: string | null | undefined
} | null

type Catalogue = readonly ProcedureFacts[]
type FieldPath = `fields.${string}`

const pathOf = (fieldId: string) => fieldPath(fieldId) as FieldPath
const textEntry = (text: string | null | undefined): Entry => (text ? [text] : [])
const isFilled = (entry: Entry): boolean => entry.some((value) => value.trim() !== '')
const isCallField = (name: string): name is CallField => callFields.includes(name as CallField)

const hasValues = (values: CallEntryValues, { fields }: ProcedureFacts): boolean =>
  fields.some((field) => isFilled(values[pathOf(field.id)] ?? []))

/** All entries. Entries of a procedure that is not selected do not count. */
export const entriesOf = (values: CallEntryValues, catalogue: Catalogue, line: EntryLine): Entries => ({
  ...Object.fromEntries(callFields.map((field) => [field, textEntry(values[field])])),
  images: idsIn(values.images),
  ...Object.fromEntries(
    catalogue.flatMap(({ id, fields }) =>
      values.fields.includes(id)
        ? fields.map((field) => [
            fieldPath(field.id),
            (values[pathOf(field.id)] ?? []).filter((value) => value.trim() !== ''),
          ])
        : [],
    ),
  ),
  // A selected procedure without values records nothing, but the person selected it.
  ...Object.fromEntries(
    catalogue
      .filter((procedure) => values.fields.includes(procedure.id) && !hasValues(values, procedure))
      .map(({ id }) => [tickPath(id), ['true']]),
  ),
  followUpDays: values.followUp ? [values.followUpDays] : [],
  infection: (values.infection ?? line?.infection) ? ['true'] : [],
  infectionNotes: textEntry(values.infectionNotes ?? line?.infectionNotes),
})

/** The form with these entries written into it. Other entries stay. */
export const withEntries = (
  values: CallEntryValues,
  entries: Entries,
  catalogue: Catalogue,
  line: EntryLine,
): CallEntryValues => {
  const next = { ...values }
  for (const [name, entry] of Object.entries(entries)) {
    const [first] = entry
    if (name === 'purposeId' || name === 'roomId') next[name] = first ?? null
    // Uploads that are still running stay.
    else if (name === 'images') next.images = textOfIds(entry, isUnderWay(values.images))
    else if (isCallField(name)) next[name] = first ?? ''
    else if (name === 'followUpDays') Object.assign(next, { followUp: entry.length > 0, followUpDays: first ?? '' })
    else if (name === 'infection')
      next.infection = (first === 'true') === (line?.infection ?? false) ? null : first === 'true'
    else if (name === 'infectionNotes')
      next.infectionNotes = isSameEntry(entry, textEntry(line?.infectionNotes)) ? null : (first ?? '')
  }
  for (const { id, fields } of catalogue) {
    const named = fields.filter((field) => entries[fieldPath(field.id)] !== undefined)
    if (named.length === 0) continue
    // A procedure that is selected again has only the given entries, none from before.
    if (!values.fields.includes(id)) for (const field of fields) next[pathOf(field.id)] = []
    for (const field of named) next[pathOf(field.id)] = entries[fieldPath(field.id)]!
    const others = next.fields.filter((each) => each !== id)
    next.fields = fields.some((field) => isFilled(next[pathOf(field.id)] ?? [])) ? [...others, id] : others
  }
  for (const procedure of catalogue) {
    const tick = entries[tickPath(procedure.id)]
    if (tick === undefined || hasValues(next, procedure)) continue
    const others = next.fields.filter((each) => each !== procedure.id)
    next.fields = tick.length > 0 ? [...others, procedure.id] : others
  }
  return next
}

/**
 * Merges the person's changes with those of others. An infection belongs to one line, so on another line it is a
 * conflict.
 */
export const mergeEdits = (base: Entries, mine: Entries, theirs: Entries, isSameLine: boolean): Merge => {
  const { taken, conflicts } = mergeEntries(base, mine, theirs, ['images'])
  const lineConflicts = ['infection', 'infectionNotes'].filter(
    (field) =>
      !isSameLine && !isSameEntry(base[field], mine[field]) && !conflicts.some((conflict) => conflict.field === field),
  )
  return {
    taken,
    conflicts: [
      ...conflicts,
      ...lineConflicts.map((field) => ({ field, base: base[field]!, mine: mine[field]!, theirs: theirs[field]! })),
    ],
  }
}

/** An unsent entry: its value before the person's change, and after. */
export type DraftEntry = { readonly name: string; readonly from: readonly string[]; readonly to: readonly string[] }

/** All entries that the person changed. */
export const draftOf = (known: Entries, entries: Entries): DraftEntry[] =>
  Object.entries(changedEntries(known, entries)).map(([name, to]) => ({ name, from: known[name] ?? [], to }))

/** The form, the call as the person last saw it, and the draft entries that were written into the form. */
type Drafted = { readonly values: CallEntryValues; readonly known: CallEntryValues; readonly placed: Entries }

/**
 * The current draft, and the names of entries that this page sent to it. Those entries are ignored when they come back,
 * even if the person has undone them since.
 */
type Followed = { readonly draft: readonly DraftEntry[]; readonly sent: ReadonlySet<string> }

/**
 * The form with the current draft. A draft entry is written where the person changed nothing on this page, and removed
 * again when another page took it back. If the call has changed since, the base is the value from when the entry was
 * begun, so that the person gets the same conflict as if they had stayed on the page.
 */
export const withDraft = (
  { values, known, placed }: Drafted,
  now: Entries,
  { draft, sent }: Followed,
  catalogue: Catalogue,
  line: EntryLine,
): Drafted & { readonly added: boolean; readonly removed: boolean } => {
  const [mine, before] = [entriesOf(values, catalogue, line), entriesOf(known, catalogue, line)]
  const isUntouched = (name: string): boolean => isSameEntry(mine[name], placed[name] ?? before[name])
  const isNews = (entry: DraftEntry): boolean =>
    !sent.has(entry.name) && !isSameEntry(entry.to, now[entry.name]) && !isSameEntry(entry.to, mine[entry.name])
  const added = draft.filter(
    (entry) => entryName(entry.name, { catalogue }) !== null && isNews(entry) && isUntouched(entry.name),
  )
  // An entry that was submitted leaves the draft, because the call has it now.
  const removed = Object.keys(placed).filter(
    (name) => !draft.some((entry) => entry.name === name) && isUntouched(name) && isSameEntry(now[name], before[name]),
  )
  const write = (form: CallEntryValues, entries: readonly (readonly [string, Entry])[]) =>
    withEntries(form, Object.fromEntries(entries), catalogue, line)
  return {
    values: write(values, [
      ...added.map(({ name, to }) => [name, to] as const),
      ...removed.map((name) => [name, before[name] ?? []] as const),
    ]),
    known: write(
      known,
      added.filter(({ name, from }) => !isSameEntry(from, before[name])).map(({ name, from }) => [name, from]),
    ),
    placed: Object.fromEntries([
      ...Object.entries(placed).filter(([name]) => !removed.includes(name)),
      ...added.map(({ name, to }) => [name, to] as const),
    ]),
    added: added.length > 0,
    removed: removed.length > 0,
  }
}

/** Names of entries, in the order of the page. */
export const inPageOrder = (names: readonly string[], context: Pick<EntryContext, 'catalogue'>): string[] =>
  inFieldOrder(
    names.map((field) => ({ field, message: '' })),
    context,
  ).map(({ field }) => field)

export const nameOfEntry = (name: string, context: Pick<EntryContext, 'catalogue'>): string =>
  entryName(name, context) ?? 'Another entry'

type Shown = {
  readonly catalogue: Catalogue
  readonly choices: {
    readonly purposes: readonly { databaseId: string; name: string }[]
    readonly facilities: readonly { name: string; rooms: readonly { databaseId: string; name: string }[] }[]
  }
}

/** An entry as text for the screen; null if it is empty. */
export const showEntry = (name: string, entry: Entry, { catalogue, choices }: Shown): string | null => {
  const [first] = entry
  if (name === 'infection') return first === 'true' ? 'Yes' : 'No'
  if (first === undefined || !isFilled(entry))
    return name === 'followUpDays' && first !== undefined ? 'No number of days yet' : null
  if (name === 'images') return entry.length === 1 ? '1 image' : `${entry.length} images`
  if (name === 'purposeId')
    return choices.purposes.find(({ databaseId }) => databaseId === first)?.name ?? 'A need that is no longer available'
  if (name === 'roomId') {
    const place = choices.facilities
      .flatMap((facility) => facility.rooms.map((room) => ({ ...room, facility: facility.name })))
      .find(({ databaseId }) => databaseId === first)
    return place ? `${place.name} · ${place.facility}` : 'A room that is no longer available'
  }
  const isBox = catalogue.some(({ fields }) =>
    fields.some(({ id, type }) => type === 'checkbox' && fieldPath(id) === name),
  )
  return isBox ? 'Yes' : entry.join(', ')
}
