import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { nilUuid } from '../../domain/kernel/uuid'
import { compareNames } from '../../domain/kernel/input/names'
import { rounds } from '../../test/harness/rounds'
import { fieldsOf, refusalOf } from '../../test/harness/expect'
import { openHospital, type Hospital, type Person } from '../../test/hospital/hospital'
import { createUser } from '../account/operator/operatorUsers'
import { updatePurpose } from '../configuration/purposes/configurePurposes'
import type { Request } from '../kernel/request'
import { addProviderAccess } from './addProviderAccess'
import { createProvider } from './createProvider'
import { readProviders } from './readProviders'
import { updateProvider } from './updateProvider'

let hospital: Hospital
let sam: Person
beforeAll(async () => {
  hospital = await openHospital()
  sam = await hospital.hire('Sam Okoro', 'SystemAdmin', hospital.riverside.id)
})
afterAll(() => hospital.close())

const as = (person: Person) => hospital.as(person)
const create = async (name: string, by: Person = sam): Promise<string> =>
  (await createProvider(await as(by), { name })).providerId
const provider = (id: string) => hospital.clients.system.provider.findUniqueOrThrow({ where: { id } })
const trail = async (providerId: string, action: string) =>
  (
    await hospital.clients.system.auditEntry.findMany({
      where: { providerId, action },
      orderBy: { sequence: 'asc' },
      select: { actorId: true, entityKind: true, entityId: true, outcome: true, fields: true },
    })
  ).map(({ actorId, entityKind, entityId, outcome, fields }) => ({
    actorId,
    entity: [entityKind, entityId],
    outcome,
    fields,
  }))
const roleOf = async (person: Person, providerId: string) =>
  (await hospital.clients.system.providerRole.findFirst({ where: { userId: person.id, providerId } }))?.role ?? null
const everything = async () => {
  const { system } = hospital.clients
  return Promise.all([
    system.provider.findMany({ orderBy: { id: 'asc' } }),
    system.providerRole.findMany({ orderBy: { id: 'asc' } }),
    system.purpose.count(),
    system.statusCode.count(),
  ])
}

describe('createProvider (rules 9.7)', () => {
  test('makes a provider with its status codes and purposes, in which no one works, and which both logs name', async () => {
    const { providerId } = await createProvider(await as(sam), { name: '  Harbour Health ' })
    const { system } = hospital.clients
    expect(
      await system.provider.findUnique({
        where: { id: providerId },
        include: { statusCodes: true, purposes: { orderBy: { weight: 'asc' } }, roles: true },
      }),
    ).toMatchObject({
      name: 'Harbour Health',
      status: 'Active',
      version: 1,
      roles: [],
      purposes: [
        { name: 'Dressing Change', lineCheck: true },
        { name: 'Custom', lineCheck: false },
      ],
    })
    expect((await system.statusCode.findMany({ where: { providerId } })).map(({ name }) => name).sort()).toEqual([
      'Normal',
      'On Hold',
      'Stat',
    ])
    const row = {
      actorId: sam.id,
      entity: ['provider', providerId],
      outcome: 'done',
      fields: { name: [null, 'Harbour Health'], status: [null, 'Active'] },
    }
    expect(await trail(providerId, 'createProvider')).toEqual([row])
    expect(await trail(hospital.riverside.id, 'createProvider')).toContainEqual(row)
  })

  test.each(['Twin Health', 'TWIN HEALTH', '  twin health  '])(
    'a name that another provider has is refused: %j',
    async (name) => {
      if ((await hospital.clients.system.provider.count({ where: { name: 'Twin Health' } })) === 0)
        await create('Twin Health')
      const before = await everything()
      expect(await fieldsOf(createProvider(await as(sam), { name }))).toEqual({
        name: 'There is a provider of this name already',
      })
      expect(await everything()).toEqual(before)
    },
  )

  test('of many who use one name at once, however they write it and through whichever way, one gets it', async () => {
    const operator: Request = { ...(await as(sam)), actor: null, session: null, door: 'operator' }
    const password = 'Patency-demo-1'
    for (const round of rounds(10, 2)) {
      const name = `Race ${round}`
      const renamed = await create(`Before ${round}`)
      const request = await as(sam)
      const outcomes = await Promise.all([
        refusalOf(createProvider(request, { name })),
        refusalOf(createProvider(request, { name: name.toUpperCase() })),
        refusalOf(updateProvider(request, { providerId: renamed, name: ` ${name}` })),
        refusalOf(
          createUser(operator, {
            email: `race${round}@harbour.example`,
            fullName: 'Ada Novak',
            role: 'Admin',
            password,
            provider: name.toLowerCase(),
            newProvider: true,
          }),
        ),
      ])
      expect(outcomes.filter((code) => code === null)).toHaveLength(1)
      expect(outcomes.filter((code) => code === 'VALIDATION')).toHaveLength(3)
      const all = await hospital.clients.system.provider.findMany()
      expect(all.filter(({ name: other }) => other.trim().toLowerCase() === name.toLowerCase())).toHaveLength(1)
    }
  })

  test('a request that is sent twice with one key creates one provider', async () => {
    const request = { ...(await as(sam)), idempotencyKey: 'harbour-1' }
    const twice = await Promise.all([1, 2].map(() => createProvider(request, { name: 'Once Health' })))
    expect(twice[0]).toEqual(twice[1])
    expect(await hospital.clients.system.provider.count({ where: { name: 'Once Health' } })).toBe(1)
    expect(await refusalOf(createProvider(request, { name: 'Other Health' }))).toBe('KEY_REUSED')
  })
})

