import { openClients, type Clients } from '../db/access/client'
import { createLog } from '../log'
import { registry } from '../metrics'
import { keepJobs } from '../services/jobs/claim'
import { runJobNow } from '../services/jobs/runJobNow'
import { openHospital, type Hospital } from '../test/hospital/hospital'
import { testPatience } from '../test/harness/patience'
import { until } from '../test/harness/until'
import { begin, jobsIn } from '../test/hospital/jobs'
import { recurringJob, runDueJobs, startRunner, type JobKind } from './runner'

let hospital: Hospital
let others: Clients[]
let jobs: ReturnType<typeof jobsIn>
beforeAll(async () => {
  hospital = await openHospital()
  jobs = jobsIn(hospital)
  others = Array.from({ length: 3 }, () => openClients(hospital.database.url, { patience: testPatience }))
})
afterAll(async () => {
  await Promise.all(others.map((clients) => clients.close()))
  await hospital.close()
})
beforeEach(() => jobs.beginAnew())

describe('the table of jobs (rules 11.1)', () => {
  test('jobs of the installation stand in it from the first start on, each once, and keep their rhythm', async () => {
    await Promise.all(
      [hospital.clients, ...others].map((clients) => keepJobs(clients, ['prune', 'sweepImages'], jobs.now())),
    )
    expect((await jobs.table()).map(({ name, dueAt }) => [name, dueAt])).toEqual([
      ['prune', begin],
      ['sweepImages', begin],
    ])
    await jobs.run()
    expect((await jobs.job('prune')).dueAt).toEqual(new Date('2026-03-10T14:10:00Z'))
    // A second late; the next one is not.
    jobs.pass(601)
    await jobs.run()
    expect((await jobs.job('prune')).dueAt).toEqual(new Date('2026-03-10T14:20:00Z'))
    // After a night without servers it is done once.
    jobs.pass(36_000)
    await jobs.run()
    expect((await jobs.job('prune')).dueAt).toEqual(new Date('2026-03-11T00:20:01Z'))
    await keepJobs(hospital.clients, ['prune', 'sweepImages'], jobs.now())
    expect(await jobs.table()).toHaveLength(2)
  })

  test('what was done is told, and what had nothing to do is not', async () => {
    const { riverside, people, clients } = hospital
    await keepJobs(clients, ['prune', 'sweepImages'], jobs.now())
    await jobs.run()
    expect(await jobs.runs()).toEqual([])
    const key = {
      providerId: riverside.id,
      userId: people.rosa.id,
      verb: 'createCall',
      inputHash: new Uint8Array(1),
      createdAt: new Date('2026-03-08T14:00:00Z'),
    }
    await clients.system.idempotencyKey.createMany({
      data: [
        { ...key, key: 'a' },
        { ...key, key: 'b' },
      ],
    })
    jobs.pass(600)
    await jobs.run()
    expect(await jobs.runs()).toEqual([{ outcome: 'done', attempt: 1, summary: 'Removed: idempotency_key 2' }])
  })

  test('a server does what is due by itself, and stops after what it is at', async () => {
    let isAt = false
    let done = 0
    let finish = (): void => undefined
    const gate = new Promise<void>((resolve) => (finish = resolve))
    const slow = recurringJob('prune', 600_000, hospital.clients, jobs.now, async () => {
      isAt = true
      await gate
      done += 1
      return 'slept'
    })
    await keepJobs(hospital.clients, ['prune'], jobs.now())
    const runner = startRunner({ clients: hospital.clients, kinds: [slow], now: jobs.now, log: jobs.log })
    await until(() => isAt)
    let isStopped = false
    const stopped = runner.stop().then(() => (isStopped = true))
    expect(await jobs.runs()).toEqual([])
    expect(isStopped).toBe(false)
    finish()
    await stopped
    expect(done).toBe(1)
    expect(await jobs.runs()).toEqual([{ outcome: 'done', attempt: 1, summary: 'slept' }])
  })

  test('a claim that cannot be renewed is in the log, and the job is done all the same', async () => {
    const { clients } = hospital
    const lines: { msg: string; job: string; err: { message: string } }[] = []
    const log = createLog(
      { logLevel: 'warn', logFormat: 'json' },
      { to: { write: (text) => void lines.push(JSON.parse(text) as (typeof lines)[number]) } },
    )
    const job = { ...clients.system.job, updateMany: () => Promise.reject(new Error('no renewal')) }
    const unlucky = {
      ...clients,
      system: new Proxy(clients.system, {
        get: (it, name) => (name === 'job' ? job : (Reflect.get(it, name) as unknown)),
      }),
    } as unknown as Clients
    await keepJobs(clients, ['prune'], jobs.now())
    const slow = recurringJob('prune', 600_000, clients, jobs.now, async () => {
      await until(() => lines.length > 0)
      return 'slept'
    })
    await runDueJobs({ clients: unlucky, kinds: [slow], now: jobs.now, log, leaseMs: 90 })
    expect(lines[0]).toMatchObject({
      msg: 'the claim on a job could not be renewed; trying again',
      job: 'prune',
      err: { message: 'no renewal' },
    })
    expect(await jobs.runs()).toEqual([{ outcome: 'done', attempt: 1, summary: 'slept' }])
  })

  test('kinds that a server does not know wait for one that does', async () => {
    await hospital.clients.system.job.create({ data: { name: 'ofTomorrow', dueAt: begin, settledAt: begin } })
    await jobs.run()
    expect(await jobs.job('ofTomorrow')).toMatchObject({ dueAt: begin, attempts: 0, claimId: null })
  })
})

