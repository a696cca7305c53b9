import type { CallFieldValues } from 'domain/calls/entries/requiredFields'
import type { FieldRefusal } from 'domain/kernel/refusal'
import type { FilledFields, ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { followUpPlan, type FollowUpFacts, type FollowUpPlan } from 'domain/configuration/procedures/followUp'
import { fieldPath, readFieldValues, type SentField } from 'domain/configuration/procedures/fieldValues'
import { missingFollowUpDays, missingForProcedures } from 'domain/configuration/procedures/missing'

/**
 * What a call records, as the form has it. Each entry is named by the path that a refusal of it
 * has, so that what the server refuses finds its place by itself.
 */
export type RecordValues = {
  /** The procedures that are ticked, by id. */
  fields: readonly string[]
  followUp: boolean
  followUpDays: string
  /** Null while it stays as the line has it. */
  infection: boolean | null
  infectionNotes: string | null
  [field: `fields.${string}`]: readonly string[]
}

/** What was recorded when the call was completed. */
export type Recorded = {
  readonly fields: readonly {
    readonly fieldId: string
    readonly procedureId: string
    readonly values: readonly string[]
  }[]
  readonly followUpDays: number | null | undefined
}

/** What the entries are read against. */
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

/** Recorded fields that the catalogue does not have any more; they stay as they are (rules 5.3). */
export const keptFields = ({ catalogue, recorded }: RecordContext): Recorded['fields'] => {
  const living = new Set(catalogue.flatMap(({ fields }) => fields.map(({ id }) => id)))
  return recorded.fields.filter(({ fieldId }) => !living.has(fieldId))
}

/** Entries that are not blank. What was entered for a procedure that is not ticked any more is set aside, and is none. */
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

/** The fields that are really filled. */
export const filledFields = (values: RecordValues, context: RecordContext): FilledFields => read(values, context).filled

/** The days of a follow-up that is scheduled on purpose: null for none, NaN for days that are no number. */
export const followUpDaysOf = ({
  followUp,
  followUpDays,
}: Pick<RecordValues, 'followUp' | 'followUpDays'>): number | null =>
  followUp ? (/^\d+$/.test(followUpDays.trim()) ? Number(followUpDays) : Number.NaN) : null

/** A line that is created with the closing. */
export const newLine = { followUpInterval: null, completedAt: null }

type Followed = {
  facility: FollowUpFacts['facility']
  line: { readonly followUpInterval: number | null | undefined; readonly completedAt: string | null | undefined } | null
}

/** What closing with these entries schedules (rules 3.11a). */
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

/** What is wrong with the entries as such. */
export const wrongInRecord = (values: RecordValues, context: RecordContext): FieldRefusal[] =>
  read(values, context).wrong

/** Everything that stands in the way of recording this, when the call's own fields are as given. */
export const missingInRecord = (
  values: RecordValues,
  context: RecordContext,
  call: CallFieldValues,
): FieldRefusal[] => {
  const entered = read(values, context)
  return [
    ...entered.wrong,
    ...missingForProcedures(context.catalogue, entered, call, values.fields),
    ...missingFollowUpDays(followUpDaysOf(values)),
  ]
}

/** A text that differs when another thing would be recorded. */
const fingerprint = (values: RecordValues, context: RecordContext): { fields: string; followUpDays: string } => ({
  fields: JSON.stringify(sentFields(values, context)),
  followUpDays: values.followUp ? values.followUpDays.trim() : '',
})

type Infected = { readonly infection: boolean; readonly infectionNotes: string | null | undefined } | null | undefined

/** What is sent of the record: the parts that differ from what the person found, and no others. */
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
