import { array, object, string } from 'yup'
import { requiredCallFieldsField } from '../../calls/entries/requiredFieldsInput'
import {
  changedOf,
  createdOf,
  daysField,
  expectedVersion,
  flagField,
  nameField,
  optionalWeightField,
  optionDaysField,
  requiredName,
  weightField,
} from '../../kernel/input/entries'
import { id, subject, subjectId } from '../../kernel/input/input'
import { nameKey } from '../../kernel/input/names'
import { fieldTypes } from './catalogue'

const procedureFields = {
  name: nameField('As it is shown; no other procedure has it.'),
  weight: weightField('Place in the list, from 0.'),
  followUpInterval: daysField('Days until the line needs a follow-up; blank is null.'),
  countInPerformance: flagField(true, 'Whether it counts in the performance report.'),
  requiredCallFields: requiredCallFieldsField('Keys of the call fields that must be filled in to record it.'),
}

export const createProcedureInput = object(createdOf(procedureFields))

export const procedureInput = object({
  procedureId: subject('Procedure', 'The procedure.'),
  expectedVersion: expectedVersion(),
})

export const updateProcedureInput = procedureInput.shape(changedOf(procedureFields))

const typeMessage = `Must be one of ${fieldTypes.join(', ')}`
const fieldType = () =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(typeMessage)
    .oneOf(fieldTypes, typeMessage)
    .meta({ description: 'The kind of answer that it takes. It cannot change once values were recorded.' })

const fieldFields = {
  name: nameField('As it is shown; no other field of the procedure has it.'),
  weight: weightField('Place in the procedure, from 0.'),
  type: { created: fieldType().required('Required'), changed: fieldType().nonNullable('Required') },
  required: flagField(false, 'Whether it must be filled in when the procedure is selected.'),
  followUpTypeName: flagField(false, 'Whether its values name the type of the line.'),
  externalLength: flagField(false, 'Whether the number is the external length of the line.'),
  hideHeader: flagField(false, 'Whether the form hides its name.'),
  hideGroup: flagField(false, 'Whether the form hides the frame around it.'),
}

export const createFieldInput = object({
  procedureId: id().meta({ of: 'Procedure', description: 'The procedure.' }),
  ...createdOf(fieldFields),
})

export const fieldInput = object({
  fieldId: subject('ProcedureField', 'The field.'),
  expectedVersion: expectedVersion(),
})

export const updateFieldInput = fieldInput.shape(changedOf(fieldFields))

const known = (type: unknown): string => nameKey(String(type))

/** Each type once, also when it is written in two ways. */
const withoutRepeats = (types: readonly unknown[]): unknown[] =>
  types.filter((type, at) => types.findIndex((other) => known(other) === known(type)) === at)

const requiredFieldIds = () =>
  array(subjectId())
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .max(300, 'Must be at most 300 fields')
    .meta({
      of: 'ProcedureField',
      description: 'Fields of the same procedure that must be filled in when it is chosen.',
    })

const optionFields = {
  value: nameField('As it is shown and recorded; no other option of the field has it.'),
  weight: optionalWeightField('Place in the field, from 0; a new option without a weight is added at the end.'),
  endFollowUp: flagField(false, 'Whether the line is out, so that it is closed with the call.'),
  immediateFollowUpInterval: optionDaysField(
    'Days until the line needs a follow-up, before the interval of the procedure. Parsed as a whole number; null when there is no number or one below 1.',
  ),
  requiredFieldIds: { created: requiredFieldIds().default([]), changed: requiredFieldIds().optional() },
  excludesOthers: flagField(false, 'Selecting it clears the other checkboxes.'),
}

export const createOptionInput = object({
  fieldId: id().meta({ of: 'ProcedureField', description: 'The field, of checkboxes or radio buttons.' }),
  ...createdOf(optionFields),
})

export const optionInput = object({
  optionId: subject('ProcedureFieldOption', 'The option.'),
  expectedVersion: expectedVersion(),
})

export const updateOptionInput = optionInput.shape(changedOf(optionFields))

export const centralTypesInput = object({
  types: array(requiredName())
    .transform((types: unknown) => (Array.isArray(types) ? withoutRepeats(types) : types))
    .typeError('Must be a list')
    .required('Required')
    .max(100, 'Must be at most 100 types')
    .meta({ description: 'Their names, as they are recorded; case does not matter. None: no line is central.' }),
  expectedVersion: expectedVersion(),
})
