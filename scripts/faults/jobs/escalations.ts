import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Random } from '../../../prisma/demo/story/random'
import { simulateEscalations } from '../../../server/test/escalations/simulation'
import { openHospital } from '../../../server/test/hospital/hospital'
import { startJobProcess } from '../../../server/test/hospital/jobs'
import { ensureDatabases } from '../../lib/laboratory'
import type { Kind } from '../kind'

/** Minutes of a round. Its last one is when processes are killed. */
const minutesOfRound = 8

/**
 * Two processes escalate calls, minute after minute, on a clock that is moved by hand, while calls come, are taken and
 * come back, and the targets change; in each round one of them, or both, are killed at some instant. Afterwards every
 * step that an independent calculation has was taken, once.
 */
export const escalations: Kind = async ({ rounds, seed, isShort }) => {
  const chance = new Random(seed)
  const stopDatabases = await ensureDatabases()
  const hospital = await openHospital()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patency-escalations-'))
  const begun: ReturnType<typeof startJobProcess>[] = []
  const begin = () => {
    const process = startJobProcess({ url: hospital.database.url, dataDir })
    begun.push(process)
    return process
  }
  try {
    let processes = [begin(), begin()]
    // Nothing else is due, so that the processes are killed at this.
    await hospital.clients.system.job.deleteMany({})
    const simulation = await simulateEscalations(hospital, seed)
    await Promise.all(processes.map((process) => process.says('ready')))
    /** Both look at the minute; what one leaves to the other is done at the next look. */
    const escalate = async (): Promise<void> => {
      for (let look = 0; look < 2; look += 1) {
        for (const process of processes) process.run(hospital.clock.now)
        await Promise.all(processes.map((process) => process.says('over')))
      }
    }
    const seen = { killed: 0, 'killed at work': 0, escalations: 0 }
    for (let round = 0; round < rounds; round += 1) {
      for (let minute = 1; minute < minutesOfRound; minute += 1) {
        await simulation.live()
        simulation.expectSteps()
        await escalate()
      }
      await simulation.live()
      simulation.expectSteps()
      for (const process of processes) process.run(hospital.clock.now)
      await wait(chance.between(0, 60))
      const doomed = chance.chance(0.3) ? processes : [chance.pick(processes)]
      for (const process of doomed) if (!process.hasSaid('over')) seen['killed at work'] += 1
      await Promise.all(doomed.map((process) => process.kill()))
      seen.killed += doomed.length
      const left = processes.filter((process) => !doomed.includes(process))
      await Promise.all(left.map((process) => process.says('over')))
      // In a short round who is left goes on alone: starting another process takes seconds.
      const next = isShort && left.length > 0 ? [] : doomed.map(begin)
      await Promise.all(next.map((process) => process.says('ready')))
      processes = [...left, ...next]
      // The killed process's transaction may have held a call; the database lets go of it at once.
      await escalate()
    }
    const [expected, taken] = [simulation.expected(), await simulation.taken()]
    seen.escalations = taken.length
    const lost = [
      ...expected
        .filter((step) => !taken.some((other) => isDeepStrictEqual(step, other)))
        .map((step) => `was not taken: ${JSON.stringify(step)}`),
      ...taken
        .filter((step) => !expected.some((other) => isDeepStrictEqual(step, other)))
        .map((step) => `was taken and should not be: ${JSON.stringify(step)}`),
    ]
    const audited = await simulation.audited()
    if (audited !== taken.length) lost.push(`the audit log has ${audited} of ${taken.length} escalations`)
    return { figures: seen, lost }
  } finally {
    await Promise.all(begun.map((process) => process.kill()))
    await hospital.close()
    await stopDatabases()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
