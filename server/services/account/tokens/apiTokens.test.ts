import { doors, globalId } from '../../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { rounds } from '../../../test/harness/rounds'
import { subscribe } from '../../../test/harness/subscriber'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { createApiToken, revokeApiToken } from './apiTokens'

const hospital = servedHospitalOfFile()

const create = async (person: Person, input: object = {}) =>
  createApiToken(await hospital.as(person), { name: 'Dashboard', scope: 'read', ...input })
const revoke = async (person: Person, tokenId: string) => revokeApiToken(await hospital.as(person), { tokenId })
const stored = (id: string) => hospital.clients.system.apiToken.findUniqueOrThrow({ where: { id } })
const count = () => hospital.clients.system.apiToken.count()
const trailOf = (entityId: string) =>
  hospital.clients.system.auditEntry.findMany({ where: { entityId }, orderBy: { sequence: 'asc' } })
const minutesLater = (minutes: number): Date => new Date(hospital.clock.now.getTime() + minutes * 60_000)

const list = `query($includeRevoked: Boolean) { provider { viewerCanManageTokens apiTokens(includeRevoked: $includeRevoked) {
  name scope state expiresAt lastUsedAt owner { fullName } } } }`
const listed = async (person: Person, includeRevoked = false) =>
  (await doors(hospital.address, person).graphql(list, { includeRevoked })).data?.provider

