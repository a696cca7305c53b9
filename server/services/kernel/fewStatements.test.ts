// What many rows or many people need is done in a few statements and transactions, and nothing slow within one.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { lookLifetimeMs } from '../../domain/calls/queue/look'
import { openHospital, type Hospital, type Person } from '../../test/hospital/hospital'
import { upload } from '../../test/hospital/pictures'
import { settleGone } from '../account/presence/presence'
import { assignCall } from '../calls/working/assignCall'
import { lookAtCall, sweepLooks } from '../calls/queue/callLook'
import { closeCall } from '../calls/ending/closeCall'
import { correctCall } from '../calls/entries/correctCall'
import { createCall } from '../calls/entries/createCall'
import { readCallAfter } from '../calls/readCall'
import { returnCall } from '../calls/working/returnCall'
import { reorderPurposes } from '../configuration/purposes/configurePurposes'
import type { AnswerContext } from './command'

let hospital: Hospital
let owner: pg.Client
beforeAll(async () => {
  hospital = await openHospital()
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await hospital.close()
})

const hireMany = async (count: number): Promise<Person[]> => {
  const nurses: Person[] = []
  for (let n = 0; n < count; n += 1)
    nurses.push(
      await hospital.hire(`Nurse ${'abcdefghijklmnopqrst'[n]} ${randomUUID()}`, 'Clinician', hospital.riverside.id),
    )
  return nurses
}
const one = async (query: string, values: unknown[]): Promise<number> =>
  Number((await owner.query<{ n: string }>(query, values)).rows[0]!.n)

test('a new order of many items is one statement', async () => {
  const { clients, riverside, as, people } = hospital
  await clients.system.purpose.createMany({
    data: Array.from({ length: 200 }, (_, n) => ({ providerId: riverside.id, name: `Purpose ${n}`, weight: n + 10 })),
  })
  const purposes = await clients.system.purpose.findMany({
    where: { providerId: riverside.id },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
  })
  const ids = purposes.map(({ id }) => id).reverse()
  await reorderPurposes(await as(people.admin), { ids })
  const after = await clients.system.purpose.findMany({
    where: { providerId: riverside.id },
    orderBy: { weight: 'asc' },
  })
  expect(after.map(({ id }) => id)).toEqual(ids)
  expect(after.map(({ weight }) => weight)).toEqual(ids.map((_id, index) => index))
  const before = new Map(purposes.map(({ id, weight, version }) => [id, { weight, version }]))
  for (const { id, weight, version } of after)
    expect(version).toBe(before.get(id)!.version + (before.get(id)!.weight === weight ? 0 : 1))
  // Rows that one statement wrote have one command number.
  expect(
    await one('select count(distinct cmin::text) as n from purpose where provider_id = $1 and version > 1', [
      riverside.id,
    ]),
  ).toBe(1)
})

test('people of one provider whose connections ended are settled in one transaction', async () => {
  const nurses = await hireMany(20)
  const ids = nurses.map(({ id }) => id)
  await hospital.clients.system.user.updateMany({ where: { id: { in: ids } }, data: { isOnline: true } })
  await settleGone(hospital.clients, hospital.clock.now)
  expect(await one('select count(*) as n from app_user where id = any($1) and is_online', [ids])).toBe(0)
  expect(await one('select count(distinct xmin::text) as n from app_user where id = any($1)', [ids])).toBe(1)
  expect(await one(`select count(*) as n from change where kind = 'user' and entity_id = any($1)`, [ids])).toBe(40)
})

test('pages of one provider that were not heard of any more are swept in one transaction', async () => {
  const { clients, clock, goOnline, openCall, as } = hospital
  const nurses = await hireMany(20)
  const callIds: string[] = []
  for (const nurse of nurses) {
    await goOnline(nurse)
    const callId = await openCall()
    await lookAtCall(await as(nurse), { callId, pageId: randomUUID(), doing: 'VIEWING' })
    callIds.push(callId)
  }
  const head = await one('select max(sequence) as n from change where provider_id = $1', [hospital.riverside.id])
  await sweepLooks(clients, new Date(clock.now.getTime() + lookLifetimeMs + 1))
  expect(await clients.system.callLook.count({ where: { callId: { in: callIds } } })).toBe(0)
  expect(
    await one(`select count(*) as n from change where kind = 'look' and sequence > $1 and entity_id = any($2)`, [
      head,
      callIds,
    ]),
  ).toBe(20)
  expect(
    await one(`select count(distinct xmin::text) as n from change where kind = 'look' and sequence > $1`, [head]),
  ).toBe(1)
})

test('while the files of a picture are written no transaction waits for them', async () => {
  const request = await hospital.as(hospital.people.rosa)
  const open: number[] = []
  const images: typeof request.files.images = {
    ...request.files.images,
    put: async (...file) => {
      open.push(
        await one(
          `select count(*) as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
          [],
        ),
      )
      await request.files.images.put(...file)
    },
  }
  const id = await upload({ ...request, files: { ...request.files, images } })
  expect(await hospital.clients.system.callImage.count({ where: { id } })).toBe(1)
  expect(open).toEqual([0, 0])
})

test('a write of a call takes two round trips in its transaction: what it locks and reads, and what it writes and answers with the commit', async () => {
  const { clients, as, people, riverside, goOnline, recorded } = hospital
  await goOnline(people.ben)
  const request = await as(people.ben)
  const newCall = { purposeId: riverside.purposes['Difficult IV'], roomId: riverside.facilities[0]!.roomIds[0] }
  const tripsOf = async (verb: () => Promise<unknown>): Promise<number> => {
    const before = clients.transactionRoundTrips()
    await verb()
    return clients.transactionRoundTrips() - before
  }
  const answer = (context: AnswerContext, { callId }: { callId: string }) => readCallAfter(context, callId)
  const trips = async () => {
    const { id: callId } = await createCall(request, newCall, answer)
    return {
      create: await tripsOf(() => createCall(request, newCall, answer)),
      claim: await tripsOf(() => assignCall(request, { callId }, answer)),
      correct: await tripsOf(() => correctCall(request, { callId, contact: 'ext 7' }, answer)),
      giveBack: await tripsOf(() => returnCall(request, { callId }, answer)),
      close: await tripsOf(() => closeCall(request, { callId, ...recorded }, answer)),
    }
  }
  // A connection prepares a statement when it first sends it, by itself.
  for (let n = 0; n < 20; n += 1) await trips()
  expect(await trips()).toEqual({ create: 2, claim: 2, correct: 2, giveBack: 2, close: 2 })
})
