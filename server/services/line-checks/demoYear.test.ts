import { pino } from 'pino'
import { seedDemo } from '../../../prisma/demo/load/index'
import { openClients, type Clients } from '../../db/access/client'
import { clocks, watched } from '../../test/hospital/wallClocks'
import { openFileStore } from '../../files/fileStore'
import { jobKinds } from '../../jobs/kinds'
import { runDueJobs } from '../../jobs/runner'
import { createTestDatabase, type TestDatabase } from '../../test/database/database'
import { openLineChecks } from '../../test/hospital/lineChecks'
import { testPatience } from '../../test/harness/patience'
import { inFull } from '../../test/harness/rounds'

const begin = new Date('2026-02-02T12:00:00Z')
/** The whole year, or the days around both changes of the clocks. */
const spans = (
  inFull
    ? [['2026-02-02', '2027-02-02']]
    : [
        ['2026-03-05', '2026-03-11'],
        ['2026-10-29', '2026-11-04'],
      ]
).map((span) => span.map((day) => new Date(`${day}T12:00:00Z`)) as [Date, Date])
const days = [1, 2, 3, 4, 5, 6, 7]

let database: TestDatabase
let clients: Clients
beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemo({
    url: database.url,
    now: begin,
    files: openFileStore({ dataDir: process.env.PATENCY_DATA! }),
    print: () => undefined,
  })
  clients = openClients(database.url, { patience: testPatience })
})
afterAll(async () => {
  await clients.close()
  await database.drop()
})

test.each([
  ['which the clocks skip in one night', 2, 30],
  ['which the clocks show twice in one night', 1, 30],
])(
  'a year of line checks of the demo hospital at a time %s: each line when the clock on its wall says so, none missing, none twice (rules 4.6)',
  async (_which, hour, minute) => {
    const { linesByZone, schedule, takeChecks } = await openLineChecks(clients, 'Riverside Health')
    expect(Object.keys(linesByZone).sort()).toEqual(Object.keys(clocks).sort())
    let now = begin
    const look = async (moment: number): Promise<string[]> => {
      now = new Date(moment)
      const kinds = jobKinds(clients, openFileStore({ dataDir: process.env.PATENCY_DATA! }), () => now, {
        idleMinutes: 15,
        maxHours: 12,
      }).filter(({ name }) => name === 'checkLines')
      await runDueJobs({ clients, kinds, now: () => now, log: pino({ level: 'silent' }) })
      return takeChecks()
    }
    let moments = 0
    for (const [from, until] of spans) {
      await schedule({ hour, minute, days, since: from })
      const zonesAt = new Map<string, string[]>()
      for (const zone of Object.keys(clocks))
        for (const due of watched(zone, [{ hour, minute, days }], from, until)[0]!)
          zonesAt.set(due, [...(zonesAt.get(due) ?? []), zone])
      for (const [due, zones] of [...zonesAt].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const moment = Date.parse(due)
        // Neither too early nor once more after the last time.
        expect({ due, between: await look(moment - 1_000) }).toEqual({ due, between: [] })
        expect({ due, checked: await look(moment + 700) }).toEqual({
          due,
          checked: zones.flatMap((zone) => linesByZone[zone]!).sort(),
        })
      }
      moments += zonesAt.size
    }
    expect(moments).toBeGreaterThan(inFull ? 1_000 : 30)
  },
)
