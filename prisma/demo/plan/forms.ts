import type { FieldModel, OptionModel, ProcedureModel } from './procedures'
import type { Random } from '../story/random'
import type {
  CallRow,
  CallValueRow,
  OptionRequirementRow,
  ProcedureFieldOptionRow,
  ProcedureFieldRow,
  ProcedureRow,
} from '../load/rows'

interface Option extends OptionModel {
  id: string
}

interface Field extends FieldModel {
  id: string
  options: Option[]
}

/** A procedure of the provider, as it is filled in. */
export interface Form extends ProcedureModel {
  id: string
  fields: Field[]
}

export const formsOf = (random: Random, createdAt: number, procedures: ProcedureModel[]): Form[] =>
  procedures.map((procedure) => ({
    ...procedure,
    id: random.uuid(createdAt),
    fields: procedure.fields.map((field) => ({
      ...field,
      id: random.uuid(createdAt),
      options: field.options.map((option) => ({ ...option, id: random.uuid(createdAt) })),
    })),
  }))

export interface CatalogueRows {
  procedures: ProcedureRow[]
  fields: ProcedureFieldRow[]
  options: ProcedureFieldOptionRow[]
  requirements: OptionRequirementRow[]
}

export const catalogueRows = (providerId: string, forms: Form[]): CatalogueRows => ({
  procedures: forms.map(
    ({ id, name, followUpInterval = null, countInPerformance = true, requiredCallFields = [] }, weight) => ({
      id,
      providerId,
      name,
      weight,
      followUpInterval,
      countInPerformance,
      requiredCallFields,
    }),
  ),
  fields: forms.flatMap(({ id: procedureId, fields }) =>
    fields.map(
      (
        { id, name, type, required = false, followUpTypeName = false, hideHeader = false, hideGroup = false },
        weight,
      ) => ({
        id,
        providerId,
        procedureId,
        name,
        weight,
        type,
        required,
        followUpTypeName,
        hideHeader,
        hideGroup,
      }),
    ),
  ),
  options: forms.flatMap(({ fields }) =>
    fields.flatMap(({ id: fieldId, options }) =>
      options.map(({ id, value, endFollowUp = false, immediateFollowUpInterval = null }, weight) => ({
        id,
        providerId,
        fieldId,
        value,
        weight,
        endFollowUp,
        immediateFollowUpInterval,
      })),
    ),
  ),
  requirements: forms.flatMap(({ fields }) =>
    fields.flatMap(({ options }) =>
      options.flatMap(({ id: optionId, requires = [] }) =>
        requires.map((name) => ({ providerId, optionId, fieldId: fieldNamed(fields, name).id })),
      ),
    ),
  ),
})

/** The form names what it has; a name that is missing is a mistake in it. */
const fieldNamed = (fields: Field[], name: string): Field => {
  const field = fields.find((each) => each.name === name)
  if (!field) throw new Error(`An option requires ${name}, which the procedure does not have`)
  return field
}

type Answer = string | number | boolean | string[] | null

/** What somebody recorded of one procedure, by the names of its fields. */
export interface Entry {
  procedure: string
  answers: Record<string, Answer>
}

/** As it is stored: only what was filled, and only the fields that the provider has. */
export const valueRows = (providerId: string, forms: Form[], call: CallRow, entries: Entry[]): CallValueRow[] =>
  forms.flatMap(({ id: procedureId, name: procedureName, fields }, procedureWeight) => {
    const answers = entries.find(({ procedure }) => procedure === procedureName)?.answers
    if (!answers) return []
    return fields.flatMap((field, fieldWeight) => {
      const values = valuesOf(field, answers[field.name] ?? null)
      if (values.length === 0) return []
      return {
        providerId,
        callId: call.id,
        fieldId: field.id,
        procedureId,
        procedureName,
        procedureWeight,
        fieldName: field.name,
        fieldWeight,
        fieldType: field.type,
        followUpTypeName: field.followUpTypeName === true,
        endFollowUp: field.options.some(({ value, endFollowUp }) => endFollowUp && values.includes(value)),
        values,
      }
    })
  })

/** Chosen options stand in the order of the form (rules 5.2). */
const valuesOf = ({ options }: Field, answer: Answer): string[] => {
  if (answer === null || answer === false) return []
  return Array.isArray(answer)
    ? options.flatMap(({ value }) => (answer.includes(value) ? value : []))
    : [String(answer)]
}
