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

/** The choice that the address names, or the first one. */
export const choiceOf = <Value extends string>(
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
  by: string,
): Value => choices.find(({ value }) => value === by)?.value ?? choices[0].value
