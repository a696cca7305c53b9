import { object } from 'yup'
import {
  changedFlag,
  changedText,
  changedWeight,
  expectedVersion,
  flagOr,
  requiredText,
  requiredWeight,
} from '../kernel/entries'
import { subjectId } from '../kernel/input'

export const createPurposeInput = object({ name: requiredText(), weight: requiredWeight(), lineCheck: flagOr(false) })

export const purposeInput = object({ purposeId: subjectId(), expectedVersion: expectedVersion() })

export const updatePurposeInput = purposeInput.shape({
  name: changedText(),
  weight: changedWeight(),
  lineCheck: changedFlag(),
})
