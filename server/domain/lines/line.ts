import { daysBetween, todayIn } from '../kernel/time/facilityTime'

/** The default name of a new line (calls, section 4). */
export const defaultLineName = (patientLastName: string | null | undefined): string =>
  `${patientLastName?.trim() || 'Patient'}'s Line`

/** 'last, first', as lists show a patient (administration, section 2); null without either name. */
export const shownPatient = (
  lastName: string | null | undefined,
  firstName: string | null | undefined,
): string | null => [lastName?.trim(), firstName?.trim()].filter(Boolean).join(', ') || null

/** On how many days of its facility the line was in, including the days of placement and removal (rules 4.8). */
export const lineDays = (
  { createdAt, completedAt }: { createdAt: Date; completedAt: Date | null },
  timeZone: string,
  now: Date,
): number => Math.max(0, daysBetween(todayIn(timeZone, createdAt), todayIn(timeZone, completedAt ?? now))) + 1
