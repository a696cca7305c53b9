import { leadOfflineSince, type Worker } from './abandoned'

const at = (time: string) => `2026-03-10T${time}:00.000Z`
const now = new Date(at('04:00'))
const lead = (over: Partial<Worker> = {}): Worker => ({
  isLead: true,
  presence: 'OFFLINE',
  offlineSince: at('03:40'),
  start: at('03:00'),
  ...over,
})
const helper = (over: Partial<Worker> = {}): Worker => ({ ...lead(over), isLead: false })

describe('since when the lead is offline, when no one is left on the call (rules 3.6b)', () => {
  test.each([
    ['the lead went twenty minutes ago', [lead()], at('03:40')],
    ['ten minutes ago', [lead({ offlineSince: at('03:50') })], at('03:50')],
    ['nine minutes ago', [lead({ offlineSince: at('03:51') })], null],
    ['the lead is online', [lead({ presence: 'ONLINE', offlineSince: null })], null],
    ['the lead is away, which is not offline', [lead({ presence: 'AWAY', offlineSince: null })], null],
    ['a helper is online', [lead(), helper({ presence: 'ONLINE', offlineSince: null })], null],
    ['a helper went later, more than ten minutes ago', [lead({ offlineSince: at('03:20') }), helper()], at('03:20')],
    ['a helper went five minutes ago', [lead(), helper({ offlineSince: at('03:55') })], null],
    ['the work began while they were offline', [lead({ offlineSince: at('01:00'), start: at('03:30') })], at('03:30')],
    ['… a moment ago', [lead({ offlineSince: at('01:00'), start: at('03:55') })], null],
    ['they were never online', [lead({ offlineSince: null, start: at('03:30') })], at('03:30')],
    ['no one leads', [helper()], null],
    ['no one works on it', [], null],
  ] as const)('%s', (_what, workers, expected) => {
    expect(leadOfflineSince({ statusName: 'Stat' }, workers, now)).toBe(expected)
    expect(leadOfflineSince({ statusName: 'Normal' }, workers, now)).toBe(expected)
  })

  test('a call on hold waits on purpose', () => {
    expect(leadOfflineSince({ statusName: 'On Hold' }, [lead()], now)).toBeNull()
  })
})
