import { checkInput } from '../kernel/input/input'
import { signInInput, switchProviderInput } from './input'

const refused = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    (checkInput(signInInput, input).refusal?.fields ?? []).map(({ field, message }) => [field, message]),
  )

describe('signing in (rules 2.9)', () => {
  test('an address and a password are well formed, and the password is taken as it is', () => {
    const input = { email: 'clinician@demo.example', password: ' Pass word ' }
    expect(checkInput(signInInput, input).value).toEqual(input)
  })

  test('an address is one however a phone wrote it', () => {
    expect(checkInput(signInInput, { email: ' Clinician@Demo.Example ', password: 'x' }).value).toMatchObject({
      email: 'clinician@demo.example',
    })
  })

  test('what no one can see is taken out of an address, and stays in a password', () => {
    const password = '\u202eP\u200dass\u0007'
    expect(checkInput(signInInput, { email: '\ufeffada\u0000@demo\u202e.example\r\n', password }).value).toEqual({
      email: 'ada@demo.example',
      password,
    })
  })

  test('both that are missing are told at once', () => {
    expect(refused({})).toEqual({ email: 'Required', password: 'Required' })
    expect(refused({ email: '', password: '' })).toEqual({ email: 'Required', password: 'Required' })
  })

  test.each([[42], [true], [['a']], [{ $ne: '' }]])('%j is neither an address nor a password', (value) => {
    expect(refused({ email: value, password: value })).toEqual({ email: 'Must be text', password: 'Must be text' })
  })

  test('over-long entries are refused before a password is hashed', () => {
    expect(refused({ email: 'a'.repeat(255), password: 'p'.repeat(1025) })).toEqual({
      email: 'Must be at most 254 characters',
      password: 'Must be at most 1024 characters',
    })
    expect(refused({ email: 'a'.repeat(254), password: 'p'.repeat(1024) })).toEqual({})
  })
})

describe('switching the provider', () => {
  test('the provider is required', () => {
    expect(checkInput(switchProviderInput, {}).refusal?.fields).toEqual([{ field: 'providerId', message: 'Required' }])
  })
})
