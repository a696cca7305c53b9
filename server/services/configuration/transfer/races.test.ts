import { refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import { rounds } from '../../../test/harness/rounds'
import type { Request } from '../../kernel/request'
import { createPurpose, deletePurpose, reorderPurposes, updatePurpose } from '../purposes/configurePurposes'
import { addRooms, hideRoom } from '../facilities/configureRooms'
import {
  createProcedureFieldOption,
  deleteProcedureFieldOption,
  reorderProcedureFieldOptions,
} from '../procedures/configureOptions'
import { exportCatalogue } from './exportCatalogue'
import { importCatalogue } from './importCatalogue'

// Two administrators put a list in order at once, on a real PostgreSQL, while others add to it, delete and rename.

let hospital: Hospital
let first: Request
let second: Request
let third: Request
beforeAll(async () => {
  hospital = await openHospital()
  const { people, hire, as, riverside } = hospital
  first = await as(people.admin)
  second = await as(await hire('Second Admin', 'SystemAdmin', riverside.id))
  third = await as(await hire('Third Admin', 'Admin', riverside.id))
})
afterAll(() => hospital.close())

type Row = { id: string; name: string; weight: number }
const livingPurposes = (): Promise<Row[]> =>
  hospital.clients.system.purpose.findMany({
    where: { providerId: hospital.riverside.id, deletedAt: null },
    orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    select: { id: true, name: true, weight: true },
  })
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Some order that is not the one there is. */
const shuffled = (ids: readonly string[], by: number): string[] =>
  [...ids.slice(by % ids.length), ...ids.slice(0, by % ids.length)].reverse()

test(`many rounds: two orders at once leave one of them whole, and never is an item lost or named twice`, async () => {
  for (const round of rounds(200, 40)) {
    const ids = idsOf(await livingPurposes())
    const asked = [shuffled(ids, round), shuffled(ids, round + 1)]
    const results = await Promise.all([
      refusalOf(reorderPurposes(first, { ids: asked[0] })),
      refusalOf(reorderPurposes(second, { ids: asked[1] })),
    ])
    expect(results).toEqual([null, null])
    const after = await livingPurposes()
    expect(after.map(({ weight }) => weight)).toEqual(ids.map((_id, weight) => weight))
    expect(asked.map(String)).toContain(String(idsOf(after)))
  }
})

test(`many rounds: beside adding, deleting and renaming each order is done whole, or refused as stale`, async () => {
  const seen = new Set<string | null>()
  for (const round of rounds(200, 40, () => seen.size === 2)) {
    const before = await livingPurposes()
    const ids = idsOf(before)
    const deletable = before.find(({ name }) => name.startsWith('Round')) ?? null
    const renamed = before.find(({ name }) => name.startsWith('Difficult') || name.startsWith('Name'))!
    const asked = [shuffled(ids, round), shuffled(ids, round + 1)]
    const orders = [reorderPurposes(first, { ids: asked[0] }), reorderPurposes(second, { ids: asked[1] })]
    const beside = [
      createPurpose(third, { name: `Round ${round}`, weight: 99 }),
      updatePurpose(second, { purposeId: renamed.id, name: `Name ${round}` }),
      ...(deletable ? [deletePurpose(first, { purposeId: deletable.id })] : []),
    ]
    // Whoever comes first is another one each time.
    const attempts = round % 2 === 0 ? [...orders, ...beside] : [...beside.reverse(), ...orders]
    await Promise.all(attempts.map(refusalOf))
    const results = await Promise.all(orders.map(refusalOf))
    expect((await Promise.all(beside.map(refusalOf))).filter((code) => code !== null)).toEqual([])
    for (const result of results) seen.add(result)

    const after = await livingPurposes()
    const staying = ids.filter((id) => id !== deletable?.id)
    expect(
      after
        .filter(({ id }) => staying.includes(id))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...staying].sort())
    expect(
      after
        .map(({ name }) => name)
        .filter((name) => !before.some((row) => row.name === name))
        .sort(),
    ).toEqual([`Name ${round}`, `Round ${round}`])
    expect(after).toHaveLength(staying.length + 1)
    // The order is that of somebody whose order was done, or the one that there was.
    const done = asked.filter((_order, index) => results[index] === null)
    const possible = (done.length > 0 ? done : [ids]).map((order) => order.filter((id) => staying.includes(id)).join())
    expect(possible).toContain(
      idsOf(after)
        .filter((id) => staying.includes(id))
        .join(),
    )
  }
  // Both ends happened, and nothing else.
  expect([...seen].sort()).toEqual(['STALE', null].sort())
})

