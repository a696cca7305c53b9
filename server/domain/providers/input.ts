import { object, string } from 'yup'
import { changedOf, createdOf, expectedVersion, nameField } from '../kernel/input/entries'
import { subject } from '../kernel/input/input'
import { providerStatuses } from './provider'

const status = () =>
  string()
    .typeError(`Must be ${providerStatuses.join(' or ')}`)
    .oneOf(providerStatuses, `Must be ${providerStatuses.join(' or ')}`)
    .meta({ description: '`Active`, or `Inactive`: its data stays, and no one can work in it.' })

const fields = {
  name: nameField('1 to 200 characters; no other provider has it, in capitals or not.'),
  status: {
    created: status()
      .transform((value: unknown) => value ?? undefined)
      .default('Active'),
    changed: status().nonNullable('Required'),
  },
}

export const createProviderInput = object(createdOf(fields))

/** The name of a provider, for forms. */
export const providerNameInput = object({ name: fields.name.created })

export const providerInput = object({ providerId: subject('ManagedProvider', 'The provider.') })

export const updateProviderInput = providerInput.shape({ expectedVersion: expectedVersion(), ...changedOf(fields) })
