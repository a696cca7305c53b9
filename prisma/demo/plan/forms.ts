import type { FieldModel, OptionModel, ProcedureModel } from './procedures'
import type { Random } from '../story/random'

interface Field extends FieldModel {
  id: string
  options: (OptionModel & { id: string })[]
}

/** A procedure of the provider, as it is filled in. */
export interface Form extends ProcedureModel {
  id: string
  fields: Field[]
}

export const formsOf = (random: Random, createdAt: number, procedures: ProcedureModel[]): Form[] => {
  const withId = <T extends object>(model: T): T & { id: string } => ({ ...model, id: random.uuid(createdAt) })
  return procedures.map((procedure) => ({
    ...withId(procedure),
    fields: procedure.fields.map((field) => ({ ...withId(field), options: field.options.map(withId) })),
  }))
}

export const catalogueRows = (providerId: string, forms: Form[]) => {
  const fields = forms.flatMap(({ id: procedureId, fields: own }) =>
    own.map((field, weight) => ({ ...field, procedureId, weight, form: own })),
  )
  const options = fields.flatMap(({ id: fieldId, options: own, form }) =>
    own.map((option, weight) => ({ ...option, fieldId, weight, form })),
  )
  return {
    procedure: forms.map(({ fields: _, ...row }, weight) => ({ ...row, providerId, weight })),
    procedure_field: fields.map(({ options: _, form: __, ...row }) => ({ ...row, providerId })),
    procedure_field_option: options.map(({ requires: _, form: __, ...row }) => ({ ...row, providerId })),
    option_requirement: options.flatMap(({ id: optionId, requires, form }) =>
      requires.map((name) => ({ providerId, optionId, fieldId: fieldNamed(form, name).id })),
    ),
  }
}

/** The form names what it has; a name that is missing is a mistake in it. */
const fieldNamed = (fields: Field[], name: string): Field => {
  const field = fields.find((each) => each.name === name)
  if (!field) throw new Error(`An option requires ${name}, which the procedure does not have`)
  return field
}

export type Answers = Record<string, string | number | boolean | string[] | null>

/** What somebody recorded, by the names of procedures and of their fields. */
export type Entries = Record<string, Answers>

/** As it is stored: only what was filled, and only the fields that the provider has. */
export const valueRows = (providerId: string, forms: Form[], callId: string, entries: Entries) =>
  forms.flatMap(({ id: procedureId, name: procedureName, fields }, procedureWeight) => {
    const answers = entries[procedureName]
    if (!answers) return []
    return fields.flatMap(({ id: fieldId, name: fieldName, type: fieldType, ...field }, fieldWeight) => {
      const { followUpTypeName, options } = field
      const values = valuesOf(options, answers[fieldName] ?? null)
      if (values.length === 0) return []
      const endFollowUp = options.some((option) => option.endFollowUp && values.includes(option.value))
      const what = { procedureId, procedureName, procedureWeight, fieldId, fieldName, fieldWeight, fieldType }
      return { providerId, callId, ...what, followUpTypeName, endFollowUp, values }
    })
  })

/** Chosen options stand in the order of the form (rules 5.2). */
const valuesOf = (options: OptionModel[], answer: Answers[string]): string[] => {
  if (answer === null || answer === false) return []
  if (!Array.isArray(answer)) return [String(answer)]
  return options.map(({ value }) => value).filter((value) => answer.includes(value))
}
