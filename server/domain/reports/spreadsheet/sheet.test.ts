import type { Column } from '../column'
import { columnInSheet } from './sheet'

type Row = { name: string | null; at: Date | null; on: string | null; share: number | null }
const row = (more: Partial<Row>): Row => ({ name: null, at: null, on: null, share: null, ...more })
const zone = 'America/New_York'

test('a moment is a date by the clock of the zone, which stands in the heading', () => {
  const column: Column<Row> = {
    name: 'Completed At',
    of: ({ at }) => (at ? 'as shown' : 'Invalid date'),
    moment: { of: ({ at }) => at, pattern: 'MM/dd/yyyy hh:mm a' },
  }
  const { name, format, of } = columnInSheet(column, zone)
  expect([name, format]).toEqual(['Completed At (America/New_York)', 'mm/dd/yyyy hh:mm AM/PM'])
  // The second of the two hours from 1:00 to 2:00 in the fall, and the first after the gap in spring.
  expect(of(row({ at: new Date('2026-11-01T06:30:00Z') }))).toEqual(new Date('2026-11-01T01:30:00Z'))
  expect(of(row({ at: new Date('2026-03-08T07:00:00Z') }))).toEqual(new Date('2026-03-08T03:00:00Z'))
  expect(of(row({}))).toBe('Invalid date')
})

test('days and months are dates, and words where there is none', () => {
  const day = (pattern: 'MM/dd/yyyy' | 'MM/yyyy'): Column<Row> => ({
    name: 'Stop',
    of: () => 'Ongoing',
    day: { of: ({ on }) => on, pattern },
  })
  const stop = columnInSheet(day('MM/dd/yyyy'), zone)
  expect([stop.name, stop.format]).toEqual(['Stop', 'mm/dd/yyyy'])
  expect(stop.of(row({ on: '2026-02-28' }))).toEqual(new Date('2026-02-28T00:00:00Z'))
  expect(stop.of(row({}))).toBe('Ongoing')
  const month = columnInSheet(day('MM/yyyy'), zone)
  expect(month.format).toBe('mm/yyyy')
  expect(month.of(row({ on: '2026-02' }))).toEqual(new Date('2026-02-01T00:00:00Z'))
})

test('numbers stay numbers with their digits, texts stay texts, and nothing stays nothing', () => {
  const share = columnInSheet<Row>(
    { name: 'Success', unit: '%', isNumber: true, decimals: 1, means: 'A share.', of: (each) => each.share },
    zone,
  )
  expect([share.name, share.format]).toEqual(['Success (%)', '#,##0.0'])
  expect([share.of(row({ share: 0 })), share.of(row({}))]).toEqual([0, null])
  const name = columnInSheet<Row>({ name: 'Room', of: (each) => each.name }, zone)
  expect([name.of(row({ name: '4E2' })), name.of(row({ name: '007' })), name.format]).toEqual(['4E2', '007', undefined])
})
