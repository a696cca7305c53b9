import timeZones from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' }
import { allZones, ianaName, namesOf } from './zones'

type Known = { _alias?: string; _iana?: string }
type Zones = { keyword: { u: { tz: Record<string, Known | string> } } }

/** What CLDR says of each zone: its names, the one of CLDR first, and that of IANA. */
const known = Object.values((timeZones as Zones).keyword.u.tz).flatMap((zone) => {
  if (typeof zone === 'string' || !zone._alias) return []
  const names = zone._alias.split(' ')
  // UTC and zones that are none have names of their own in runtimes.
  return /^(Etc|Factory)\//.test(names[0]!) ? [] : [{ names, iana: zone._iana ?? names[0]! }]
})

test('each name of each zone leads to its one name in the IANA database', () => {
  expect(known.length).toBeGreaterThan(400)
  const wrong = known.flatMap(({ names, iana }) =>
    names.filter((name) => ![iana, null].includes(ianaName(name))).map((name) => [name, ianaName(name), iana]),
  )
  expect(wrong).toEqual([])
  expect(known.filter(({ names }) => names.every((name) => ianaName(name) === null)).length).toBeLessThan(10)
})

test('a name is found however it is written; offsets and nonsense are none', () => {
  expect(['america/new_york', 'US/Eastern', 'America/Louisville', 'utc'].map(ianaName)).toEqual([
    ...['America/New_York', 'America/New_York', 'America/Kentucky/Louisville', 'UTC'],
  ])
  for (const none of ['', '+05:30', '-03', 'America/Atlantis', 'Mars', "America/New_York'", ' UTC'])
    expect(ianaName(none)).toBeNull()
})

test('the zones that there are have their IANA names, each once', () => {
  const zones = allZones()
  expect(zones).toEqual([...new Set(zones)].sort())
  expect(zones.filter((zone) => ianaName(zone) !== zone)).toEqual([])
  expect(zones).toEqual(expect.arrayContaining(['America/Argentina/Buenos_Aires', 'Europe/Kyiv', 'America/Nassau']))
})

test('a zone with two names is also known by that of CLDR', () => {
  expect([namesOf('America/Nuuk'), namesOf('America/Chicago')]).toEqual([
    ['America/Nuuk', 'America/Godthab'],
    ['America/Chicago'],
  ])
})
