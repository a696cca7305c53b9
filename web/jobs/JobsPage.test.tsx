import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { Problem } from '../relay/problem'
import { expectErrors } from '../test/complaints'
import { answerTo, renderPage } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import JobsPageQuery, { type JobsPageQuery as Query } from './__generated__/JobsPageQuery.graphql'
import JobsPage from './JobsPage'

const now = new Date('2026-11-21T14:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString()

const run = (ended: number, more: object = {}) => ({
  dueAt: minutes(ended),
  startedAt: minutes(ended),
  endedAt: new Date(Date.parse(minutes(ended)) + 400).toISOString(),
  attempt: 1,
  outcome: 'done',
  summary: '12 calls for 40 lines',
  ...more,
})

const checks = {
  id: 'j1',
  name: 'checkLines',
  title: 'Line checks',
  isOfInstallation: false,
  dueAt: minutes(180) as string | null,
  timeZone: null as string | null,
  requestedAt: null as string | null,
  runningSince: null as string | null,
  attempts: 0,
  runs: [] as ReturnType<typeof run>[],
}
type Job = typeof checks
const pictures: Job = {
  ...checks,
  id: 'j2',
  name: 'sweepImages',
  title: 'Removing unused images',
  isOfInstallation: true,
  dueAt: minutes(9),
}

beforeEach(() => {
  jest.useFakeTimers({ now })
})
afterEach(() => jest.useRealTimers())

const open = async (jobs: Job[] | null) => {
  const page = renderPage<Query>(JobsPage, JobsPageQuery, { at: '/jobs', path: '/jobs' })
  const providerWith = (now: Job[] | null) => ({ Provider: () => ({ id: 'provider', jobs: now }) })
  await page.answer(providerWith(jobs))
  const waiting = (name: string) =>
    page.environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  return {
    ...page,
    isReading: () => waiting('JobsPageQuery').length > 0,
    after: (ms: number) => happening(async () => void (await jest.advanceTimersByTimeAsync(ms))),
    /** Answers the waiting read with these jobs. */
    finds: (jobs: Job[]) =>
      happening(async () => {
        const operation = waiting('JobsPageQuery')[0]!
        page.environment.mock.resolve(operation, answerTo(operation, providerWith(jobs)))
        await Promise.resolve()
      }),
    asked: () => waiting('RunNowRunJobNowMutation').map(({ request }) => request.variables.input as object),
    /** Answers the requested run with the job's new state. */
    done: (job: Job) =>
      happening(async () => {
        const operation = waiting('RunNowRunJobNowMutation')[0]!
        page.environment.mock.resolve(
          operation,
          answerTo(operation, {
            Mutation: () => ({ runJobNow: { __typename: 'RunJobNowSuccess' } }),
            Job: () => job,
          }),
        )
        await Promise.resolve()
      }),
    refuse: (message: string) =>
      happening(async () => {
        const operation = waiting('RunNowRunJobNowMutation')[0]!
        page.environment.mock.resolve(
          operation,
          answerTo(operation, {
            Mutation: () => ({ runJobNow: { __typename: 'Refusal', code: 'NOT_SCHEDULED', message, current: null } }),
          }),
        )
        await Promise.resolve()
      }),
  }
}

const panel = (name = 'Line checks') => within(screen.getByRole('region', { name }))
const state = (name?: string) => panel(name).getAllByRole('status')[0]!.textContent
const runNow = (name = 'Line checks') => screen.queryByRole<HTMLButtonElement>('button', { name: `Run Now: ${name}` })
const stands = () => panel().getAllByRole('status').at(-1)!.textContent

test('each job shows when it is due, its state and the result of its last run', async () => {
  await open([{ ...checks, runs: [run(-60)] }, pictures])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Line checks',
    'Removing unused images',
  ])
  expect(state()).toBe('Waiting')
  expect(screen.getByText('Whole installation')).toBeTruthy()
  expect(within(panel().getByRole('table', { name: 'Runs of Line checks' })).getAllByRole('row')).toHaveLength(2)
  expect(panel().getByText('12 calls for 40 lines')).toBeTruthy()
  expect(panel().getByText('0.4 s')).toBeTruthy()
  expect(panel('Removing unused images').getByText('No runs yet')).toBeTruthy()
})

test('a time of another zone is shown in that zone, too', async () => {
  const there = 'Asia/Kathmandu'
  await open([{ ...checks, timeZone: there }])
  expect(panel().getByText('Sat 22:45 in Kathmandu')).toBeTruthy()
})

test('a time of a zone that the browser does not know is shown in UTC, and says so (rules 10.17)', async () => {
  await open([{ ...checks, timeZone: 'America/Nowhere' }])
  expect(panel().getByText('Sat 17:00 UTC')).toBeTruthy()
})

test('line checks that are due in UTC are said to be those of lines without a room', async () => {
  await open([
    { ...checks, timeZone: 'UTC' },
    { ...pictures, name: 'followCompliance', title: 'Reminders', timeZone: 'UTC' },
  ])
  expect(panel().getByText('Sat 17:00 UTC, for lines without a room')).toBeTruthy()
  expect(panel('Reminders').queryByText(/without a room/)).toBeNull()
})

