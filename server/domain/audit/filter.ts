import { array, boolean, object, string, type InferType } from 'yup'
import { day } from '../kernel/input/entries'
import { optionalId, text } from '../kernel/input/input'
import { daysBetween, startOfDay } from '../kernel/time/facilityTime'
import { ianaName } from '../kernel/time/zones'

/** The outcomes of an action, as the trail is filtered by them. */
export const auditOutcomes = ['done', 'refused', 'denied'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

/** The longest list of actions. */
const mostActions = 100
/** Ten years (rules 7.6). */
const longestRange = 3_660

const oneSubject = 'Give one of a record, the patient of a call or line, and an MRN'

type Siblings = Record<string, string | null | undefined>

/** Which rows of the audit trail: those that match every given part (rules 9.10). */
export const auditFilterInput = object({
  personId: optionalId().meta({ of: 'User', description: 'The person who acted.' }),
  withoutPerson: boolean()
    .nullable()
    .default(null)
    .typeError('Must be true or false')
    .test(
      'one',
      'Give a person or none, not both',
      (value, { parent }) => value !== true || (parent as Siblings).personId == null,
    )
    .meta({ description: 'Only what the clock and operators did.' }),
  actions: array()
    .of(string().strict().required('Required'))
    .nullable()
    .default(null)
    .typeError('Must be a list of names')
    .max(mostActions, `At most ${mostActions} actions`)
    .meta({ description: `Any of these actions, by name, at most ${mostActions}. An empty list matches nothing.` }),
  recordKind: text(40).meta({ description: 'The kind of `recordId`, such as `call`, `line` or `user`.' }),
  recordId: optionalId().meta({
    description: 'The raw UUID of a record. Of a call also pages of patients that were read and contain it.',
  }),
  patientOfCallId: optionalId().meta({
    of: 'Call',
    description: 'A call: rows about every call and line of its patient.',
  }),
  patientOfLineId: optionalId().meta({
    of: 'Line',
    description: 'A line: rows about every call and line of its patient.',
  }),
  mrn: text()
    .test('subject', oneSubject, (_value, { parent }) => {
      const { recordId, patientOfCallId, patientOfLineId, mrn } = parent as Siblings
      return [recordId, patientOfCallId, patientOfLineId, mrn].filter((one) => one != null).length < 2
    })
    .meta({
      description:
        'The whole medical record number of a patient; case is ignored. Rows about every call and line that has it now. Audited.',
    }),
  fromDay: day().default(null).meta({ description: 'The first day.' }),
  toDay: day()
    .default(null)
    .test('order', 'The end must not be before the start', (value, { parent }) => {
      const { fromDay } = parent as Siblings
      return value == null || fromDay == null || value >= fromDay
    })
    .test('range', 'At most ten years', (value, { parent }) => {
      const { fromDay } = parent as Siblings
      return value == null || fromDay == null || daysBetween(fromDay, value) <= longestRange
    })
    .meta({ description: 'The last day.' }),
  timeZone: text()
    .test('zone', 'Must be a time zone, such as America/New_York', (value) => value == null || ianaName(value) !== null)
    .meta({ description: "The IANA time zone of the days. Default: that of the provider's first facility." }),
  outcome: string<AuditOutcome>()
    .nullable()
    .default(null)
    .oneOf([...auditOutcomes, null], `Must be ${auditOutcomes.join(', ')}`)
    .meta({ description: 'What came of it: `done`, `refused` or `denied`.' }),
})

export type AuditFilter = InferType<typeof auditFilterInput>

/** From the beginning of the first day to the end of the last, in the zone (rules 1.4). */
export const spanOfDays = (
  { fromDay, toDay }: { fromDay?: string | null; toDay?: string | null },
  timeZone: string,
): { from: Date | null; to: Date | null } => ({
  from: fromDay == null ? null : startOfDay(timeZone, fromDay),
  to: toDay == null ? null : startOfDay(timeZone, toDay, 1),
})

/** The part of a stored outcome by which it is filtered, and the code of a refusal. */
export const outcomeOf = (stored: string): { outcome: AuditOutcome; code: string | null } => {
  const [word, code = null] = stored.split(' ')
  return { outcome: auditOutcomes.find((one) => one === word) ?? 'done', code }
}
