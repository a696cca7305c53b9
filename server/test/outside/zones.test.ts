// Databases that lack a time zone in which a facility is: everybody works on there, through both doors (rules 1.4a).
import { learnZones } from '../../db/access/zones'
import { hashPassword } from '../../auth/password'
import { momentAt } from '../../domain/kernel/time/facilityTime'
import { allZones } from '../../domain/kernel/time/zones'
import { doors, globalId, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { putDocuments } from '../hospital/documents'
import { linesIn } from '../hospital/lines'

serveHospital()

const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const admin = () => doors(address, hospital.people.admin)
const [winter, password] = [new Date('2026-01-15T12:00:00Z'), 'Patency-demo-1']

/** The server starts in winter on a database that does not know the zone, and then it is half past midnight in summer. */
const summerWithout = async (zone: string): Promise<void> => {
  const { clients, clock, riverside } = hospital
  await clients.system.facility.updateMany({ where: { providerId: riverside.id }, data: { timeZone: zone } })
  const names = allZones()
    .filter((each) => each !== zone)
    .map((name) => ({ name }))
  const $queryRaw = ([text]: TemplateStringsArray) =>
    Promise.resolve(text!.includes('pg_timezone_names') ? names : [{ zone }])
  await learnZones({ system: { $queryRaw } } as never, winter)
  clock.now = momentAt(zone, '2026-07-02', 0, 30)
  await clients.system.session.updateMany({ data: { createdAt: clock.now, seenAt: clock.now } })
}

test.each(['America/New_York', 'America/Indiana/Indianapolis', 'America/St_Johns', 'America/Nuuk', 'America/Havana'])(
  'a database without %s',
  async (zone) => {
    await summerWithout(zone)
    const { clients, riverside, people, clock } = hospital
    const ana = await hospital.hire(`Ana ${zone.replaceAll(/[^a-z]/gi, ' ')}`, 'Clinician', riverside.id, {
      only: [riverside.facilities[0]!.id],
    })
    await clients.system.user.update({ where: { id: ana.id }, data: { passwordHash: await hashPassword(password) } })
    // They expire today. The database is told the zone by its distance from UTC in winter, by which it is yesterday: had
    // it been told the name, it would have known better, and another one would have failed.
    const rows = Object.values(riverside.requirements).map((requirementId) => ({
      ...{ userId: ana.id, requirementId, issueDate: '2025-07-02', expirationDate: '2026-07-02' },
      ...{ state: 'APPROVED' as const, reviewerId: people.admin.id, at: clock.now },
    }))
    await putDocuments(clients, riverside.id, rows)
    await linesIn(hospital).addLine()

    expect((await doors(address, null).rest('POST', '/auth/login', { email: ana.email, password })).status).toBe(200)
    const own = await doors(address, ana).rest('GET', `/users/amiprobablycompliant/${riverside.id}`)
    expect([own.status, own.body]).toEqual([200, true])
    const users = await admin().rest('GET', of('/users'))
    expect(users.body.find(({ id }: Json) => id === ana.id).inCompliance).toBe(true)
    const changed = await admin().rest('PUT', of(`/users/${ana.id}`), { fullName: `Ana of ${zone}` })
    expect([changed.status, changed.body.inCompliance]).toEqual([200, true])
    const { data, errors } = await admin().graphql(
      'query($id: ID!) { provider { compliance(personId: $id) { inCompliance } } }',
      { id: globalId('User', ana.id) },
    )
    expect([errors, data]).toEqual([undefined, { provider: { compliance: { inCompliance: true } } }])
    for (const path of [
      '/compliancerequirements/compliance-documents',
      '/reports/compliance-report.csv',
      `/reports/lines-report.csv?preset=LAST_MONTH&timeZone=${encodeURIComponent(zone)}`,
      `/reports/demand-report.csv?preset=LAST_MONTH&timeZone=${encodeURIComponent(zone)}`,
      '/reports/removal-report.csv?preset=LAST_MONTH',
      '/lines',
      '/calls/active',
    ]) {
      const { status, body } = await admin().rest('GET', of(path))
      expect({ path, status, cut: /BROKEN/.test(JSON.stringify(body)) }).toEqual({ path, status: 200, cut: false })
    }
  },
)

const names: [string, string][] = [
  ['America/new_york', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  [' america/buenos_aires ', 'America/Argentina/Buenos_Aires'],
  ['AMERICA/INDIANAPOLIS', 'America/Indiana/Indianapolis'],
  ['US/Arizona', 'America/Phoenix'],
]
test.each(names)('a zone that is sent as %j is kept as %s, at both doors', async (sent, kept) => {
  await learnZones(hospital.clients, hospital.clock.now)
  const name = `Clinic ${sent}`
  const rest = await admin().rest('POST', of('/facilities'), { name, timeZone: sent, weight: 5 })
  expect([rest.status, rest.body.timeZone]).toEqual([200, kept])
  const { data } = await admin().graphql(
    'mutation($input: CreateFacilityInput!) { it: createFacility(input: $input) { ... on CreateFacilitySuccess { facility { timeZone } } ... on Refusal { fields { field message } } } }',
    { input: { name: `Other ${sent}`, timeZone: sent, weight: 5 } },
  )
  expect(data!.it).toEqual({ facility: { timeZone: kept } })
})
