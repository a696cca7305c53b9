import { randomUUID } from 'node:crypto'
import { callLists, sortOptions, type PastSearch } from '../../../domain/calls/past/pastList'
import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { deleteCall, undeleteCall } from '../ending/deleteCall'
import type { Refused } from '../../kernel/refused'
import { findPastPage, readPastCalls } from './readPastCalls'
import type { PastOrder } from './tally'

const hospital = hospitalOfFile()

const newest: PastOrder = {
  list: 'completed',
  sort: 'completedAt',
  descending: true,
  ties: 'completedAt',
  clinician: null,
}
const day = (n: number, hour = 12): Date => new Date(Date.UTC(2026, 2, n, hour))

type Patient = { first?: string | null; last?: string | null; mrn?: string; room?: string | null; place?: string }
let made = 0
/** A completed call of that day. */
const complete = async (on: Date, { first = null, last = null, mrn, room, place }: Patient = {}, by?: Person) => {
  const { clients, riverside, lakeshore, people } = hospital
  const provider = by === people.stranger ? lakeshore : riverside
  made += 1
  const { id } = await clients.system.call.create({
    data: {
      providerId: provider.id,
      purposeId: provider.purposes['Difficult IV']!,
      statusCodeId: provider.statuses.Normal!,
      roomId: room === undefined ? provider.facilities[0]!.roomIds[0]! : room,
      roomDescription: place ?? null,
      patientFirstName: first,
      patientLastName: last,
      mrn: mrn ?? `N${1_000 + made}`,
      createdAt: on,
      updatedAt: on,
      aliveAt: on,
      announcedAt: on,
      startTime: on,
      completedAt: new Date(on.getTime() + made * 1_000),
      completedById: provider === riverside ? people.rosa.id : people.stranger.id,
    },
  })
  return id
}

const find = async (search: PastSearch, order: Partial<PastOrder> = {}, person = hospital.people.rosa) => {
  const { ids, total } = await findPastPage(await hospital.as(person), { ...newest, ...order }, 0, { search })
  expect(total).toBe(ids.length)
  return ids
}

let park: string
let nunez: string
let north: string
let odd: string
let signs: string
beforeAll(async () => {
  const { riverside, people } = hospital
  park = await complete(day(1), { first: 'June', last: 'Park', mrn: 'A0812-44' })
  nunez = await complete(day(2), { first: 'José', last: 'Núñez', room: riverside.facilities[0]!.roomIds[2]! })
  north = await complete(day(3), { first: 'Ann', last: 'Parker', room: riverside.facilities[1]!.roomIds[1]! })
  odd = await complete(day(4), { last: '100% 😀 Smile', room: null, place: 'Annex_2' })
  signs = await complete(day(1), { last: 'Quist', room: null, place: '# *** Wing' })
  await complete(day(1), { first: 'June', last: 'Park' }, people.stranger)
})

test.each<[string, () => string[]]>([
  ['park', () => [north, park]],
  ['Park, June', () => [park]],
  ['june park', () => [park]],
  ['nunez', () => [nunez]],
  ['JOSÉ', () => [nunez]],
  ['a0812-44', () => [park]],
  ['812-4', () => [park]],
  ['07', () => [nunez]],
  ['  1A-02 ', () => [north]],
  ['%', () => []],
  ['100%', () => [odd]],
  ['00% 😀', () => [odd]],
  ['😀', () => []],
  ['_', () => []],
  ['#', () => [signs]],
  ['***', () => [signs]],
  ['*', () => []],
  ['annex_2', () => [odd]],
  ['a%k', () => []],
  ['nobody', () => []],
])('rules 3.16b: the search %j finds patients, rooms and record numbers, as plain text', async (search, expected) => {
  expect(await find({ search })).toEqual(expected())
})

test('rules 3.16b: a period finds what was completed in it, with its beginning and without its end', async () => {
  expect(await find({ from: day(2, 0), to: day(4, 0) })).toEqual([north, nunez])
  expect(await find({ from: day(4, 0) })).toEqual([odd])
  expect(await find({ search: 'park', to: day(2, 0) })).toEqual([park])
  expect(await refusalOf(find({ from: day(3), to: day(2) }))).toBe('VALIDATION')
})

