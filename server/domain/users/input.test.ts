import { checkInput } from '../kernel/input/input'
import { createUserInput, setUserPasswordInput, updateUserInput } from './input'

const userId = '0193a5a0-0000-7000-8000-000000000001'
const facilityId = '0193a5a0-0000-7000-8000-000000000002'
const added = { fullName: 'Rosa Alvarez', email: 'rosa@demo.example', role: 'Clinician' }

const wrongIn = (schema: typeof createUserInput | typeof updateUserInput, input: object): Record<string, string> =>
  Object.fromEntries(
    checkInput(schema as typeof createUserInput, input).refusal?.fields.map(({ field, message }) => [field, message]) ??
      [],
  )

test('a new person without a password is invited; the rest has defaults', () => {
  expect(checkInput(createUserInput, added).value).toEqual({
    ...added,
    training: false,
    superadmin: false,
    allowedFacilityIds: [],
  })
})

test('the e-mail address is trimmed and in lower case', () => {
  expect(checkInput(createUserInput, { ...added, email: '  Rosa@Demo.Example ' }).value?.email).toBe(
    'rosa@demo.example',
  )
  expect(checkInput(updateUserInput, { userId, email: ' ROSA@demo.example' }).value?.email).toBe('rosa@demo.example')
})

test.each(['李小龍', 'Владимир Путник', 'نور الهدى', 'Ólafur Þór', "O'Brien-Søndergård", 'Żółć'])(
  'the name %s is a name',
  (fullName) => {
    expect(checkInput(createUserInput, { ...added, fullName }).value?.fullName).toBe(fullName)
  },
)

test('what is wrong, all at once', () => {
  expect(
    wrongIn(createUserInput, {
      email: 'rosa',
      role: 'Boss',
      password: 'short',
      allowedFacilityIds: 'main',
      training: 'maybe',
    }),
  ).toEqual({
    fullName: 'Required',
    email: 'Must be valid e-mail',
    role: 'Must be one of Admin, Manager, Clinician, External, SystemAdmin',
    password: 'Password must be 8 or more characters long',
    allowedFacilityIds: 'Must be a list',
    training: 'Must be true or false',
  })
  expect(wrongIn(createUserInput, {})).toEqual({ fullName: 'Required', email: 'Required', role: 'Required' })
})

test('a change keeps what it leaves out, and empties nothing that is required', () => {
  expect(checkInput(updateUserInput, { userId, training: true, allowedFacilityIds: [facilityId] }).value).toEqual({
    userId,
    training: true,
    allowedFacilityIds: [facilityId],
  })
  expect(
    wrongIn(updateUserInput, {
      userId,
      fullName: ' ',
      email: null,
      role: null,
      active: null,
      allowedFacilityIds: null,
    }),
  ).toEqual({
    fullName: 'Required',
    email: 'Required',
    role: 'Must be one of Admin, Manager, Clinician, External, SystemAdmin',
    active: 'Must be true or false',
    allowedFacilityIds: 'Must be a list',
  })
})

test('a password meets the requirements of rules 2.7', () => {
  expect(checkInput(setUserPasswordInput, { userId, password: 'Correct horse 1!' }).refusal).toBeNull()
  expect(checkInput(setUserPasswordInput, { userId, password: 'correct' }).refusal?.fields[0]?.field).toBe('password')
  expect(checkInput(setUserPasswordInput, { userId }).refusal?.fields).toEqual([
    { field: 'password', message: 'Required' },
  ])
})