test.each<[what: string, changes: Partial<Job>, says: string]>([
  ['that runs', { runningSince: minutes(-1), attempts: 1 }, 'Running'],
  ['that runs once more', { runningSince: minutes(-1), attempts: 3 }, 'RunningTry 3 of 6.'],
  [
    'that someone asked for',
    { requestedAt: minutes(0), dueAt: minutes(0) },
    'RequestedA server starts it in a moment.',
  ],
  ['that no server has started', { dueAt: minutes(-7) }, 'LateIt was due 7 min ago, and no server has started it.'],
  [
    'that failed',
    { attempts: 2, runs: [run(-1, { outcome: 'failed', summary: 'the disk is full', attempt: 2 })] },
    'FailingTry 2 of 6 failed. The next try is when it is due.',
  ],
  [
    'that was given up',
    { runs: [run(-1, { outcome: 'dead', summary: 'The purpose was deleted.', attempt: 6 })] },
    'Given upThe last run failed after 6 tries. It runs again at its next scheduled time.',
  ],
  ['without a schedule', { dueAt: null }, 'Not scheduled'],
])('a job %s says so', async (_what, changes, says) => {
  await open([{ ...checks, ...changes }])
  expect(state()).toBe(says)
  for (const { summary } of changes.runs ?? []) expect(panel().getByText(summary)).toBeTruthy()
})

test('what is not scheduled cannot be run, and leads to where line checks are scheduled', async () => {
  await open([{ ...checks, dueAt: null }])
  expect(runNow()).toBeNull()
  expect(panel().getByRole('link', { name: 'Schedule Line Checks' }).getAttribute('href')).toBe(
    '/configuration/scheduledlinechecks',
  )
})

test('a run that began late says how late; of many the latest stand there, and the others on demand', async () => {
  const page = await open([
    {
      ...checks,
      runs: [run(-1, { dueAt: minutes(-13), startedAt: minutes(-1) }), ...[-2, -3, -4, -5].map((ended) => run(ended))],
    },
  ])
  expect(panel().getByText('12 min late')).toBeTruthy()
  expect(panel().getAllByRole('rowheader')).toHaveLength(3)
  await page.user.click(panel().getByRole('button', { name: 'Show All 5 Runs' }))
  expect(panel().getAllByRole('rowheader')).toHaveLength(5)
  await page.user.click(panel().getByRole('button', { name: 'Show Fewer Runs' }))
  expect(panel().getAllByRole('rowheader')).toHaveLength(3)
})

describe('Run Now', () => {
  const requested: Job = { ...checks, dueAt: minutes(0), requestedAt: minutes(0) }

  test('shows its progress from the request to the result, and the focus stays', async () => {
    const page = await open([checks])
    await page.user.click(runNow()!)
    expect(page.asked()).toEqual([{ jobId: 'j1' }])
    await page.done(requested)
    expect(stands()).toBe('Requested')
    expect(document.activeElement).toBe(runNow())
    await page.user.click(runNow()!)
    expect(page.asked()).toEqual([])
    await page.after(3_000)
    await page.finds([{ ...requested, runningSince: minutes(0), attempts: 1 }])
    expect(stands()).toBe('Running…')
    await page.after(3_000)
    await page.finds([{ ...checks, runs: [run(0)] }])
    expect(stands()).toBe('Done: 12 calls for 40 lines')
    expect(state()).toBe('Waiting')
  })

  test('that had nothing to do says that', async () => {
    const page = await open([checks])
    await page.user.click(runNow()!)
    await page.done(requested)
    await page.after(3_000)
    await page.finds([checks])
    expect(stands()).toBe('Done, there was nothing to do')
  })

  test('that failed says so, and can be requested again before its next try', async () => {
    const page = await open([checks])
    await page.user.click(runNow()!)
    await page.done(requested)
    await page.after(3_000)
    await page.finds([
      {
        ...requested,
        dueAt: minutes(1),
        attempts: 1,
        runs: [run(0, { outcome: 'failed', summary: 'the disk is full' })],
      },
    ])
    expect(stands()).toBe('Failed, will be retried')
    expect(panel().getByText('the disk is full')).toBeTruthy()
    await page.user.click(runNow()!)
    expect(page.asked()).toEqual([{ jobId: 'j1' }])
  })

  test('that is refused says why', async () => {
    const page = await open([checks])
    await page.user.click(runNow()!)
    await page.refuse('Nothing is scheduled, so there is nothing to run.')
    expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain(
      'Nothing is scheduled, so there is nothing to run.',
    )
  })
})

describe('the page reads again by itself', () => {
  test('every half a minute while nothing moves, every three seconds while something does', async () => {
    const page = await open([checks])
    await page.after(29_000)
    expect(page.isReading()).toBe(false)
    await page.after(1_500)
    expect(page.isReading()).toBe(true)
    await page.finds([{ ...checks, runningSince: minutes(0), attempts: 1 }])
    await page.after(3_500)
    expect(page.isReading()).toBe(true)
  })

  test('and says when it cannot, until it can', async () => {
    const page = await open([checks])
    await page.after(30_500)
    await page.fail(new Problem('OFFLINE', 'no'))
    expect(page.link.getSnapshot().outdated?.since).toEqual(now)
    expect(state()).toBe('Waiting')
    await page.after(1_000)
    await page.finds([checks])
    expect(page.link.getSnapshot().outdated).toBeNull()
  })

  test('not while no one sees it, and at once when they come back', async () => {
    const page = await open([checks])
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await page.after(90_000)
    expect(page.isReading()).toBe(false)
    seen.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(page.isReading()).toBe(true)
    seen.mockRestore()
  })
})

test('without jobs it says where they come from', async () => {
  await open([])
  expect(screen.getByText('There are no jobs yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Schedule Line Checks' })).toBeTruthy()
})

test('people who may not run jobs see none', async () => {
  expectErrors(/Problem: You are not allowed/)
  await open(null)
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
})
