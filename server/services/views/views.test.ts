import { mostViews } from '../../domain/views/rules'
import { doors, globalId } from '../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../test/harness/expect'
import { rounds } from '../../test/harness/rounds'
import type { Person } from '../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { createSavedView, deleteSavedView, updateSavedView } from './verbs'

const hospital = servedHospitalOfFile()
beforeEach(() => hospital.clients.system.savedView.deleteMany())

const open = 'status=open'
const save = async (person: Person, more: object = {}) =>
  createSavedView(await hospital.as(person), { list: 'LINES', name: 'Open lines', query: open, ...more })
const change = async (person: Person, savedViewId: string, more: object) =>
  updateSavedView(await hospital.as(person), { savedViewId, ...more })
const remove = async (person: Person, savedViewId: string, more: object = {}) =>
  deleteSavedView(await hospital.as(person), { savedViewId, ...more })
const rows = () => hospital.clients.system.savedView.findMany({ orderBy: { id: 'asc' } })
const listed = async (person: Person, list = 'LINES') => {
  const { data } = await doors(hospital.address, person).graphql(
    `query($list: SavedViewList!) { provider { savedViews(list: $list) { name query shared viewerCanChange viewerIsOwner } } }`,
    { list },
  )
  return data!.provider.savedViews as { name: string; viewerCanChange: boolean; viewerIsOwner: boolean }[]
}
const namesOf = async (person: Person, list?: string) => (await listed(person, list)).map(({ name }) => name)

