import { jest } from '@jest/globals'
import { dayOf, showDayOf } from './facilityDay'

const moment = new Date('2026-11-21T01:02:00Z')
const time = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The module as a browser starts it that says this of its own zone. */
const inBrowser = async (timeZone: string | undefined, start = (): void => {}) => {
  jest.resetModules()
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string }
  })
  start()
  return { ...(await import('./zonedTime')), ...(await import('./time')) }
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('the zone of the browser', async () => {
  const { zoneHere } = await inBrowser('America/Phoenix')
  expect(zoneHere()).toBe('America/Phoenix')
})

test.each(['Etc/Unknown', undefined, '', 'America/Nowhere'])(
  'a browser that calls its zone %p has that of UTC, and a sign says so',
  async (timeZone) => {
    const { zoneHere, formatIn, showMoment, showFully } = await inBrowser(timeZone)
    expect(zoneHere()).toBe('UTC')
    expect(formatIn(undefined, time).format(moment)).toBe('Nov 21, 01:02 UTC')
    expect(formatIn('America/New_York', time).format(moment)).toBe('Nov 20, 20:02')
    expect(showMoment(moment, moment)).toBe('01:02 UTC')
    expect(showFully(moment)).toMatch(/01:02 UTC$/)
  },
)

test('a browser without a usable zone of its own, in which even a format without a zone fails', async () => {
  const Real = Intl.DateTimeFormat
  const { zoneHere, formatIn } = await inBrowser('UTC', () => {
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      if (!options?.timeZone) throw new RangeError('Unsupported time zone specified undefined')
      return new Real(locale, options)
    } as typeof Intl.DateTimeFormat)
  })
  expect(zoneHere()).toBe('UTC')
  expect(formatIn(undefined, time).format(moment)).toBe('Nov 21, 01:02 UTC')
})

test('a browser that formats no time shows it plainly', async () => {
  const { zoneHere, formatIn } = await inBrowser('UTC', () => {
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((() => {
      throw new RangeError('Incorrect locale information provided')
    }) as never)
  })
  expect(zoneHere()).toBe('UTC')
  expect(formatIn('America/New_York', time).format(moment)).toBe('2026-11-21 01:02 UTC')
})

test('a zone that the browser does not know is shown in UTC, with the sign', async () => {
  const { formatIn, zoneOrUtc, signOfZone } = await inBrowser('America/Phoenix')
  expect(formatIn('America/Coyhaique_Norte', time).format(moment)).toBe('Nov 21, 01:02 UTC')
  expect(zoneOrUtc('America/Coyhaique_Norte')).toBe('UTC')
  expect(signOfZone('America/Coyhaique_Norte')).toBe(' UTC')
  expect(zoneOrUtc('America/New_York')).toBe('America/New_York')
  expect(signOfZone('America/New_York')).toBe('')
  expect(signOfZone(null)).toBe('')
})

test('a day of a facility, in its zone or with a sign', () => {
  expect(showDayOf(moment.toISOString(), 'America/New_York')).toBe('11/20/2026')
  expect(showDayOf(moment.toISOString(), null)).toBe('11/21/2026')
  expect(showDayOf(moment.toISOString(), 'America/Coyhaique_Norte')).toBe('11/21/2026 UTC')
  expect(dayOf(moment, 'America/Coyhaique_Norte')).toBe('2026-11-21')
})
