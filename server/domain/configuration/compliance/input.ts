import { array, object } from 'yup'
import {
  changedOf,
  createdOf,
  expectedVersion,
  flagField,
  longestInterval,
  nameField,
  optionalWeightField,
  whole,
} from '../../kernel/input/entries'
import { id, nameText, subject, subjectId, text } from '../../kernel/input/input'
import { notesLimit } from '../../kernel/input/limits'
import { isSafeLink } from './rules'

/** Longer addresses do not work in every browser. */
export const linkLimit = 2000

const linkMessage = 'Must be an address that begins with https://'
const daysMessage = `Must be a whole number from 0 to ${longestInterval}`

/** Days in which something may be missing or expired. */
const graceDays = () => whole(daysMessage).min(0, daysMessage).max(longestInterval, daysMessage)

const categoryId = () =>
  id().meta({ of: 'ComplianceCategory', description: 'The category under which people find it.' })

const facilityIds = () =>
  array(subjectId())
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .max(300, 'Must be at most 300 facilities')
    .meta({
      of: 'Facility',
      description: 'The facilities in which it applies. Ignored when it is global, otherwise at least one.',
    })

const textField = (limit: number, description: string) => ({
  created: text(limit).meta({ description }),
  changed: text(limit).default(undefined).meta({ description }),
})

const link = text(linkLimit)
  .test('https', linkMessage, (value) => !value || isSafeLink(value))
  .meta({ description: `An https address with details, at most ${linkLimit} characters.` })

const grace = graceDays().meta({
  description: `Days in which it may be missing or expired, from 0 to ${longestInterval}.`,
})

const fields = {
  name: nameField('As it is shown; no other requirement has it.'),
  categoryId: { created: categoryId(), changed: categoryId().optional() },
  facilityIds: {
    created: facilityIds()
      .default([])
      .when('isGlobal', ([isGlobal]: unknown[], ids) => (isGlobal === true ? ids : ids.min(1, 'Required'))),
    changed: facilityIds().optional(),
  },
  isGlobal: flagField(false, 'Whether it applies to everyone, in all facilities.'),
  doesNotExpire: flagField(false, 'Whether its documents have no expiration date.'),
  notes: textField(notesLimit, 'What people should know about it.'),
  link: { created: link, changed: link.default(undefined) },
  gracePeriod: { created: grace.required('Required'), changed: grace.nonNullable('Required') },
  weight: optionalWeightField('Place in the list, from 0; a new requirement without a weight is added at the end.'),
}

export const createRequirementInput = object(createdOf(fields))

export const requirementInput = object({
  requirementId: subject('ComplianceRequirement', 'The requirement.'),
  expectedVersion: expectedVersion(),
})

export const updateRequirementInput = requirementInput.shape(changedOf(fields))

export const createCategoryInput = object({
  name: nameText()
    .required('Category name is required')
    .meta({ description: 'As it is shown; no other category has it.' }),
})

export const categoryInput = object({
  categoryId: subject('ComplianceCategory', 'The category.'),
  expectedVersion: expectedVersion(),
})

export const complianceConfigurationInput = object({
  gracePeriod: graceDays()
    .required('Required')
    .meta({ description: `Days that new people have for what they lack, from 0 to ${longestInterval}.` }),
  expectedVersion: expectedVersion(),
})