describe('updateProvider (rules 9.6, 9.7)', () => {
  test('renames one, also in other capitals, and says so in both logs', async () => {
    const id = await create('Hill Clinic')
    await updateProvider(await as(sam), { providerId: id, name: 'HILL Clinic', expectedVersion: 1 })
    expect(await provider(id)).toMatchObject({ name: 'HILL Clinic', status: 'Active', version: 2 })
    const row = {
      actorId: sam.id,
      entity: ['provider', id],
      outcome: 'done',
      fields: { name: ['Hill Clinic', 'HILL Clinic'] },
    }
    expect(await trail(id, 'updateProvider')).toEqual([row])
    expect(await trail(hospital.riverside.id, 'updateProvider')).toContainEqual(row)
  })

  test('one that has changed in the meantime is refused as stale; what changes nothing leaves the version', async () => {
    const id = await create('Lake Clinic')
    const request = await as(sam)
    await updateProvider(request, { providerId: id, status: 'Inactive' })
    expect(await refusalOf(updateProvider(request, { providerId: id, name: 'Pond', expectedVersion: 1 }))).toBe('STALE')
    await updateProvider(request, { providerId: id, status: 'Inactive', name: 'Lake Clinic', expectedVersion: 2 })
    expect(await provider(id)).toMatchObject({ name: 'Lake Clinic', status: 'Inactive', version: 2 })
  })

  test('one’s own provider stays active; of two who make each other’s inactive at once, one does', async () => {
    const { riverside } = hospital
    const request = await as(sam)
    expect(await refusalOf(updateProvider(request, { providerId: riverside.id, status: 'Inactive' }))).toBe(
      'OWN_PROVIDER',
    )
    for (const round of rounds(10, 3)) {
      const [one, other] = [await create(`North ${round}`), await create(`South ${round}`)]
      const [ann, bea] = [
        await hospital.hire(`Ann ${'abcdefghij'[round]}`, 'SystemAdmin', one),
        await hospital.hire(`Bea ${'abcdefghij'[round]}`, 'SystemAdmin', other),
      ]
      const requests = [await as(ann), await as(bea)] as const
      const outcomes = await Promise.all([
        refusalOf(updateProvider(requests[0], { providerId: other, status: 'Inactive' })),
        refusalOf(updateProvider(requests[1], { providerId: one, status: 'Inactive' })),
      ])
      expect(outcomes.sort()).toEqual(['PROVIDER_INACTIVE', null])
      const left = await hospital.clients.system.provider.count({
        where: { id: { in: [one, other] }, status: 'Active' },
      })
      expect(left).toBe(1)
    }
  })

  test.each([
    ['a name of blanks', { name: '  ' }, { name: 'Required' }],
    ['a name that another has', { name: 'LAKESHORE medical' }, { name: 'There is a provider of this name already' }],
    ['a status that there is not', { status: 'Closed' }, { status: 'Must be Active or Inactive' }],
  ])('%s is refused, and nothing changes', async (_what, patch, fields) => {
    const before = await everything()
    expect(await fieldsOf(updateProvider(await as(sam), { providerId: hospital.riverside.id, ...patch }))).toEqual(
      fields,
    )
    expect(await everything()).toEqual(before)
  })

  test.each([nilUuid, 'unknown'])('one that does not exist is not found: %s', async (providerId) => {
    const request = await as(sam)
    expect(await refusalOf(updateProvider(request, { providerId, name: 'Nowhere' }))).toBe('NOT_FOUND')
    expect(await refusalOf(addProviderAccess(request, { providerId }))).toBe('NOT_FOUND')
  })
})

