import { object } from 'yup'
import { checkInput, id, optionalId, subjectId, text } from './input'
import { notesLimit, textLimit } from './limits'
import { isUuid } from '../uuid'

const uuid = '0199f14f-ad36-7fa1-8172-f1ff9170366f'

describe('ids', () => {
  test.each([
    [uuid, true],
    [uuid.toUpperCase(), true],
    ['00000000-0000-0000-0000-000000000000', true],
    ['', false],
    [uuid.slice(1), false],
    [`${uuid}0`, false],
    [` ${uuid}`, false],
    [`${uuid}\n`, false],
    [uuid.replaceAll('-', ''), false],
    [uuid.replace('a', 'g'), false],
    [`{${uuid}}`, false],
  ])('%j is a UUID: %s', (candidate, is) => {
    expect(isUuid(candidate)).toBe(is)
  })

  test('an id is required in the words that its form uses, or in the usual ones', () => {
    const schema = object({ usual: id(), own: id('Required.') })
    expect(checkInput(schema, {}).refusal?.fields).toEqual([
      { field: 'usual', message: 'Required' },
      { field: 'own', message: 'Required.' },
    ])
  })

  test('an optional id may be missing, null or there, and is then checked', () => {
    const schema = object({ roomId: optionalId() })
    expect(checkInput(schema, {}).value).toEqual({ roomId: null })
    expect(checkInput(schema, { roomId: null }).value).toEqual({ roomId: null })
    expect(checkInput(schema, { roomId: uuid }).value).toEqual({ roomId: uuid })
    expect(checkInput(schema, { roomId: 'x' }).refusal?.fields).toEqual([
      { field: 'roomId', message: 'Does not exist' },
    ])
  })

  test('the id of the record itself is not judged by its look', () => {
    const schema = object({ callId: subjectId() })
    expect(checkInput(schema, { callId: 'x' }).value).toEqual({ callId: 'x' })
    expect(checkInput(schema, { callId: '' }).refusal?.fields).toEqual([{ field: 'callId', message: 'Required' }])
  })
})

describe('texts', () => {
  test('one line holds 200 characters and notes 4000', () => {
    expect([textLimit, notesLimit]).toEqual([200, 4000])
  })

  test('the limit is told in the message', () => {
    const schema = object({ code: text(3) })
    expect(checkInput(schema, { code: 'abc' }).value).toEqual({ code: 'abc' })
    expect(checkInput(schema, { code: 'abcd' }).refusal?.fields).toEqual([
      { field: 'code', message: 'Must be at most 3 characters' },
    ])
  })

  test('what is left out or blank is null', () => {
    const schema = object({ left: text(), empty: text(), blank: text(), none: text() })
    expect(checkInput(schema, { empty: '', blank: ' \n\t', none: null }).value).toEqual({
      left: null,
      empty: null,
      blank: null,
      none: null,
    })
  })
})

describe('checking an input', () => {
  const schema = object({ first: text(3), second: text(3) })

  test('a field is told once, with the first thing that is wrong', () => {
    const { refusal, value } = checkInput(schema, { first: 'ab\u0000cd' })
    expect(value).toBeNull()
    expect(refusal?.fields).toEqual([{ field: 'first', message: 'Must be at most 3 characters' }])
  })

  test('several fields are told at once, and counted in the message', () => {
    expect(checkInput(schema, { first: 'abcd', second: true }).refusal).toMatchObject({
      code: 'VALIDATION',
      message: '2 entries need attention.',
      fields: [{ field: 'first' }, { field: 'second' }],
    })
  })

  test.each([[undefined], [null], [{}]])('%j counts as an empty form', (input) => {
    expect(checkInput(schema, input)).toEqual({ value: { first: null, second: null }, refusal: null })
  })

  test.each([['text'], [7], [true], [[]]])('%j is no form', (input) => {
    expect(checkInput(schema, input).refusal?.code).toBe('VALIDATION')
  })

  test.each([
    ['{"first":{"toString":"x"}}', 'first.toString'],
    ['{"first":{"valueOf":1}}', 'first.valueOf'],
    ['{"__proto__":{"first":"a"}}', '__proto__'],
    ['{"constructor":{"prototype":{}}}', 'constructor'],
    ['{"second":[{"hasOwnProperty":1}]}', 'second[0].hasOwnProperty'],
  ])('%s names no field: what every object has is refused before anything is read of it', (text, field) => {
    expect(checkInput(schema, JSON.parse(text)).refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field, message: 'Is not a field of this request' }],
    })
  })

  test.each([[{ a: 1 }], [['a']], [[['a']]], [{}]])('%j is no text', (value) => {
    expect(checkInput(schema, { first: value }).refusal?.fields).toEqual([{ field: 'first', message: 'Must be text' }])
  })

  test('what is nested without end is refused, however deep', () => {
    const deep = JSON.parse(`{"first":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) as object
    expect(checkInput(schema, deep).refusal).toMatchObject({
      code: 'VALIDATION',
      fields: [{ message: 'Is nested too deeply' }],
    })
  })

  test('what breaks is not taken for a refusal', () => {
    const broken = object({
      first: text().test('broken', () => {
        throw new TypeError('broken')
      }),
    })
    expect(() => checkInput(broken, { first: 'a' })).toThrow(TypeError)
  })
})