describe('API tokens on their screen (rules 9.10)', () => {
  test('belong to their creator and the current provider, and work until they are revoked', async () => {
    const { people, address, riverside } = hospital
    const { tokenId, token } = await create(people.admin, { scope: 'read-write', days: 30 })
    expect(await stored(tokenId)).toMatchObject({
      userId: people.admin.id,
      providerId: riverside.id,
      scope: 'readWrite',
      expiresAt: minutesLater(30 * 24 * 60),
      revokedAt: null,
    })
    const bearer = { authorization: `Bearer ${token}` }
    const me = () => doors(address, null).rest('GET', '/users/me', undefined, bearer)
    expect(await me()).toMatchObject({ status: 200, body: { id: people.admin.id } })
    await revoke(people.system, tokenId)
    expect((await me()).status).toBe(401)
    const rows = await trailOf(tokenId)
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['createApiToken', people.admin.id],
      ['revokeApiToken', people.system.id],
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('that are revoked lose their sockets at once', async () => {
    const { people, address } = hospital
    const { tokenId, token } = await create(people.admin)
    const socket = subscribe(address, people.admin, { bearer: token, since: await hospital.version() })
    const callId = await hospital.openCall()
    await socket.next(({ changed }) => changed.some(({ databaseId }) => databaseId === callId))
    await revoke(people.admin, tokenId)
    expect(await socket.closed).toBeGreaterThan(4_000)
    await socket.stop()
  })

  test('are revoked once, however many revoke them', async () => {
    const { people } = hospital
    for (const _round of rounds(50, 3)) {
      const { tokenId } = await create(people.admin)
      await Promise.all([people.admin, people.system, people.admin].map((person) => revoke(person, tokenId)))
      expect((await trailOf(tokenId)).map(({ action }) => action)).toEqual(['createApiToken', 'revokeApiToken'])
    }
  })

  test('expire at the end of a day in the zone of the provider', async () => {
    const { people } = hospital
    const { tokenId } = await create(people.admin, { expiresOn: '2026-03-20' })
    expect((await stored(tokenId)).expiresAt).toEqual(new Date('2026-03-21T04:00:00Z'))
    const before = await count()
    expect(await fieldsOf(create(people.admin, { expiresOn: '2026-03-09' }))).toEqual({
      expiresOn: 'Must not be in the past',
    })
    expect(await fieldsOf(create(people.admin, { name: '', scope: 'everything' }))).toEqual({
      name: 'Required',
      scope: 'Must be read or read-write',
    })
    expect(await count()).toBe(before)
  })

  test('need a sign-in within the last 15 minutes', async () => {
    const { clients, hire, riverside } = hospital
    const person = await hire('Late Admin', 'Admin', riverside.id)
    const signedIn = (minutes: number) =>
      clients.system.session.updateMany({
        where: { userId: person.id },
        data: { createdAt: minutesLater(-600), verifiedAt: minutesLater(-minutes) },
      })
    await signedIn(15)
    expect(await refusalOf(create(person))).toBeNull()
    const before = await count()
    await signedIn(16)
    expect(await refusalOf(create(person))).toBe('SIGN_IN_AGAIN')
    expect(await count()).toBe(before)
  })

  test('are created by no one with a token', async () => {
    const { people, address } = hospital
    const { token } = await create(people.admin, { scope: 'read-write' })
    const reader = await create(people.admin)
    const before = await count()
    const mutation = 'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { __typename } }'
    const attempt = (bearer: string) =>
      doors(address, null).graphql(
        mutation,
        { input: { name: 'Another', scope: 'read' } },
        { authorization: `Bearer ${bearer}` },
      )
    expect((await attempt(token)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect((await attempt(reader.token)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect(await count()).toBe(before)
    // A token of scope read may see them.
    const { data } = await doors(address, null).graphql(list, {}, { authorization: `Bearer ${reader.token}` })
    expect(data!.provider.apiTokens.length).toBeGreaterThan(0)
  })

  test('of a superadmin permit everything in their provider, and nothing outside of it (rules 2.8)', async () => {
    const { clients, hire, address, people, riverside, lakeshore } = hospital
    // Their role here is lower than what the flag permits.
    const root = await hire('Root Tokens', 'Clinician', riverside.id, { superadmin: true })
    const elsewhere = await hire('Works Elsewhere', 'Clinician', riverside.id)
    await clients.system.providerRole.create({
      data: { providerId: lakeshore.id, userId: elsewhere.id, role: 'Clinician' },
    })
    const { token } = await create(root, { scope: 'read-write' })
    const { rest, graphql } = doors(address, null)
    const bearer = { authorization: `Bearer ${token}` }
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await rest(method, path, body, bearer)
      return [answer.status, answer.body.code ?? null]
    }
    const everything = async () => [
      await clients.system.provider.findMany({ orderBy: { id: 'asc' } }),
      await clients.system.user.findMany({ orderBy: { id: 'asc' } }),
      await clients.system.providerRole.findMany({ orderBy: { id: 'asc' } }),
    ]

    const before = await everything()
    for (const [method, path, body] of [
      ['GET', '/providers'],
      ['GET', `/providers/${riverside.id}`],
      ['POST', '/providers', { name: 'Third Health', status: 'Active' }],
      ['PUT', `/providers/${lakeshore.id}`, { name: 'Lakeshore', status: 'Inactive' }],
      ['PUT', `/providers/${riverside.id}`, { name: 'Renamed', status: 'Active' }],
      ['POST', `/providers/${lakeshore.id}/addaccess`],
    ] as const)
      expect({ path, answer: await ask(method, path, body) }).toEqual({ path, answer: [403, 'FORBIDDEN'] })
    expect(await ask('GET', `/providers/${lakeshore.id}/users`)).toEqual([404, 'NOT_FOUND'])
    const { data, errors } = await graphql(
      `
        query ($id: ID!) {
          provider {
            viewerCanManageProviders
            viewerCanChangeUsers
          }
          node(id: $id) {
            id
          }
          providers {
            id
          }
        }
      `,
      { id: globalId('ManagedProvider', lakeshore.id) },
      bearer,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect(data).toBeNull()
    // Accounts that are more than this provider's: a superadmin's, and one of two providers.
    const user = (person: Person) => `/providers/${riverside.id}/users/${person.id}`
    expect(await ask('PUT', user(people.system), { fullName: 'Renamed' })).toEqual([403, 'ROLE_NOT_ALLOWED'])
    expect(await ask('PUT', user(people.rosa), { superadmin: true })).toEqual([403, 'ROLE_NOT_ALLOWED'])
    expect(await ask('PUT', user(elsewhere), { fullName: 'Renamed' })).toEqual([403, 'WORKS_ELSEWHERE'])
    expect(await everything()).toEqual(before)

    expect((await ask('PUT', user(people.rosa), { role: 'SystemAdmin' }))[0]).toBe(200)
    expect((await ask('PUT', user(people.rosa), { role: 'Clinician' }))[0]).toBe(200)
    await clients.system.user.update({ where: { id: root.id }, data: { superadmin: false } })
    expect(await ask('PUT', user(people.rosa), { role: 'Manager' })).toEqual([403, 'FORBIDDEN'])
  })

  test('of others are out of reach', async () => {
    const { people, hire, riverside } = hospital
    const { tokenId } = await create(people.admin)
    expect(await refusalOf(revoke(people.stranger, tokenId))).toBe('NOT_FOUND')
    const locked = await hire('Locked Admin', 'Admin', riverside.id, { isLocked: true })
    for (const [person, code] of [
      [people.manager, 'FORBIDDEN'],
      [people.rosa, 'FORBIDDEN'],
      [locked, 'ACCOUNT_LOCKED'],
    ] as const) {
      expect(await refusalOf(revoke(person, tokenId))).toBe(code)
      expect(await refusalOf(create(person))).toBe(code)
      expect((await listed(person))?.apiTokens ?? null).toBeNull()
    }
    expect((await stored(tokenId)).revokedAt).toBeNull()
    expect((await listed(people.stranger)).apiTokens).toEqual([])
    const named = await doors(hospital.address, people.stranger).graphql('query($id: ID!) { node(id: $id) { id } }', {
      id: globalId('ApiToken', tokenId),
    })
    expect(named.data).toEqual({ node: null })
  })

  test('are listed, active ones first, revoked ones on request', async () => {
    const { clients, people, hire, lakeshore, clock } = hospital
    const person = await hire('Lake Admin', 'Admin', lakeshore.id)
    await create(person, { name: 'Never' })
    clock.now = minutesLater(1)
    const over = await create(person, { name: 'Over', days: 1 })
    await clients.system.apiToken.update({ where: { id: over.tokenId }, data: { expiresAt: clock.now } })
    clock.now = minutesLater(1)
    const gone = await create(people.stranger, { name: 'Gone', scope: 'read-write' })
    await revoke(person, gone.tokenId)
    const names = ({ apiTokens }: { apiTokens: { name: string; state: string }[] }) =>
      apiTokens.map(({ name, state }) => [name, state])
    expect(names(await listed(person))).toEqual([
      ['Never', 'active'],
      ['Over', 'expired'],
    ])
    const all = await listed(person, true)
    expect(names(all)).toEqual([
      ['Never', 'active'],
      ['Over', 'expired'],
      ['Gone', 'revoked'],
    ])
    expect(all.apiTokens[2]).toMatchObject({ scope: 'read-write', owner: { fullName: people.stranger.fullName } })
  })
})