describe('rules 10.8: saved views', () => {
  test("one's own are seen by oneself, shared ones by all who may see the list", async () => {
    const { rosa, ben, manager, external, stranger } = hospital.people
    await save(rosa)
    await save(ben, { name: 'Closed', query: 'status=closed' })
    const { savedViewId } = await save(manager, { name: 'Oldest', query: 'order=oldest', shared: true })
    await save(manager, { list: 'QUEUE', name: 'Stat', query: 'show=stat', shared: true })
    await save(external, { list: 'QUEUE', name: 'Mine', query: 'show=mine' })
    expect(await namesOf(rosa)).toEqual(['Oldest', 'Open lines'])
    expect(await namesOf(ben)).toEqual(['Closed', 'Oldest'])
    // No lines for somebody External, so no views of them.
    expect(await namesOf(external)).toEqual([])
    expect(await namesOf(external, 'QUEUE')).toEqual(['Mine', 'Stat'])
    expect(await namesOf(stranger)).toEqual([])
    expect((await listed(rosa)).map((view) => [view.viewerCanChange, view.viewerIsOwner])).toEqual([
      [false, false],
      [true, true],
    ])
    expect((await listed(hospital.people.admin))[0]).toMatchObject({ viewerCanChange: true, viewerIsOwner: false })
    const row = await hospital.clients.system.savedView.findUniqueOrThrow({ where: { id: savedViewId } })
    expect(row).toMatchObject({ version: 1, ownerId: manager.id, createdAt: hospital.clock.now })
  })

  test('only filters of the list are stored, never what may name a patient', async () => {
    const { rosa } = hospital.people
    expect(await fieldsOf(save(rosa, { query: 'status=open&find=k3' }))).toEqual({
      query: 'Has something else than filters of the list that can be saved',
    })
    expect(await fieldsOf(save(rosa, { list: 'QUEUE', query: 'show=stat&search=Richardson' }))).toHaveProperty('query')
    expect(await fieldsOf(save(rosa, { query: 'page=4' }))).toEqual({ query: 'Choose filters first' })
    expect(await fieldsOf(save(rosa, { list: 'REPORT_CALLS', query: 'range=last-month' }))).toEqual({
      list: 'Does not exist',
    })
    expect(await rows()).toEqual([])
    await save(rosa, { query: '?order=oldest&status=open' })
    expect((await rows())[0]?.query).toBe('status=open&order=oldest')
  })

  test('names are unique among one’s own of a list and among the shared ones, whatever their case', async () => {
    const { rosa, ben, manager, admin } = hospital.people
    const { savedViewId } = await save(rosa)
    const taken = { name: 'One of your views has this name' }
    const sharedTaken = { name: 'A shared view has this name' }
    expect(await fieldsOf(save(rosa, { name: ' OPEN Lines ' }))).toEqual(taken)
    await save(ben)
    await save(rosa, { list: 'QUEUE', query: 'show=stat' })
    await save(manager, { shared: true })
    expect(await fieldsOf(save(admin, { name: 'open lines', shared: true }))).toEqual(sharedTaken)
    const own = await save(admin)
    expect(await fieldsOf(change(admin, own.savedViewId, { shared: true }))).toEqual(sharedTaken)
    await save(rosa, { name: 'Other' })
    expect(await fieldsOf(change(rosa, savedViewId, { name: 'other' }))).toEqual(taken)
    // Its own name in other letters is no other view's.
    await change(rosa, savedViewId, { name: 'OPEN LINES' })
    expect((await rows()).find(({ id }) => id === savedViewId)).toMatchObject({ name: 'OPEN LINES', version: 2 })
  })

  test('a change has its version, and its row in the audit trail', async () => {
    const { rosa, manager } = hospital.people
    const { savedViewId } = await save(manager, { shared: true })
    await change(hospital.people.admin, savedViewId, { name: 'All open', expectedVersion: 1 })
    expect(await refusalOf(change(manager, savedViewId, { name: 'Mine', expectedVersion: 1 }))).toBe('STALE')
    expect(await refusalOf(remove(manager, savedViewId, { expectedVersion: 1 }))).toBe('STALE')
    // The refusal carries the view as it is now.
    const { data } = await doors(hospital.address, manager).graphql(
      `mutation($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { ... on Refusal { code current { id ... on SavedView { name version } } } } }`,
      { input: { savedViewId: globalId('SavedView', savedViewId), name: 'Mine', expectedVersion: 1 } },
    )
    expect(data!.updateSavedView).toMatchObject({ code: 'STALE', current: { name: 'All open', version: 2 } })
    // Nothing changes, nothing is recorded.
    await change(manager, savedViewId, { name: 'All open', query: open, shared: true })
    await remove(manager, savedViewId, { expectedVersion: 2 })
    expect(await refusalOf(change(rosa, savedViewId, { name: 'x' }))).toBe('NOT_FOUND')
    const trail = await hospital.clients.system.auditEntry.findMany({
      where: { entityId: savedViewId, outcome: 'done' },
      orderBy: { sequence: 'asc' },
    })
    expect(trail.map(({ action, entityKind, fields }) => [action, entityKind, fields])).toEqual([
      [
        'createSavedView',
        'savedView',
        { list: [null, 'LINES'], name: [null, 'Open lines'], query: [null, open], shared: [null, true] },
      ],
      ['updateSavedView', 'savedView', { name: ['Open lines', 'All open'] }],
      [
        'deleteSavedView',
        'savedView',
        { list: ['LINES', null], name: ['All open', null], query: [open, null], shared: [true, null] },
      ],
    ])
  })

  test(`there are at most ${mostViews} of a person and list, and as many shared ones`, async () => {
    const { rosa, manager } = hospital.people
    const many = (ownerId: string, shared: boolean) =>
      hospital.clients.system.savedView.createMany({
        data: Array.from({ length: mostViews }, (_none, index) => ({
          providerId: hospital.riverside.id,
          ownerId,
          list: 'LINES',
          name: `View ${index}`,
          query: open,
          shared,
          createdAt: hospital.clock.now,
          changedAt: hospital.clock.now,
        })),
      })
    await many(rosa.id, false)
    expect(await fieldsOf(save(rosa))).toEqual({ name: 'There are 30 views of yours. Delete one first.' })
    await save(rosa, { list: 'QUEUE', query: 'show=stat' })
    const own = await save(manager)
    await many(manager.id, true)
    expect(await fieldsOf(save(manager, { shared: true, name: 'More' }))).toEqual({
      name: 'There are 30 shared views. Delete one first.',
    })
    expect(await fieldsOf(change(manager, own.savedViewId, { shared: true }))).toHaveProperty('name')
    expect(await namesOf(rosa)).toHaveLength(2 * mostViews)
  })

  test('who may not is refused, and nothing changes', async () => {
    const { rosa, ben, manager, admin, external, stranger, locked } = hospital.people
    const own = (await save(rosa)).savedViewId
    const shared = (await save(manager, { shared: true })).savedViewId
    const before = await rows()
    const tries = (person: Person, id: string) => [
      refusalOf(change(person, id, { name: 'Taken' })),
      refusalOf(change(person, id, { shared: true })),
      refusalOf(remove(person, id)),
    ]
    // Somebody else's view does not exist, for administrators either.
    for (const person of [ben, manager, admin, external, stranger])
      expect(await Promise.all(tries(person, own))).toEqual(Array.from({ length: 3 }, () => 'NOT_FOUND'))
    for (const person of [rosa, ben])
      expect(await Promise.all(tries(person, shared))).toEqual(Array.from({ length: 3 }, () => 'SHARED_VIEW'))
    for (const person of [external, stranger])
      expect(await Promise.all(tries(person, shared))).toEqual(Array.from({ length: 3 }, () => 'NOT_FOUND'))
    expect(await refusalOf(change(rosa, own, { shared: true }))).toBe('SHARED_VIEW')
    expect(await refusalOf(change(admin, shared, { shared: false }))).toBe('SHARED_VIEW')
    expect(await refusalOf(save(rosa, { name: 'For all', shared: true }))).toBe('SHARED_VIEW')
    expect(await refusalOf(save(locked))).toBe('ACCOUNT_LOCKED')
    expect(await refusalOf(remove(rosa, 'no id'))).toBe('NOT_FOUND')
    expect(await rows()).toEqual(before)
  })

  test('a personal view of someone else is no node', async () => {
    const { rosa, ben, admin } = hospital.people
    const id = globalId('SavedView', (await save(rosa)).savedViewId)
    const find = async (person: Person) =>
      (await doors(hospital.address, person).graphql('query($id: ID!) { node(id: $id) { id } }', { id })).data!.node
    expect([await find(rosa), await find(ben), await find(admin)]).toEqual([{ id }, null, null])
  })
})

