import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Random } from '../../../prisma/demo/story/random'
import { openClients } from '../../../server/db/access/client'
import { momentAt } from '../../../server/domain/kernel/time/facilityTime'
import { plus } from '../../../server/test/compliance/slowTable'
import { simulateCompliance, zone } from '../../../server/test/compliance/simulation'
import { startJobProcess } from '../../../server/test/hospital/jobs'
import { openDemoHospital } from '../../lib/laboratory'
import type { Kind } from '../kind'

/** The nights of a whole run, of which as many as there are rounds are disturbed. */
const nightsOfYear = 365

/** A job whose process was killed is taken on by another one after this. */
const leaseMs = 61_000

/**
 * Two processes remind people and lock accounts, night after night of a year, on a clock that is moved by hand; in the
 * nights that chance chooses one of them, or both, are killed at some instant. Afterwards everybody was told what the
 * slow table says, once.
 */
export const reminders: Kind = async ({ rounds, seed, isShort }) => {
  const chance = new Random(seed)
  const hospital = await openDemoHospital()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patency-reminders-'))
  const clients = openClients(hospital.url)
  const begun: ReturnType<typeof startJobProcess>[] = []
  const begin = () => {
    const process = startJobProcess({ url: hospital.url, dataDir })
    begun.push(process)
    return process
  }
  try {
    const start = '2026-01-05'
    const simulation = await simulateCompliance({ clients, seed, people: isShort ? 12 : 60, start })
    const { providerId } = simulation
    // Nothing else is due, so that the processes are killed at this.
    await clients.system.job.deleteMany({ where: { OR: [{ providerId: null }, { providerId: { not: providerId } }] } })
    await clients.system.job.updateMany({ where: { providerId }, data: { dueAt: momentAt(zone, start, 2, 0) } })
    let processes = [begin(), begin()]
    await Promise.all(processes.map((process) => process.says('ready')))

    const nights = isShort ? rounds : Math.max(rounds, nightsOfYear)
    let disturbed = rounds
    const lost: string[] = []
    const locked: string[][] = []
    const seen = { nights, killed: 0, 'killed at work': 0, messages: 0, locks: 0 }
    for (let night = 0; night < nights; night += 1) {
      const day = plus(start, night)
      // Of the nights that are left, each is as likely as any other.
      const isDisturbed = chance.chance(disturbed / (nights - night))
      if (isDisturbed) disturbed -= 1
      let moment = momentAt(zone, day, 2, 0)
      for (const process of processes) process.run(moment)
      if (isDisturbed) await wait(chance.between(0, 200))
      const doomed = isDisturbed ? (chance.chance(0.3) ? processes : [chance.pick(processes)]) : []
      for (const process of doomed) if (!process.hasSaid('over')) seen['killed at work'] += 1
      await Promise.all(doomed.map((process) => process.kill()))
      seen.killed += doomed.length
      const left = processes.filter((process) => !doomed.includes(process))
      await Promise.all(left.map((process) => process.says('over')))
      processes = [...left, ...doomed.map(begin)]
      await Promise.all(processes.filter((process) => !left.includes(process)).map((process) => process.says('ready')))
      moment = new Date(moment.getTime() + leaseMs)
      for (const process of processes) process.run(moment)
      await Promise.all(processes.map((process) => process.says('over')))

      const expected = simulation.expected(day)
      const told = await simulation.told(day)
      for (const one of expected)
        if (told.filter((other) => isDeepStrictEqual(one, other)).length !== 1)
          lost.push(`${day}: ${JSON.stringify(one)} was not told once`)
      if (told.length !== expected.length) lost.push(`${day}: ${told.length} messages instead of ${expected.length}`)
      const people = expected.filter((one) => one.locked.length > 0).map(({ userId }) => userId)
      if (people.length > 0) locked.push(people.sort())
      seen.messages += told.length
      seen.locks += people.length
      await simulation.live(day)
    }
    for (const { locked: told, due, digests } of await simulation.toldAdministrators(locked)) {
      if (!isDeepStrictEqual(told, due))
        lost.push(`an administrator was told of these locks: ${JSON.stringify(told)} instead of ${JSON.stringify(due)}`)
      if (digests.length !== Math.ceil(nights / 7))
        lost.push(`an administrator got ${digests.length} digests in ${nights} days`)
    }
    return { figures: seen, lost }
  } finally {
    await Promise.all(begun.map((process) => process.kill()))
    await clients.close()
    await hospital.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
