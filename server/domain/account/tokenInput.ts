import { number, object, string } from 'yup'
import { day, days, longestInterval, requiredName } from '../kernel/input/entries'
import { subject, subjectId } from '../kernel/input/input'
import { email } from './input'

/** A token's scope as the API and people write it, and as it is stored. */
export const tokenScopes = { read: 'read', 'read-write': 'readWrite' } as const

const described = {
  /** The token's use, so that people can tell later whether to revoke it. */
  name: requiredName().meta({ description: 'What it is used for.' }),
  scope: string<keyof typeof tokenScopes>()
    .oneOf(['read', 'read-write'], 'Must be read or read-write')
    .required('Required')
    .meta({ description: 'What it may do: `read` or `read-write`.' }),
}

export const newTokenInput = object({
  email: email(),
  ...described,
  /** Null: the token does not expire. */
  days: number()
    .typeError('Must be a whole number')
    .integer('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(longestInterval, `Must be at most ${longestInterval}`)
    .nullable()
    .default(null),
})

/** A token of one's own (rules 9.10). It expires after some days, at the end of a day, or never. */
export const createApiTokenInput = object({
  ...described,
  days: days()
    .default(null)
    .meta({ description: 'The number of days after which it expires. Left out or null: see `expiresOn`.' }),
  expiresOn: day()
    .default(null)
    .test(
      'one',
      'Give days or a date, not both',
      (value, { parent }) => !value || (parent as { days: unknown }).days == null,
    )
    .meta({
      description:
        "The last day on which it works, in the provider's time zone. Without days and date it does not expire.",
    }),
})

export const revokeApiTokenInput = object({ tokenId: subject('ApiToken', 'The token.') })

export const revokeTokenInput = object({ tokenId: subjectId() })
