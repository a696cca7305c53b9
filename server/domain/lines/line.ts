import { daysBetween, todayIn } from '../kernel/time/facilityTime'

/** The name that a new line is given when nobody says otherwise (calls, section 4). */
export const defaultLineName = (patientLastName: string | null | undefined): string =>
  `${patientLastName?.trim() || 'Patient'}'s Line`

/** 'last, first' as lists of lines have it (administration, section 2); null when neither is known. */
export const shownPatient = (
  lastName: string | null | undefined,
  firstName: string | null | undefined,
): string | null => [lastName?.trim(), firstName?.trim()].filter(Boolean).join(', ') || null

/** On how many days of its facility the line was in: the day of its placement is the first, that of its removal the last (rules 4.8). */
export const lineDays = (
  { createdAt, completedAt }: { createdAt: Date; completedAt: Date | null },
  timeZone: string,
  now: Date,
): number => Math.max(0, daysBetween(todayIn(timeZone, createdAt), todayIn(timeZone, completedAt ?? now))) + 1
