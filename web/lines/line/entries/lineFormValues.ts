import { isSameEntry, type Entries, type Entry } from 'domain/calls/entries/merge'
import { isCalendarDate, showCalendarDate } from 'domain/kernel/time/calendarDate'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { changeDateFrom, farChangeDate } from 'domain/lines/changeDate'
import { lineFieldNames } from 'domain/lines/fields'
import { spanInWords } from 'domain/lines/infection'
import { lineFieldsInput } from 'domain/lines/input'
import { plainEntries } from '../../../forms/record/fields'
import { hasThreeParts, storedDate } from '../../../forms/dates/shownDate'
import { globalId } from '../../../relay/globalId'
import { dayOf } from '../../../ui/browser/facilityDay'
import { historyOfTexts, inOrder, textOfEntry, wrongWithHistory, type History } from '../infections/infectionHistory'

/** The line's form: entries as displayed, the room by raw id. */
export type LineFormValues = {
  name: string
  followUpInterval: string
  nextChangeDate: string
  roomId: string | null
  roomDescription: string
  infection: boolean
  infectionNotes: string
  infectionHistory: History
}

export type LineField = keyof LineFormValues

/** In page order. */
export const lineFields = Object.keys(lineFieldNames) as LineField[]

type Recorded = {
  readonly name: string
  readonly followUpInterval: number | null | undefined
  readonly nextChangeDate: string | null | undefined
  readonly room: { readonly databaseId: string; readonly facility: { readonly timeZone: string } } | null | undefined
  readonly roomDescription: string | null | undefined
  readonly infection: boolean
  readonly infectionNotes: string | null | undefined
  readonly infections: readonly {
    readonly entryId: string
    readonly start: string
    readonly stop: string | null | undefined
  }[]
}

export const valuesOfLine = ({
  room,
  nextChangeDate,
  followUpInterval,
  infections,
  ...line
}: Recorded): LineFormValues => ({
  name: line.name,
  followUpInterval: followUpInterval?.toString() ?? '',
  // Times are shown as days in the facility's time zone (rules 1.4).
  nextChangeDate: nextChangeDate ? showCalendarDate(dayOf(new Date(nextChangeDate), room?.facility.timeZone)) : '',
  roomId: room?.databaseId ?? null,
  roomDescription: line.roomDescription ?? '',
  infection: line.infection,
  infectionNotes: line.infectionNotes ?? '',
  infectionHistory: infections.map(({ entryId, start, stop }) => ({ entryId, start, stop: stop ?? null })),
})

/** All entries, for comparing and merging. */
export const entriesOf = (values: LineFormValues): Entries => ({
  ...plainEntries(values),
  infectionHistory: values.infectionHistory.map(textOfEntry),
})

export const changedFields = (from: LineFormValues, to: LineFormValues): LineField[] => {
  const [before, after] = [entriesOf(from), entriesOf(to)]
  return lineFields.filter((field) => !isSameEntry(before[field], after[field]))
}

type Facility = {
  readonly name: string
  readonly rooms: readonly { readonly databaseId: string; readonly name: string }[]
}

/** An entry as text for the screen; null if it is empty. */
export const showEntry = (name: string, entry: Entry, facilities: readonly Facility[]): string | null => {
  const [first] = entry
  if (name === 'infection') return first ? 'Yes' : 'No'
  if (first === undefined) return name === 'infectionHistory' ? 'No infections' : null
  if (name === 'infectionHistory') return inOrder(historyOfTexts(entry, [])).map(spanInWords).join(', ')
  if (name !== 'roomId') return first
  const place = facilities
    .flatMap((facility) => facility.rooms.map((room) => ({ ...room, facility: facility.name })))
    .find(({ databaseId }) => databaseId === first)
  return place ? `${place.name} · ${place.facility}` : 'A room that is no longer available'
}

/** The context for checking entries: the facilities' time zones, and the recorded history. */
export type LineContext = { timeZone: string; now: () => Date; recorded: History }

const dateMessage = 'Must be a valid date (MM/DD/YYYY)'

const stored = ({ infectionHistory: _history, ...values }: LineFormValues) => ({
  ...values,
  nextChangeDate: storedDate(values.nextChangeDate),
})

/** All errors, in the server's words; for a date, in the words for a typed date. */
export const wrongToSave = (values: LineFormValues, { timeZone, now, recorded }: LineContext): FieldRefusal[] => {
  const { nextChangeDate, ...rest } = stored(values)
  const isDate = nextChangeDate === null || isCalendarDate(nextChangeDate)
  return [
    ...(checkInput(lineFieldsInput, rest).refusal?.fields ?? []),
    ...(isDate
      ? nextChangeDate
        ? farChangeDate(changeDateFrom(nextChangeDate, timeZone), timeZone, now())
        : []
      : [{ field: 'nextChangeDate', message: dateMessage }]),
    ...wrongWithHistory(values.infectionHistory, recorded, dayOf(now(), timeZone)),
  ]
}

/** Errors shown when a field loses focus. An incomplete date is not an error yet. */
export const wrongWhileTyping = (values: LineFormValues, context: LineContext): FieldRefusal[] =>
  wrongToSave({ ...values, nextChangeDate: hasThreeParts(values.nextChangeDate) ? values.nextChangeDate : '' }, context)

/** The input to send: only the fields that the person changed. */
export const changesOf = (values: LineFormValues, fields: readonly LineField[]) => {
  const { followUpInterval, roomId, infectionHistory, ...plain } = {
    ...stored(values),
    infectionHistory: values.infectionHistory,
  }
  const input = {
    ...plain,
    followUpInterval: followUpInterval.trim() ? Number(followUpInterval) : null,
    roomId: roomId && globalId('Room', roomId),
    infectionHistory: infectionHistory.map(({ entryId, start, stop }) => ({
      entryId,
      infectionStart: start,
      infectionStop: stop,
    })),
  }
  return Object.fromEntries(fields.map((field) => [field, input[field]])) as Partial<typeof input>
}
