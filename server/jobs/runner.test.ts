import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openClients, type Clients } from '../db/client'
import { registry } from '../metrics'
import { projectRoot } from '../paths'
import { keepJobs, LostClaim } from '../services/jobs/claim'
import { runJobNow } from '../services/jobs/runJobNow'
import { checkLines } from '../services/line-checks/checkLines'
import { setLineCheckInterval } from '../services/line-checks/configureLineChecks'
import { openHospital, type Hospital } from '../test/hospital'
import { placeLine } from '../test/placedLines'
import { jobKinds } from './kinds'
import { again, runDueJobs, startRunner, type JobKind } from './runner'

let hospital: Hospital
let others: Clients[]
beforeAll(async () => {
  hospital = await openHospital()
  others = Array.from({ length: 3 }, () => openClients(hospital.database.url))
})
afterAll(async () => {
  await Promise.all(others.map((clients) => clients.close()))
  await hospital.close()
})

const begin = new Date('2026-03-10T14:00:00Z')
beforeEach(async () => {
  const { system } = hospital.clients
  hospital.clock.now = begin
  for (const table of ['jobRun', 'job', 'lineCheckSettings', 'call', 'line'] as const) await (system[table] as typeof system.call).deleteMany({})
})

const log = pino({ level: 'silent' })
const now = (): Date => new Date(hospital.clock.now)
const pass = (seconds: number): void => void (hospital.clock.now = new Date(hospital.clock.now.getTime() + seconds * 1_000))
const kindsOf = (clients: Clients): JobKind[] => jobKinds(clients, hospital.images, now, { idleMinutes: 15, maxHours: 12 })
const runWith = (clients: Clients, kinds = kindsOf(clients)) => runDueJobs({ clients, kinds, now, log })
const run = (kinds?: JobKind[]) => runWith(hospital.clients, kinds)
const table = () => hospital.clients.system.job.findMany({ orderBy: { name: 'asc' } })
const job = async (name: string) => (await table()).find((one) => one.name === name)!
const runs = async () => (await hospital.clients.system.jobRun.findMany({ orderBy: [{ startedAt: 'asc' }, { id: 'asc' }] })).map(({ outcome, attempt, told }) => ({ outcome, attempt, told }))
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + 20_000; !(await isSo()); await new Promise((resolve) => setTimeout(resolve, 20))) if (Date.now() > deadline) throw new Error('it never came to that')
}

/** Line checks every hour. */
const schedule = async (lines: number): Promise<string[]> => {
  const { riverside, people, as, clients } = hospital
  const made = await clients.system.line.createManyAndReturn({ data: Array.from({ length: lines }, (_, n) => ({ providerId: riverside.id, name: `Line ${n}`, roomId: riverside.facilities[0]!.roomIds[0]!, createdAt: begin })) })
  await setLineCheckInterval(await as(people.admin), { intervalAmount: 1, intervalUnits: 'hours', purposeId: riverside.purposes['Daily Line Check'] })
  return made.map(({ id }) => id).sort()
}
const checked = async (): Promise<(string | null)[]> => (await hospital.clients.system.call.findMany({ where: { lineId: { not: null } } })).map(({ lineId }) => lineId).sort()

