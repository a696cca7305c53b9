import { array, object, string } from 'yup'
import { newPassword } from '../account/password'
import { roles, type Role } from '../kernel/actor'
import { changedName, expectedVersion, flag, flagOr, requiredName } from '../kernel/input/entries'
import { id, subject } from '../kernel/input/input'
import { newEmail } from '../account/input'

const asSent = (_value: unknown, original: unknown): unknown => original

const roleMessage = `Must be one of ${roles.join(', ')}`
const role = () =>
  string<Role>()
    .transform(asSent)
    .typeError(roleMessage)
    .oneOf([...roles], roleMessage)

const facilities = () =>
  array(id()).transform(asSent).typeError('Must be a list').max(1_000, 'Must be at most 1000 facilities').meta({
    of: 'Facility',
    description: 'The facilities of this provider that the person is restricted to; empty means all.',
  })

const describes = {
  fullName: { description: 'First and last name.' },
  email: {
    description:
      'The e-mail address to sign in with. It is stored in lower case, without what surrounds it (`Ann <ann@x.example>`).',
  },
  role: { description: 'The role in this provider.' },
  training: { description: 'Whether the person is a trainee.' },
  active: { description: 'Whether the account is enabled.' },
  superadmin: { description: 'Whether the person may do everything in every provider. Only superadmins set it.' },
  password: { description: 'A password that the person must change when they sign in.' },
}

export const createUserInput = object({
  fullName: requiredName().meta(describes.fullName),
  email: newEmail().meta(describes.email),
  role: role().required('Required').meta(describes.role),
  training: flagOr(false).meta(describes.training),
  superadmin: flagOr(false).meta(describes.superadmin),
  allowedFacilityIds: facilities().default([]),
  password: newPassword('Required')
    .notRequired()
    .nullable()
    .meta({ description: `${describes.password.description} Without one, the person is invited to choose one.` }),
})

/** What the form of a person holds, besides the facilities, whose ids differ there. */
export const userEntriesInput = createUserInput.omit(['allowedFacilityIds', 'password'])

export const userInput = object({
  userId: subject('User', 'The person.'),
  expectedVersion: expectedVersion(),
})

export const updateUserInput = userInput.shape({
  fullName: changedName().meta(describes.fullName),
  email: newEmail().optional().nonNullable('Required').meta(describes.email),
  role: role().nonNullable(roleMessage).meta(describes.role),
  training: flag().meta(describes.training),
  active: flag().meta(describes.active),
  superadmin: flag().meta(describes.superadmin),
  allowedFacilityIds: facilities().nonNullable('Must be a list'),
})

export const setUserPasswordInput = object({
  userId: subject('User', 'The person.'),
  password: newPassword('Required').meta(describes.password),
})