test('rules 3.16b: every order holds for what is found, in pages', async () => {
  for (const sort of sortOptions)
    for (const descending of [true, false]) {
      const order = { sort, descending }
      const all = await findPastPage(await hospital.as(hospital.people.rosa), { ...newest, ...order }, 0, { size: 100 })
      expect({ sort, descending, ids: await find({ from: day(1, 0) }, order) }).toEqual({
        sort,
        descending,
        ids: all.ids,
      })
    }
  const second = await findPastPage(await hospital.as(hospital.people.rosa), newest, 1, {
    size: 1,
    search: { search: 'park' },
  })
  expect(second).toEqual({ ids: [park], total: 2, pages: 2, isMore: false })
  expect(await find({ search: 'park' }, { sort: 'clinician', clinician: 'alva' })).toEqual([north, park])
  expect(await find({ search: 'park' }, { sort: 'clinician', clinician: 'nobody' })).toEqual([])
})

test('a corrected patient, a renamed room and a deleted call are found as they are now', async () => {
  const { people, clients, riverside, as, clock } = hospital
  const callId = await complete(day(5), { last: 'Misspelled' })
  await clients.system.call.update({ where: { id: callId }, data: { patientLastName: 'Correctly' } })
  expect([await find({ search: 'misspelled' }), await find({ search: 'correctly' })]).toEqual([[], [callId]])
  const room = { id: riverside.facilities[0]!.roomIds[2]! }
  await clients.system.room.update({ where: room, data: { name: 'Orchid' } })
  expect([await find({ search: 'ICU-07' }), await find({ search: 'orchid' })]).toEqual([[], [nunez]])
  await clients.system.room.update({ where: room, data: { name: 'ICU-07' } })

  clock.now = day(20)
  await deleteCall(await as(people.admin), { callId })
  expect(await find({ search: 'correctly' })).toEqual([])
  expect(await find({ search: 'correctly', from: day(20, 0) }, { list: 'deleted' })).toEqual([callId])
  expect(await find({ search: 'correctly', to: day(20, 0) }, { list: 'deleted' })).toEqual([])
  const { calls } = await readPastCalls(await as(people.admin), 'deleted', { search: 'correctly' }, 0)
  expect(calls.map(({ deletedBy, deletedAt }) => [deletedBy?.fullName, deletedAt])).toEqual([['Amara Okafor', day(20)]])
  await undeleteCall(await as(people.admin), { callId })
  expect(await find({ search: 'correctly' }, { list: 'deleted' })).toEqual([])
})

test('rules 2.3: someone restricted finds what is in their facilities, and no one anything of another provider', async () => {
  const { people, clients, lakeshore, riverside } = hospital
  expect(await find({ search: 'par' }, {}, people.north)).toEqual([north])
  expect(await find({ from: day(1, 0) }, {}, people.north)).toEqual([north])
  expect(await refusalOf(find({ search: 'par' }, {}, people.external))).toBe('FORBIDDEN')
  // The function holds itself to the provider, and the table is not readable.
  const found = await clients.forProvider(lakeshore.id).$queryRaw<
    { call_id: string }[]
  >`select call_id from find_calls('%park%', false, '{}', null, null, 10)`
  expect(found).toHaveLength(1)
  expect(await find({ search: 'park' }, {}, people.stranger)).toEqual(found.map(({ call_id }) => call_id))
  await expect(clients.forProvider(riverside.id).$queryRaw`select * from call_search`).rejects.toThrow(
    /permission denied/,
  )
})

test('a page that is found is audited in one row about its calls', async () => {
  const { people, clients, riverside, as } = hospital
  await readPastCalls(await as(people.rosa), 'completed', { search: 'june' }, 0)
  const [row] = await clients.system.auditEntry.findMany({
    where: { providerId: riverside.id },
    orderBy: { sequence: 'desc' },
    take: 1,
  })
  expect(row).toMatchObject({ actorId: people.rosa.id, action: 'readPatient', entityId: park })
})

test('bad input is refused at its field, at REST’s door', async () => {
  const request = await hospital.as(hospital.people.rosa)
  const bad: [string, object][] = [
    ['search', { search: 'a'.repeat(10_001) }],
    ['from', { from: '2026-13-01T00:00:00Z' }],
    ['from', { from: '2026-03-01T00:00:00' }],
    ['to', { to: 7 }],
  ]
  for (const [field, criteria] of bad)
    expect([
      criteria,
      await readPastCalls(request, 'completed', criteria, 0).then(
        () => null,
        (error: unknown) => (error as Refused).refusal.fields?.map((each) => each.field),
      ),
    ]).toEqual([criteria, [field]])
})

