import { until } from '../test/harness/until'
import { hospitalOfFile } from '../test/hospital/setUp'
import type { ChangeFeed, FeedListener } from './changeFeed'
import type { Change } from './readFeed'
import { watchQueue, type QueueChange } from './watchQueue'

const hospital = hospitalOfFile()

const epoch = '3fa985c10d2e'
const at = (sequence: number) => ({ epoch, sequence })

/** A watch on a feed that says what the test says, and whose listener takes as long as the test lets it. */
const watchByHand = async () => {
  let listener: FeedListener = () => Promise.resolve()
  const feed = {
    follow: (_providerId: string, given: FeedListener) =>
      Promise.resolve({ head: at(0), unfollow: (listener = given) && (() => undefined) }),
  } as never as ChangeFeed
  const told: QueueChange[] = []
  const waiting: ((error?: Error) => void)[] = []
  const watch = watchQueue(await hospital.as(hospital.people.rosa), feed, null)
  await watch.follow(async (change) => {
    told.push(change)
    await new Promise<void>((resolve, reject) => waiting.push((error) => (error ? reject(error) : resolve())))
  })
  const toldOf = (count: number) => until(() => expect(told).toHaveLength(count))
  const say = (...changes: Change[]): Promise<void> => listener({ head: at(changes.at(-1)!.sequence), changes })
  return {
    say,
    sayNothing: (sequence: number) => listener({ head: at(sequence), changes: null }),
    told,
    toldOf,
    letGo: (error?: Error) => waiting.splice(0).forEach((resolve) => resolve(error)),
  }
}

const changeOf = (sequence: number, entityId: string): Change => ({
  sequence,
  kind: 'call',
  entityId,
  facilityIds: [],
  at: new Date(),
})

test('changes that come while one is being told are told together, once each', async () => {
  const [a, b] = [await hospital.openCall(), await hospital.openCall()]
  const { say, told, toldOf, letGo } = await watchByHand()
  const saying = say(changeOf(1, a))
  await toldOf(1)
  await say(changeOf(2, b))
  await say(changeOf(3, a), changeOf(4, b))
  letGo()
  await toldOf(2)
  expect(told[0]).toMatchObject({ position: at(1), activeIds: [a] })
  expect(told[1]).toMatchObject({ position: at(4), resync: false })
  expect([...told[1]!.activeIds].sort()).toEqual([a, b].sort())
  letGo()
  await saying
})

test('too many of them, and what the feed cannot tell, are told as a queue to read anew', async () => {
  const { say, sayNothing, told, toldOf, letGo } = await watchByHand()
  const saying = say(changeOf(1, hospital.riverside.id))
  await toldOf(1)
  for (let sequence = 2; sequence <= 502; sequence += 1) await say(changeOf(sequence, hospital.riverside.id))
  letGo()
  await toldOf(2)
  expect(told[1]).toMatchObject({ position: at(502), resync: true, activeIds: [], removed: [] })
  await sayNothing(9)
  letGo()
  await toldOf(3)
  expect(told[2]).toMatchObject({ position: at(9), resync: true, activeIds: [], removed: [] })
  letGo()
  await saying
})

test('a telling that breaks is heard of by the feed, and what comes next is read anew', async () => {
  const callId = await hospital.openCall()
  const { say, told, toldOf, letGo } = await watchByHand()
  const saying = say(changeOf(1, callId))
  await toldOf(1)
  letGo(new Error('no one could be told'))
  await expect(saying).rejects.toThrow('no one could be told')
  const again = say(changeOf(2, callId))
  await toldOf(2)
  expect(told[1]).toMatchObject({ position: at(2), resync: true })
  letGo()
  await again
})
