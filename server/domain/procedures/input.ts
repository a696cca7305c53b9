import { array, object, string } from 'yup'
import { requiredCallFieldsInput, requiredCallFieldsOfNew } from '../calls/requiredFieldsInput'
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
} from '../kernel/entries'
import { id, subjectId } from '../kernel/input'
import { fieldTypes } from './catalogue'

export const createProcedureInput = object({
  name: requiredText(),
  weight: requiredWeight(),
  followUpInterval: days().default(null),
  countInPerformance: flagOr(true),
  requiredCallFields: requiredCallFieldsOfNew(),
})

export const procedureInput = object({ procedureId: subjectId(), expectedVersion: expectedVersion() })

export const updateProcedureInput = procedureInput.shape({
  name: changedText(),
  weight: changedWeight(),
  followUpInterval: days(),
  countInPerformance: changedFlag(),
  requiredCallFields: requiredCallFieldsInput().optional(),
})

const typeMessage = `Must be one of ${fieldTypes.join(', ')}`
const fieldType = () =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
    .typeError(typeMessage)
    .oneOf(fieldTypes, typeMessage)

export const createFieldInput = object({
  procedureId: id(),
  name: requiredText(),
  weight: requiredWeight(),
  type: fieldType().required('Required'),
  required: flagOr(false),
  followUpTypeName: flagOr(false),
  hideHeader: flagOr(false),
  hideGroup: flagOr(false),
})

export const fieldInput = object({ fieldId: subjectId(), expectedVersion: expectedVersion() })

export const updateFieldInput = fieldInput.shape({
  name: changedText(),
  weight: changedWeight(),
  type: fieldType().nonNullable('Required'),
  required: changedFlag(),
  followUpTypeName: changedFlag(),
  hideHeader: changedFlag(),
  hideGroup: changedFlag(),
})

const requiredFieldIds = () =>
  array(subjectId()).typeError('Must be a list').nonNullable('Must be a list').max(300, 'Must be at most 300 fields')

export const createOptionInput = object({
  fieldId: id(),
  value: requiredText(),
  /** Without one it comes last. */
  weight: optionalWeight().default(null),
  endFollowUp: flagOr(false),
  immediateFollowUpInterval: readDays().default(null),
  requiredFieldIds: requiredFieldIds().default([]),
})

export const optionInput = object({ optionId: subjectId(), expectedVersion: expectedVersion() })

export const updateOptionInput = optionInput.shape({
  value: changedText(),
  weight: changedWeight(),
  endFollowUp: changedFlag(),
  immediateFollowUpInterval: readDays(),
  requiredFieldIds: requiredFieldIds().optional(),
})
