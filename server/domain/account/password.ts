import { string } from 'yup'
import { asTyped, isStorable } from '../kernel/input/input'
import { mostCharacters } from '../kernel/input/limits'

const leastPasswordLength = 8
const longestPassword = 1024

const requirements: [holds: (password: string) => boolean, message: string][] = [
  [
    (password) => [...password].length >= leastPasswordLength,
    `Password must be ${leastPasswordLength} or more characters long`,
  ],
  [(password) => /\p{Lu}/u.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /\p{Ll}/u.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\p{Nd}/u.test(password), 'Password must contain at least one digit'],
  // Passphrases contain blanks.
  [(password) => /[\p{P}\p{S}\p{Zs}]/u.test(password), 'Password must contain at least one special character'],
]

/** All requirements that a new password does not meet, in the order in which people see them (rules 2.7). */
export const passwordProblems = (password: string): string[] =>
  requirements.filter(([holds]) => !holds(password)).map(([, message]) => message)

/** A new password. The password of a sign-in is not checked against the requirements. */
export const newPassword = (required = 'New password is required') =>
  requirements.reduce(
    (schema, [holds, message], index) =>
      // A form may leave it out.
      schema.test(`requirement${index}`, message, (password) => typeof password !== 'string' || holds(password)),
    string()
      .meta(asTyped)
      .strict()
      .typeError('Must be text')
      .required(required)
      .max(longestPassword, mostCharacters(longestPassword))
      .test('storable', 'Must be text', isStorable),
  )