describe('the table of jobs (rules 9.1)', () => {
  test('jobs of the installation stand in it from the first start on, each once, and keep their rhythm', async () => {
    await Promise.all([hospital.clients, ...others].map((clients) => keepJobs(clients, ['prune', 'sweepImages'], now())))
    expect((await table()).map(({ name, dueAt }) => [name, dueAt])).toEqual([['prune', begin], ['sweepImages', begin]])
    await run()
    expect((await job('prune')).dueAt).toEqual(new Date('2026-03-10T14:10:00Z'))
    // A second late; the next one is not.
    pass(601)
    await run()
    expect((await job('prune')).dueAt).toEqual(new Date('2026-03-10T14:20:00Z'))
    // After a night without servers it is done once.
    pass(36_000)
    await run()
    expect((await job('prune')).dueAt).toEqual(new Date('2026-03-11T00:20:01Z'))
    await keepJobs(hospital.clients, ['prune', 'sweepImages'], now())
    expect(await table()).toHaveLength(2)
  })

  test('what was done is told, and what had nothing to do is not', async () => {
    const { riverside, people, clients } = hospital
    await keepJobs(clients, ['prune', 'sweepImages'], now())
    await run()
    expect(await runs()).toEqual([])
    const key = { providerId: riverside.id, userId: people.rosa.id, verb: 'createCall', inputHash: new Uint8Array(1), createdAt: new Date('2026-03-08T14:00:00Z') }
    await clients.system.idempotencyKey.createMany({ data: [{ ...key, key: 'a' }, { ...key, key: 'b' }] })
    pass(600)
    await run()
    expect(await runs()).toEqual([{ outcome: 'done', attempt: 1, told: 'Removed: idempotency_key 2' }])
  })

  test('a server does what is due by itself, and stops after what it is at', async () => {
    let isAt = false
    let done = 0
    const slow = again('prune', 600_000, hospital.clients, now, async () => {
      isAt = true
      await new Promise((resolve) => setTimeout(resolve, 300))
      done += 1
      return 'slept'
    })
    await keepJobs(hospital.clients, ['prune'], now())
    const runner = startRunner({ clients: hospital.clients, kinds: [slow], now, log })
    await until(() => Promise.resolve(isAt))
    await runner.stop()
    expect(done).toBe(1)
    expect(await runs()).toEqual([{ outcome: 'done', attempt: 1, told: 'slept' }])
  })

  test('kinds that a server does not know wait for one that does', async () => {
    await hospital.clients.system.job.create({ data: { name: 'ofTomorrow', dueAt: begin, settledAt: begin } })
    await run()
    expect(await job('ofTomorrow')).toMatchObject({ dueAt: begin, attempts: 0, claimId: null })
  })
})

describe('a job that fails (rules 9.2)', () => {
  const broken = (): JobKind => again('prune', 600_000, hospital.clients, now, () => Promise.reject(new Error('Invalid `delete` invocation:\nmrn = R-1\n\nthe disk is full')))

  test('is tried again after a while that grows, then given up with the reason, and goes on with its next moment', async () => {
    await keepJobs(hospital.clients, ['prune'], now())
    for (const [attempt, wait] of [30, 60, 120, 240, 480].entries()) {
      await run([broken()])
      const due = new Date(now().getTime() + wait * 1_000)
      expect(await job('prune')).toMatchObject({ attempts: attempt + 1, dueAt: due, claimId: null, claimedUntil: null })
      pass(wait - 1)
      await run([broken()])
      expect((await job('prune')).attempts).toBe(attempt + 1)
      pass(1)
    }
    await run([broken()])
    expect(await runs()).toEqual([1, 2, 3, 4, 5, 6].map((attempt) => ({ attempt, outcome: attempt === 6 ? 'dead' : 'failed', told: 'the disk is full' })))
    const given = await job('prune')
    expect(given.attempts).toBe(0)
    expect(given.dueAt!.getTime()).toBeGreaterThan(now().getTime())
    hospital.clock.now = given.dueAt!
    await run([again('prune', 600_000, hospital.clients, now, () => Promise.resolve('well again'))])
    expect((await runs()).at(-1)).toEqual({ attempt: 1, outcome: 'done', told: 'well again' })
    const metrics = await registry.getSingleMetricAsString('patency_job_lookingtotal')
    for (const outcome of ['done', 'failed', 'dead']) expect(metrics).toMatch(new RegExp(`job="prune",outcome="${outcome}"} [1-9]`))
    expect(await registry.getSingleMetricAsString('patency_job_lateness_seconds')).toContain('job="prune"')
  })

  test('keeps no other from being done, and is tried at once when somebody asks', async () => {
    const { clients, people, as } = hospital
    await keepJobs(clients, ['prune', 'sweepImages'], now())
    await run([broken(), again('sweepImages', 600_000, clients, now, () => Promise.resolve('swept'))])
    expect(await runs()).toEqual(expect.arrayContaining([{ attempt: 1, outcome: 'failed', told: 'the disk is full' }, { attempt: 1, outcome: 'done', told: 'swept' }]))
    pass(5)
    await runJobNow(await as(people.system), { jobId: (await job('prune')).id })
    await run([again('prune', 600_000, clients, now, () => Promise.resolve('well again'))])
    expect((await runs()).at(-1)).toEqual({ attempt: 1, outcome: 'done', told: 'well again' })
    expect(await job('prune')).toMatchObject({ requestedAt: null, attempts: 0 })
  })

  test('line checks whose purpose is gone say so, write nothing, and are made once there is another', async () => {
    const { clients, riverside } = hospital
    const [lineId] = await schedule(1)
    const purposeId = riverside.purposes['Daily Line Check']!
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: begin } })
    pass(3_600)
    await run()
    expect(await runs()).toEqual([{ attempt: 1, outcome: 'failed', told: 'The purpose of the line checks was deleted. Choose another one.' }])
    expect(await checked()).toEqual([])
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: null } })
    pass(30)
    await run()
    expect((await runs()).at(-1)).toEqual({ attempt: 2, outcome: 'done', told: '1 call for 1 line' })
    expect(await checked()).toEqual([lineId])
    // In its own rhythm, not in that of the tries.
    expect((await job('checkLines')).dueAt).toEqual(new Date('2026-03-10T16:00:00Z'))
  })

  test('given up, line checks go on with their next moment', async () => {
    const { clients, riverside } = hospital
    const purposeId = riverside.purposes['Daily Line Check']!
    await schedule(1)
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: begin } })
    pass(3_600)
    for (let tries = 0; tries < 6; tries += 1) {
      await run()
      pass(480)
    }
    expect((await runs()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'dead'])
    expect((await job('checkLines')).dueAt).toEqual(new Date('2026-03-10T16:00:00Z'))
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: null } })
    hospital.clock.now = new Date('2026-03-10T16:00:00Z')
    await run()
    expect((await runs()).at(-1)).toMatchObject({ outcome: 'done', told: '1 call for 1 line' })
  })
})