describe('addProviderAccess (rules 9.7)', () => {
  test('gives the caller the role System Administrator there, once, and both logs say so', async () => {
    const id = await create('Access Health')
    const kim = await hospital.hire('Kim Berg', 'SystemAdmin', hospital.riverside.id)
    const request = await as(kim)
    const answers = await Promise.all([1, 2, 3].map(() => addProviderAccess(request, { providerId: id })))
    for (const answer of answers)
      expect(answer).toEqual({ providerId: id, message: "You've been granted access to this provider" })
    expect(await hospital.clients.system.providerRole.findMany({ where: { providerId: id } })).toMatchObject([
      { userId: kim.id, role: 'SystemAdmin' },
    ])
    expect((await as({ ...kim, providerId: id })).actor).toMatchObject({ providerId: id, role: 'SystemAdmin' })
    for (const log of [id, hospital.riverside.id])
      expect((await trail(log, 'addProviderAccess')).filter(({ actorId }) => actorId === kim.id)).toMatchObject([
        { entity: ['provider', id], outcome: 'done', fields: { role: [null, 'SystemAdmin'] } },
        { outcome: 'done', fields: null },
        { outcome: 'done', fields: null },
      ])
  })

  test('a lower role is replaced, and no one else’s role changes', async () => {
    const { lakeshore, people, clients } = hospital
    const lee = await hospital.hire('Lee Chan', 'SystemAdmin', hospital.riverside.id)
    await clients.system.providerRole.create({ data: { userId: lee.id, providerId: lakeshore.id, role: 'External' } })
    await addProviderAccess(await as(lee), { providerId: lakeshore.id })
    expect(await roleOf(lee, lakeshore.id)).toBe('SystemAdmin')
    expect(await roleOf(people.stranger, lakeshore.id)).toBe('Admin')
    expect(await roleOf(people.system, lakeshore.id)).toBeNull()
  })
})

describe('people who do not manage providers', () => {
  const attempts = async (request: Request) => {
    const { id: providerId } = hospital.lakeshore
    return [
      await refusalOf(Promise.resolve().then(() => readProviders(request))),
      await refusalOf(createProvider(request, { name: 'Mine Health' })),
      await refusalOf(updateProvider(request, { providerId, name: 'Mine Health', status: 'Inactive' })),
      await refusalOf(addProviderAccess(request, { providerId })),
    ]
  }
  test.each(['admin', 'manager', 'rosa', 'external', 'stranger', 'locked'] as const)(
    '%s is denied, and nothing changes',
    async (who) => {
      const before = await everything()
      const code = who === 'locked' ? 'ACCOUNT_LOCKED' : 'FORBIDDEN'
      expect(await attempts(await as(hospital.people[who]))).toEqual([code, code, code, code])
      expect(await everything()).toEqual(before)
    },
  )

  test.each([true, false])('a token is denied, and nothing changes; it may only read: %p', async (readOnly) => {
    const request = await as(sam)
    const before = await everything()
    const byToken = { ...request, actor: { ...request.actor!, readOnly, byToken: true } }
    expect(await attempts(byToken)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
    expect(await everything()).toEqual(before)
  })

  test('a System Administrator of one provider changes nothing within another', async () => {
    const { lakeshore, clients } = hospital
    const purposeId = lakeshore.purposes['Difficult IV']!
    const before = await clients.system.purpose.findMany({ where: { providerId: lakeshore.id } })
    expect(await refusalOf(updatePurpose(await as(sam), { purposeId, name: 'Ours' }))).toBe('NOT_FOUND')
    expect(await clients.system.purpose.findMany({ where: { providerId: lakeshore.id } })).toEqual(before)
  })
})

test('the list has every provider by name, with the caller’s role there', async () => {
  const all = await readProviders(await as(sam))
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).sort(compareNames))
  expect(all.find(({ id }) => id === hospital.riverside.id)).toMatchObject({
    status: 'Active',
    roles: [{ role: 'SystemAdmin' }],
  })
  expect(all.find(({ id }) => id === hospital.lakeshore.id)!.roles).toEqual([])
})

test('a superadmin who has no role and worked nowhere yet works in the first active provider', async () => {
  const { clients, hire, riverside } = hospital
  const root = await hire('Root', null, riverside.id, { superadmin: true })
  await clients.system.user.update({ where: { id: root.id }, data: { lastProviderId: null } })
  const token = newSessionToken()
  await clients.system.session.create({
    data: {
      tokenHash: hashSessionToken(token),
      userId: root.id,
      createdAt: hospital.clock.now,
      seenAt: hospital.clock.now,
    },
  })
  const address = await hospital.serve()
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'patency-client': 'test', cookie: `patency=${token}` },
    body: JSON.stringify({ query: '{ viewer { provider { name } } }' }),
  })
  expect(await answer.json()).toEqual({ data: { viewer: { provider: { name: 'Riverside Health' } } } })
})
