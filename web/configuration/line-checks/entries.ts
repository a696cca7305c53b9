import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { lineCheckIntervalInput, lineCheckTimeInput } from 'domain/line-checks/input'
import { wrongCheckPurpose } from 'domain/line-checks/rules'
import { twelveHours, type IntervalUnits, type Schedule } from 'domain/line-checks/schedule'

export type ScheduleType = Schedule['type']

/** How line checks are scheduled, as it is entered. */
export type Values = {
  schedule: ScheduleType
  intervalAmount: string
  intervalUnits: IntervalUnits
  /** `07:30`, of twelve hours. */
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

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, at) => ({ value: String(at + 1), label }),
)

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

/** What is saved, as entries. What was never set begins with hours, AM and every day (calls, section 4). */
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
    enabledDays: schedule === 'time' ? enabledDays.map(String) : weekdays.map(({ value }) => value),
    purposeId: purpose?.databaseId ?? null,
    whitelist,
    blacklist,
  }
}

/** Hour and minute as they are typed; what is neither is sent on, to be refused. */
const timeOf = (typed: string) => {
  const text = typed.trim()
  if (text === '') return {}
  const [, localHours, localMinutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? []
  return { localHours: Number(localHours), localMinutes: Number(localMinutes) }
}

/** What is sent of the entries: what the schedule has no use for stays behind. */
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

/** Whether saving would change anything. */
export const isChanged = (values: Values, known: Values): boolean =>
  JSON.stringify([values.schedule, sentOf(values)]) !== JSON.stringify([known.schedule, sentOf(known)])

const entered: Readonly<Record<string, keyof Values>> = { localHours: 'time', localMinutes: 'time', isAM: 'half' }

/** What is refused by the names that it is sent with, at the fields where it is entered. */
export const atFields = (refused: readonly FieldRefusal[]): FieldRefusal[] =>
  refused.map(({ field, message }) => {
    const [name = field] = field.split('[')
    return { field: entered[name] ?? name, message }
  })

type Purpose = { readonly databaseId: string; readonly name: string }

/** The purposes that line checks may have. */
export const offeredPurposes = <P extends Purpose>(purposes: readonly P[]): P[] =>
  purposes.filter((purpose) => wrongCheckPurpose(purpose).length === 0)

/** Everything wrong with the entries, as the server would say it (calls, section 5). */
export const wrongWith = (values: Values, purposes: readonly Purpose[]): FieldRefusal[] => {
  if (values.schedule === 'none') return []
  const { refusal } = checkInput<object>(
    values.schedule === 'interval' ? lineCheckIntervalInput : lineCheckTimeInput,
    sentOf(values),
  )
  const chosen = purposes.find(({ databaseId }) => databaseId === values.purposeId) ?? null
  return atFields([...(refusal?.fields ?? []), ...(values.purposeId === null ? [] : wrongCheckPurpose(chosen))])
}
