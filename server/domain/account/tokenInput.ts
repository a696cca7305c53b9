import { number, object, string } from 'yup'
import { longestInterval } from '../kernel/input/entries'
import { subjectId, text } from '../kernel/input/input'
import { email } from './input'

/** How the API and people write a token's scope, and how it is stored. */
export const tokenScopes = { read: 'read', 'read-write': 'readWrite' } as const

export const newTokenInput = object({
  email: email(),
  /** What the token is for, so that somebody dares to revoke it. */
  name: text().required('Required'),
  scope: string<keyof typeof tokenScopes>()
    .oneOf(['read', 'read-write'], 'Must be read or read-write')
    .required('Required'),
  /** Null: it does not expire. */
  days: number()
    .typeError('Must be a whole number')
    .integer('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(longestInterval, `Must be at most ${longestInterval}`)
    .nullable()
    .default(null),
})

export const revokeTokenInput = object({ tokenId: subjectId() })
