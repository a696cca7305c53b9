import pg from 'pg'
import { openClients, type Clients } from '../db/access/client'
import { keepJobs, LostClaim } from '../services/jobs/claim'
import { checkLines } from '../services/line-checks/checkLines'
import { openHospital, type Hospital } from '../test/hospital/hospital'
import { testPatience } from '../test/harness/patience'
import { until } from '../test/harness/until'
import { begin, jobsIn, startJobProcess } from '../test/hospital/jobs'
import { placeLine } from '../test/hospital/placedLines'
import { recurringJob, runDueJobs, type JobKind } from './runner'

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

/** Whether somebody waits for a lock in this database; other tests' databases are in the same cluster. */
const isAnybodyWaiting = async (client: pg.Client): Promise<boolean> => {
  // Within a transaction it would be answered each time what was so the first time.
  await client.query('select pg_stat_clear_snapshot()')
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  return (await client.query(waiting)).rowCount! > 0
}

describe('any number of processes (rules 4.6, 11.1)', () => {
  test('that look at the same moment make each call once', async () => {
    const lines = await jobs.schedule(40)
    for (let hour = 0; hour < 4; hour += 1) {
      jobs.pass(3_600)
      await Promise.all(
        [hospital.clients, ...others].flatMap((clients) => [jobs.runWith(clients), jobs.runWith(clients)]),
      )
      expect(await jobs.checked()).toEqual(lines)
      await hospital.clients.system.call.deleteMany({})
    }
    expect(await jobs.runs()).toEqual(Array(4).fill({ outcome: 'done', attempt: 1, summary: '40 calls for 40 lines' }))
  })

  test('one that was taken for dead and goes on after all finds that another has the job, and leaves nothing', async () => {
    const lines = await jobs.schedule(5)
    jobs.pass(3_600)
    let isAt = false
    let goOn = (): void => undefined
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    let came: unknown = null
    const [slow, quick] = others as [Clients, Clients]
    const slowKind: JobKind = {
      name: 'checkLines',
      run: async ({ providerId, isRequested }, settle) => {
        try {
          await checkLines(slow, { providerId: providerId!, isRequested }, jobs.now(), async (tx, settlement) => {
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
    const first = jobs.runWith(slow, [slowKind])
    await until(() => Promise.resolve(isAt))
    const { claimId } = await jobs.job('checkLines')
    jobs.pass(61)
    const second = jobs.runWith(quick)
    await until(async () => (await jobs.job('checkLines')).claimId !== claimId)
    goOn()
    await Promise.all([first, second])
    expect(came).toBeInstanceOf(LostClaim)
    expect(await jobs.checked()).toEqual(lines)
    expect(await jobs.runs()).toEqual([{ outcome: 'done', attempt: 2, summary: '5 calls for 5 lines' }])
  })

  test('while a job takes long, its process gives signs of life, and nobody else takes it on', async () => {
    await keepJobs(hospital.clients, ['prune'], jobs.now())
    const leaseMs = 900
    let times = 0
    const look = (clients: Clients): Promise<void> =>
      runDueJobs({ clients, kinds: [long(clients)], now: jobs.now, log: jobs.log, leaseMs })
    const long = (clients: Clients): JobKind =>
      recurringJob('prune', 600_000, clients, jobs.now, async () => {
        times += 1
        // Its lease would be over several times, and is renewed each time before.
        for (let step = 0; step < 5; step += 1) {
          jobs.pass(0.6)
          await until(async () => (await jobs.job('prune')).claimedUntil!.getTime() === jobs.now().getTime() + leaseMs)
          await Promise.all(others.map(look))
        }
        return 'done at last'
      })
    await look(hospital.clients)
    expect(times).toBe(1)
    expect(await jobs.runs()).toEqual([{ outcome: 'done', attempt: 1, summary: 'done at last' }])
  })

  test('a process that is killed half way has written nothing, and another one makes each call once', async () => {
    const doomed = startJobProcess({ url: hospital.database.url, dataDir: hospital.dataDir })
    const owner = new pg.Client({ connectionString: hospital.database.url })
    await owner.connect()
    try {
      const lines = await jobs.schedule(30)
      await doomed.says('ready')
      jobs.pass(3_600)
      // The process stands in the middle of its transaction: its lines are locked, and its calls wait for their purpose.
      await owner.query('begin')
      await owner.query('select from purpose where id = $1 for update', [
        hospital.riverside.purposes['Daily Line Check'],
      ])
      doomed.run(jobs.now())
      await until(() => isAnybodyWaiting(owner))
      const everybodyElse = () => Promise.all([hospital.clients, ...others].map((clients) => jobs.runWith(clients)))
      await everybodyElse()
      expect(doomed.hasSaid('over')).toBe(false)
      await doomed.kill()
      await owner.query('commit')
      // Nobody else is at it before the claim is over.
      jobs.pass(59)
      await everybodyElse()
      expect(await jobs.checked()).toEqual([])
      jobs.pass(2)
      await everybodyElse()
      expect(await jobs.checked()).toEqual(lines)
      expect(await jobs.runs()).toEqual([{ outcome: 'done', attempt: 2, summary: '30 calls for 30 lines' }])
    } finally {
      await owner.end()
      await doomed.kill()
    }
  })

  test('a job that ends every server that runs it is given up, too', async () => {
    await keepJobs(hospital.clients, ['prune'], jobs.now())
    const { system } = hospital.clients
    // Six processes took it on, and none was heard of again.
    await system.job.updateMany({
      data: { attempts: 6, claimId: hospital.riverside.id, claimedAt: begin, claimedUntil: begin },
    })
    let isRun = false
    await jobs.run([
      recurringJob('prune', 600_000, hospital.clients, jobs.now, () => ((isRun = true), Promise.resolve(null))),
    ])
    expect(isRun).toBe(false)
    expect(await jobs.runs()).toEqual([
      { outcome: 'dead', attempt: 7, summary: 'the server stopped during each of the 6 attempts' },
    ])
    expect(await jobs.job('prune')).toMatchObject({
      attempts: 0,
      claimId: null,
      dueAt: new Date('2026-03-10T14:10:00Z'),
    })
  })
})

test('a line that is closed meanwhile is waited for, and not checked', async () => {
  const lineId = await placeLine(hospital)
  await jobs.schedule(1)
  jobs.pass(3_600)
  const owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await owner.query('begin')
  await owner.query('update line set completed_at = now() where id = $1', [lineId])
  const running = jobs.run()
  await until(() => isAnybodyWaiting(owner))
  await owner.query('commit')
  await running
  await owner.end()
  expect(await hospital.clients.system.call.findMany({ where: { lineId, completedAt: null } })).toEqual([])
  expect((await jobs.runs()).at(-1)).toMatchObject({ outcome: 'done', summary: '1 call for 2 lines' })
})
