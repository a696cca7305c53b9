import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital } from '../../../test/hospital/hospital'
import type { Request } from '../../kernel/request'
import { createFacility, deleteFacility } from '../facilities/configureFacilities'
import { createComplianceCategory, deleteComplianceCategory, saveComplianceConfiguration } from './configureCategories'
import {
  createComplianceRequirement,
  deleteComplianceRequirement,
  reorderComplianceRequirements,
  updateComplianceRequirement,
} from './configureRequirements'
import { readCategories, readComplianceConfiguration, readRequirements } from './readCompliance'

let hospital: Hospital
let admin: Request
/** An administrator of the North Campus alone. */
let part: Request
let main: string
let north: string
beforeEach(async () => {
  hospital = await openHospital()
  const { people, hire, as, riverside } = hospital
  ;[main, north] = riverside.facilities.map(({ id }) => id) as [string, string]
  admin = await as(people.admin)
  part = await as(await hire('Part Time', 'Admin', riverside.id, { only: [north] }))
})
afterEach(() => hospital.close())

const names = async (request = admin): Promise<string[]> => (await readRequirements(request)).map(({ name }) => name)
const oneOf = async (id: string, request = admin) => (await readRequirements(request)).find((one) => one.id === id)!
const placesOf = async (id: string): Promise<string[]> =>
  (await hospital.clients.system.requirementFacility.findMany({ where: { requirementId: id } })).map(
    ({ facilityId }) => facilityId,
  )
const trail = () =>
  hospital.clients.system.auditEntry.findMany({
    where: { entityKind: { not: null } },
    orderBy: { sequence: 'asc' },
    select: { action: true, entityKind: true, outcome: true, fields: true },
  })
const health = () => hospital.riverside.categories.Health!
const tbTest = (more: object = {}) => ({
  name: 'TB Test',
  categoryId: health(),
  isGlobal: true,
  gracePeriod: 14,
  ...more,
})

describe('requirements', () => {
  test('one is added at the end, changed and deleted, and the trail tells from what to what (rules 2.10, 6.10)', async () => {
    const { requirementId } = await createComplianceRequirement(
      admin,
      tbTest({ isGlobal: false, facilityIds: [north, main, main], link: 'https://www.cdc.gov/tb', notes: 'Yearly' }),
    )
    expect(await oneOf(requirementId)).toMatchObject({ name: 'TB Test', weight: 3, version: 1, doesNotExpire: false })
    expect((await placesOf(requirementId)).sort()).toEqual([main, north].sort())
    await updateComplianceRequirement(admin, {
      requirementId,
      expectedVersion: 1,
      facilityIds: [main],
      notes: null,
      gracePeriod: 0,
    })
    expect(await oneOf(requirementId)).toMatchObject({ notes: null, gracePeriod: 0, version: 2 })
    await deleteComplianceRequirement(admin, { requirementId })
    expect(await names()).toEqual(['RN License', 'ACLS', 'Orientation'])
    expect(await refusalOf(updateComplianceRequirement(admin, { requirementId, gracePeriod: 1 }))).toBe('NOT_FOUND')
    // It is kept, and its name is free.
    expect(await placesOf(requirementId)).toEqual([main])
    await createComplianceRequirement(admin, tbTest({ name: 'tb test' }))
    expect(await trail()).toMatchObject([
      {
        action: 'createComplianceRequirement',
        entityKind: 'complianceRequirement',
        fields: { name: [null, 'TB Test'], weight: [null, 3], facilityIds: [null, [main, north].sort()] },
      },
      {
        action: 'updateComplianceRequirement',
        fields: { notes: ['Yearly', null], gracePeriod: [14, 0], facilityIds: [[main, north].sort(), [main]] },
      },
      { action: 'deleteComplianceRequirement', fields: { deletedAt: [null, hospital.clock.now.toISOString()] } },
      { action: 'createComplianceRequirement' },
    ])
  })

  test('the first of a provider has weight 0', async () => {
    for (const requirementId of Object.values(hospital.riverside.requirements))
      await deleteComplianceRequirement(admin, { requirementId })
    const { requirementId } = await createComplianceRequirement(admin, tbTest())
    expect((await oneOf(requirementId)).weight).toBe(0)
  })

  test('facilities of a global one are ignored, and emptied when it becomes global (rules 6.10)', async () => {
    const { requirementId } = await createComplianceRequirement(admin, tbTest({ facilityIds: [main] }))
    expect(await placesOf(requirementId)).toEqual([])
    const { ACLS } = hospital.riverside.requirements
    await updateComplianceRequirement(admin, { requirementId: ACLS, isGlobal: true, facilityIds: [main] })
    expect(await placesOf(ACLS!)).toEqual([])
    expect(await fieldsOf(updateComplianceRequirement(admin, { requirementId: ACLS, isGlobal: false }))).toEqual({
      facilityIds: 'Required',
    })
    await updateComplianceRequirement(admin, { requirementId: ACLS, isGlobal: false, facilityIds: [north] })
    expect(await placesOf(ACLS!)).toEqual([north])
    const { version } = await oneOf(ACLS!)
    await updateComplianceRequirement(admin, { requirementId: ACLS, isGlobal: false, facilityIds: [north] })
    expect((await oneOf(ACLS!)).version).toBe(version)
  })

  test('facilities and categories that were deleted cannot be chosen; one that lost its facility stays, and can be changed', async () => {
    const { facilityId } = await createFacility(admin, { name: 'West', timeZone: 'America/Denver', weight: 2 })
    const { requirementId } = await createComplianceRequirement(
      admin,
      tbTest({ isGlobal: false, facilityIds: [facilityId] }),
    )
    await deleteFacility(admin, { facilityId })
    expect((await oneOf(requirementId)).facilities).toEqual([])
    await updateComplianceRequirement(admin, { requirementId, gracePeriod: 30 })
    const { categoryId } = await createComplianceCategory(admin, { name: 'Courses' })
    await deleteComplianceCategory(admin, { categoryId })
    expect(
      await fieldsOf(updateComplianceRequirement(admin, { requirementId, categoryId, facilityIds: [facilityId] })),
    ).toEqual({ categoryId: 'Does not exist', facilityIds: 'Does not exist' })
    expect(
      await fieldsOf(
        createComplianceRequirement(
          admin,
          tbTest({ name: 'x', categoryId: main, isGlobal: false, facilityIds: ['x'] }),
        ),
      ),
    ).toEqual({ categoryId: 'Does not exist', facilityIds: 'Does not exist' })
  })

  test('a new order sets the weights from 0, and is one row of the trail (rules 5.4)', async () => {
    const { 'RN License': license, ACLS, Orientation } = hospital.riverside.requirements
    await reorderComplianceRequirements(admin, { ids: [Orientation, license, ACLS] })
    expect((await readRequirements(admin)).map(({ name, weight, version }) => [name, weight, version])).toEqual([
      ['Orientation', 0, 2],
      ['RN License', 1, 2],
      ['ACLS', 2, 2],
    ])
    expect(await trail()).toMatchObject([
      { fields: { 'order of requirements': ['RN License, ACLS, Orientation', 'Orientation, RN License, ACLS'] } },
    ])
    expect(await refusalOf(reorderComplianceRequirements(admin, { ids: [ACLS, license] }))).toBe('STALE')
  })

  test('created under a key it is there once, whatever was sent again (rules 3.15)', async () => {
    const request = { ...admin, idempotencyKey: 'once' }
    const first = await createComplianceRequirement(request, tbTest())
    expect(await createComplianceRequirement(request, tbTest())).toEqual(first)
    expect((await names()).filter((name) => name === 'TB Test')).toHaveLength(1)
  })
})

