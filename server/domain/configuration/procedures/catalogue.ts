/** The types of a procedure's fields (administration, section 3). */
export const fieldTypes = ['checkbox', 'checkboxes', 'radio', 'number', 'text'] as const
export type FieldType = (typeof fieldTypes)[number]

/** Whether fields of this type have options. */
export const hasOptions = (type: FieldType): boolean => type === 'checkboxes' || type === 'radio'

/** An option of a field. */
export type OptionFacts = {
  value: string
  /** The line is out: it is closed with the call. */
  endFollowUp: boolean
  /** Days until the line needs a follow-up. */
  immediateFollowUpInterval: number | null
  /** Fields of the same procedure that must be filled in when it is chosen. */
  requiredFieldIds: readonly string[]
  /** Of checkboxes: it is chosen alone. */
  excludesOthers: boolean
}

export type FieldFacts = {
  id: string
  name: string
  type: FieldType
  required: boolean
  /** Its values name the type of the patient's line (rules 4.7). */
  followUpTypeName: boolean
  options: readonly OptionFacts[]
}

export type ProcedureFacts = {
  id: string
  name: string
  followUpInterval: number | null
  /** Keys of the call fields that must be set with it (rules 3.19). */
  requiredCallFields: readonly string[]
  fields: readonly FieldFacts[]
}

/** The values of a call's filled fields, by the field's id. */
export type FilledFields = ReadonlyMap<string, readonly string[]>

/** A procedure is selected when any of its fields is filled (calls, section 5). */
export const selectedProcedures = (catalogue: readonly ProcedureFacts[], filled: FilledFields): ProcedureFacts[] =>
  catalogue.filter(({ fields }) => fields.some(({ id }) => filled.has(id)))

export const selectedOptions = (catalogue: readonly ProcedureFacts[], filled: FilledFields): OptionFacts[] =>
  catalogue.flatMap(({ fields }) =>
    fields.flatMap(({ id, options }) => options.filter(({ value }) => filled.get(id)?.includes(value))),
  )

/** Line types for a provider whose procedures name none (administration, section 9). */
export const usualInsertionTypes = ['SL PICC', 'DL PICC', 'TL PICC', 'ML', 'PG', 'CVL'] as const
