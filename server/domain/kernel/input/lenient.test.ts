import fc from 'fast-check'
import { plainMoment, readCalendarDate } from '../time/writtenMoment'
import { plainId, readFlag, readVersion, readWhole, tagsIn } from './lenient'

test.each([true, 'true', 'True', 'TRUE', ' true ', '1', 1, 'yes', 'Y', 'on'])('%j is true', (sent) => {
  expect(readFlag(sent)).toBe(true)
})
test.each([false, 'false', 'False', '0', 0, 'no', 'N', 'OFF'])('%j is false', (sent) => {
  expect(readFlag(sent)).toBe(false)
})
test.each(['', 'maybe', '2', 2, -1, 'truefalse', null, undefined, {}, [true]])('%j is neither', (sent) => {
  expect(readFlag(sent)).toBeUndefined()
})

test('a whole number is read from every form that it has', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(4), fc.constantFrom('', ' ', '\t'), (number, zeros, blank) => {
      for (const form of [number, `${number}`, `${blank}${number}${blank}`, `${number}.${'0'.repeat(zeros)}`])
        expect(readWhole(form)).toBe(number + 0)
    }),
  )
})
test.each(['', ' ', '1.5', '1e3', '0x10', '1,000', '٣', '--1', 'one', 1.5, Number.NaN, true, null, [1]])(
  '%j is no whole number',
  (sent) => expect(readWhole(sent)).toBeUndefined(),
)

test('an id is the same in every form that programs write', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const short = id.replaceAll('-', '')
      for (const form of [
        id.toUpperCase(),
        `{${id}}`,
        `(${id})`,
        short,
        short.toUpperCase(),
        `urn:uuid:${id}`,
        ` ${id} `,
      ])
        expect(plainId(form)).toBe(id)
    }),
  )
})
test.each(['', '{}', 'x', '01a21d35-88c3-705a-bb36', 7, null, ['01a21d35-88c3-705a-bb36-e712a5236940']])(
  '%j stays as it was sent',
  (sent) => expect(plainId(sent)).toBe(sent),
)

test.each([
  ['"v7"', ['"v7"']],
  ['W/"v7"', ['"v7"']],
  ['v7', ['v7']],
  ['"v6", W/"v7" ,v8', ['"v6"', '"v7"', 'v8']],
  ['*', ['*']],
  [' , ', []],
  [undefined, []],
])('the header %j has the tags %j', (header, tags) => expect(tagsIn(header)).toEqual(tags))

test.each([
  ['"v7"', 7, undefined],
  ['v7', 7, undefined],
  ['V7', 7, undefined],
  ['7', 7, undefined],
  ['"7"', 7, undefined],
  ['"v7-abc"', 7, 'abc'],
  ['v7-abc', 7, 'abc'],
])('the tag %j is of version %d', (tag, version, epoch) => expect(readVersion(tag)).toEqual({ version, epoch }))
test.each(['"q7-1"', 'x', '""', 'v', '-1', 'v7.5', '"v7'.repeat(2)])('the tag %j is of no version', (tag) =>
  expect(readVersion(tag)).toBeUndefined(),
)

test.each([
  ['2026-03-01', '2026-03-01'],
  ['3/1/2026', '2026-03-01'],
  [' 03/01/2026 ', '2026-03-01'],
  ['2026-03-01T00:00:00', '2026-03-01'],
  ['2026-03-01 00:00:00', '2026-03-01'],
  ['2026-03-01t23:30:00.0000000-05:00', '2026-03-01'],
  ['2026-03-01 23:30:00 -0500', '2026-03-01'],
  ['2026-03-01T05:00z', '2026-03-01'],
])('%j is the day %s', (sent, day) => expect(readCalendarDate(plainMoment(sent))).toBe(day))
test.each([
  '01.03.2026',
  '2026-3-1',
  '2026/03/01',
  '20260301',
  '2026-02-30',
  '13/01/2026',
  '3/1/26',
  'today',
  '1740787200',
])('%j is no clear day', (sent) => expect(readCalendarDate(plainMoment(sent))).toBeNull())
