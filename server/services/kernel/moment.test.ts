// Servers whose clocks differ, and requests that wait for each other: what a check compares never runs backwards.
import { jest } from '@jest/globals'
import { pino } from 'pino'
import { startDatabaseClock } from '../../db/access/clock'
import { watchQueue } from '../../realtime/watchQueue'
import type { Person } from '../../test/hospital/hospital'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { assignCall } from '../calls/working/assignCall'
import { assistCall, stopAssistingCall } from '../calls/working/assistCall'
import { closeCall } from '../calls/ending/closeCall'
import { createCall } from '../calls/entries/createCall'
import { deleteCall } from '../calls/ending/deleteCall'
import { readActiveCalls } from '../calls/queue/readActiveCalls'
import { openQueue } from '../calls/queue/readQueue'
import { returnCall } from '../calls/working/returnCall'
import { Refused } from './refused'
import type { Request } from './request'

const hospital = hospitalOfFile()

/** The person at a server whose clock is off by so many seconds. */
const at = async (person: Person, secondsAhead: number): Promise<Request> => ({
  ...(await hospital.as(person)),
  now: () => new Date(hospital.clock.now.getTime() + secondsAhead * 1000),
})

const minute = 60

test.each([
  ['ahead', minute],
  ['behind', -minute],
])('verbs work on a call that a server took up whose clock is a minute %s', async (_where, seconds) => {
  const { people, openCall, readCall, recorded } = hospital
  const there = await at(people.rosa, seconds)
  const [here, ben] = [await at(people.rosa, 0), await at(people.ben, 0)]
  const ends: ((callId: string) => Promise<unknown>)[] = [
    (callId) => returnCall(here, { callId }),
    (callId) => assignCall(ben, { callId, force: true }).then(() => returnCall(ben, { callId })),
    (callId) => closeCall(here, { callId, ...recorded }),
    (callId) =>
      returnCall(here, { callId })
        .then(() => assistCall(there, { callId }))
        .then(() => stopAssistingCall(here, { callId })),
  ]
  for (const end of ends) {
    const callId = await openCall()
    await assignCall(there, { callId })
    await end(callId)
    const { startTime, completedAt, updatedAt, createdAt, workOrders } = await readCall(callId)
    for (const { start, end: ended } of workOrders) expect(ended!.getTime()).toBeGreaterThanOrEqual(start.getTime())
    if (completedAt) expect(completedAt.getTime()).toBeGreaterThanOrEqual(startTime!.getTime())
    expect(updatedAt.getTime()).toBeGreaterThanOrEqual(
      Math.max(startTime!.getTime(), createdAt.getTime() - minute * 1000),
    )
  }
  const callId = await openCall({ by: people.admin })
  await assignCall(await at(people.admin, seconds), { callId })
  await deleteCall(await at(people.admin, 0), { callId })
  expect((await readCall(callId)).deletedAt).not.toBeNull()
})

test.each([minute, -minute])(
  'of two who create a call for the same need the second is told, though the first one’s clock is %d seconds off',
  async (seconds) => {
    const { people, riverside, readCall } = hospital
    const need = {
      purposeId: riverside.purposes['Difficult IV'],
      roomDescription: `Bay ${seconds}`,
      roomId: riverside.facilities[0]!.roomIds[seconds > 0 ? 0 : 1],
      ifSimilar: 'REFUSE',
    }
    const { callId } = await createCall(await at(people.rosa, seconds), need)
    const { refusal, subject } = await createCall(await at(people.ben, 0), need).then(
      () => ({ refusal: null, subject: null }),
      (error: Refused) => error,
    )
    expect([refusal?.code, subject?.id]).toEqual(['SIMILAR_CALL_OPEN', callId])
    expect((await readCall(callId)).deletedAt).toBeNull()
  },
)

