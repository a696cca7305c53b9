import { checkInput } from '../kernel/input/input'
import { changePasswordInput, updateAccountInput } from './accountInput'

const changed = { oldPassword: 'Patency-demo-1', password: 'Patency-demo-2', confirmPassword: 'Patency-demo-2' }

describe('changing the password (rules 2.7)', () => {
  test.each<[what: string, input: Record<string, unknown>, problems: Record<string, string>]>([
    ['is valid', changed, {}],
    [
      'needs every field',
      {},
      {
        oldPassword: 'You must put in your old password!',
        password: 'New password is required',
        confirmPassword: 'You must confirm your new password',
      },
    ],
    [
      'needs more than empty fields',
      { oldPassword: '', password: '', confirmPassword: '' },
      {
        oldPassword: 'You must put in your old password!',
        password: 'New password is required',
        confirmPassword: 'You must confirm your new password',
      },
    ],
    [
      'is not short',
      { ...changed, password: 'Aa1!', confirmPassword: 'Aa1!' },
      { password: 'Password must be 8 or more characters long' },
    ],
    [
      'has an uppercase letter',
      { ...changed, password: 'patency-1', confirmPassword: 'patency-1' },
      { password: 'Password must contain at least one uppercase letter' },
    ],
    [
      'has a lowercase letter',
      { ...changed, password: 'PATENCY-1', confirmPassword: 'PATENCY-1' },
      { password: 'Password must contain at least one lowercase letter' },
    ],
    [
      'has a digit',
      { ...changed, password: 'Patency-one', confirmPassword: 'Patency-one' },
      { password: 'Password must contain at least one digit' },
    ],
    [
      'has a special character',
      { ...changed, password: 'Patency1', confirmPassword: 'Patency1' },
      { password: 'Password must contain at least one special character' },
    ],
    ['is confirmed', { ...changed, confirmPassword: 'Patency-demo-3' }, { confirmPassword: 'Passwords must match' }],
    [
      'is another one',
      { ...changed, password: changed.oldPassword, confirmPassword: changed.oldPassword },
      { password: 'New password must differ from the old one' },
    ],
  ])('%s', (_what, input, problems) => {
    const fields = checkInput(changePasswordInput, input).refusal?.fields ?? []
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toEqual(problems)
  })

  test('tells the problems in the order of the form', () => {
    expect(checkInput(changePasswordInput, { password: 'x' }).refusal?.fields.map(({ field }) => field)).toEqual([
      'oldPassword',
      'password',
      'confirmPassword',
    ])
  })

  test('keeps passwords as they are typed', () => {
    const typed = { oldPassword: ' a\u00a0b ', password: ' Long enough 1 ', confirmPassword: ' Long enough 1 ' }
    expect(checkInput(changePasswordInput, typed).value).toEqual(typed)
  })
})

describe('one’s own account (rules 9.8)', () => {
  test.each<[input: Record<string, unknown>, is: Record<string, unknown> | null, problems: string[]]>([
    [
      { fullName: '  Rosa Alvarez ', email: ' ROSA@Demo.Example ' },
      { fullName: 'Rosa Alvarez', email: 'rosa@demo.example' },
      [],
    ],
    [{ fullName: 'Rosa' }, { fullName: 'Rosa' }, []],
    [{}, {}, []],
    [{ fullName: ' ', email: '' }, null, ['email: Required', 'fullName: Required']],
    [{ fullName: null, email: null }, null, ['email: Required', 'fullName: Required']],
    [{ email: 'rosa' }, null, ['email: Must be valid e-mail']],
    [{ fullName: 'x'.repeat(201) }, null, ['fullName: Must be at most 200 characters']],
  ])('%j is %j', (input, is, problems) => {
    const { value, refusal } = checkInput(updateAccountInput, input)
    expect(value).toEqual(is)
    expect((refusal?.fields ?? []).map(({ field, message }) => `${field}: ${message}`).sort()).toEqual(problems)
  })
})
