import isEmail from 'validator/lib/isEmail.js'
import { object, string } from 'yup'
import { flag } from '../kernel/input/entries'
import { asTyped, id, isStorable } from '../kernel/input/input'
import { bareAddress } from '../kernel/input/bareAddress'

/** An e-mail address, however a phone, a mail program or a link wrote it (rules 1.6). */
export const email = () =>
  string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? bareAddress(original) : original))
    .typeError('Must be text')
    .required('Required')
    .max(254, 'Must be at most 254 characters')
    .test('storable', 'Must be text', isStorable)

/** Whether a mail server could not take an address. What cannot be stored is refused by itself: validator throws on it. */
export const isNoAddress = (text: string): boolean => isStorable(text) && !isEmail(text)

/** An address that an account gets: one that a mail server could take. The address of a sign-in is not checked for that. */
export const newEmail = () =>
  email().test('address', 'Must be valid e-mail', (address) => !address || !isNoAddress(address))

/** A password that somebody has. It is not checked against the requirements for a new one. */
export const knownPassword = (required = 'Required') =>
  string()
    .meta(asTyped)
    .strict()
    .typeError('Must be text')
    .required(required)
    .max(1024, 'Must be at most 1024 characters')

export const signInInput = object({ email: email(), password: knownPassword() })

export const switchProviderInput = object({ providerId: id() })

export const setPresenceInput = object({
  away: flag().required('Required').meta({ description: 'Away, or Available.', needed: true }),
})