test('eight who save the same name at once: one is there, shared or one’s own', async () => {
  const { manager, admin, rosa } = hospital.people
  for (const _round of rounds(40, 5)) {
    await hospital.clients.system.savedView.deleteMany()
    const shared = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        refusalOf(save(index % 2 ? manager : admin, { name: index % 3 ? 'Night' : 'NIGHT', shared: true })),
      ),
    )
    const own = await Promise.all(Array.from({ length: 8 }, () => refusalOf(save(rosa, { name: 'Night' }))))
    for (const results of [shared, own]) {
      expect(results.filter((result) => result === null)).toHaveLength(1)
      expect(results.filter((result) => result === 'VALIDATION')).toHaveLength(7)
    }
  }
})

test('at the limit, of eight who save at once one finds room; of two changes on one version one is refused', async () => {
  const { rosa } = hospital.people
  for (const _round of rounds(20, 3)) {
    await hospital.clients.system.savedView.deleteMany()
    for (let index = 1; index < mostViews; index += 1) await save(rosa, { name: `View ${index}` })
    const results = await Promise.all(
      Array.from({ length: 8 }, (_none, index) => refusalOf(save(rosa, { name: `New ${index}` }))),
    )
    expect(results.filter((result) => result === null)).toHaveLength(1)
    const { id } = (await rows())[0]!
    const changes = await Promise.all(
      ['a', 'b'].map((name) => refusalOf(change(rosa, id, { name, expectedVersion: 1 }))),
    )
    expect(changes.sort()).toEqual(['STALE', null].sort())
  }
})
