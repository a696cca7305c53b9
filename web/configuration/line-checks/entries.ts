import { weekdayOptions } from '../kit/weekdays'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { lineCheckIntervalInput, lineCheckTimeInput } from 'domain/line-checks/input'
import { wrongCheckPurpose } from 'domain/line-checks/rules'
import { twelveHours, type IntervalUnits, type Schedule } from 'domain/line-checks/schedule'

export type ScheduleType = Schedule['type']

/** The entries of the line check form. */
export type Values = {
  schedule: ScheduleType
  intervalAmount: string
  intervalUnits: IntervalUnits
  /** `07:30`, on a 12-hour clock. */
  time: string
  half: 'AM' | 'PM'
  /** From `1`, Monday, to `7`, Sunday. */
  enabledDays: readonly string[]
  /** A raw id. */
  purposeId: string | null
  whitelist: readonly string[]
  blacklist: readonly string[]
}

export const fieldNames: Readonly<Record<Exclude<keyof Values, 'schedule'>, string>> = {
  intervalAmount: 'Interval',
  intervalUnits: 'Units',
  time: 'Time',
  half: 'AM or PM',
  enabledDays: 'Days',
  purposeId: 'Line Check Purpose',
  whitelist: 'Whitelist',
  blacklist: 'Blacklist',
}

type Saved = {
  schedule: string
  intervalAmount: number | null | undefined
  intervalUnits: string | null | undefined
  hour: number | null | undefined
  minute: number | null | undefined
  enabledDays: readonly number[]
  purpose: { databaseId: string } | null | undefined
  whitelist: readonly string[]
  blacklist: readonly string[]
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The saved settings as entries. The defaults are hours, AM and every day (calls, section 4). */
export const valuesOf = ({
  schedule,
  intervalAmount,
  intervalUnits,
  hour,
  minute,
  enabledDays,
  purpose,
  whitelist,
  blacklist,
}: Saved): Values => {
  const { localHours, isAM } = twelveHours(hour ?? 0)
  return {
    schedule: schedule as ScheduleType,
    intervalAmount: String(intervalAmount ?? ''),
    intervalUnits: (intervalUnits ?? 'hours') as IntervalUnits,
    time: typeof hour === 'number' ? `${twoDigits(localHours)}:${twoDigits(minute ?? 0)}` : '',
    half: isAM ? 'AM' : 'PM',
    enabledDays: schedule === 'time' ? enabledDays.map(String) : weekdayOptions.map(({ value }) => value),
    purposeId: purpose?.databaseId ?? null,
    whitelist,
    blacklist,
  }
}

/** The typed hour and minute; an invalid text is sent as it is, to be refused. */
const timeOf = (typed: string) => {
  const text = typed.trim()
  if (text === '') return {}
  const [, localHours, localMinutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  return { localHours: Number(localHours), localMinutes: Number(localMinutes) }
}

/** The input of the verb: only the entries that the schedule uses. */
export const sentOf = ({ schedule, intervalAmount, intervalUnits, time, half, enabledDays, ...shared }: Values) => {
  switch (schedule) {
    case 'interval':
      return { intervalAmount, intervalUnits, ...shared }
    case 'time':
      return { ...timeOf(time), isAM: half === 'AM', enabledDays: enabledDays.map(Number), ...shared }
    default:
      return {}
  }
}

/** Whether there is anything to save. */
export const isChanged = (values: Values, known: Values): boolean =>
  JSON.stringify([values.schedule, sentOf(values)]) !== JSON.stringify([known.schedule, sentOf(known)])

const entered: Readonly<Record<string, keyof Values>> = { localHours: 'time', localMinutes: 'time', isAM: 'half' }

/** Refused fields, renamed from the verb's input to the form's fields. */
export const atFields = (refused: readonly FieldRefusal[]): FieldRefusal[] =>
  refused.map(({ field, message }) => {
    const [name = field] = field.split('[')
    return { field: entered[name] ?? name, message }
  })

type Purpose = { readonly databaseId: string; readonly name: string }

/** The purposes that are allowed for line checks. */
export const offeredPurposes = <P extends Purpose>(purposes: readonly P[]): P[] =>
  purposes.filter((purpose) => wrongCheckPurpose(purpose).length === 0)

/** All errors in the entries, the same as the server's (calls, section 5). */
export const wrongWith = (values: Values, purposes: readonly Purpose[]): FieldRefusal[] => {
  if (values.schedule === 'none') return []
  const { refusal } = checkInput<object>(
    values.schedule === 'interval' ? lineCheckIntervalInput : lineCheckTimeInput,
    sentOf(values),
  )
  const chosen = purposes.find(({ databaseId }) => databaseId === values.purposeId) ?? null
  return atFields([...(refusal?.fields ?? []), ...(values.purposeId === null ? [] : wrongCheckPurpose(chosen))])
}
