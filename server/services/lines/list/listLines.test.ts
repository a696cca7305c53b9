import { randomUUID } from 'node:crypto'
import { lineTypes } from '../../../domain/configuration/procedures/followUp'
import { foldText } from '../../../domain/kernel/input/names'
import type { Person } from '../../../test/hospital/hospital'
import { hospitalWithLines } from '../../../test/hospital/setUp'
import { refusalOf } from '../../../test/harness/expect'
import { closeCallAndCreateLine } from '../../calls/ending/closeCall'
import { correctCall } from '../../calls/entries/correctCall'
import { saveCall } from '../../calls/ending/saveCall'
import { prune } from '../../jobs/prune'
import { renameRoom } from '../../configuration/facilities/configureRooms'
import { countLines, findLines, readAllLines, readLinePage, type LineFilter } from './listLines'

const { hospital, lines } = hospitalWithLines()

// Always the same, so that a failure can be looked into.
let seed = 11
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!

/** Few moments and names, so that many lines are equal, and much is missing. */
const fill = async (count: number) => {
  const { riverside } = hospital
  const rooms = [...riverside.facilities[0]!.roomIds, ...riverside.facilities[1]!.roomIds, null]
  for (let n = 0; n < count; n += 1) {
    const at = new Date(Date.UTC(2026, 0, 1 + random(3)))
    const lineId = await lines.addLine({
      name: oneOf(["Ruiz's Line", 'Left arm', '50%_arm', 'Ångström']),
      createdAt: at,
      roomId: oneOf(rooms),
      mrn: oneOf(['A0812-44', 'B77', null]),
      completedAt: random(3) === 0 ? at : null,
    })
    if (random(4) === 0) continue
    await lines.addCall(lineId, {
      createdAt: lines.minutesAgo(90),
      patientLastName: oneOf(['Ruiz', 'Park', null]),
      patientFirstName: oneOf(['Ana', 'Jin']),
      deletedAt: random(5) === 0 ? at : null,
    })
    await lines.addCall(lineId, { createdAt: lines.minutesAgo(30), patientLastName: 'Later' })
  }
}

const allLines = () =>
  hospital.clients.system.line.findMany({
    where: { providerId: hospital.riverside.id },
    include: {
      room: true,
      calls: { orderBy: [{ deletedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }, { id: 'asc' }] },
    },
  })
type Row = Awaited<ReturnType<typeof allLines>>[number]

const textsOf = ({ name, mrn, room, calls: [first] }: Row): string[] => {
  const [last, given] = [first?.patientLastName, first?.patientFirstName]
  return [
    name,
    mrn,
    room?.name,
    [last, given].filter(Boolean).join(', '),
    [given, last].filter(Boolean).join(' '),
  ].flatMap((text) => (text ? [foldText(text)] : []))
}

/** The list as rules 4.13 tells it, by looking at every line. */
const asTold = (rows: Row[], { search, state, facilityIds }: LineFilter, only: string[] = []): string[] => {
  const sought = foldText((search ?? '').trim())
  const fits = (text: string): boolean =>
    sought.length < 3
      ? [text, ...text.split(/[^\p{L}\p{N}]+/u)].some((word) => word.startsWith(sought))
      : text.includes(sought)
  return rows
    .filter(
      (row) =>
        (only.length === 0 || only.includes(row.room?.facilityId ?? '')) &&
        (!facilityIds || facilityIds.includes(row.room?.facilityId ?? '')),
    )
    .filter((row) => !state || (state === 'CLOSED') === (row.completedAt !== null))
    .filter((row) => sought === '' || textsOf(row).some(fits))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
}

/** The whole list, stretch after stretch, each from behind the last. */
const walked = async (person: Person, filter: LineFilter, newestFirst: boolean): Promise<string[]> => {
  const request = await hospital.as(person)
  const found: string[] = []
  for (let start: { value: Date; id: string } | null = null; ;) {
    const rows = await findLines(request, filter, { newestFirst, start, stop: null, skip: 0, take: 7 })
    found.push(...rows.map(({ id }) => id))
    if (rows.length < 7) return found
    start = { value: rows.at(-1)!.createdAt, id: rows.at(-1)!.id }
  }
}

