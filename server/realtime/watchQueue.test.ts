import { openHospital, type Hospital } from '../test/hospital'
import type { Change, ChangeFeed } from './changeFeed'
import { watchQueue, type QueueChange } from './watchQueue'

let hospital: Hospital
beforeAll(async () => {
  hospital = await openHospital()
})
afterAll(() => hospital.close())

/** A watch on a feed that says what the test says, and whose listener takes as long as the test lets it. */
const watchByHand = async () => {
  let say: (changes: Change[]) => void = () => undefined
  const feed = { follow: (_providerId: string, listener: typeof say) => Promise.resolve({ head: 0, unfollow: (say = listener) && (() => undefined) }) } as never as ChangeFeed
  const told: QueueChange[] = []
  const waiting: (() => void)[] = []
  const watch = watchQueue(await hospital.as(hospital.people.rosa), feed, null)
  await watch.follow(async (change) => {
    told.push(change)
    await new Promise<void>((resolve) => waiting.push(resolve))
  })
  const toldOf = async (count: number): Promise<void> => {
    for (let tries = 0; tries < 200 && told.length < count; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(told).toHaveLength(count)
  }
  return { say: (...changes: Change[]) => say(changes), told, toldOf, letGo: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

const changeOf = (sequence: number, entityId: string): Change => ({ sequence, kind: 'call', entityId, facilityIds: [] })

test('changes that come while one is being told are told together, once each', async () => {
  const [a, b] = [await hospital.openCall(), await hospital.openCall()]
  const { say, told, toldOf, letGo } = await watchByHand()
  say(changeOf(1, a))
  await toldOf(1)
  say(changeOf(2, b))
  say(changeOf(3, a), changeOf(4, b))
  letGo()
  await toldOf(2)
  expect(told[0]).toMatchObject({ version: 1, activeIds: [a] })
  expect(told[1]).toMatchObject({ version: 4, resync: false })
  expect([...told[1]!.activeIds].sort()).toEqual([a, b].sort())
  letGo()
})

test('too many of them are told as a queue to read anew', async () => {
  const { say, told, toldOf, letGo } = await watchByHand()
  say(changeOf(1, hospital.riverside.id))
  await toldOf(1)
  for (let sequence = 2; sequence <= 502; sequence += 1) say(changeOf(sequence, hospital.riverside.id))
  letGo()
  await toldOf(2)
  expect(told[1]).toMatchObject({ version: 502, resync: true, activeIds: [], removed: [] })
  letGo()
})
