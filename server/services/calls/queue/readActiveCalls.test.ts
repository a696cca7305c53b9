import { queuedCall as shownCall } from '../../../rest/v0/calls/showCall'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { upload } from '../../../test/hospital/pictures'
import { assignCall } from '../working/assignCall'
import { assistCall } from '../working/assistCall'
import { correctCall } from '../entries/correctCall'
import { deleteCall } from '../ending/deleteCall'
import { returnCall } from '../working/returnCall'
import { closeCall } from '../ending/closeCall'
import { readActiveCalls } from './readActiveCalls'
import { asSeen, queuedCall } from '../readCall'
import { inQueueOrder, openQueue } from './readQueue'

const hospital = hospitalOfFile()

/** The queue as the visibility filter of calls has it, read by Prisma, beside the one that is read by hand. */
const both = async (person: Person) => {
  const request = await hospital.as(person)
  const { where } = openQueue(request)
  const byPrisma = inQueueOrder(
    await hospital.clients
      .forProvider(person.providerId)
      .call.findMany({ where, include: { ...queuedCall, wait: true } }),
  )
  const shown = (calls: Parameters<typeof shownCall.show>[0][]): unknown =>
    JSON.parse(JSON.stringify(calls.map(shownCall.show)))
  return {
    byHand: shown(await readActiveCalls(request)),
    byPrisma: shown(byPrisma.map((call) => asSeen(request.actor!, call))),
    count: byPrisma.length,
  }
}

test('the queue that is read by hand is the one that the filter of visibility tells, whoever asks and whatever stands on the calls', async () => {
  const { people, riverside, clients, clock, as, openCall, recorded } = hospital
  const [main, north] = riverside.facilities
  const [worked, noRoom, atNorth, scheduled, closed, deleted] = [
    await openCall({ status: 'Stat' }),
    await openCall({ room: null }),
    await openCall({ room: north!.roomIds[0]! }),
    await openCall(),
    await openCall(),
    await openCall(),
  ]
  await openCall({ by: people.stranger })
  await openCall({ purpose: 'Custom', customJob: 'Say "hello" to 3E; it’s 5 µm \\ off' })
  await assignCall(await as(people.rosa), { callId: worked })
  await assistCall(await as(people.trainee), { callId: worked })
  await returnCall(await as(people.rosa), { callId: worked })
  clock.now = new Date(clock.now.getTime() + 61_234)
  await assignCall(await as(people.ben), { callId: worked })
  const images = [await upload(await as(people.ben)), await upload(await as(people.ben))]
  await correctCall(await as(people.ben), {
    callId: worked,
    images,
    contact: 'Ext. 7',
    comments: 'Zwölf Boxkämpfer',
    roomDescription: 'Bay 2',
  })
  const line = await clients.system.line.create({
    data: {
      providerId: riverside.id,
      name: 'L arm',
      createdAt: clock.now,
      roomId: north!.roomIds[0]!,
      nextChangeDate: clock.now,
      infection: true,
      infectionNotes: 'Red',
    },
  })
  await clients.system.call.update({
    where: { id: atNorth },
    data: { lineId: line.id, dressingChangeDate: new Date('2026-03-12T05:00:00Z'), insertedBy: 'Radiology' },
  })
  // The one call with a line out of sight for some, the other with one for all.
  await clients.system.call.update({
    where: { id: noRoom },
    data: {
      lineId: (
        await clients.system.line.create({ data: { providerId: riverside.id, name: 'R arm', createdAt: clock.now } })
      ).id,
    },
  })
  await clients.system.call.update({ where: { id: worked }, data: { lineId: line.id } })
  await clients.system.call.update({
    where: { id: scheduled },
    data: { aliveAt: new Date(clock.now.getTime() + 1), announcedAt: null },
  })
  await closeCall(await as(people.manager), { callId: closed, ...recorded })
  await deleteCall(await as(people.manager), { callId: deleted })
  await clients.system.facility.update({ where: { id: main!.id }, data: { requiredCallFields: ['mrn', 'dob'] } })

  const counts: Record<string, number> = {}
  for (const [name, person] of Object.entries(people).filter(([name]) => name !== 'locked')) {
    const { byHand, byPrisma, count } = await both(person)
    expect(byHand).toEqual(byPrisma)
    counts[name] = count
  }
  expect(counts).toMatchObject({ rosa: 4, admin: 4, north: 1, external: 2, stranger: 1 })
  expect((await readActiveCalls(await as(people.rosa))).map(({ id }) => id)).toContain(noRoom)
})
