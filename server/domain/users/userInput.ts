import { boolean, object, string } from 'yup'
import { roles, type Role } from '../kernel/actor'
import { requiredName } from '../kernel/input/entries'
import { email, newEmail } from '../account/input'
import { newPassword } from '../account/password'

export const newUserInput = object({
  email: newEmail(),
  fullName: requiredName(),
  /** Their role in the provider; null for a superadmin without a role. */
  role: string<Role>()
    .nullable()
    .default(null)
    .oneOf([...roles, null], `Must be one of ${roles.join(', ')}`),
  superadmin: boolean().default(false),
  training: boolean().default(false),
  password: newPassword('Required'),
})

export const setPasswordInput = object({ email: email(), password: newPassword() })

export const personInput = object({ email: email() })
