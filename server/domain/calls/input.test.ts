import { checkInput } from '../kernel/input/input'
import {
  assignCallInput,
  callFieldsInput,
  callInput,
  closeCallInput,
  correctCallInput,
  createCallInput,
  updateCallRoleInput,
} from './input'

const uuid = '0199f14f-ad36-7fa1-8172-f1ff9170366f'

type Schema = Parameters<typeof checkInput>[0]
/** What is wrong, by field. */
const wrong = (schema: Schema, input: unknown): Record<string, string> =>
  Object.fromEntries((checkInput(schema, input).refusal?.fields ?? []).map(({ field, message }) => [field, message]))

const lone = String.fromCharCode(0xd800)

describe('a verb on a call', () => {
  test('the call is required, and told so', () => {
    for (const schema of [callInput, assignCallInput, closeCallInput]) {
      expect(wrong(schema, {})).toEqual({ callId: 'Required' })
      expect(wrong(schema, { callId: null })).toEqual({ callId: 'Required' })
      expect(wrong(schema, { callId: 7 })).toEqual({ callId: 'Must be an id' })
    }
  })

  test('an id that cannot exist is left to the lookup, which tells it like one that does not (rules 2.3)', () => {
    for (const schema of [callInput, assignCallInput, closeCallInput])
      expect(checkInput(schema, { callId: 'unknown' }).value).toMatchObject({ callId: 'unknown' })
  })

  test('a call is taken over only when that was said (rules 3.4)', () => {
    expect(checkInput(assignCallInput, { callId: uuid }).value).toEqual({ callId: uuid, force: false })
    expect(checkInput(assignCallInput, { callId: uuid, force: true }).value).toEqual({ callId: uuid, force: true })
    expect(wrong(assignCallInput, { callId: uuid, force: 'maybe' })).toEqual({ force: 'Must be true or false' })
    expect(wrong(assignCallInput, { callId: uuid, force: 2 })).toEqual({ force: 'Must be true or false' })
  })
})

describe('a verb that edits (rules 3.14)', () => {
  test('may say which version it was made on', () => {
    for (const expectedVersion of [7, null, undefined])
      expect(wrong(callInput, { callId: uuid, expectedVersion })).toEqual({})
  })

  test.each([['7'], [1.5], [true], [{}]])('%j is no version', (expectedVersion) => {
    for (const schema of [callInput, assignCallInput, closeCallInput, correctCallInput])
      expect(wrong(schema, { callId: uuid, expectedVersion })).toEqual({ expectedVersion: 'Must be a whole number' })
  })

  test('a correction may choose a status, and then one that can exist', () => {
    expect(checkInput(correctCallInput, { callId: uuid, statusCodeId: uuid }).value).toEqual({
      callId: uuid,
      statusCodeId: uuid,
      confirm: false,
    })
    expect(checkInput(correctCallInput, { callId: uuid }).value).toEqual({ callId: uuid, confirm: false })
    expect(wrong(correctCallInput, { callId: uuid, statusCodeId: 'x' })).toEqual({ statusCodeId: 'Does not exist' })
  })

  test('a role says both of training and assisting (rules 3.5)', () => {
    expect(checkInput(updateCallRoleInput, { callId: uuid, isTraining: true, isAssisting: false }).value).toEqual({
      callId: uuid,
      isTraining: true,
      isAssisting: false,
    })
    expect(wrong(updateCallRoleInput, { callId: uuid })).toEqual({ isTraining: 'Required', isAssisting: 'Required' })
    expect(wrong(updateCallRoleInput, { callId: uuid, isTraining: 'truly', isAssisting: 7 })).toEqual({
      isTraining: 'Must be true or false',
      isAssisting: 'Must be true or false',
    })
  })
})