describe('rules 4.13: with many equal and missing values', () => {
  beforeAll(() => fill(120))

  const searches = [
    null,
    '',
    'ruiz',
    'UIZ',
    'ruiz, ana',
    'ana ruiz',
    '0812',
    'icu',
    'a',
    'RU',
    'b7',
    '50%_',
    '50x',
    '%',
    '_',
    'later',
    'zzz',
    "'s l",
  ]
  const filters = (facilityIds: string[]): LineFilter[] =>
    searches.flatMap((search) =>
      ([null, 'OPEN', 'CLOSED'] as const).flatMap((state) =>
        [null, [facilityIds[0]!], facilityIds, []].map((only) => ({ search, state, facilityIds: only })),
      ),
    )

  test('each search, state and choice of facilities, both ways, stretch by stretch, and counted', async () => {
    const rows = await allLines()
    const { people, riverside } = hospital
    const rosa = await hospital.as(people.rosa)
    for (const filter of filters(riverside.facilities.map(({ id }) => id))) {
      const told = asTold(rows, filter)
      expect({ filter, ids: await walked(people.rosa, filter, false) }).toEqual({ filter, ids: told })
      expect({ filter, ids: await walked(people.rosa, filter, true) }).toEqual({ filter, ids: [...told].reverse() })
      expect({ filter, ...(await countLines(rosa, filter)) }).toEqual({ filter, count: told.length, isMore: false })
    }
  })

  test('rules 2.3: who is kept to a facility finds its lines and no others', async () => {
    const rows = await allLines()
    const { people, riverside } = hospital
    const north = await hospital.as(people.north)
    for (const filter of filters([riverside.facilities[1]!.id, riverside.facilities[0]!.id])) {
      const told = asTold(rows, filter, [riverside.facilities[1]!.id])
      expect({ filter, ids: await walked(people.north, filter, true) }).toEqual({ filter, ids: [...told].reverse() })
      expect({ filter, ...(await countLines(north, filter)) }).toEqual({ filter, count: told.length, isMore: false })
    }
  })

  test('between two places only what lies between them is found', async () => {
    const rosa = await hospital.as(hospital.people.rosa)
    const all = await findLines(rosa, {}, { newestFirst: true, start: null, stop: null, skip: 0, take: 100 })
    const at = (n: number) => ({ value: all[n]!.createdAt, id: all[n]!.id })
    for (const search of [null, 'a']) {
      const whole = await findLines(
        rosa,
        { search },
        { newestFirst: true, start: null, stop: null, skip: 0, take: 1_000 },
      )
      const within = whole.filter(({ id }) => all.slice(11, 30).some((line) => line.id === id))
      expect(
        await findLines(rosa, { search }, { newestFirst: true, start: at(10), stop: at(30), skip: 0, take: 100 }),
      ).toEqual(within)
    }
  })

  test('rules 4.13: REST has the oldest first, twenty a page; past the last there are none', async () => {
    const told = asTold(await allLines(), {})
    const rosa = await hospital.as(hospital.people.rosa)
    const pages = await Promise.all(
      [0, 1, 2, 99].map(async (page) => (await readLinePage(rosa, {}, page)).map(({ id }) => id)),
    )
    expect(pages).toEqual([told.slice(0, 20), told.slice(20, 40), told.slice(40, 60), []])
    const all: string[] = []
    for await (const some of readAllLines(rosa, {})) all.push(...some.map(({ id }) => id))
    expect(all).toEqual(told)
  })

  test('what is counted is summed up by the clock, and stays what the lines are', async () => {
    const { clients, clock } = hospital
    const state = () =>
      clients.system
        .$queryRaw`select facility_id, closed, sum(lines)::int as lines from line_tally group by 1, 2 having sum(lines) <> 0 order by 1, 2`
    const counted = () =>
      clients.system
        .$queryRaw`select facility_id, completed_at is not null as closed, count(*)::int as lines from line left join room on room.id = room_id group by 1, 2 order by 1, 2`
    const before = await state()
    expect(before).toEqual(await counted())
    expect((await prune(clients, clock.now, { idleMinutes: 15, maxHours: 12 })).line_tally).toBeGreaterThan(0)
    expect(await state()).toEqual(before)
    expect((await prune(clients, clock.now, { idleMinutes: 15, maxHours: 12 })).line_tally).toBe(0)
  })
})

