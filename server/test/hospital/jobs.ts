import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import type { Clients } from '../../db/access/client'
import { jobKinds } from '../../jobs/kinds'
import { runDueJobs, type JobKind } from '../../jobs/runner'
import { projectRoot } from '../../paths'
import { setLineCheckInterval } from '../../services/line-checks/configureLineChecks'
import type { Hospital } from './hospital'

export const begin = new Date('2026-03-10T14:00:00Z')

/** The jobs of a hospital whose clock is moved by hand. */
export const jobsIn = (hospital: Hospital) => {
  const { clients, clock, files, riverside, people, as } = hospital
  const log = pino({ level: 'silent' })
  const now = (): Date => new Date(clock.now)
  const kindsOf = (of: Clients): JobKind[] => jobKinds(of, files, now, { idleMinutes: 15, maxHours: 12 })
  const runWith = (of: Clients, kinds = kindsOf(of)) => runDueJobs({ clients: of, kinds, now, log })
  const table = () => clients.system.job.findMany({ orderBy: { name: 'asc' } })
  return {
    log,
    now,
    kindsOf,
    runWith,
    table,
    pass: (seconds: number): void => void (clock.now = new Date(clock.now.getTime() + seconds * 1_000)),
    run: (kinds?: JobKind[]) => runWith(clients, kinds),
    job: async (name: string) => (await table()).find((one) => one.name === name)!,
    runs: async () =>
      (await clients.system.jobRun.findMany({ orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] })).map(
        ({ outcome, attempt, summary }) => ({ outcome, attempt, summary }),
      ),

    /** Nothing is scheduled, and there are neither lines nor calls. */
    beginAnew: async (): Promise<void> => {
      clock.now = begin
      for (const name of ['jobRun', 'job', 'lineCheckSettings', 'call', 'line'] as const)
        await (clients.system[name] as typeof clients.system.call).deleteMany({})
    },

    /** Line checks every hour. */
    schedule: async (lines: number): Promise<string[]> => {
      const made = await clients.system.line.createManyAndReturn({
        data: Array.from({ length: lines }, (_, n) => ({
          providerId: riverside.id,
          name: `Line ${n}`,
          roomId: riverside.facilities[0]!.roomIds[0]!,
          createdAt: begin,
        })),
      })
      await setLineCheckInterval(await as(people.admin), {
        intervalAmount: 1,
        intervalUnits: 'hours',
        purposeId: riverside.purposes['Daily Line Check'],
      })
      return made.map(({ id }) => id).sort()
    },

    /** The lines that have a call. */
    checked: async (): Promise<(string | null)[]> =>
      (await clients.system.call.findMany({ where: { lineId: { not: null } } })).map(({ lineId }) => lineId).sort(),
  }
}

/** A process that runs due jobs on command. */
export const startJobProcess = ({ url, dataDir }: { url: string; dataDir: string }) => {
  const child: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(projectRoot, 'server/test/harness/jobProcess.ts'), url, dataDir],
    { cwd: projectRoot },
  )
  const said: string[] = []
  const waiting: (() => void)[] = []
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    waiting.splice(0).forEach((wake) => wake())
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void ended.then(() => waiting.splice(0).forEach((wake) => wake()))
  return {
    run: (moment: Date) => child.stdin.write(`${moment.toISOString()}\n`),
    hasSaid: (what: string): boolean => said.includes(what),
    says: async (what: string): Promise<void> => {
      while (!said.includes(what)) {
        if (child.exitCode !== null) throw new Error(`it ended: ${errors}`)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
      said.splice(said.indexOf(what), 1)
    },
    kill: async (): Promise<void> => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
