import { boolean, object, string } from 'yup'
import { roles, type Role } from '../kernel/actor'
import { text } from '../kernel/input/input'
import { email } from '../account/input'
import { newPassword } from '../account/password'

/** An e-mail address that an account gets. */
export const address = () =>
  email().matches(/^[^\s@]+@[^\s@]+$/, { message: 'Must be valid e-mail', excludeEmptyString: true })

export const newUserInput = object({
  email: address(),
  fullName: text().required('Required'),
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
