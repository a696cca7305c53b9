import { closeLine } from '../services/lines/verbs/closeLine'
import { saveLine } from '../services/lines/verbs/saveLine'
import { globalId } from '../test/harness/doors'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { linesIn } from '../test/hospital/lines'
import { subscribe, type QueueEvent, type Subscriber } from '../test/harness/subscriber'

let hospital: Hospital
let address: string
let lines: ReturnType<typeof linesIn>
const open: Subscriber[] = []
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  lines = linesIn(hospital)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.stop()))
})
afterAll(() => hospital.close())

const document =
  'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync catalogueChanged changedLineIds changed { databaseId line { name } } removed { callId reason } } }'
type LineEvent = QueueEvent & {
  changedLineIds: string[]
  changed: { databaseId: string; line: { name: string } | null }[]
}
const asLineEvent = (event: QueueEvent): LineEvent => event as LineEvent

const watch = async (person: Person): Promise<Subscriber> => {
  const subscriber = subscribe(address, person, { document })
  open.push(subscriber)
  await subscriber.next(() => true)
  return subscriber
}

test('a line that is renamed is told, and the cards of its calls as they are now; another facility hears nothing', async () => {
  const { people, as } = hospital
  const lineId = await lines.addLine()
  const callId = await lines.addCall(lineId, { completedAt: null })
  const [rosa, north, external] = [await watch(people.rosa), await watch(people.north), await watch(people.external)]
  await saveLine(await as(people.ben), { lineId, name: 'L arm' })
  const event = asLineEvent(await rosa.next((it) => asLineEvent(it).changedLineIds.length > 0))
  expect(event).toMatchObject({
    changedLineIds: [globalId('Line', lineId)],
    resync: false,
    changed: [{ databaseId: callId, line: { name: 'L arm' } }],
  })
  // A change that all of them hear says that the one before was told to them, or not at all.
  const elsewhere = await lines.addLine({ roomId: hospital.riverside.facilities[1]!.roomIds[0]! })
  await saveLine(await as(people.ben), { lineId: elsewhere, name: 'Port' })
  expect(asLineEvent(await north.next((it) => asLineEvent(it).changedLineIds.length > 0)).changedLineIds).toEqual([
    globalId('Line', elsewhere),
  ])
  expect(asLineEvent(await external.next((it) => it.version >= event.version)).changedLineIds).toEqual([])
})

test('rules 4.3: a closing is told with the follow-up that it cancelled', async () => {
  const { people, as, clock } = hospital
  const lineId = await lines.addLine()
  const coming = await lines.addCall(lineId, {
    followUpFromId: await lines.addCall(lineId),
    completedAt: null,
    announcedAt: null,
    aliveAt: new Date(clock.now.getTime() + 86_400_000),
  })
  const rosa = await watch(people.rosa)
  await closeLine(await as(people.ben), { lineId })
  const event = asLineEvent(await rosa.next((it) => it.removed.length > 0))
  expect(event).toMatchObject({
    changedLineIds: [globalId('Line', lineId)],
    removed: [{ callId: globalId('Call', coming), reason: 'DELETED' }],
  })
})