describe('a new call (calls, section 5)', () => {
  test('the need alone is enough, and everything else is empty', () => {
    expect(checkInput(createCallInput, { purposeId: uuid }).value).toEqual({
      purposeId: uuid,
      customJob: null,
      statusCodeId: null,
      roomId: null,
      roomDescription: null,
      contact: null,
      preComments: null,
      insertedBy: null,
      mrn: null,
      ifSimilar: 'CREATE',
    })
  })

  test.each([['create'], [''], [null], [true], [{}]])(
    'what becomes of it beside an open call like it is CREATE or REFUSE, and not %j',
    (ifSimilar) => {
      expect(wrong(createCallInput, { purposeId: uuid, ifSimilar })).toEqual({ ifSimilar: 'Must be CREATE or REFUSE' })
    },
  )

  test.each([[{}], [null], [{ purposeId: null }], [{ purposeId: '' }]])('the need is "Required.": %j', (input) => {
    expect(wrong(createCallInput, input)).toEqual({ purposeId: 'Required.' })
  })

  test('entries are trimmed, and blank ones are empty', () => {
    expect(
      checkInput(createCallInput, { purposeId: uuid, contact: '  Ext. 4 \n', preComments: ' \t ', insertedBy: '' })
        .value,
    ).toMatchObject({
      contact: 'Ext. 4',
      preComments: null,
      insertedBy: null,
    })
  })

  test('ids that are sent empty are empty', () => {
    expect(checkInput(createCallInput, { purposeId: uuid, roomId: '', statusCodeId: '' }).value).toMatchObject({
      roomId: null,
      statusCodeId: null,
    })
  })

  test('ids that cannot exist do not exist', () => {
    const unknown = { purposeId: 'unknown', statusCodeId: '1', roomId: `${uuid}0` }
    expect(wrong(createCallInput, unknown)).toEqual({
      purposeId: 'Does not exist',
      statusCodeId: 'Does not exist',
      roomId: 'Does not exist',
    })
  })

  test.each([[Number.NaN], [true], [['a']], [{ id: 'a' }]])(
    '%j is neither an id nor a text, and is told at every field at once',
    (value) => {
      const fields = [
        'purposeId',
        'customJob',
        'statusCodeId',
        'roomId',
        'roomDescription',
        'contact',
        'preComments',
        'insertedBy',
      ]
      const ids = ['purposeId', 'statusCodeId', 'roomId']
      expect(wrong(createCallInput, Object.fromEntries(fields.map((field) => [field, value])))).toEqual(
        Object.fromEntries(fields.map((field) => [field, ids.includes(field) ? 'Must be an id' : 'Must be text'])),
      )
    },
  )

  test('a field that is not in the form is left out', () => {
    expect(checkInput(createCallInput, { purposeId: uuid, assignedToId: uuid, version: 9 }).value).not.toHaveProperty(
      'assignedToId',
    )
  })
})

describe.each([
  [
    'a new call',
    createCallInput,
    { purposeId: uuid },
    { contact: 200, customJob: 200, roomDescription: 200, insertedBy: 200, preComments: 4000 },
  ],
  [
    'the call page',
    closeCallInput,
    { callId: uuid },
    {
      patientFirstName: 200,
      patientLastName: 200,
      mrn: 64,
      orderingProvider: 200,
      contact: 200,
      roomDescription: 200,
      customJob: 200,
      preComments: 4000,
      comments: 4000,
    },
  ],
] as [string, Schema, object, Record<string, number>][])('the texts of %s', (_form, schema, input, limits) => {
  const fields = Object.keys(limits)
  const each = (value: (limit: number) => string): Record<string, string> =>
    Object.fromEntries(fields.map((field) => [field, value(limits[field]!)]))

  test('may be as long as their limit, blanks around not counted', () => {
    expect(wrong(schema, { ...input, ...each((limit) => ` ${'x'.repeat(limit)} `) })).toEqual({})
  })

  test('are refused one character beyond it, all of them at once', () => {
    expect(wrong(schema, { ...input, ...each((limit) => 'x'.repeat(limit + 1)) })).toEqual(
      each((limit) => `Must be at most ${limit} characters`),
    )
  })

  test('hold no lone half of a surrogate pair, which the database cannot store', () => {
    expect(wrong(schema, { ...input, ...each(() => `a${lone}b`) })).toEqual(each(() => 'Must be text'))
  })

  test('lose what no one can see in them', () => {
    expect(checkInput(schema, { ...input, ...each(() => ' \u202eA\u0000d\u0007a\u2066\u200d ') }).value).toMatchObject(
      each(() => 'Ada'),
    )
  })

  test('hold any other letter', () => {
    const others = 'Zoë 李 🩺 <b>&"\''
    expect(checkInput(schema, { ...input, ...each(() => others) }).value).toMatchObject({
      ...each(() => others),
      ...('mrn' in limits ? { mrn: others.replaceAll(' ', '') } : {}),
    })
  })
})

