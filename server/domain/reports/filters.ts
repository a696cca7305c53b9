import { string } from 'yup'
import { statusNames } from '../configuration/statuses/status'
import { optionalId, text } from '../kernel/input/input'

// Which calls a report counts, besides those of its range. What nobody has, or nobody may see, counts none.

export const countedStatuses = Object.values(statusNames)
const noSuchStatus = `Must be ${countedStatuses.join(', ')}`

/** What the filters mean, for all doors. */
export const filterMeanings = {
  status: `Only calls with this status: ${countedStatuses.join(', ')}.`,
  facilityId: 'Only calls for rooms of this facility (raw id).',
  unit: "Only calls for rooms of this unit: the part of a room's name before its last dash, such as ED of ED-3. Capitals do not matter.",
  purposeId: 'Only calls with this need (the raw id of its purpose).',
} as const

/** The filters as a caller sends them; null: all calls. */
export const filterFields = {
  status: string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(noSuchStatus)
    .nullable()
    .default(null)
    .test('status', noSuchStatus, (value) => value == null || countedStatuses.some((status) => status === value))
    .meta({
      description: filterMeanings.status,
      jsonSchema: { type: 'string', enum: countedStatuses },
    }),
  facilityId: optionalId().meta({ description: filterMeanings.facilityId }),
  unit: text().default(null).meta({ description: filterMeanings.unit }),
  purposeId: optionalId().meta({ description: filterMeanings.purposeId }),
}

export type CallsFilter = Record<keyof typeof filterFields, string | null>
