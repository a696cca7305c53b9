import { differenceInWords, externalLengths, insertionIn, placementOf, type PassportValue } from './passport'

const value = (fieldId: string, recorded: string, more: Partial<PassportValue> = {}): PassportValue => ({
  fieldId,
  procedureId: 'insertion',
  procedureWeight: 0,
  followUpTypeName: false,
  endFollowUp: false,
  values: [recorded],
  ...more,
})
const type = (recorded: string) => value('type', recorded, { followUpTypeName: true })
const dressing = { procedureId: 'dressing', procedureWeight: 2 }
const call = (id: string, ...values: PassportValue[]) => ({ id, values })

const picc = call('picc', type('DL PICC'), value('arm', 'Right'), value('external', '3'))
const change = (id: string, length: string) => call(id, value('length', length, dressing))
const isLength = (id: string) => id === 'external' || id === 'length'

test.each([
  ['a procedure with a type of line', picc, ['DL PICC', 'Right', '3']],
  ['nothing without a type', change('a', '3'), null],
  [
    'nothing when it was unsuccessful',
    call('failed', type('ML'), value('outcome', 'Unsuccessful', { endFollowUp: true })),
    null,
  ],
  [
    'only what belongs to the procedure',
    call('both', type('ML'), value('length', '4', { ...dressing, endFollowUp: true })),
    ['ML'],
  ],
])('rules 4.17, an insertion is %s', (_what, of, recorded) => {
  expect(insertionIn(of)?.map(({ values }) => values[0]) ?? null).toEqual(recorded)
})

test('rules 4.17, the placement is the last insertion: an exchange places another catheter', () => {
  const exchange = call('exchange', type('TL PICC'))
  expect(placementOf([picc, change('a', '4'), exchange, change('b', '1')])).toBe(exchange)
  expect(placementOf([change('a', '4')])).toBeNull()
})

describe('rules 4.17, the external length', () => {
  const told = (...calls: { id: string; values: PassportValue[] }[]) =>
    externalLengths(calls, isLength).map(({ call: { id }, length, difference }) => [id, length.values[0], difference])
  test.each([
    [
      'is compared with the one at the placement',
      [picc, change('a', '3.3'), change('b', '2.5')],
      [
        ['picc', '3', 0],
        ['a', '3.3', 0.3],
        ['b', '2.5', -0.5],
      ],
    ],
    ['without a placement has no difference', [change('a', '4')], [['a', '4', null]]],
    [
      'without one at the placement has no difference',
      [call('picc', type('ML')), change('a', '4')],
      [['a', '4', null]],
    ],
    [
      'begins anew with an exchange',
      [picc, change('a', '5'), call('exchange', type('ML'), value('external', '1')), change('b', '2')],
      [
        ['exchange', '1', 0],
        ['b', '2', 1],
      ],
    ],
    [
      'of one call is that of its later procedure',
      [call('both', value('length', '4', dressing), type('ML'), value('external', '3'))],
      [['both', '4', 1]],
    ],
    ['is a number', [call('odd', value('length', 'none', dressing))], []],
  ] as [string, { id: string; values: PassportValue[] }[], unknown[]][])('%s', (_how, calls, lengths) => {
    expect(told(...calls)).toEqual(lengths)
  })
})

test.each([
  [0, 'no change'],
  [1.5, '+1.5'],
  [-0.5, '−0.5'],
])('a difference of %p is told as %s', (difference, words) => {
  expect(differenceInWords(difference)).toBe(words)
})
