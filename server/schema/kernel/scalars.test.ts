import { isScalarType, Kind, type GraphQLScalarType } from 'graphql'
import { schema } from '../index'

const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name)
  if (!isScalarType(type)) throw new Error(`${name} is no scalar`)
  return type
}

describe('DateTime', () => {
  const read = (value: unknown): unknown => scalar('DateTime').parseValue(value)

  test.each([
    ['2026-03-01T14:05:00.000Z', '2026-03-01T14:05:00.000Z'],
    ['2026-03-01T14:05Z', '2026-03-01T14:05:00.000Z'],
    ['2026-03-01T14:05:00-05:00', '2026-03-01T19:05:00.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('%s is a moment', (text, moment) => {
    expect((read(text) as Date).toISOString()).toBe(moment)
    expect((scalar('DateTime').parseLiteral({ kind: Kind.STRING, value: text }) as Date).toISOString()).toBe(moment)
  })

  const odd: unknown[] = [
    '',
    '2026',
    '2026-03-01',
    '2026-03-01T14:05',
    '2026-03-01 14:05Z',
    '2026-02-29T00:00Z',
    '2026-13-01T00:00Z',
    '2026-03-01T24:01Z',
    '2026-03-01T14:60Z',
    'March 1',
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '0000-01-01T00:00Z',
    0,
    1e20,
    null,
    true,
    {},
    [],
    { toString: 1 },
  ]
  test.each(odd.map((value) => [value]))('%j is none', (value) => {
    expect(() => read(value)).toThrow('A DateTime is an ISO 8601 text')
  })

  test('numbers are no moments in a document either', () => {
    expect(() => scalar('DateTime').parseLiteral({ kind: Kind.INT, value: '0' })).toThrow(
      'A DateTime is an ISO 8601 text',
    )
  })
})

describe('Date', () => {
  test('passes whatever was sent as a text, which the verb then refuses at its field', () => {
    const { parseValue, parseLiteral } = scalar('Date')
    expect(parseValue('1950-03-01')).toBe('1950-03-01')
    for (const odd of [5, true, {}, [], { toString: 1, valueOf: 1 }, Object.create(null)])
      expect(typeof parseValue(odd)).toBe('string')
    expect(parseLiteral({ kind: Kind.INT, value: '5' })).toBe('5')
    expect(parseLiteral({ kind: Kind.OBJECT, fields: [] })).toBe('null')
  })

  test('answers nothing but calendar dates', () => {
    expect(scalar('Date').serialize('1950-03-01')).toBe('1950-03-01')
    for (const odd of ['1950-02-30', '', 5, null])
      expect(() => scalar('Date').serialize(odd)).toThrow('not a calendar date')
  })
})
