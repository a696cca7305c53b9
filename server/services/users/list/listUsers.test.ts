import { roleNames, roles, type Role } from '../../../domain/kernel/actor'
import { foldText } from '../../../domain/kernel/input/names'
import { rolesInOrder } from '../../../domain/users/rules'
import { userSorts, type UserOrder } from '../../../domain/users/list'
import { refusalOf } from '../../../test/harness/expect'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { findUserPage, type UserListCriteria } from './listUsers'
import { readUsers } from './readUsers'

const hospital = hospitalOfFile()

const count = 2_000
const givenNames = ['José', 'Zoë', 'Åsa', '李', 'Owen', 'Łucja', 'ana', 'Ana', '100%_real']
beforeAll(async () => {
  const { clients, riverside } = hospital
  const made = await clients.system.user.createManyAndReturn({
    data: Array.from({ length: count }, (_, n) => ({
      fullName: `${givenNames[n % givenNames.length]} ${String.fromCharCode(65 + (n % 26))}${n}`,
      email: `person${(n * 7_919) % count}@demo.example`,
      active: n % 10 !== 0,
      passwordHash: n % 11 === 0 ? null : 'none',
    })),
    select: { id: true },
  })
  await clients.system.providerRole.createMany({
    data: made.map(({ id }, n) => ({
      ...{ providerId: riverside.id, userId: id },
      ...{ role: roles[n % roles.length]!, training: n % 5 === 0 },
    })),
  })
  for (const { id } of made.filter((_person, n) => n % 7 === 0)) await hospital.lock({ id, providerId: riverside.id })
})

const everybody = async () =>
  (
    await hospital.clients.system.providerRole.findMany({
      where: { providerId: hospital.riverside.id },
      include: { user: true, lock: true },
    })
  ).map(({ role, training, user, lock }) => ({ ...user, isLocked: lock !== null, role, training }))
type Row = Awaited<ReturnType<typeof everybody>>[number]

const byName: UserOrder = { field: 'fullName', descending: false }
const statusOf = ({ active, isLocked, passwordHash }: Row): number =>
  !active ? 0 : isLocked ? 1 : passwordHash === null ? 2 : 3
const keyOf: Record<UserOrder['field'], (row: Row) => string | number> = {
  fullName: ({ nameKey }) => nameKey!,
  email: ({ email }) => email,
  role: ({ role }) => rolesInOrder.indexOf(role),
  training: ({ training }) => (training ? 0 : 1),
  status: statusOf,
}

/** All pages together. */
const whole = async (criteria: UserListCriteria, size = 100): Promise<string[]> => {
  const admin = await hospital.as(hospital.people.admin)
  const ids: string[] = []
  for (let page = 0; ; page += 1) {
    const found = await findUserPage(admin, criteria, page, size)
    ids.push(...found.ids)
    if (page >= found.pages - 1) {
      expect(ids).toHaveLength(found.total)
      return ids
    }
  }
}

test.each(userSorts)('sorted by %s both ways: everyone once, in order (rules 9.1)', async (field) => {
  const rows = new Map((await everybody()).map((row) => [row.id, row]))
  for (const descending of [false, true]) {
    const ids = await whole({ order: { field, descending }, includeDisabled: true })
    expect([...ids].sort()).toEqual([...rows.keys()].sort())
    const keys = ids.map((id) => keyOf[field](rows.get(id)!))
    const isInOrder = keys.every((key, n) => n === 0 || (descending ? keys[n - 1]! >= key : keys[n - 1]! <= key))
    // The database orders letters of other scripts by its own language.
    if (typeof keys[0] === 'number') expect(isInOrder).toBe(true)
  }
})

test('the role is sorted by the order of rules 2.2', async () => {
  const rows = new Map((await everybody()).map((row) => [row.id, row.role]))
  const shown = [...new Set((await whole({ order: { field: 'role', descending: false } })).map((id) => rows.get(id)!))]
  expect(shown.map((role: Role) => roleNames[role])).toEqual([
    'System Administrator',
    'Administrator',
    'Manager',
    'Clinician',
    'External',
  ])
})

test.each([
  'jose',
  'ZOE',
  'åsa',
  'ASA',
  '李',
  'lucja',
  'person19',
  'DEMO.EXAMPLE',
  '%_',
  'R',
  'no one at all',
  '  ana ',
])('the search %j finds names and addresses, whatever their capitals and accents', async (search) => {
  const part = foldText(search.trim())
  const told = (await everybody())
    .filter(({ active }) => active)
    .filter(({ fullName, email }) => foldText(fullName).includes(part) || email.includes(part))
    .map(({ id }) => id)
  expect((await whole({ search, order: byName })).sort()).toEqual(told.sort())
})

test('disabled people are left out unless they are asked for', async () => {
  const people = await everybody()
  const admin = await hospital.as(hospital.people.admin)
  expect((await findUserPage(admin, { order: byName }, 0, 20)).total).toBe(people.filter(({ active }) => active).length)
  expect((await findUserPage(admin, { order: byName, includeDisabled: true }, 0, 20)).total).toBe(people.length)
})

test('a page past the last is empty, and still tells the total', async () => {
  const admin = await hospital.as(hospital.people.admin)
  const { ids, total, pages } = await findUserPage(admin, { order: byName }, 9_999, 20)
  expect([ids, pages]).toEqual([[], Math.ceil(total / 20)])
})

test('one statement finds a page of two thousand people', async () => {
  const admin = await hospital.as(hospital.people.admin)
  const before = hospital.clients.statements()
  await findUserPage(admin, { search: 'a', order: { field: 'status', descending: true } }, 40, 20)
  expect(hospital.clients.statements() - before).toBe(1)
})

test('who may see the list sees everybody, whatever their facilities; nobody else sees it, and no other provider’s people are in it', async () => {
  const { people, riverside, hire, as } = hospital
  const restricted = await as(
    await hire('North Manager', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] }),
  )
  const admin = await as(people.admin)
  expect((await findUserPage(restricted, { order: byName }, 0, 20)).total).toBe(
    (await findUserPage(admin, { order: byName }, 0, 20)).total,
  )
  const [external] = await readUsers(restricted, [people.external.id])
  expect(external!.allowedFacilities).toEqual([])
  for (const person of [people.rosa, people.external])
    expect([
      await refusalOf(findUserPage(await as(person), { order: byName }, 0, 20)),
      await refusalOf(readUsers(await as(person))),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect((await readUsers(admin)).map(({ id }) => id)).not.toContain(people.stranger.id)
})
