// One's own messages through REST (rules 6.8).
import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import { doors } from '../../../test/harness/doors'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'

const hospital = servedHospitalOfFile()
beforeEach(() => hospital.clients.system.inboxMessage.deleteMany())

const later = (ms: number): void => void (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))

/** A message about as many locked people; each is a second later. */
const tell = async ({ id: userId }: Person, { providerId = hospital.riverside.id, of = 1 } = {}): Promise<string> => {
  later(1_000)
  const people = Array.from({ length: of }, (_, at) => ({ userId, fullName: `Person ${at}`, names: ['BLS Card'] }))
  const { id } = await hospital.clients.system.inboxMessage.create({
    data: { providerId, userId, kind: 'peopleLocked', facts: { people }, createdAt: hospital.clock.now },
  })
  return id
}
const base = (providerId = hospital.riverside.id) => `/providers/${providerId}/messages`
const read = (person: Person | null, query = '') => doors(hospital.address, person).rest('GET', `${base()}${query}`)
const mark = (person: Person | null, id: string, providerId?: string) =>
  doors(hospital.address, person).rest('POST', `${base(providerId)}/${id}/read`)
const idsOf = ({ body }: { body: { id: string }[] }) => body.map(({ id }) => id)
const readAtOf = async (id: string) =>
  (await hospital.clients.system.inboxMessage.findUniqueOrThrow({ where: { id } })).readAt

test('they are listed as GraphQL shows them, the newest first, and the unread ones alone on request', async () => {
  const { rosa } = hospital.people
  const ids = [await tell(rosa), await tell(rosa, { of: 2 }), await tell(rosa)].reverse()
  await mark(rosa, ids[0]!)
  const { body } = await read(rosa)
  expect(body).toHaveLength(3)
  expect(body[1]).toEqual({
    id: ids[1],
    title: '2 accounts were locked',
    lines: ['Person 0: BLS Card.', 'Person 1: BLS Card.', expect.stringContaining('unlock them')],
    path: '/users',
    action: 'Open the users',
    createdAt: expect.stringMatching(/Z$/),
    readAt: null,
  })
  const { data } = await doors(hospital.address, rosa).graphql(
    '{ viewer { inbox { messages { title lines path action createdAt readAt } } } }',
  )
  expect((body as { id: string }[]).map(({ id: _id, ...shown }) => shown)).toEqual(data!.viewer.inbox.messages)
  expect(idsOf({ body })).toEqual(ids)
  expect(idsOf(await read(rosa, '?unread=true'))).toEqual(ids.slice(1))
  expect(idsOf(await read(rosa, '?unread=false'))).toEqual(ids)
  expect(await read(rosa, '?unread=maybe')).toMatchObject({ status: 422, body: { errors: [{ field: 'unread' }] } })
})

test('the newest 300 are listed', async () => {
  const { clients, people, riverside, clock } = hospital
  const { rosa } = people
  const row = { providerId: riverside.id, userId: rosa.id, kind: 'peopleLocked', facts: { people: [] } }
  await clients.system.inboxMessage.createMany({
    data: Array.from({ length: 300 }, () => ({ ...row, createdAt: clock.now })),
  })
  const newest = await tell(rosa)
  const ids = idsOf(await read(rosa))
  expect([ids.length, ids[0]]).toEqual([300, newest])
})

test('one is marked as read, and stays so', async () => {
  const { people, clients } = hospital
  const { rosa } = people
  const [id, other] = [await tell(rosa), await tell(rosa)]
  const countChanges = () => clients.system.change.count({ where: { kind: 'user', entityId: rosa.id } })
  const before = await countChanges()
  const first = await mark(rosa, id.toUpperCase())
  expect(first).toMatchObject({ status: 200, body: { id, readAt: hospital.clock.now.toISOString() } })
  later(60_000)
  expect((await mark(rosa, id)).body).toEqual(first.body)
  expect([await readAtOf(id), await readAtOf(other)]).toEqual([new Date(first.body.readAt), null])
  // Screens of the person count anew, once.
  expect(await countChanges()).toBe(before + 1)
  const trail = await clients.system.auditEntry.findMany({
    where: { action: 'markMessageRead', entityId: rosa.id },
    orderBy: { sequence: 'desc' },
    take: 2,
  })
  expect(trail.reverse()).toMatchObject([
    { door: 'rest', outcome: 'done', fields: { messagesRead: [null, 1] } },
    { outcome: 'done', fields: {} },
  ])
})

test('someone else’s message, another provider’s and an unknown one are the same (rules 2.3)', async () => {
  const { people, lakeshore } = hospital
  const { rosa, ben, admin, stranger } = people
  const [hers, elsewhere] = [await tell(rosa), await tell(ben, { providerId: lakeshore.id })]
  const unknown = await mark(ben, crypto.randomUUID())
  expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  for (const id of [hers, elsewhere, 'nowhere'])
    expect(await mark(ben, id)).toMatchObject({ status: 404, body: unknown.body })
  expect((await mark(admin, hers)).body).toEqual(unknown.body)
  // Who does not belong to the provider finds none, whoever's it is.
  for (const [person, id] of [
    [ben, elsewhere],
    [ben, crypto.randomUUID()],
    [rosa, hers],
  ] as const)
    expect((await mark(person, id, lakeshore.id)).status).toBe(404)
  expect((await mark(stranger, hers)).status).toBe(404)
  expect((await mark(null, hers)).status).toBe(401)
  expect([(await read(ben)).body, (await read(admin)).body]).toEqual([[], []])
  expect([(await read(stranger)).status, (await read(null)).status]).toEqual([404, 401])
  expect([await readAtOf(hers), await readAtOf(elsewhere)]).toEqual([null, null])
})

test('a locked person reaches theirs; whoever must choose a password first does not (rules 2.4, 9.4)', async () => {
  const { locked, rosa } = hospital.people
  const id = await tell(locked)
  expect(idsOf(await read(locked))).toEqual([id])
  expect((await mark(locked, id)).body.readAt).not.toBeNull()
  const hers = await tell(rosa)
  const must = (mustChangePassword: boolean) =>
    hospital.clients.system.user.update({ where: { id: rosa.id }, data: { mustChangePassword } })
  await must(true)
  for (const answer of [await read(rosa), await mark(rosa, hers)])
    expect(answer).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } })
  await must(false)
})

test('a token that may read lists them, and marks none (rules 2.8)', async () => {
  const { clients, riverside, people, clock, address } = hospital
  const { rosa } = people
  const id = await tell(rosa)
  const withToken = async (scope: 'read' | 'readWrite') => {
    const token = newSessionToken()
    const owner = { providerId: riverside.id, userId: rosa.id }
    await clients.system.apiToken.create({
      data: { ...owner, tokenHash: hashSessionToken(token), name: scope, scope, createdAt: clock.now },
    })
    const { rest } = doors(address, null)
    const headers = { authorization: `Bearer ${token}` }
    return {
      read: () => rest('GET', base(), undefined, headers),
      mark: () => rest('POST', `${base()}/${id}/read`, undefined, headers),
    }
  }
  const [reader, writer] = [await withToken('read'), await withToken('readWrite')]
  expect(idsOf(await reader.read())).toEqual([id])
  expect(await reader.mark()).toMatchObject({ status: 403, body: { code: 'TOKEN_READ_ONLY' } })
  expect(await readAtOf(id)).toBeNull()
  expect((await writer.mark()).body.readAt).not.toBeNull()
})