/** Names by the share of calls that hold them. The first three are found in the list, the others by their letters. */
const shares: Record<string, (nth: number) => boolean> = {
  Everyday: () => true,
  Halfway: (nth) => nth % 2 === 0,
  Hundredth: (nth) => nth % 100 === 0,
  // 14 of the newest 2,000, one fewer than the list is read for.
  Seldom: (nth) => nth % 150 === 0,
  Formerly: (nth) => nth >= 2_000,
  Once: (nth) => nth === 2_999,
}

test('rules 3.16b: common and rare names among thousands of calls are found newest first', async () => {
  const { clients, lakeshore, people } = hospital
  const names = Array.from({ length: 3_000 }, (_, nth) =>
    Object.keys(shares)
      .filter((name) => shares[name]!(nth))
      .join(' '),
  )
  const ids = names.map(() => randomUUID())
  const at = (nth: number): Date => new Date(day(20).getTime() - nth * 60_000)
  await clients.system.call.createMany({
    data: names.map((patientLastName, nth) => ({
      id: ids[nth]!,
      providerId: lakeshore.id,
      purposeId: lakeshore.purposes['Difficult IV']!,
      statusCodeId: lakeshore.statuses.Normal!,
      patientLastName,
      createdAt: at(nth),
      updatedAt: at(nth),
      aliveAt: at(nth),
      completedAt: at(nth),
    })),
  })
  const request = await hospital.as(people.stranger)
  for (const name of Object.keys(shares))
    for (const oldest of [2_499, 2_999]) {
      const search = { search: name.toLowerCase(), from: at(oldest) }
      const found = await findPastPage(request, newest, 0, { size: 100, search })
      const expected = ids.filter((_, nth) => nth <= oldest && names[nth]!.includes(name))
      expect({ name, oldest, ids: found.ids }).toEqual({ name, oldest, ids: expected.slice(0, 100) })
      expect(found.isMore).toBe(expected.length > 100)
    }
})

test('of many, the newest are found', async () => {
  const { clients, riverside } = hospital
  await clients.system.call.createMany({
    data: Array.from({ length: 260 }, (_, n) => ({
      providerId: riverside.id,
      purposeId: riverside.purposes['Difficult IV']!,
      statusCodeId: riverside.statuses.Normal!,
      patientLastName: 'Manyfold',
      createdAt: day(10),
      updatedAt: day(10),
      aliveAt: day(10),
      completedAt: new Date(day(10).getTime() + n * 1_000),
    })),
  })
  const request = await hospital.as(hospital.people.rosa)
  for (const list of callLists) {
    const order = { ...newest, list, descending: false }
    const { total, isMore, ids } = await findPastPage(request, order, 0, { search: { search: 'manyf' } })
    expect([total, isMore, ids.length]).toEqual(list === 'completed' ? [100, true, 20] : [0, false, 0])
  }
})

test('in a list in which the newest do not hold it, signs and letters are found all the same', async () => {
  const { clients, lakeshore, people } = hospital
  const usual = await clients.system.call.findFirstOrThrow({ where: { providerId: lakeshore.id, mrn: { not: null } } })
  const { id: _id, mrnKey: _mrnKey, ...like } = usual
  const completedAt = (n: number) => new Date(day(25).getTime() + n * 1_000)
  const old = { patientLastName: 'Zorn', roomId: null, roomDescription: '# +++ Wing' }
  await clients.system.call.create({ data: { ...like, ...old, mrn: 'OLD-1', completedAt: day(6) } as never })
  await clients.system.call.createMany({
    data: Array.from({ length: 2_100 }, (_, n) => ({ ...like, mrn: `M${n}`, completedAt: completedAt(n) })) as never,
  })
  for (const search of ['#', '+++', '# +++', 'zorn', 'zo']) {
    const { calls } = await readPastCalls(await hospital.as(people.stranger), 'completed', { search }, 0)
    expect([search, ...calls.map(({ mrn }) => mrn)]).toEqual([search, 'OLD-1'])
  }
  const { calls } = await readPastCalls(await hospital.as(people.stranger), 'completed', { search: '%' }, 0)
  expect(calls).toEqual([])
})
