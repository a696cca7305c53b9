import { doors, globalId } from '../test/harness/doors'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { hashSessionToken, newSessionToken } from './sessionToken'

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
afterAll(() => hospital.close())

const issue = async (person: Person, scope: 'read' | 'readWrite', expiresAt: Date | null = null) => {
  const token = newSessionToken()
  const { id } = await hospital.clients.system.apiToken.create({
    data: {
      tokenHash: hashSessionToken(token),
      providerId: person.providerId,
      userId: person.id,
      name: 'Dashboard',
      scope,
      createdAt: hospital.clock.now,
      expiresAt,
    },
  })
  return { id, bearer: { authorization: `Bearer ${token}` } }
}
const nobody = () => doors(address, null)
const active = (bearer: Record<string, string>, providerId = hospital.riverside.id) =>
  nobody().rest('GET', `/providers/${providerId}/calls/active`, undefined, bearer)
const create = (bearer: Record<string, string>) =>
  nobody().rest(
    'POST',
    `/providers/${hospital.riverside.id}/calls`,
    { purposeId: hospital.riverside.purposes['Difficult IV'], roomId: hospital.riverside.facilities[0]!.roomIds[0] },
    bearer,
  )

describe('API tokens (rules 2.8)', () => {
  test('work at both doors as their owner, and their use is remembered', async () => {
    const { people, clients, clock } = hospital
    const { id, bearer } = await issue(people.rosa, 'readWrite')
    expect((await active(bearer)).status).toBe(200)
    expect((await nobody().graphql('{ viewer { email provider { name } } }', {}, bearer)).data?.viewer).toEqual({
      email: people.rosa.email,
      provider: { name: 'Riverside Health' },
    })
    const created = await create(bearer)
    expect(created.status).toBe(200)
    expect(await clients.system.call.findUnique({ where: { id: created.body.id } })).toMatchObject({
      createdById: people.rosa.id,
    })
    expect(await clients.system.apiToken.findUnique({ where: { id } })).toMatchObject({ lastUsedAt: clock.now })
  })

  test('of scope read change nothing, at both doors', async () => {
    const { people, clients } = hospital
    const { bearer } = await issue(people.admin, 'read')
    const before = await clients.system.call.count()
    expect((await active(bearer)).status).toBe(200)
    expect(await create(bearer)).toMatchObject({ status: 403, body: { code: 'TOKEN_READ_ONLY' } })
    const answer = await nobody().graphql(
      'mutation($input: CreateCallInput!) { createCall(input: $input) { __typename } }',
      { input: {} },
      bearer,
    )
    expect(answer.errors).toMatchObject([{ extensions: { code: 'TOKEN_READ_ONLY' } }])
    expect(await clients.system.call.count()).toBe(before)
  })

  test('reach no other provider, also not for a superadmin, and no more than their owner has now', async () => {
    const { people, lakeshore, clients } = hospital
    const { bearer } = await issue(people.system, 'readWrite')
    expect((await active(bearer, lakeshore.id)).status).toBe(404)
    const external = await issue(people.external, 'readWrite')
    const callId = await hospital.openCall()
    const assign = () =>
      nobody().rest('POST', `/providers/${hospital.riverside.id}/calls/${callId}/assigntome`, {}, external.bearer)
    expect(await assign()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    await clients.system.user.update({ where: { id: people.external.id }, data: { active: false } })
    expect((await assign()).status).toBe(401)
  })

  test('do not move their owner to another provider', async () => {
    const { people, lakeshore, riverside, clients } = hospital
    const { bearer } = await issue(people.system, 'read')
    const switching = 'mutation($input: SwitchProviderInput!) { switchProvider(input: $input) { __typename } }'
    for (const id of [lakeshore.id, riverside.id])
      expect(
        (await nobody().graphql(switching, { input: { providerId: globalId('Provider', id) } }, bearer)).errors,
      ).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    expect(await clients.system.user.findUnique({ where: { id: people.system.id } })).toMatchObject({
      lastProviderId: null,
    })
  })

  test('that are unknown, revoked or over are nobody, whatever cookie comes along', async () => {
    const { people, clients, clock } = hospital
    const revoked = await issue(people.rosa, 'read')
    await clients.system.apiToken.update({ where: { id: revoked.id }, data: { revokedAt: clock.now } })
    const over = await issue(people.rosa, 'read', clock.now)
    for (const bearer of [
      revoked.bearer,
      over.bearer,
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic cm9zYTp4' },
    ])
      expect((await active({ ...bearer, cookie: `patency=${people.rosa.token}` })).status).toBe(401)
  })
})