test('who is restricted to facilities sees and orders what applies there, and leaves the other facilities alone (rules 5.8)', async () => {
  const { 'RN License': license, ACLS, Orientation } = hospital.riverside.requirements
  expect(await names(part)).toEqual(['RN License', 'ACLS'])
  expect((await oneOf(ACLS!, part)).facilities).toEqual([{ facilityId: north }])
  for (const attempt of [
    updateComplianceRequirement(part, { requirementId: Orientation, gracePeriod: 1 }),
    deleteComplianceRequirement(part, { requirementId: Orientation }),
  ])
    expect(await refusalOf(attempt)).toBe('NOT_FOUND')
  expect(await fieldsOf(updateComplianceRequirement(part, { requirementId: ACLS, facilityIds: [main] }))).toEqual({
    facilityIds: 'Does not exist',
  })
  // They cannot take it out of their own sight, which would leave it to the others.
  expect(await fieldsOf(updateComplianceRequirement(part, { requirementId: ACLS, facilityIds: [] }))).toEqual({
    facilityIds: 'Required',
  })
  await updateComplianceRequirement(part, { requirementId: ACLS, facilityIds: [north], gracePeriod: 7 })
  expect((await placesOf(ACLS!)).sort()).toEqual([main, north].sort())
  await reorderComplianceRequirements(part, { ids: [ACLS, license] })
  expect(await names()).toEqual(['ACLS', 'RN License', 'Orientation'])
  expect(await refusalOf(reorderComplianceRequirements(part, { ids: [Orientation, ACLS, license] }))).toBe('STALE')
  expect(
    await fieldsOf(createComplianceRequirement(part, tbTest({ name: 'Mine', isGlobal: false, facilityIds: [main] }))),
  ).toEqual({ facilityIds: 'Does not exist' })
  await createComplianceRequirement(part, tbTest({ name: 'Mine', isGlobal: false, facilityIds: [north] }))
  expect(await names()).toEqual(['ACLS', 'RN License', 'Orientation', 'Mine'])
})