test('of several who take one name at once exactly one has it, in every kind of list', async () => {
  const { clients, riverside } = hospital
  for (let round = 0; round < 20; round += 1) {
    const same = [`Twin ${round}`, `TWIN ${round}`, `twin ${round}`]
    const results = await Promise.all(
      [first, second, third].map((request, n) => refusalOf(createPurpose(request, { name: same[n], weight: 50 }))),
    )
    expect([...results].sort()).toEqual(['VALIDATION', 'VALIDATION', null].sort())
    const options = await Promise.all(
      [first, second, third].map((request, n) =>
        refusalOf(createProcedureFieldOption(request, { fieldId: riverside.fields.Reason, value: same[n] })),
      ),
    )
    expect([...options].sort()).toEqual(['VALIDATION', 'VALIDATION', null].sort())
    // Rooms that are there already are left alone, whoever made them.
    await Promise.all(
      [first, second, third].map((request, n) =>
        addRooms(request, { facilityId: riverside.facilities[0]!.id, names: [same[n]!, `${n}-${round}`] }),
      ),
    )
    expect(
      await clients.system.room.count({
        where: { facilityId: riverside.facilities[0]!.id, name: { equals: `twin ${round}`, mode: 'insensitive' } },
      }),
    ).toBe(1)
  }
})

test('options that are put in order, added, and deleted at once are each there once', async () => {
  const { clients, riverside } = hospital
  const fieldId = riverside.fields.Kind!
  const living = () =>
    clients.system.procedureFieldOption.findMany({
      where: { fieldId, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { id: 'asc' }],
    })
  for (let round = 0; round < 30; round += 1) {
    const options = await living()
    const gone = options.find(({ value }) => value.startsWith('Film'))
    await Promise.all(
      [
        reorderProcedureFieldOptions(first, { parentId: fieldId, ids: idsOf(options).reverse() }),
        createProcedureFieldOption(second, { fieldId, value: `Film ${round}` }),
        ...(gone ? [deleteProcedureFieldOption(third, { optionId: gone.id })] : []),
      ].map(refusalOf),
    )
    expect((await living()).map(({ value }) => value).sort()).toEqual([`Film ${round}`, 'Gauze', 'Transparent'])
  }
})

test('an import beside single changes leaves the document as it is, or with the change after it; never half of either', async () => {
  const { clients, riverside } = hospital
  const document = await exportCatalogue(first)
  const [facility] = riverside.facilities
  for (let round = 0; round < 15; round += 1) {
    const room = await clients.system.room.findFirstOrThrow({ where: { facilityId: facility!.id, name: 'ICU-07' } })
    const attempts = [
      importCatalogue(first, document),
      hideRoom(second, { roomId: room.id }),
      createPurpose(third, { name: `Beside ${round}`, weight: 80 }),
    ]
    expect((await Promise.all(attempts.map(refusalOf))).filter((code) => code !== null)).toEqual([])
    const after = await exportCatalogue(first)
    const without = (catalogue: typeof document) =>
      JSON.stringify({
        ...catalogue,
        counts: null,
        purposes: catalogue.purposes!.filter(({ name }) => !name.startsWith('Beside')),
        facilities: catalogue.facilities!.map((one) => ({
          ...one,
          rooms: one.rooms.filter((name) => name !== 'ICU-07'),
        })),
      })
    expect(without(after)).toBe(without(document))
  }
})
