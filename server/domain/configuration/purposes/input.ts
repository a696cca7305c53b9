import { array, object } from 'yup'
import { changedOf, createdOf, expectedVersion, flagField, nameField, weightField } from '../../kernel/input/entries'
import { subject, subjectId } from '../../kernel/input/input'

const procedureIds = () =>
  array(subjectId())
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .max(50, 'Must be at most 50 procedures')
    .meta({
      of: 'Procedure',
      description: 'The procedures that usually answer it. The page of a call offers them first.',
    })

const fields = {
  name: nameField('As it is shown; no other purpose has it.'),
  weight: weightField('Place in the list, from 0.'),
  lineCheck: flagField(
    false,
    'Whether calls with it are line checks, which come last in the queue unless they are Stat.',
  ),
  procedureIds: { created: procedureIds().default([]), changed: procedureIds().optional() },
}

export const createPurposeInput = object(createdOf(fields))

export const purposeInput = object({
  purposeId: subject('Purpose', 'The purpose.'),
  expectedVersion: expectedVersion(),
})

export const updatePurposeInput = purposeInput.shape(changedOf(fields))