describe('what is found follows what changes', () => {
  const found = async (search: string, person = hospital.people.rosa): Promise<string[]> =>
    (
      await findLines(
        await hospital.as(person),
        { search },
        { newestFirst: false, start: null, stop: null, skip: 0, take: 100 },
      )
    ).map(({ id }) => id)
  const typesOf = async (lineId: string) => (await lines.readLine(lineId)).listed!.types

  test('rules 4.7: a line is found by its patient, and has the types of the latest call that tells of one', async () => {
    const { people, as, openCall, record } = hospital
    const rosa = await as(people.rosa)
    const callId = await openCall()
    const { lineId } = await closeCallAndCreateLine(rosa, {
      callId,
      lineName: 'Wundt',
      mrn: 'W-99',
      patientLastName: 'Vandermeer',
      patientFirstName: 'Io',
      fields: record({ 'Insertion Type': ['ML'] }),
    })
    for (const search of ['vanderm', 'meer, io', 'io vander', 'W-99', 'wundt', 'io'])
      expect(await found(search)).toEqual([lineId])
    expect(await typesOf(lineId!)).toEqual(['ML'])
    await saveCall(rosa, { callId, fields: record({ 'Insertion Type': ['SL PICC'] }), patientLastName: 'Zuiderzee' })
    expect(await typesOf(lineId!)).toEqual(['SL PICC'])
    expect([await found('vanderm'), await found('zuider')]).toEqual([[], [lineId]])
    // A later call without a type says nothing of it; one that is still open does not count.
    await lines.addCall(lineId!, { completedAt: hospital.clock.now })
    expect(await typesOf(lineId!)).toEqual(['SL PICC'])
  })

  test.each([
    ['fields in the order of the catalogue', [['PG', 'CVL'], ['ML']], [true, true]],
    ['each type once', [['ML', 'PG'], ['PG']], [true, true]],
    ['no type from other fields', [['ML'], ['SL PICC']], [false, true]],
    ['nothing where nothing is recorded', [[], []], [true, false]],
  ])('rules 4.7: the list has the types that the rule finds: %s', async (_what, recorded, named) => {
    const { clients, riverside } = hospital
    const fields = recorded.map((values, weight) => ({ id: randomUUID(), values, weight, isNamed: named[weight]! }))
    const filled = fields.filter(({ values }) => values.length > 0)
    const lineId = await lines.addLine()
    const callId = await lines.addCall(lineId)
    // The order of the catalogue counts, not that of the rows.
    await clients.system.callValue.createMany({
      data: filled.toReversed().map(({ id, values, weight, isNamed }) => ({
        ...{
          providerId: riverside.id,
          callId,
          fieldId: id,
          fieldName: id,
          fieldWeight: weight,
          fieldType: 'checkboxes',
        },
        ...{ procedureId: riverside.procedures.Insertion!, procedureName: 'Insertion', procedureWeight: 0 },
        ...{ followUpTypeName: isNamed, endFollowUp: false, values },
      })),
    })
    const catalogue = [
      {
        ...{ id: 'insertion', name: 'Insertion', followUpInterval: null, requiredCallFields: [] },
        fields: fields.map(({ id, isNamed }) => ({
          ...{ id, name: id, type: 'checkboxes' as const, required: false, options: [] },
          followUpTypeName: isNamed,
        })),
      },
    ]
    expect(await typesOf(lineId)).toEqual(lineTypes(catalogue, new Map(filled.map(({ id, values }) => [id, values]))))
  })

  test('renaming a room renames it here, and the patient is that of the earliest call that was not deleted', async () => {
    const { riverside, clients, people, as, clock } = hospital
    const room = (
      await clients.system.room.create({
        data: { providerId: riverside.id, facilityId: riverside.facilities[1]!.id, name: 'Solarium' },
      })
    ).id
    const lineId = await lines.addLine({ name: 'X', roomId: room })
    const first = await lines.addCall(lineId, {
      createdAt: lines.minutesAgo(99),
      completedAt: null,
      patientLastName: 'Quist',
    })
    await lines.addCall(lineId, { createdAt: lines.minutesAgo(5), patientLastName: 'Rasmus' })
    expect([await found('solar'), await found('quist'), await found('rasmus')]).toEqual([[lineId], [lineId], []])
    await renameRoom(await as(people.admin), { roomId: room, name: 'Observatory' })
    expect([await found('solar'), await found('observat')]).toEqual([[], [lineId]])
    await correctCall(await as(people.ben), { callId: first, patientLastName: 'Quarles' })
    expect([await found('quist'), await found('quarles')]).toEqual([[], [lineId]])
    await clients.system.call.update({ where: { id: first }, data: { deletedAt: clock.now } })
    expect([await found('quarles'), await found('rasmus')]).toEqual([[], [lineId]])
  })

  test('two people who change the patient and the name at once are both found', async () => {
    const { clients } = hospital
    for (let round = 0; round < 8; round += 1) {
      const lineId = await lines.addLine({ name: 'Before' })
      const callId = await lines.addCall(lineId, { patientLastName: 'Before', completedAt: null })
      await Promise.all([
        clients.system.line.update({ where: { id: lineId }, data: { name: `Name${round}x` } }),
        clients.system.call.update({ where: { id: callId }, data: { patientLastName: `Patient${round}x` } }),
      ])
      expect([await found(`name${round}x`), await found(`patient${round}x`)]).toEqual([[lineId], [lineId]])
    }
  })

  test('found lines are counted up to a thousand', async () => {
    const { clients, riverside, clock, people, as } = hospital
    await clients.system.line.createMany({
      data: Array.from({ length: 1_001 }, (_, n) => ({
        providerId: riverside.id,
        name: `Bulk ${n}`,
        createdAt: clock.now,
      })),
    })
    expect(await countLines(await as(people.rosa), { search: 'bulk' })).toEqual({ count: 1_000, isMore: true })
    expect(await countLines(await as(people.rosa), { search: 'bulk 77' })).toEqual({ count: 11, isMore: false })
  })
})

