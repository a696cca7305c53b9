import { object, string } from 'yup'
import { changedName } from '../kernel/input/entries'
import { subject } from '../kernel/input/input'
import { knownPassword, newEmail } from './input'
import { newPassword } from './password'

/** One's own account; a field that is left out keeps its value. */
export const updateAccountInput = object({
  fullName: changedName().meta({ description: 'Your first and last name.' }),
  email: newEmail()
    .optional()
    .meta({ description: 'The e-mail address that you sign in with. No other account has it.' }),
  /** Whose account; REST names it in the path. */
  userId: string().optional(),
})

/** A new password and its confirmation, with the messages of the specification (administration, section 5). */
export const changePasswordInput = object({
  oldPassword: knownPassword('You must put in your old password!').meta({
    description: 'The password that you have now.',
  }),
  password: newPassword()
    .test('differs', 'New password must differ from the old one', (password, { parent }) => {
      const { oldPassword } = parent as { oldPassword?: unknown }
      return password !== oldPassword
    })
    .meta({
      description:
        'At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character.',
    }),
  confirmPassword: knownPassword('You must confirm your new password')
    .test('matches', 'Passwords must match', (confirmed, { parent }) => {
      const { password } = parent as { password?: unknown }
      return confirmed === password
    })
    .meta({ description: 'The new password again.' }),
})

export const signInAgainInput = object({
  password: knownPassword().meta({ description: 'Your password.' }),
})

export const endSessionInput = object({
  sessionId: subject('SignedInBrowser', 'The browser, from `viewer { sessions }`.'),
})
