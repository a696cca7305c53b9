import { object } from 'yup'
import {
  changedFlag,
  changedText,
  changedWeight,
  expectedVersion,
  flagOr,
  requiredText,
  requiredWeight,
} from '../../kernel/input/entries'
import { subject } from '../../kernel/input/input'

const described = {
  name: { description: 'As it is chosen; no other has it.' },
  weight: { description: 'Place in the list, from 0.' },
  lineCheck: {
    description: 'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
  },
}

export const createPurposeInput = object({
  name: requiredText().meta(described.name),
  weight: requiredWeight().meta(described.weight),
  lineCheck: flagOr(false).meta(described.lineCheck),
})

export const purposeInput = object({
  purposeId: subject('Purpose', 'The purpose.'),
  expectedVersion: expectedVersion(),
})

export const updatePurposeInput = purposeInput.shape({
  name: changedText().meta(described.name),
  weight: changedWeight().meta(described.weight),
  lineCheck: changedFlag().meta(described.lineCheck),
})
