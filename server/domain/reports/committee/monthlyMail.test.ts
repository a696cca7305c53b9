import { checkInput } from '../../kernel/input/input'
import type { KeyFigure } from './keyFigures'
import { committeeMailInput, mostAddresses } from './mailInput'
import {
  committeeMailText,
  daysOfMonth,
  monthAfter,
  monthBefore,
  monthInWords,
  monthNow,
  morningAfter,
  sendingAt,
} from './monthlyMail'

const emailsIn = (...emails: unknown[]) => checkInput(committeeMailInput, { emails }).value?.emails
const wrongIn = (input: object) =>
  Object.fromEntries(
    checkInput(committeeMailInput, input).refusal!.fields.map(({ field, message }) => [field, message]),
  )

test('a pasted list is its addresses, each once, without what stands around them', () => {
  expect(
    emailsIn(
      'ann@x.example\r\nBen@X.example; ann@x.example,\n\n  mailto:cleo@x.example',
      'Lee, Dana <dana@x.example>; Eve Lee <eve@x.example>, Fay Lee <fay@x.example>',
    ),
  ).toEqual(['ann@x.example', 'ben@x.example', 'cleo@x.example', 'dana@x.example', 'eve@x.example', 'fay@x.example'])
  expect(emailsIn()).toEqual([])
  expect(emailsIn('', ' \n ')).toEqual([])
})

test('what is no address is named, and a list has its limit', () => {
  expect(wrongIn({ emails: ['ann@x.example\nben@\ncleo'] })).toEqual({ emails: 'Must be valid e-mail: ben@, cleo' })
  expect(wrongIn({})).toEqual({ emails: 'Required' })
  expect(wrongIn({ emails: null })).toEqual({ emails: 'Required' })
  expect(wrongIn({ emails: 'ann@x.example' })).toEqual({ emails: 'Must be a list' })
  expect(wrongIn({ emails: [7, {}] })).toEqual({ 'emails[0]': 'Must be text', 'emails[1]': 'Must be text' })
  expect(wrongIn({ emails: ['\udfff', 'ben@'] })).toEqual({
    'emails[0]': 'Must be text',
    emails: 'Must be valid e-mail: ben@',
  })
  const many = (count: number) => Array.from({ length: count }, (_none, place) => `person${place}@x.example`)
  expect(emailsIn(...many(mostAddresses))).toHaveLength(mostAddresses)
  expect(wrongIn({ emails: [many(mostAddresses + 1).join()] })).toEqual({ emails: 'Must be at most 20 addresses' })
})

test('months follow each other over the end of a year', () => {
  expect([monthAfter('2026-12'), monthBefore('2026-01'), monthInWords('2026-11')]).toEqual([
    '2027-01',
    '2025-12',
    'November 2026',
  ])
  expect([daysOfMonth('2028-02'), daysOfMonth('2026-12')]).toEqual([
    { start: '2028-02-01', end: '2028-02-29' },
    { start: '2026-12-01', end: '2026-12-31' },
  ])
})

test('a month is sent on the first of the next one at six, by the clock of the zone', () => {
  expect(sendingAt('America/New_York', '2026-10')).toEqual(new Date('2026-11-01T11:00:00Z'))
  expect(sendingAt('America/Los_Angeles', '2026-12')).toEqual(new Date('2027-01-01T14:00:00Z'))
  const lastEvening = new Date('2026-12-01T03:00:00Z')
  expect([monthNow('America/New_York', lastEvening), monthNow('UTC', lastEvening)]).toEqual(['2026-11', '2026-12'])
  expect(morningAfter('America/New_York', lastEvening)).toEqual(new Date('2026-12-01T11:00:00Z'))
})

test('the mail has each figure beside that of the month before', () => {
  const figures: KeyFigure[] = [
    { name: 'Calls completed', means: '', value: 1_204 },
    { name: 'Insertion success', unit: '%', decimals: 1, means: '', value: 92.5 },
    { name: 'Median response', unit: 'min', decimals: 1, means: '', value: null },
    { name: 'People in compliance', unit: '%', decimals: 1, means: '', value: 75, isOfNow: true },
  ]
  const before = figures.map((figure) => ({ ...figure, value: 8 }))
  const link = 'https://calls.example.org/reports/committee?start=2026-11-01&end=2026-11-30'
  const { subject, text, html } = committeeMailText({
    ...{ provider: 'River<side>\r\nHealth', month: '2026-11', figures, before, link },
  })
  expect(subject).toBe('River<side> Health: the vascular access team in November 2026')
  expect(text).toContain('did in November 2026, beside October 2026.')
  expect(text).toContain(
    [
      'Calls completed: 1,204 (before: 8)',
      'Insertion success: 92.5% (before: 8.0%)',
      'Median response: – (before: 8.0 min)',
      'People in compliance: 75.0% (as of now)',
    ].join('\r\n'),
  )
  expect(text).toContain(`\r\n\r\n${link}\r\n\r\n`)
  expect(html).toContain('<tr><td>Calls completed</td><td><b>1,204 (before: 8)</b></td></tr>')
  expect(html).toContain('River&lt;side&gt; Health')
})
