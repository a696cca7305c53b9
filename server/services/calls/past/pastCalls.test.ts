import { listPageSize } from '../../../domain/kernel/lists'
import { callLists, sortOptions, type CallList, type CallSort } from '../../../domain/calls/past/pastList'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { Denied } from '../../kernel/request'
import { prune } from '../../jobs/prune'
import { closeCall } from '../ending/closeCall'
import { deleteCall, undeleteCall } from '../ending/deleteCall'
import { correctCall } from '../entries/correctCall'
import { findPastPage, readPastCalls } from './readPastCalls'
import type { PastOrder } from './tally'

const hospital = hospitalOfFile()

// Always the same, so that a failure can be looked into.
let seed = 7
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!

/** Calls in every state, with few moments and names among them, so that many are equal, and with much missing. */
const fill = async (count: number) => {
  const { clients, riverside, people } = hospital
  const facilities = riverside.facilities
  const rooms = [...facilities[0]!.roomIds, ...facilities[1]!.roomIds]
  const moment = (): Date => new Date(Date.UTC(2026, random(3), 1 + random(3), random(4)))
  const twin = await clients.system.user.create({
    data: { fullName: people.ben.fullName, email: 'twin@demo.example', passwordHash: 'none' },
  })
  await clients.system.call.createMany({
    data: Array.from({ length: count }, () => {
      const createdAt = moment()
      const completedAt = random(5) === 0 ? null : moment()
      return {
        providerId: riverside.id,
        purposeId: riverside.purposes.Custom!,
        statusCodeId: oneOf(Object.values(riverside.statuses)),
        roomId: random(6) === 0 ? null : oneOf(rooms),
        createdAt,
        updatedAt: createdAt,
        aliveAt: createdAt,
        announcedAt: createdAt,
        startTime: random(4) === 0 ? null : moment(),
        completedAt,
        completedById: completedAt && oneOf([people.rosa.id, people.ben.id, twin.id, people.admin.id]),
        deletedAt: random(3) === 0 ? moment() : null,
      }
    }),
  })
}

const wholeRow = { room: { include: { facility: true } }, statusCode: true, completedBy: true } as const
const allRows = () =>
  hospital.clients.system.call.findMany({ where: { providerId: hospital.riverside.id }, include: wholeRow })
type Row = Awaited<ReturnType<typeof allRows>>[number]

const gap = (from: Date | null, to: Date | null): number | null => (from && to ? to.getTime() - from.getTime() : null)
const keys: Record<CallSort, (row: Row) => string | number | null> = {
  createdAt: (row) => row.createdAt.getTime(),
  facility: (row) => row.room?.facility.name ?? null,
  clinician: (row) => row.completedBy?.fullName ?? null,
  completedAt: (row) => row.completedAt?.getTime() ?? null,
  responseTime: (row) => gap(row.aliveAt, row.startTime),
  procedureTime: (row) => gap(row.startTime, row.completedAt),
  startTime: (row) => row.startTime?.getTime() ?? null,
  status: (row) => row.statusCode.name,
  room: (row) => row.room?.name ?? null,
}

/** The list as rules 3.16 tells it, by looking at every call. */
const asTold = (
  rows: Row[],
  { list, sort, descending, ties, clinician }: PastOrder,
  facilityIds: string[] = [],
): string[] => {
  const here = rows.filter(
    (row) =>
      (list === 'deleted' ? row.deletedAt : row.completedAt && !row.deletedAt) &&
      (facilityIds.length === 0 || facilityIds.includes(row.room?.facilityId ?? '')) &&
      (clinician === null || row.completedBy?.fullName.toLowerCase().includes(clinician.toLowerCase())),
  )
  const compare = (a: Row, b: Row): number => {
    const [x, y] = [keys[sort](a), keys[sort](b)]
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    const way = x < y ? -1 : x > y ? 1 : 0
    return descending ? -way : way
  }
  const newest = (a: Row, b: Row): number =>
    (b[ties]?.getTime() ?? 0) - (a[ties]?.getTime() ?? 0) || (a.id < b.id ? 1 : -1)
  return here.sort((a, b) => compare(a, b) || newest(a, b)).map(({ id }) => id)
}

const orders = (list: CallList): PastOrder[] =>
  sortOptions.flatMap((sort) =>
    [true, false].flatMap((descending) =>
      (list === 'completed' ? (['completedAt', 'createdAt'] as const) : (['createdAt'] as const)).flatMap((ties) =>
        (sort === 'clinician' ? [null, 'ben', 'O'] : [null]).map((clinician) => ({
          list,
          sort,
          descending,
          ties,
          clinician,
        })),
      ),
    ),
  )

