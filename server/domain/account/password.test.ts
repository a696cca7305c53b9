import { object } from 'yup'
import { checkInput } from '../kernel/input/input'
import { newPassword, passwordProblems } from './password'

const length = 'Password must be 8 or more characters long'
const uppercase = 'Password must contain at least one uppercase letter'
const lowercase = 'Password must contain at least one lowercase letter'
const digit = 'Password must contain at least one digit'
const special = 'Password must contain at least one special character'

describe('a new password (rules 2.7)', () => {
  test.each([
    ['Patency-demo-1', []],
    ['Über 9 Ecken', []],
    ['Aa1!aaaa', []],
    ['Aa1!aaa', [length]],
    ['aa1!aaaa', [uppercase]],
    ['AA1!AAAA', [lowercase]],
    ['Aaa!aaaa', [digit]],
    ['Aa1aaaaa', [special]],
    ['', [length, uppercase, lowercase, digit, special]],
    ['12345678', [uppercase, lowercase, special]],
    // Each of these is one character, however many a computer counts.
    ['Aa1!👩👩👩', [length]],
  ])('%j lacks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems)
  })

  const refused = (input: object, required?: string) =>
    checkInput(object({ password: newPassword(required) }), input).refusal?.fields ?? []

  test('is refused with what it lacks first', () => {
    expect(refused({ password: 'short' })).toEqual([{ field: 'password', message: length }])
    expect(refused({ password: 'long enough' })).toEqual([{ field: 'password', message: uppercase }])
    expect(refused({ password: ' Long enough 1 ' })).toEqual([])
  })

  test('is required, and told so in the words of the form', () => {
    expect(refused({})).toEqual([{ field: 'password', message: 'New password is required' }])
    expect(refused({ password: '' }, 'Required')).toEqual([{ field: 'password', message: 'Required' }])
  })

  test('is text of a bounded length, before anything is hashed', () => {
    expect(refused({ password: 12345678 })).toEqual([{ field: 'password', message: 'Must be text' }])
    expect(refused({ password: `Aa1!${'a'.repeat(1021)}` })).toEqual([
      { field: 'password', message: 'Must be at most 1024 characters' },
    ])
    expect(refused({ password: 'Aa1!aaaa\ud800' })).toEqual([{ field: 'password', message: 'Must be text' }])
  })
})
