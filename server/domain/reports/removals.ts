import { showIn } from '../kernel/time/facilityTime'
import type { Column } from './column'
import type { Count } from './completed'

// Calls at which a line came out (rules 7.2, 7.9).

/** The rows of a page (administration, section 9). */
export const removalsPerPage = 122

export type RecordedValue = {
  procedureId: string
  procedureName: string
  fieldName: string
  type: string
  values: readonly string[]
}

export type RemovalRow = {
  clinician: { fullName: string } | null
  hospital: string | null
  /** The zone of the facility, or of the report. */
  timeZone: string
  completedAt: Date | null
  fields: readonly RecordedValue[]
  /** The options that ended the follow-up. */
  reasons: readonly string[]
}

/** What was recorded for a field in words. */
export const valuesInWords = ({ type, values }: Pick<RecordedValue, 'type' | 'values'>): string =>
  type === 'checkbox' ? 'Yes' : values.join(', ')

/** The recorded fields by procedure, in their order. */
export const byProcedure = <Field extends RecordedValue>(
  fields: readonly Field[],
): { id: string; name: string; fields: Field[] }[] =>
  [...new Set(fields.map(({ procedureId }) => procedureId))].map((id) => {
    const own = fields.filter(({ procedureId }) => procedureId === id)
    return { id, name: own[0]!.procedureName, fields: own }
  })

const fieldsInWords = (fields: readonly RecordedValue[]): string =>
  byProcedure(fields)
    .map(
      (each) =>
        `${each.name} (${each.fields.map((field) => `${field.fieldName}: ${valuesInWords(field)}`).join('; ')})`,
    )
    .join(', ')

export const removalColumns: Column<RemovalRow>[] = [
  { name: 'Completed By', of: ({ clinician }) => clinician?.fullName ?? null },
  { name: 'Hospital', of: ({ hospital }) => hospital },
  {
    name: 'Completed At',
    of: ({ completedAt, timeZone }) => (completedAt ? showIn(timeZone, completedAt, 'MM/dd HH:mm') : 'Invalid date'),
    moment: { of: ({ completedAt }) => completedAt, pattern: 'MM/dd/yyyy HH:mm' },
  },
  { name: 'Fields', of: ({ fields }) => fieldsInWords(fields) },
  { name: 'Reason', of: ({ reasons }) => reasons.join(', ') || null },
]

/**
 * The options that ended the follow-up among the values of a field. Of several values, those count that end it in the
 * configuration; when the options were renamed since, all do.
 */
export const endingValues = (values: readonly string[], ending: ReadonlySet<string>): string[] => {
  const found = values.filter((value) => values.length === 1 || ending.has(value))
  return found.length > 0 ? found : [...values]
}

export const removalMeanings = {
  total:
    'Completed calls for which an option that ends the follow-up was recorded; a line that was closed by hand is not among them.',
  reason: 'Calls for which this reason was recorded; a call with several counts at each.',
} as const

/** Why lines came out: calls by reason, the most frequent first. */
export type ReasonCount = Pick<Count, 'name' | 'count'>