/** The whole list, page after page. */
const pagesOf = async (person: Person, order: PastOrder, size: number, far?: number): Promise<string[]> => {
  const request = await hospital.as(person)
  const { ids, pages, total } = await findPastPage(request, order, 0, { size, far })
  const all = [...ids]
  for (let page = 1; page < pages; page += 1) all.push(...(await findPastPage(request, order, page, { size, far })).ids)
  expect({ total, pages }).toEqual({ total: all.length, pages: Math.ceil(all.length / size) })
  return all
}

describe('rules 3.16: with many equal and missing values', () => {
  beforeAll(() => fill(240))

  test.each(callLists)(
    '%s calls: each sort, both ways, with either tie and every filter, page by page',
    async (list) => {
      const rows = await allRows()
      for (const order of orders(list))
        expect({ order, ids: await pagesOf(hospital.people.rosa, order, 7) }).toEqual({
          order,
          ids: asTold(rows, order),
        })
    },
  )

  test.each(callLists)(
    '%s calls: pages far inside are looked up in the spans, before and after these were summed up',
    async (list) => {
      const { people, riverside, clients, clock } = hospital
      const rows = await allRows()
      for (const isSummed of [false, true]) {
        if (isSummed) await prune(clients, clock.now, { idleMinutes: 15, maxHours: 12 })
        for (const order of orders(list)) {
          expect({ isSummed, order, ids: await pagesOf(people.rosa, order, 9, 0) }).toEqual({
            isSummed,
            order,
            ids: asTold(rows, order),
          })
          expect({ isSummed, order, ids: await pagesOf(people.north, order, 9, 0) }).toEqual({
            isSummed,
            order,
            ids: asTold(rows, order, [riverside.facilities[1]!.id]),
          })
        }
      }
    },
  )

  test('rules 2.3: who is kept to a facility finds its calls, in the same orders, and none without a room', async () => {
    const rows = await allRows()
    const { people, riverside } = hospital
    for (const list of callLists)
      for (const order of orders(list))
        expect({ order, ids: await pagesOf(people.north, order, 7) }).toEqual({
          order,
          ids: asTold(rows, order, [riverside.facilities[1]!.id]),
        })
  })

  test('where a facility has few of the calls they are collected, with the same result', async () => {
    const { clients, riverside, hire } = hospital
    const small = await clients.system.facility.create({
      data: { providerId: riverside.id, name: 'Annex', timeZone: 'UTC', weight: 9 },
    })
    const room = await clients.system.room.create({
      data: { providerId: riverside.id, facilityId: small.id, name: 'Z' },
    })
    const visitor = await hire('Vera Visit', 'Clinician', riverside.id, { only: [small.id] })
    for (const id of (await allRows()).slice(0, 3).map((row) => row.id))
      await clients.system.call.update({ where: { id }, data: { roomId: room.id } })
    const rows = await allRows()
    for (const list of callLists)
      for (const order of orders(list))
        expect({ order, ids: await pagesOf(visitor, order, 2) }).toEqual({
          order,
          ids: asTold(rows, order, [small.id]),
        })
  })
})

const newest: PastOrder = {
  list: 'completed',
  sort: 'completedAt',
  descending: true,
  ties: 'completedAt',
  clinician: null,
}
const totals = async (person = hospital.people.rosa) => {
  const request = await hospital.as(person)
  const [completed, deleted] = await Promise.all(
    callLists.map(async (list) => (await findPastPage(request, { ...newest, list, ties: 'createdAt' }, 0)).total),
  )
  return { completed, deleted }
}

test('a call comes into a list, changes it and leaves it with the verbs, and the pages know at once', async () => {
  const { people, openCall, as, recorded } = hospital
  const admin = await as(people.admin)
  const before = await totals()
  const callId = await openCall()
  expect(await totals()).toEqual(before)
  await closeCall(admin, { callId, ...recorded })
  expect(await totals()).toEqual({ ...before, completed: before.completed! + 1 })
  await deleteCall(admin, { callId })
  expect(await totals()).toEqual({ ...before, deleted: before.deleted! + 1 })
  await undeleteCall(admin, { callId })
  expect(await totals()).toEqual({ ...before, completed: before.completed! + 1 })
  const open = await openCall()
  await correctCall(admin, { callId: open, contact: 'x' })
  await deleteCall(admin, { callId: open })
  await undeleteCall(admin, { callId: open })
  expect(await totals()).toEqual({ ...before, completed: before.completed! + 1 })
})