describe('a job that fails (rules 11.2)', () => {
  const broken = (): JobKind =>
    recurringJob('prune', 600_000, hospital.clients, jobs.now, () =>
      Promise.reject(new Error('Invalid `delete` invocation:\nmrn = R-1\n\nthe disk is full')),
    )

  test('is tried again after a while that grows, then given up with the reason, and goes on with its next moment', async () => {
    await keepJobs(hospital.clients, ['prune'], jobs.now())
    for (const [attempt, wait] of [30, 60, 120, 240, 480].entries()) {
      await jobs.run([broken()])
      const due = new Date(jobs.now().getTime() + wait * 1_000)
      expect(await jobs.job('prune')).toMatchObject({
        attempts: attempt + 1,
        dueAt: due,
        claimId: null,
        claimedUntil: null,
      })
      jobs.pass(wait - 1)
      await jobs.run([broken()])
      expect((await jobs.job('prune')).attempts).toBe(attempt + 1)
      jobs.pass(1)
    }
    await jobs.run([broken()])
    expect(await jobs.runs()).toEqual(
      [1, 2, 3, 4, 5, 6].map((attempt) => ({
        attempt,
        outcome: attempt === 6 ? 'dead' : 'failed',
        summary: 'the disk is full',
      })),
    )
    const given = await jobs.job('prune')
    expect(given.attempts).toBe(0)
    expect(given.dueAt!.getTime()).toBeGreaterThan(jobs.now().getTime())
    hospital.clock.now = given.dueAt!
    await jobs.run([recurringJob('prune', 600_000, hospital.clients, jobs.now, () => Promise.resolve('well again'))])
    expect((await jobs.runs()).at(-1)).toEqual({ attempt: 1, outcome: 'done', summary: 'well again' })
    const metrics = await registry.getSingleMetricAsString('patency_job_runs_total')
    for (const outcome of ['done', 'failed', 'dead'])
      expect(metrics).toMatch(new RegExp(`job="prune",outcome="${outcome}"} [1-9]`))
    expect(await registry.getSingleMetricAsString('patency_job_lateness_seconds')).toContain('job="prune"')
  })

  test('keeps no other from being done, and is tried at once when somebody asks', async () => {
    const { clients, people, as } = hospital
    await keepJobs(clients, ['prune', 'sweepImages'], jobs.now())
    await jobs.run([broken(), recurringJob('sweepImages', 600_000, clients, jobs.now, () => Promise.resolve('swept'))])
    expect(await jobs.runs()).toEqual(
      expect.arrayContaining([
        { attempt: 1, outcome: 'failed', summary: 'the disk is full' },
        { attempt: 1, outcome: 'done', summary: 'swept' },
      ]),
    )
    jobs.pass(5)
    await runJobNow(await as(people.system), { jobId: (await jobs.job('prune')).id })
    await jobs.run([recurringJob('prune', 600_000, clients, jobs.now, () => Promise.resolve('well again'))])
    expect((await jobs.runs()).at(-1)).toEqual({ attempt: 1, outcome: 'done', summary: 'well again' })
    expect(await jobs.job('prune')).toMatchObject({ requestedAt: null, attempts: 0 })
  })

  test('line checks whose purpose is gone say so, write nothing, and are made once there is another', async () => {
    const { clients, riverside } = hospital
    const [lineId] = await jobs.schedule(1)
    const purposeId = riverside.purposes['Daily Line Check']!
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: begin } })
    jobs.pass(3_600)
    await jobs.run()
    expect(await jobs.runs()).toEqual([
      { attempt: 1, outcome: 'failed', summary: 'The purpose of the line checks was deleted. Choose another one.' },
    ])
    expect(await jobs.checked()).toEqual([])
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: null } })
    jobs.pass(30)
    await jobs.run()
    expect((await jobs.runs()).at(-1)).toEqual({ attempt: 2, outcome: 'done', summary: '1 call for 1 line' })
    expect(await jobs.checked()).toEqual([lineId])
    // In its own rhythm, not in that of the tries.
    expect((await jobs.job('checkLines')).dueAt).toEqual(new Date('2026-03-10T16:00:00Z'))
  })

  test('given up, line checks go on with their next moment', async () => {
    const { clients, riverside } = hospital
    const purposeId = riverside.purposes['Daily Line Check']!
    await jobs.schedule(1)
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: begin } })
    jobs.pass(3_600)
    for (let tries = 0; tries < 6; tries += 1) {
      await jobs.run()
      jobs.pass(480)
    }
    expect((await jobs.runs()).map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
      'failed',
      'failed',
      'failed',
      'dead',
    ])
    expect((await jobs.job('checkLines')).dueAt).toEqual(new Date('2026-03-10T16:00:00Z'))
    await clients.system.purpose.update({ where: { id: purposeId }, data: { deletedAt: null } })
    hospital.clock.now = new Date('2026-03-10T16:00:00Z')
    await jobs.run()
    expect((await jobs.runs()).at(-1)).toMatchObject({ outcome: 'done', summary: '1 call for 1 line' })
  })
})
