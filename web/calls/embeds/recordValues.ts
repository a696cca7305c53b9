import { recordInput } from 'domain/calls/input'
import type { CallFieldValues } from 'domain/calls/entries/requiredFields'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import type { FilledFields, ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { followUpPlan, type FollowUpFacts, type FollowUpPlan } from 'domain/configuration/procedures/followUp'
import { fieldPath, readFieldValues, type SentField } from 'domain/configuration/procedures/fieldValues'
import { missingFollowUpDays, missingForProcedures } from 'domain/configuration/procedures/missing'

/**
 * What a call records, as form values. Each entry is named by the path that the server's refusals use, so that each
 * refusal finds its field.
 */
export type RecordValues = {
  /** Ids of the selected procedures. */
  fields: readonly string[]
  followUp: boolean
  followUpDays: string
  /** Null while the line's value is unchanged. */
  infection: boolean | null
  infectionNotes: string | null
  [field: `fields.${string}`]: readonly string[]
}

export type Recorded = {
  readonly fields: readonly {
    readonly fieldId: string
    readonly procedureId: string
    readonly values: readonly string[]
  }[]
  readonly followUpDays: number | null | undefined
}

/** The context in which the entries are checked. */
export type RecordContext = { catalogue: readonly ProcedureFacts[]; recorded: Recorded }

export const recordOf = ({ catalogue, recorded }: RecordContext): RecordValues => ({
  fields: catalogue.map(({ id }) => id).filter((id) => recorded.fields.some(({ procedureId }) => procedureId === id)),
  followUp: typeof recorded.followUpDays === 'number',
  followUpDays: recorded.followUpDays?.toString() ?? '',
  infection: null,
  infectionNotes: null,
  ...Object.fromEntries(catalogue.flatMap(({ fields }) => fields.map(({ id }) => [fieldPath(id), []]))),
  ...Object.fromEntries(recorded.fields.map(({ fieldId, values }) => [fieldPath(fieldId), values])),
})

/** Recorded fields that are no longer in the catalog; they stay as they are (rules 5.3). */
export const keptFields = ({ catalogue, recorded }: RecordContext): Recorded['fields'] => {
  const living = new Set(catalogue.flatMap(({ fields }) => fields.map(({ id }) => id)))
  return recorded.fields.filter(({ fieldId }) => !living.has(fieldId))
}

/** Entries that are not blank. Entries of a procedure that is not selected anymore do not count. */
const sentFields = (values: RecordValues, context: RecordContext): SentField[] => [
  ...context.catalogue
    .filter(({ id }) => values.fields.includes(id))
    .flatMap(({ fields }) =>
      fields.map(({ id }) => ({
        fieldId: id,
        values: (values[fieldPath(id)] ?? []).filter((entry) => entry.trim() !== ''),
      })),
    )
    .filter((field) => field.values.length > 0),
  ...keptFields(context)
    .filter(
      ({ procedureId }) =>
        values.fields.includes(procedureId) || !context.catalogue.some(({ id }) => id === procedureId),
    )
    .map((field) => ({ fieldId: field.fieldId, values: field.values })),
]

const read = (values: RecordValues, context: RecordContext) =>
  readFieldValues(
    context.catalogue,
    sentFields(values, context),
    new Map(context.recorded.fields.map((field) => [field.fieldId, field.values])),
  )

export const filledFields = (values: RecordValues, context: RecordContext): FilledFields => read(values, context).filled

/** The days until a follow-up that was scheduled by hand: null without one, NaN for invalid input. */
export const followUpDaysOf = ({
  followUp,
  followUpDays,
}: Pick<RecordValues, 'followUp' | 'followUpDays'>): number | null =>
  followUp ? (/^\d+$/.test(followUpDays.trim()) ? Number(followUpDays) : Number.NaN) : null

/** A line that is created when the call is closed. */
export const newLine = { followUpInterval: null, completedAt: null }

type Followed = {
  facility: FollowUpFacts['facility']
  line: { readonly followUpInterval: number | null | undefined; readonly completedAt: string | null | undefined } | null
}

/** The follow-up that closing with these entries schedules (rules 3.11a). */
export const plannedFollowUp = (
  values: RecordValues,
  context: RecordContext,
  { facility, line }: Followed,
): FollowUpPlan =>
  followUpPlan(line && { followUpInterval: line.followUpInterval ?? null, completedAt: line.completedAt ?? null }, {
    catalogue: context.catalogue,
    filled: filledFields(values, context),
    facility,
    followUpDays: followUpDaysOf(values),
  })

const infectionNotes = recordInput.pick(['infectionNotes'])

/** Errors of the entries alone. */
export const wrongInRecord = (values: RecordValues, context: RecordContext): FieldRefusal[] => [
  ...read(values, context).wrong,
  ...(checkInput(infectionNotes, { infectionNotes: values.infectionNotes }).refusal?.fields ?? []),
]

/** All errors that prevent recording these entries, given the call's own fields. */
export const missingInRecord = (
  values: RecordValues,
  context: RecordContext,
  call: CallFieldValues,
): FieldRefusal[] => {
  const entered = read(values, context)
  return [
    ...wrongInRecord(values, context),
    ...missingForProcedures(context.catalogue, entered, call, values.fields),
    ...missingFollowUpDays(followUpDaysOf(values)),
  ]
}

/** A string that differs when different values would be recorded. */
const fingerprint = (values: RecordValues, context: RecordContext): { fields: string; followUpDays: string } => ({
  fields: JSON.stringify(sentFields(values, context)),
  followUpDays: values.followUp ? values.followUpDays.trim() : '',
})

type Infected = { readonly infection: boolean; readonly infectionNotes: string | null | undefined } | null | undefined

/** The input to send: only the parts that the person changed. */
export const recordChanges = (values: RecordValues, known: RecordValues, context: RecordContext, line: Infected) => {
  const [now, before] = [fingerprint(values, context), fingerprint(known, context)]
  const notes = values.infectionNotes?.trim() || null
  return {
    ...(now.fields === before.fields ? {} : { fields: sentFields(values, context) }),
    ...(values.followUp === known.followUp && now.followUpDays === before.followUpDays
      ? {}
      : { followUpDays: followUpDaysOf(values) }),
    ...(values.infection === null || values.infection === (line?.infection ?? false)
      ? {}
      : { infection: values.infection }),
    ...(values.infectionNotes === null || notes === (line?.infectionNotes ?? null) ? {} : { infectionNotes: notes }),
  }
}