test('what is counted is summed up by the clock, and stays what the calls are', async () => {
  const { clients, clock, riverside } = hospital
  const state = async () => ({
    tally: await clients.system
      .$queryRaw`select deleted, facet, facet_id, facility_id, sum(calls)::int as calls, sum(started)::int as started, sum(completed)::int as completed, sum(timed)::int as timed from call_tally group by 1, 2, 3, 4 having sum(calls) <> 0 order by 1, 2, 3, 4`,
    calls: await clients.system
      .$queryRaw`select deleted_at is not null as deleted, each.facet::call_facet, each.id as facet_id, facility_id, count(*)::int as calls, count(start_time)::int as started, count(completed_at)::int as completed, count(completed_at - start_time)::int as timed
      from call left join room on room.id = room_id cross join lateral (values ('facility', facility_id), ('clinician', completed_by_id), ('status', status_code_id), ('room', room_id)) as each (facet, id)
      where call.provider_id = ${riverside.id}::uuid and (completed_at is not null or deleted_at is not null) group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  })
  const before = await state()
  expect(before.tally).toEqual(before.calls)
  const rows = await clients.system.callTally.count()
  const { call_tally: summed } = await prune(clients, clock.now, { idleMinutes: 15, maxHours: 12 })
  expect(summed).toBeGreaterThan(0)
  expect(await clients.system.callTally.count()).toBe(rows - summed)
  expect(await state()).toEqual(before)
  expect((await prune(clients, clock.now, { idleMinutes: 15, maxHours: 12 })).call_tally).toBe(0)
})

test('two people who close calls at once do not wait for each other in the lists, and both are counted', async () => {
  const { people, openCall, as, recorded } = hospital
  const before = await totals()
  const ids = await Promise.all(Array.from({ length: 12 }, () => openCall()))
  const [rosa, ben] = [await as(people.rosa), await as(people.ben)]
  await Promise.all(ids.map((callId, n) => closeCall(n % 2 ? rosa : ben, { callId, ...recorded })))
  expect((await totals()).completed).toBe(before.completed! + 12)
})

test('a call whose room moves to another facility is found there', async () => {
  const { clients, riverside, people, openCall, as, recorded } = hospital
  const [main, north] = riverside.facilities
  const room = await clients.system.room.create({
    data: { providerId: riverside.id, facilityId: main!.id, name: 'Bay 3' },
  })
  const callId = await openCall({ room: room.id })
  await closeCall(await as(people.rosa), { callId, ...recorded })
  const before = await totals(people.north)
  await clients.system.room.update({ where: { id: room.id }, data: { facilityId: north!.id } })
  expect((await totals(people.north)).completed).toBe(before.completed! + 1)
})

test('rules 2.2, 2.3: another provider has lists of its own; External people and locked ones have none', async () => {
  const { people, as } = hospital
  expect(await totals(people.stranger)).toEqual({ completed: 0, deleted: 0 })
  for (const person of [people.external, people.locked])
    await expect(readPastCalls(await as(person), 'completed', {}, 0)).rejects.toBeInstanceOf(Denied)
})

test('a filter counts with the sort Clinician only', async () => {
  const rosa = await hospital.as(hospital.people.rosa)
  const by = async (sort: string, filter: string) => (await readPastCalls(rosa, 'completed', { sort, filter }, 0)).pages
  expect(await by('Room', 'nobody')).toBe(await by('Room', ''))
  expect(await by('Clinician', 'nobody')).toBe(0)
  expect(
    (await readPastCalls(rosa, 'completed', { sort: 'Clinician', filter: 'AMARA' }, 0)).calls.map(
      ({ completedBy }) => completedBy?.fullName,
    ),
  ).toEqual(expect.arrayContaining(['Amara Okafor']))
})

test('what cannot be asked for is refused at its field, and a page holds twenty', async () => {
  const rosa = await hospital.as(hospital.people.rosa)
  await expect(readPastCalls(rosa, 'completed', { sort: 'Weight' }, 0)).rejects.toMatchObject({
    refusal: { code: 'VALIDATION', fields: [{ field: 'sort' }] },
  })
  const { calls, pages } = await readPastCalls(rosa, 'completed', {}, 99_999)
  expect([calls, pages]).toEqual([[], expect.any(Number)])
  expect(pages).toBeGreaterThan(0)
  expect((await readPastCalls(rosa, 'completed', {}, 0)).calls).toHaveLength(listPageSize)
})

test('the application cannot write what the lists are made of', async () => {
  const { clients, riverside } = hospital
  const db = clients.forProvider(riverside.id)
  await expect(db.listedCall.deleteMany()).rejects.toThrow(/permission denied/)
  for (const table of ['call_tally', 'call_span', 'call_span_step'])
    await expect(db.$executeRawUnsafe(`delete from ${table}`)).rejects.toThrow(/permission denied/)
})
