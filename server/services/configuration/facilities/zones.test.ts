// Databases whose time zones are not those of this runtime (rules 1.4).
import { learnZones, zoneForDatabase } from '../../../db/access/zones'
import { allZones } from '../../../domain/kernel/time/zones'
import { doors } from '../../../test/harness/doors'
import { fieldsOf } from '../../../test/harness/expect'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { readStandings } from '../../compliance/standing/readStandings'
import { demandReport } from '../../reports/demand'
import { linesReport } from '../../reports/lines'
import { importCatalogue } from '../transfer/importCatalogue'
import { createFacility, updateFacility } from './configureFacilities'

const hospital = servedHospitalOfFile()
const ofAdmin = () => hospital.as(hospital.people.admin)

/** Learns from a database that lacks these names, and has no others than IANA's unless they are given. */
const learnWithout = (lacking: readonly string[], { now = hospital.clock.now, also = [] as string[] } = {}) => {
  const names = [...allZones().filter((zone) => !lacking.includes(zone)), ...also].map((name) => ({ name }))
  const $queryRaw = ([text]: TemplateStringsArray) => Promise.resolve(text!.includes('pg_timezone_names') ? names : [])
  return learnZones({ system: { $queryRaw } } as never, now)
}
beforeEach(() => learnZones(hospital.clients, hospital.clock.now))

test('the database of these tests knows every zone by its IANA name', () => {
  expect(allZones().filter((zone) => zoneForDatabase(zone) !== zone)).toEqual([])
})

test('a zone is told by another name, or by its distance from UTC', async () => {
  const lacking = ['America/Nuuk', 'America/Phoenix', 'America/St_Johns', 'Asia/Kolkata']
  await learnWithout(lacking, { also: ['America/Godthab'], now: new Date('2026-01-15T12:00:00Z') })
  expect(lacking.map(zoneForDatabase)).toEqual(['America/Godthab', '<-0700>07:00', '<-0330>03:30', '<+0530>-05:30'])
  const { rows } = hospital.clients
  const told = await rows<{ at: string }>(
    {
      name: 'patency_test_zones',
      text: "select to_char(timestamptz '2026-01-15 12:00Z' at time zone zone, 'HH24:MI') as at from unnest($1::text[]) with ordinality as told (zone, place) order by place",
    },
    [lacking.map(zoneForDatabase)],
  )
  expect(told.map(({ at }) => at)).toEqual(['10:00', '05:00', '08:30', '17:30'])
})

test('a facility is kept in a zone by its IANA name, however it was called', async () => {
  const { rest } = doors(hospital.address, hospital.people.admin)
  const at = `/providers/${hospital.riverside.id}/facilities`
  const sent = { name: 'Louisville Clinic', timeZone: ' america/louisville ', weight: 3 }
  const { status, body } = await rest('POST', at, sent)
  expect([status, body.timeZone]).toEqual([200, 'America/Kentucky/Louisville'])
  const { status: again, body: changed } = await rest('PUT', `${at}/${body.id}`, { timeZone: 'US/Central' })
  expect([again, changed.timeZone]).toEqual([200, 'America/Chicago'])
  expect((await rest('PUT', `${at}/${body.id}`, { timeZone: '-06:00' })).status).toBe(422)
})

test('a zone that the database does not know is neither offered nor accepted, and one that a facility has may stay', async () => {
  const { riverside, people } = hospital
  await learnWithout(['America/New_York', 'America/Regina'])
  const { rest, graphql } = doors(hospital.address, people.admin)
  const at = `/providers/${riverside.id}/facilities`
  const offered = (await rest('GET', `${at}/timezones`)).body
  const { data } = await graphql('{ provider { configuration { timeZones facilities { timeZone timeZoneKnown } } } }')
  expect(data!.provider.configuration.timeZones).toEqual(offered)
  expect(offered).toContain('America/Denver')
  expect(offered).not.toContain('America/Regina')
  expect(data!.provider.configuration.facilities).toContainEqual({ timeZone: 'America/New_York', timeZoneKnown: false })
  const refused = { timeZone: 'The database does not know this time zone' }
  const facilityId = riverside.facilities[0]!.id
  expect(await fieldsOf(createFacility(await ofAdmin(), { name: 'X', timeZone: 'America/Regina', weight: 1 }))).toEqual(
    refused,
  )
  expect(await fieldsOf(updateFacility(await ofAdmin(), { facilityId, timeZone: 'Canada/Saskatchewan' }))).toEqual(
    refused,
  )
  expect(
    await fieldsOf(updateFacility(await ofAdmin(), { facilityId, timeZone: 'America/New_York', weight: 7 })),
  ).toEqual({})
  const facility = {
    name: 'Main Hospital',
    timeZone: 'America/Regina',
    followUpsEnabled: true,
    requiredCallFields: [],
    rooms: [],
  }
  const counts = { purposes: 0, facilities: 1, rooms: 0, procedures: 0, fields: 0, options: 0 }
  const document = { format: 'patency-catalogue', version: 1, counts, facilities: [facility], dryRun: true }
  expect(await fieldsOf(importCatalogue(await ofAdmin(), document))).toMatchObject({
    'facilities[0].timeZone': refused.timeZone,
  })
})

test('what the database counts by a zone that it lost goes on, with the distance from UTC of the start', async () => {
  const { clients, riverside } = hospital
  // A server that started in winter, and a summer's day of which New York has one hour left, by summer time alone.
  const now = new Date('2026-07-02T04:30:00Z')
  const today = async (): Promise<(string | undefined)[]> => {
    const db = clients.forProvider(riverside.id)
    const standings = await readStandings(db, { providerId: riverside.id, now, userIds: [hospital.people.rosa.id] })
    return [standings.get(hospital.people.rosa.id)?.today]
  }
  expect(await today()).toEqual(['2026-07-02'])
  await learnWithout(['America/New_York'], { now: new Date('2026-01-15T12:00:00Z') })
  expect(await today()).toEqual(['2026-07-01'])
  const report = { start: '2026-07-01', end: '2026-07-02', timeZone: 'US/Eastern' }
  const request = { ...(await ofAdmin()), now: () => now }
  expect(await demandReport(request, report)).toMatchObject({ total: expect.any(Number) })
  expect(await linesReport(request, report)).toMatchObject({ total: expect.any(Object) })
  expect((await doors(hospital.address, hospital.people.admin).rest('GET', '/users/me')).status).toBe(200)
})

test('a server does not start where a facility is in a zone that its Node.js does not know', async () => {
  const $queryRaw = ([text]: TemplateStringsArray) =>
    Promise.resolve(text!.includes('facility') ? [{ zone: 'America/Atlantis' }] : [])
  await expect(learnZones({ system: { $queryRaw } } as never, hospital.clock.now)).rejects.toMatchObject({
    message: expect.stringMatching(
      /^A facility is in the time zone America\/Atlantis, which this Node\.js \(time zones of .+\) does not know\.$/,
    ),
    remedy: 'Update Node.js.',
  })
})
