import { dayLater, momentAt, todayIn, weekdayOf } from '../../kernel/time/facilityTime'
import { minuteOfDay, weekdays } from '../../kernel/time/timeOfDay'
import type { FieldRefusal } from '../../kernel/refusal'

/** When a facility works, by its clocks: from a time until another, on some weekdays. Without times: always. */
export type WorkingHours = {
  /** HH:mm; both times or none. */
  workingFrom: string | null | undefined
  /** HH:mm, at most 24:00. */
  workingTo: string | null | undefined
  /** 1 Monday to 7 Sunday. */
  workingDays: readonly number[]
}

/** What does not go together in the hours of a facility. Each by itself is well formed. */
export const wrongHours = ({ workingFrom, workingTo }: Partial<Omit<WorkingHours, 'workingDays'>>): FieldRefusal[] => {
  if (!workingFrom && !workingTo) return []
  if (!workingFrom) return [{ field: 'workingFrom', message: 'Required' }]
  if (!workingTo) return [{ field: 'workingTo', message: 'Required' }]
  return workingTo > workingFrom ? [] : [{ field: 'workingTo', message: 'Must be later than the beginning' }]
}

/**
 * When what is due at a moment joins the queue: at that moment if the facility works then, otherwise when it begins to
 * work again (rules 3.11b). Without a facility, or one without hours, it joins when it is due.
 */
export const joinsAt = (facility: (WorkingHours & { timeZone: string }) | null, due: Date): Date => {
  if (!facility?.workingFrom || !facility.workingTo) return due
  const { timeZone, workingFrom, workingTo, workingDays } = facility
  const today = todayIn(timeZone, due)
  const at = (day: string, time: string): Date => {
    const minute = minuteOfDay(time)
    return momentAt(timeZone, day, Math.floor(minute / 60), minute % 60)
  }
  for (let days = 0; days <= 7; days += 1) {
    const day = dayLater(today, days)
    if (!workingDays.includes(weekdayOf(day)) || due >= at(day, workingTo)) continue
    const begins = at(day, workingFrom)
    return due > begins ? due : begins
  }
  return due
}

/** `07:00 to 19:00, Monday to Friday`; null without hours. */
export const showWorkingHours = ({ workingFrom, workingTo, workingDays }: WorkingHours): string | null =>
  workingFrom && workingTo ? `${workingFrom} to ${workingTo}, ${showDays(workingDays)}` : null

const showDays = (days: readonly number[]): string => {
  const inOrder = weekdays.filter((_name, index) => days.includes(index + 1))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  if (inOrder.length === weekdays.length) return 'every day'
  return inOrder.length > 2 && last - first === inOrder.length - 1
    ? `${weekdays[first - 1]!} to ${weekdays[last - 1]!}`
    : inOrder.join(', ')
}