describe('any number of processes (rules 4.6, 9.1)', () => {
  test('that look at the same moment make each call once', async () => {
    const lines = await schedule(40)
    for (let hour = 0; hour < 4; hour += 1) {
      pass(3_600)
      await Promise.all([hospital.clients, ...others].flatMap((clients) => [runWith(clients), runWith(clients)]))
      expect(await checked()).toEqual(lines)
      await hospital.clients.system.call.deleteMany({})
    }
    expect(await runs()).toEqual(Array(4).fill({ outcome: 'done', attempt: 1, told: '40 calls for 40 lines' }))
  })

  test('one that was taken for dead and goes on after all finds that another has the job, and leaves nothing', async () => {
    const lines = await schedule(5)
    pass(3_600)
    let isAt = false
    let goOn = (): void => undefined
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    let came: unknown = null
    const [slow, quick] = others as [Clients, Clients]
    const slowKind: JobKind = {
      name: 'checkLines',
      run: async ({ providerId, isRequested }, settle) => {
        try {
          await checkLines(slow, { providerId: providerId!, isRequested }, now(), async (tx, settlement) => {
            isAt = true
            await gate
            await settle(tx, settlement)
          })
        } catch (error) {
          came = error
          throw error
        }
      },
      afterGivenUp: () => Promise.resolve(null),
    }
    const first = runWith(slow, [slowKind])
    await until(() => Promise.resolve(isAt))
    const { claimId } = await job('checkLines')
    pass(61)
    const second = runWith(quick)
    await until(async () => (await job('checkLines')).claimId !== claimId)
    goOn()
    await Promise.all([first, second])
    expect(came).toBeInstanceOf(LostClaim)
    expect(await checked()).toEqual(lines)
    expect(await runs()).toEqual([{ outcome: 'done', attempt: 2, told: '5 calls for 5 lines' }])
  })

  test('while a job takes long, its process gives signs of life, and nobody else takes it on', async () => {
    await keepJobs(hospital.clients, ['prune'], now())
    let times = 0
    const long = (clients: Clients): JobKind =>
      again('prune', 600_000, clients, now, async () => {
        times += 1
        // The lease is over again and again, and renewed each time.
        for (let step = 0; step < 10; step += 1) {
          await new Promise((resolve) => setTimeout(resolve, 150))
          pass(0.15)
        }
        return 'done at last'
      })
    const looking = [hospital.clients, ...others].map(async (clients) => {
      for (let looks = 0; looks < 25; looks += 1) {
        await runDueJobs({ clients, kinds: [long(clients)], now, log, leaseMs: 900 })
        await new Promise((resolve) => setTimeout(resolve, 70))
      }
    })
    await Promise.all(looking)
    expect(times).toBe(1)
  }, 30_000)

  test('a process that is killed half way has written nothing, and another one makes each call once', async () => {
    const lines = await schedule(30)
    const processes = Array.from({ length: 2 }, () => startProcess())
    const owner = new pg.Client({ connectionString: hospital.database.url })
    await owner.connect()
    try {
      await Promise.all(processes.map((one) => one.says('ready')))
      pass(3_600)
      // Whoever takes the job on stands in the middle of its transaction: its lines are locked, and its calls cannot be written.
      await owner.query('begin; lock table call in share row exclusive mode')
      for (const one of processes) one.run(now())
      const idle = await Promise.race(processes.map(async (one) => (await one.says('over'), one)))
      const busy = processes.find((one) => one !== idle)!
      await until(async () => (await owner.query("select from pg_locks where relation = 'call'::regclass and not granted")).rowCount! > 0)
      await busy.kill()
      await owner.query('commit')
      // Nobody else is at it before the claim is over.
      pass(59)
      idle.run(now())
      await idle.says('over')
      expect(await checked()).toEqual([])
      pass(2)
      idle.run(now())
      await Promise.all([idle.says('over'), ...others.map((clients) => runWith(clients))])
      expect(await checked()).toEqual(lines)
      expect(await runs()).toEqual([{ outcome: 'done', attempt: 2, told: '30 calls for 30 lines' }])
      await idle.kill()
    } finally {
      await owner.end()
      await Promise.all(processes.map((one) => one.kill()))
    }
  }, 60_000)

  test('a job that ends every server that runs it is given up, too', async () => {
    await keepJobs(hospital.clients, ['prune'], now())
    const { system } = hospital.clients
    // Six processes took it on, and none was heard of again.
    await system.job.updateMany({ data: { attempts: 6, claimId: hospital.riverside.id, claimedAt: begin, claimedUntil: begin } })
    let isRun = false
    await run([again('prune', 600_000, hospital.clients, now, () => ((isRun = true), Promise.resolve(null)))])
    expect(isRun).toBe(false)
    expect(await runs()).toEqual([{ outcome: 'dead', attempt: 7, told: 'the server ended each of the 6 times that it ran' }])
    expect(await job('prune')).toMatchObject({ attempts: 0, claimId: null, dueAt: new Date('2026-03-10T14:10:00Z') })
  })
})

/** A process that does due jobs when it is told to. */
const startProcess = () => {
  const child: ChildProcessWithoutNullStreams = spawn(process.execPath, ['--import', 'tsx', path.join(projectRoot, 'server/test/jobProcess.ts'), hospital.database.url, hospital.dataDir], { cwd: projectRoot })
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

test('a line that is closed meanwhile is waited for, and not checked', async () => {
  const lineId = await placeLine(hospital)
  await schedule(1)
  pass(3_600)
  const owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await owner.query('begin')
  await owner.query('update line set completed_at = now() where id = $1', [lineId])
  const running = run()
  await until(async () => (await owner.query('select from pg_locks where not granted')).rowCount! > 0)
  await owner.query('commit')
  await running
  await owner.end()
  expect((await hospital.clients.system.call.findMany({ where: { lineId, completedAt: null } }))).toEqual([])
  expect((await runs()).at(-1)).toMatchObject({ outcome: 'done', told: '1 call for 2 lines' })
})
