import { array, object, string } from 'yup'
import { requiredCallFieldsInput, requiredCallFieldsOfNew } from '../../calls/entries/requiredFieldsInput'
import {
  changedFlag,
  changedText,
  changedWeight,
  days,
  expectedVersion,
  flagOr,
  optionalWeight,
  readDays,
  requiredText,
  requiredWeight,
} from '../../kernel/input/entries'
import { id, subject, subjectId } from '../../kernel/input/input'
import { fieldTypes } from './catalogue'

const ofProcedure = {
  name: { description: 'As it is shown; no other has it.' },
  weight: { description: 'Place in the list, from 0.' },
  followUpInterval: { description: 'Days until somebody is to look at the line again; blank is null.' },
  countInPerformance: { description: 'Whether it counts in the performance report.' },
  requiredCallFields: { description: 'Keys of the call fields that must be filled in to record it.' },
}

export const createProcedureInput = object({
  name: requiredText().meta(ofProcedure.name),
  weight: requiredWeight().meta(ofProcedure.weight),
  followUpInterval: days().default(null).meta(ofProcedure.followUpInterval),
  countInPerformance: flagOr(true).meta(ofProcedure.countInPerformance),
  requiredCallFields: requiredCallFieldsOfNew().meta(ofProcedure.requiredCallFields),
})

export const procedureInput = object({
  procedureId: subject('Procedure', 'The procedure.'),
  expectedVersion: expectedVersion(),
})

export const updateProcedureInput = procedureInput.shape({
  name: changedText().meta(ofProcedure.name),
  weight: changedWeight().meta(ofProcedure.weight),
  followUpInterval: days().meta(ofProcedure.followUpInterval),
  countInPerformance: changedFlag().meta(ofProcedure.countInPerformance),
  requiredCallFields: requiredCallFieldsInput().optional().meta(ofProcedure.requiredCallFields),
})

const typeMessage = `Must be one of ${fieldTypes.join(', ')}`
const fieldType = () =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(typeMessage)
    .oneOf(fieldTypes, typeMessage)

const ofField = {
  name: { description: 'As it is shown; no other field of the procedure has it.' },
  weight: { description: 'Place in the procedure, from 0.' },
  type: { description: 'The kind of answer that it takes; it stays once values were recorded.' },
  required: { description: 'Whether it must be filled when the procedure is selected.' },
  followUpTypeName: { description: 'Whether its values name the type of the line.' },
  hideHeader: { description: 'Whether the form leaves its name out.' },
  hideGroup: { description: 'Whether the form leaves the frame around it out.' },
}

export const createFieldInput = object({
  procedureId: id().meta({ of: 'Procedure', description: 'The procedure.' }),
  name: requiredText().meta(ofField.name),
  weight: requiredWeight().meta(ofField.weight),
  type: fieldType().required('Required').meta(ofField.type),
  required: flagOr(false).meta(ofField.required),
  followUpTypeName: flagOr(false).meta(ofField.followUpTypeName),
  hideHeader: flagOr(false).meta(ofField.hideHeader),
  hideGroup: flagOr(false).meta(ofField.hideGroup),
})

export const fieldInput = object({
  fieldId: subject('ProcedureField', 'The field.'),
  expectedVersion: expectedVersion(),
})

export const updateFieldInput = fieldInput.shape({
  name: changedText().meta(ofField.name),
  weight: changedWeight().meta(ofField.weight),
  type: fieldType().nonNullable('Required').meta(ofField.type),
  required: changedFlag().meta(ofField.required),
  followUpTypeName: changedFlag().meta(ofField.followUpTypeName),
  hideHeader: changedFlag().meta(ofField.hideHeader),
  hideGroup: changedFlag().meta(ofField.hideGroup),
})

const requiredFieldIds = () =>
  array(subjectId()).typeError('Must be a list').nonNullable('Must be a list').max(300, 'Must be at most 300 fields')

const ofOption = {
  value: { description: 'As it is shown and recorded; no other option of the field has it.' },
  weight: { description: 'Place in the field, from 0; a new one without it comes last.' },
  endFollowUp: { description: 'Whether the line is out, and closed with the call.' },
  immediateFollowUpInterval: {
    description:
      'Days until somebody is to look at the line again, before what the procedure says. Read as a whole number; without one, or below 1, it is null.',
  },
  requiredFieldIds: {
    of: 'ProcedureField',
    description: 'Fields of the same procedure that must be filled when it is chosen.',
  },
} as const

export const createOptionInput = object({
  fieldId: id().meta({ of: 'ProcedureField', description: 'The field, of checkboxes or radio buttons.' }),
  value: requiredText().meta(ofOption.value),
  weight: optionalWeight().default(null).meta(ofOption.weight),
  endFollowUp: flagOr(false).meta(ofOption.endFollowUp),
  immediateFollowUpInterval: readDays().default(null).meta(ofOption.immediateFollowUpInterval),
  requiredFieldIds: requiredFieldIds().default([]).meta(ofOption.requiredFieldIds),
})

export const optionInput = object({
  optionId: subject('ProcedureFieldOption', 'The option.'),
  expectedVersion: expectedVersion(),
})

export const updateOptionInput = optionInput.shape({
  value: changedText().meta(ofOption.value),
  weight: changedWeight().meta(ofOption.weight),
  endFollowUp: changedFlag().meta(ofOption.endFollowUp),
  immediateFollowUpInterval: readDays().meta(ofOption.immediateFollowUpInterval),
  requiredFieldIds: requiredFieldIds().optional().meta(ofOption.requiredFieldIds),
})
