import { number, object, string } from 'yup'
import { longestInterval } from '../kernel/input/entries'
import { subjectId, text } from '../kernel/input/input'
import { email } from './input'

/** A token's scope as the API and people write it, and as it is stored. */
export const tokenScopes = { read: 'read', 'read-write': 'readWrite' } as const

export const newTokenInput = object({
  email: email(),
  /** The token's use, so that people can tell later whether to revoke it. */
  name: text().required('Required'),
  scope: string<keyof typeof tokenScopes>()
    .oneOf(['read', 'read-write'], 'Must be read or read-write')
    .required('Required'),
  /** Null: the token does not expire. */
  days: number()
    .typeError('Must be a whole number')
    .integer('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(longestInterval, `Must be at most ${longestInterval}`)
    .nullable()
    .default(null),
})

export const revokeTokenInput = object({ tokenId: subjectId() })
