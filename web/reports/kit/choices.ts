import type { LineGroup } from 'domain/reports/lines'

// By what the rows of reports can be made; the first choice is the usual one.

export const responseChoices = [
  { value: 'clinicians', label: 'Clinicians' },
  { value: 'facilities', label: 'Facilities' },
  { value: 'units', label: 'Units' },
  { value: 'statuses', label: 'Statuses' },
  { value: 'hours', label: 'Hours' },
  { value: 'months', label: 'Months' },
] as const

export const comparisons = [
  { value: '', label: 'Nothing' },
  { value: 'BEFORE', label: 'Days before' },
  { value: 'YEAR_BEFORE', label: 'Year before' },
] as const

export const demandChoices = [
  { value: 'hours', label: 'Hours' },
  { value: 'units', label: 'Units' },
  { value: 'facilities', label: 'Facilities' },
] as const

export const insertionChoices = [
  { value: 'clinicians', label: 'Clinicians' },
  { value: 'types', label: 'Types' },
  { value: 'both', label: 'Both' },
] as const

export const lineChoices = [
  { value: 'months', label: 'Months' },
  { value: 'types', label: 'Types' },
  { value: 'facilities', label: 'Facilities' },
  { value: 'all', label: 'All' },
] as const

export const lineGroupsOf: Record<(typeof lineChoices)[number]['value'], readonly LineGroup[]> = {
  months: ['MONTH'],
  types: ['TYPE'],
  facilities: ['FACILITY'],
  all: ['FACILITY', 'TYPE', 'MONTH'],
}

/** The choice that the address names, or the first one. */
export const choiceOf = <Value extends string>(
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
  by: string,
): Value => choices.find(({ value }) => value === by)?.value ?? choices[0].value
