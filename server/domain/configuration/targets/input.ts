import { array, object, string } from 'yup'
import { changedOf, createdOf, expectedVersion, whole } from '../../kernel/input/entries'
import { optionalId, subject } from '../../kernel/input/input'
import { audiences, longestWait, targetStatuses, usualAudience, usualRepeat } from './target'

const minutesMessage = `Must be a whole number from 1 to ${longestWait}`

const minutes = () => whole(minutesMessage).min(1, minutesMessage).max(longestWait, minutesMessage)

const optionalMinutes = (description: string, usual: number | null) => ({
  created: minutes().nullable().default(usual).meta({ description }),
  changed: minutes().nullable().meta({ description }),
})

const target = minutes().meta({ description: `Minutes that a call may wait, from 1 to ${longestWait}.` })

const audience = () =>
  array(string().strict().typeError('Must be text').required('Required').oneOf(audiences, 'Does not exist'))
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .min(1, 'Required')
    .max(audiences.length, `Must be at most ${audiences.length} entries`)
    .meta({ description: 'Who is told; at least one.' })

const fields = {
  targetMinutes: { created: target.required('Required'), changed: target.nonNullable('Required') },
  escalateAfter: optionalMinutes(
    `Minutes after which it is escalated, from 1 to ${longestWait}; null: it is not.`,
    null,
  ),
  escalateTo: { created: audience().default([...usualAudience]), changed: audience().optional() },
  repeatEvery: optionalMinutes(
    `Minutes between the repetitions, of which there are at most 5, from 1 to ${longestWait}; null: it is not repeated. A new target repeats every ${usualRepeat}.`,
    usualRepeat,
  ),
}

export const createTargetInput = object({
  status: string()
    .strict()
    .typeError('Must be text')
    .required('Required')
    .oneOf(targetStatuses, 'Must be Stat or Normal')
    .meta({ description: 'The status of its calls. A call on hold waits on purpose and has no target.' }),
  purposeId: optionalId().meta({ of: 'Purpose', description: 'The purpose of its calls; null: every purpose.' }),
  facilityId: optionalId().meta({ of: 'Facility', description: 'The facility of its calls; null: every facility.' }),
  ...createdOf(fields),
})

export const targetInput = object({
  targetId: subject('WaitingTarget', 'The waiting target.'),
  expectedVersion: expectedVersion(),
})

export const updateTargetInput = targetInput.shape(changedOf(fields))
