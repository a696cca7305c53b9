import { checkInput } from '../kernel/input/input'
import { createProviderInput, updateProviderInput } from './input'
import { canSetStatus } from './rules'

const here = { id: 'here', name: 'Riverside Health' }

test.each([
  ['here', 'Inactive', 'OWN_PROVIDER'],
  ['elsewhere', 'Inactive', undefined],
  ['here', 'Active', undefined],
  ['here', undefined, undefined],
] as const)('someone who works %s may set the status %s: %s (rules 9.6)', (providerId, status, code) => {
  expect(canSetStatus(here, status, { providerId })?.code).toBe(code)
})

test('the refusal says what to do first, at the field', () => {
  expect(canSetStatus(here, 'Inactive', { providerId: 'here' })).toEqual({
    code: 'OWN_PROVIDER',
    message: 'You work in Riverside Health now. Switch to another provider before you make it inactive.',
    fields: [{ field: 'status', message: 'You work in this provider now. Switch to another one first' }],
  })
})

describe('a provider’s name (rules 9.7)', () => {
  const checked = (input: object) => {
    const { value, refusal } = checkInput(createProviderInput, input)
    return value ?? refusal!.fields
  }
  test.each([
    ['one letter', 'R', { name: 'R', status: 'Active' }],
    ['blanks around it, which go', '  Harbour Health ', { name: 'Harbour Health', status: 'Active' }],
    ['200 letters', 'x'.repeat(200), { name: 'x'.repeat(200), status: 'Active' }],
    ['201 letters', 'x'.repeat(201), [{ field: 'name', message: 'Must be at most 200 characters' }]],
    ['blanks', '   ', [{ field: 'name', message: 'Required' }]],
    ['nothing', undefined, [{ field: 'name', message: 'Required' }]],
  ])('%s', (_what, name, expected) => {
    expect(checked({ name })).toEqual(expected)
  })
  test('a status is one of two', () => {
    expect(checked({ name: 'R', status: 'Inactive' })).toEqual({ name: 'R', status: 'Inactive' })
    expect(checked({ name: 'R', status: null })).toEqual({ name: 'R', status: 'Active' })
    expect(checked({ name: 'R', status: 'active' })).toEqual([
      { field: 'status', message: 'Must be Active or Inactive' },
    ])
  })
  test('in a change each may be left out, and neither may be empty', () => {
    expect(checkInput(updateProviderInput, { providerId: 'p' }).value).toEqual({ providerId: 'p' })
    expect(checkInput(updateProviderInput, { providerId: 'p', name: ' ', status: null }).refusal!.fields).toEqual([
      { field: 'name', message: 'Required' },
      { field: 'status', message: 'Required' },
    ])
  })
})
