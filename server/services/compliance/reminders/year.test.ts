// A year of nights with a moved clock, against a slow table that counts days (rules 2.4, 6.7, 6.8).
import { pino } from 'pino'
import { openClients, type Clients } from '../../../db/access/client'
import { weekOf } from '../../../domain/compliance/nights'
import { momentAt, todayIn } from '../../../domain/kernel/time/facilityTime'
import { jobKinds } from '../../../jobs/kinds'
import { runDueJobs } from '../../../jobs/runner'
import { plus } from '../../../test/compliance/slowTable'
import { simulateCompliance, zone } from '../../../test/compliance/simulation'
import { testPatience } from '../../../test/harness/patience'
import { inFull } from '../../../test/harness/rounds'
import { hospitalOfFile } from '../../../test/hospital/setUp'

const hospital = hospitalOfFile()
const log = pino({ level: 'silent' })

test.each(inFull ? [1, 2, 3] : [1])(
  'each message comes once and none is missing, whatever happens and however many nights were missed (seed %i)',
  async (seed) => {
    const { clients, clock, files } = hospital
    const start = '2026-01-05'
    const simulation = await simulateCompliance({ clients, seed, people: inFull ? 25 : 8, start })
    const { providerId } = simulation
    await clients.system.job.deleteMany({ where: { providerId: { not: providerId } } })
    const now = (): Date => new Date(clock.now)
    await clients.system.job.updateMany({ where: { providerId }, data: { dueAt: momentAt(zone, start, 2, 0) } })
    const other = openClients(hospital.database.url, { patience: testPatience })
    const run = (of: Clients) =>
      runDueJobs({ clients: of, kinds: jobKinds(of, files, now, { idleMinutes: 15, maxHours: 12 }), now, log })
    const days = inFull ? 365 : 60
    const locked: string[][] = []
    const weeks = new Set<string>()
    let messages = 0
    for (let passed = 0; passed < days; passed += 1) {
      const day = plus(start, passed)
      // Of some nights nothing is left but that they were missed.
      if (passed > 3 && passed % 11 < 2) {
        await simulation.live(day)
        continue
      }
      clock.now = simulation.night(day)
      await (passed % 5 === 0 ? Promise.all([run(clients), run(other)]) : run(clients))
      const expected = simulation.expected(day)
      expect({ day, told: await simulation.told(day) }).toEqual({ day, told: expected })
      messages += expected.length
      weeks.add(weekOf(day))
      const now = expected.filter((told) => told.locked.length > 0).map(({ userId }) => userId)
      if (now.length > 0) locked.push(now.sort())
      if (passed % 7 === 0) {
        // Whoever asks for it once more in the same night is told nothing.
        clock.now = new Date(clock.now.getTime() + 3_600_000)
        const asked = { dueAt: clock.now, requestedAt: clock.now }
        await clients.system.job.updateMany({ where: { providerId }, data: asked })
        await run(clients)
      }
      await simulation.live(day)
    }
    await other.close()
    expect(await clients.system.inboxMessage.count({ where: { providerId, kind: 'compliance' } })).toBe(messages)
    for (const administrator of await simulation.toldAdministrators(locked)) {
      expect(administrator.locked).toEqual(administrator.due)
      expect(administrator.digests.map((at) => weekOf(todayIn(zone, at)))).toEqual([...weeks])
    }
    // A year in which nothing happened would prove nothing.
    expect([messages > 20, locked.length > 1]).toEqual([true, true])
    expect(await clients.system.jobRun.count({ where: { providerId, outcome: { not: 'done' } } })).toBe(0)
    expect(
      (await clients.system.accountLock.findMany({ where: { providerId } })).map(({ userId }) => userId).sort(),
    ).toEqual(
      simulation.model.people
        .filter(({ isLocked }) => isLocked)
        .map(({ id }) => id)
        .sort(),
    )
  },
)