describe('no one finds what is not theirs', () => {
  test('the function that searches as the owner holds to the caller’s provider, and to none without one', async () => {
    const { clients, riverside, lakeshore } = hospital
    await lines.addLine({ name: 'Kingfisher' })
    const ask = (db: ReturnType<typeof clients.forProvider>) =>
      db.$queryRaw<
        object[]
      >`select * from find_lines('%kingfisher%', '{}'::uuid[], '{t,f}'::boolean[], null, null, true, 0, 10)`
    const count = async (db: ReturnType<typeof clients.forProvider>) =>
      (
        await db.$queryRaw<
          { count: number }[]
        >`select count_found_lines('%kingfisher%', '{}'::uuid[], '{t,f}'::boolean[], 10) as count`
      )[0]!.count
    expect([
      (await ask(clients.forProvider(riverside.id))).length,
      await count(clients.forProvider(riverside.id)),
    ]).toEqual([1, 1])
    for (const db of [clients.forProvider(lakeshore.id), clients.system])
      expect([(await ask(db)).length, await count(db)]).toEqual([0, 0])
  })

  test('the application cannot write what the lists are made of', async () => {
    const db = hospital.clients.forProvider(hospital.riverside.id)
    await expect(db.listedLine.deleteMany()).rejects.toThrow(/permission denied/)
    await expect(db.lineTally.deleteMany()).rejects.toThrow(/permission denied/)
  })

  test('rules 2.2: External people and locked ones have no list; another provider has one of its own', async () => {
    const { people, as } = hospital
    const all = { newestFirst: true, start: null, stop: null, skip: 0, take: 10 }
    expect(await refusalOf(findLines(await as(people.external), {}, all))).toBe('FORBIDDEN')
    expect(await refusalOf(countLines(await as(people.locked), {}))).toBe('ACCOUNT_LOCKED')
    expect(await findLines(await as(people.stranger), {}, all)).toEqual([])
    expect(await countLines(await as(people.stranger), {})).toEqual({ count: 0, isMore: false })
  })

  test('what cannot be looked for is refused at its field', async () => {
    const rosa = await hospital.as(hospital.people.rosa)
    await expect(countLines(rosa, { search: 'x'.repeat(201) })).rejects.toMatchObject({
      refusal: { code: 'VALIDATION', fields: [{ field: 'search' }] },
    })
    await expect(countLines(rosa, { search: 'a\ud800bc' })).rejects.toMatchObject({ refusal: { code: 'VALIDATION' } })
  })
})