describe('the call page (calls, section 5)', () => {
  test('a field that is left out stays as it is, and an empty one is cleared', () => {
    expect(checkInput(callFieldsInput, {}).value).toEqual({})
    expect(checkInput(callFieldsInput, { mrn: null, contact: '', roomId: null, dob: null }).value).toEqual({
      mrn: null,
      contact: null,
      roomId: null,
      dob: null,
    })
  })

  test('a room that is sent empty is cleared', () => {
    expect(checkInput(callFieldsInput, { roomId: '' }).value).toEqual({ roomId: null })
  })

  test.each([[null], ['']])('the need can be left out, but not be emptied: %j', (purposeId) => {
    expect(wrong(callFieldsInput, { purposeId })).toEqual({ purposeId: 'Required' })
  })

  test.each([
    ['03/01/1950'],
    ['3/1/1950'],
    ['1950-03-01T00:00:00Z'],
    ['1950-03-01T23:59:59.999+14:00'],
    ['1950-03-01T00:00'],
  ])('the date of birth %s is 1 March 1950', (dob) => {
    expect(checkInput(callFieldsInput, { dob }).value).toEqual({ dob: '1950-03-01' })
  })

  test('a number is the text that it is written as, and days in a text are days', () => {
    expect(
      checkInput(closeCallInput, { callId: uuid, mrn: 4368010, contact: 4671.5, followUpDays: ' 7 ' }).value,
    ).toMatchObject({ mrn: '4368010', contact: '4671.5', followUpDays: 7 })
  })

  test('ids in capitals are the same ids', () => {
    expect(
      checkInput(closeCallInput, {
        callId: uuid.toUpperCase(),
        roomId: uuid.toUpperCase(),
        purposeId: uuid.toUpperCase(),
        lineId: uuid.toUpperCase(),
        images: [uuid.toUpperCase()],
        fields: [{ fieldId: uuid.toUpperCase(), values: ['x'] }],
      }).value,
    ).toEqual({
      callId: uuid,
      roomId: uuid,
      purposeId: uuid,
      lineId: uuid,
      images: [uuid],
      fields: [{ fieldId: uuid, values: ['x'] }],
      confirm: false,
    })
  })

  test.each(['1950-03-01', '2024-02-29', '1000-01-01'])('the date of birth %s is a calendar date', (dob) => {
    expect(checkInput(callFieldsInput, { dob }).value).toEqual({ dob })
  })

  test.each([
    ['1950-02-29'],
    ['02/29/1950'],
    ['1950-3-1'],
    ['50-03-01'],
    ['1950-02-29T00:00:00Z'],
    ['yesterday'],
    [19500301],
    [true],
    [{}],
  ])('the date of birth %j is none', (dob) => {
    expect(wrong(callFieldsInput, { dob })).toEqual({ dob: 'Must be a valid date (MM/DD/YYYY)' })
  })

  test('everything that is wrong is told at once, each at its field', () => {
    const input = {
      callId: 1,
      patientFirstName: true,
      dob: 'x',
      mrn: 'm'.repeat(65),
      purposeId: '',
      roomId: 'r',
      comments: '\ud800',
    }
    expect(wrong(closeCallInput, input)).toEqual({
      callId: 'Must be an id',
      patientFirstName: 'Must be text',
      dob: 'Must be a valid date (MM/DD/YYYY)',
      mrn: 'Must be at most 64 characters',
      purposeId: 'Required',
      roomId: 'Does not exist',
      comments: 'Must be text',
    })
  })
})