test('of eighty requests that race for a call none breaks, and work ends after it began', async () => {
  const { people, openCall, readCall } = hospital
  const callId = await openCall()
  // Each request's own moment lies before that of the one before it, as it may when they wait for each other.
  let earlier = 0
  const racing = async (person: Person): Promise<Request> => ({
    ...(await hospital.as(person)),
    now: () => new Date(hospital.clock.now.getTime() - (earlier += 1)),
  })
  const nurses = [people.rosa, people.ben, people.manager, people.admin]
  const requests = await Promise.all(Array.from({ length: 80 }, (_, n) => racing(nurses[n % nurses.length]!)))
  const outcomes = await Promise.allSettled(
    requests.map((request, n) =>
      n % 3 === 0 ? returnCall(request, { callId }) : assignCall(request, { callId, force: true }),
    ),
  )
  const broken = outcomes.filter((outcome) => outcome.status === 'rejected' && !(outcome.reason instanceof Refused))
  expect(broken).toEqual([])
  for (const { start, end } of (await readCall(callId)).workOrders)
    if (end) expect(end.getTime()).toBeGreaterThanOrEqual(start.getTime())
})

test('a call that a server has put into the queue stands in that of every other, though the other reckons the time of the database a moment earlier', async () => {
  const { people, riverside, openCall } = hospital
  const [here, behind] = [await at(people.rosa, 0), await at(people.rosa, -0.5)]
  const since = await hospital.version()
  const callId = await openCall()
  expect((await readActiveCalls(behind)).filter(({ id }) => id === callId)).toHaveLength(1)
  expect(
    await hospital.clients.forProvider(riverside.id).call.count({ where: { ...openQueue(behind).where, id: callId } }),
  ).toBe(1)
  const feed = {
    follow: () => Promise.reject(new Error('is not followed')),
    onPermissionsChanged: () => undefined,
    stop: () => Promise.resolve(),
  }
  for (const request of [here, behind])
    expect(await watchQueue(request, feed, since).catchUp()).toMatchObject({ activeIds: [callId], removed: [] })
})

test('servers go by the time of the database, whatever their own clocks say', async () => {
  const { clients, people, riverside } = hospital
  const clocks = await Promise.all(
    [minute, -minute].map((seconds) =>
      startDatabaseClock(clients, pino({ level: 'silent' }), () => Date.now() + seconds * 1000),
    ),
  )
  try {
    const [fast, slow] = clocks.map(({ now }) => now)
    const rosa = await hospital.as(people.rosa)
    // What one server puts into the queue stands in that of the other at once.
    const { callId } = await createCall({ ...rosa, now: fast! }, { purposeId: riverside.purposes['Difficult IV'] })
    const { where } = openQueue({ ...rosa, now: slow! })
    expect(await clients.forProvider(riverside.id).call.count({ where: { ...where, id: callId } })).toBe(1)
    const [row] = await clients.system.$queryRaw<{ at: Date }[]>`select clock_timestamp() as at`
    for (const now of [fast!, slow!]) expect(Math.abs(now().getTime() - row!.at.getTime())).toBeLessThan(10_000)
  } finally {
    await Promise.all(clocks.map(({ stop }) => stop()))
  }
})

test('while the time of the database cannot be measured, the log says so and the clock goes on', async () => {
  jest.useFakeTimers({ now: 1_000_000 })
  const warned = jest.fn()
  const away = new Error('the database is away')
  const rows = jest.fn<() => Promise<never>>()
  // Five seconds ahead of this machine.
  rows.mockResolvedValueOnce([{ at: new Date(1_005_000) }] as never).mockRejectedValue(away)
  const clock = await startDatabaseClock({ rows: rows as never }, { warn: warned } as never)
  try {
    await jest.advanceTimersByTimeAsync(25_000)
    expect(warned.mock.calls).toEqual(
      [1, 2].map(() => [{ err: away }, expect.stringContaining('could not be measured')]),
    )
    expect(clock.now()).toEqual(new Date(1_030_000))
  } finally {
    await clock.stop()
    jest.useRealTimers()
  }
})