describe('categories (rules 6.9)', () => {
  test('are by name, unique regardless of case, and deleted only when no requirement uses them', async () => {
    const { categoryId } = await createComplianceCategory(admin, { name: 'Courses' })
    expect((await readCategories(admin)).map(({ name }) => name)).toEqual(['Courses', 'Health', 'Licenses'])
    expect(await fieldsOf(createComplianceCategory(admin, { name: 'COURSES' }))).toEqual({
      name: 'Another category has this name',
    })
    const { requirementId } = await createComplianceRequirement(admin, tbTest({ categoryId }))
    await expect(deleteComplianceCategory(admin, { categoryId })).rejects.toMatchObject({
      refusal: { code: 'CATEGORY_IN_USE', message: 'A requirement is in Courses: TB Test. Move or delete it first.' },
    })
    // A deleted one does not count, and keeps it.
    await deleteComplianceRequirement(admin, { requirementId })
    await deleteComplianceCategory(admin, { categoryId })
    expect(await refusalOf(deleteComplianceCategory(admin, { categoryId }))).toBe('NOT_FOUND')
    expect(
      await hospital.clients.system.complianceRequirement.findUniqueOrThrow({ where: { id: requirementId } }),
    ).toMatchObject({ categoryId })
    await createComplianceCategory(admin, { name: 'Courses' })
  })

  test('in use where someone does not see are not deleted either, and nothing out of sight is named', async () => {
    const { requirements, categories } = hospital.riverside
    for (const name of ['RN License', 'ACLS'])
      await deleteComplianceRequirement(admin, { requirementId: requirements[name] })
    await expect(deleteComplianceCategory(part, { categoryId: categories.Licenses })).rejects.toMatchObject({
      refusal: {
        message: 'A requirement is in Licenses, in a facility that you do not see. Ask someone who sees it.',
      },
    })
  })
})

test('the onboarding grace period is 30 days until it is changed, and a change is compared and told (rules 6.11)', async () => {
  expect(await readComplianceConfiguration(admin)).toEqual({ gracePeriod: 30, version: 0 })
  await saveComplianceConfiguration(admin, { gracePeriod: 45, expectedVersion: 0 })
  await saveComplianceConfiguration(admin, { gracePeriod: 45 })
  expect(await readComplianceConfiguration(admin)).toMatchObject({ gracePeriod: 45, version: 1 })
  expect(await refusalOf(saveComplianceConfiguration(admin, { gracePeriod: 60, expectedVersion: 0 }))).toBe('STALE')
  expect((await trail()).filter(({ outcome }) => outcome === 'done')).toEqual([
    {
      action: 'saveComplianceConfiguration',
      entityKind: 'complianceConfiguration',
      outcome: 'done',
      fields: { gracePeriod: [30, 45] },
    },
  ])
  const stranger = await hospital.as(hospital.people.stranger)
  expect(await readComplianceConfiguration(stranger)).toEqual({ gracePeriod: 30, version: 0 })
})

test('nobody changes it who may not: a manager, a clinician, somebody locked, another provider, a token that reads', async () => {
  const { people, as, clients, riverside } = hospital
  const { requirements, categories } = riverside
  const rows = async () =>
    JSON.stringify([
      await clients.system.complianceRequirement.findMany({ orderBy: { id: 'asc' } }),
      await clients.system.requirementFacility.findMany({ orderBy: [{ requirementId: 'asc' }, { facilityId: 'asc' }] }),
      await clients.system.complianceCategory.findMany({ orderBy: { id: 'asc' } }),
      await clients.system.complianceSettings.findMany(),
    ])
  const before = await rows()
  const attempts = (request: Request) => [
    createComplianceRequirement(request, tbTest()),
    updateComplianceRequirement(request, { requirementId: requirements.ACLS, gracePeriod: 1 }),
    deleteComplianceRequirement(request, { requirementId: requirements.ACLS }),
    reorderComplianceRequirements(request, { ids: Object.values(requirements).reverse() }),
    deleteComplianceCategory(request, { categoryId: categories.Health }),
  ]
  const ofProvider = (request: Request) => [
    createComplianceCategory(request, { name: 'Mine' }),
    saveComplianceConfiguration(request, { gracePeriod: 1 }),
  ]
  const mine = await as(people.admin)
  const reader: Request = { ...mine, actor: { ...mine.actor!, readOnly: true } }
  for (const [request, code] of [
    [await as(people.manager), 'FORBIDDEN'],
    [await as(people.rosa), 'FORBIDDEN'],
    [await as(people.external), 'FORBIDDEN'],
    [await as(people.locked), 'ACCOUNT_LOCKED'],
    [reader, 'TOKEN_READ_ONLY'],
  ] as const)
    for (const attempt of [...attempts(request), ...ofProvider(request)]) expect(await refusalOf(attempt)).toBe(code)
  const foreign = []
  for (const attempt of attempts(await as(people.stranger))) foreign.push(await refusalOf(attempt))
  expect(foreign).toEqual(['VALIDATION', 'NOT_FOUND', 'NOT_FOUND', 'STALE', 'NOT_FOUND'])
  expect(await rows()).toBe(before)
  for (const person of [people.rosa, people.external])
    expect(await refusalOf(readRequirements(await as(person)))).toBe('FORBIDDEN')
  expect(await names(await as(people.manager))).toHaveLength(3)
})
