import { object } from 'yup'
import { changedOf, createdOf, expectedVersion, flagField, nameField, weightField } from '../../kernel/input/entries'
import { subject } from '../../kernel/input/input'

const fields = {
  name: nameField('As it is shown; no other purpose has it.'),
  weight: weightField('Place in the list, from 0.'),
  lineCheck: flagField(
    false,
    'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
  ),
}

export const createPurposeInput = object(createdOf(fields))

export const purposeInput = object({
  purposeId: subject('Purpose', 'The purpose.'),
  expectedVersion: expectedVersion(),
})

export const updatePurposeInput = purposeInput.shape(changedOf(fields))
