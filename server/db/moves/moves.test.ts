import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { hashPassword } from '../../auth/password'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { nilUuid } from '../../domain/kernel/uuid'
import { imageSizes } from '../../files/fileStore'
import { assignCall } from '../../services/calls/working/assignCall'
import { saveCallDraft } from '../../services/calls/entries/callDraft'
import { correctCall } from '../../services/calls/entries/correctCall'
import { createCall } from '../../services/calls/entries/createCall'
import { deleteCall } from '../../services/calls/ending/deleteCall'
import type { Request } from '../../services/kernel/request'
import { addProviderAccess } from '../../services/providers/addProviderAccess'
import {
  beginMove,
  endMove,
  listProviders,
  removeProvider,
  reopenProvider,
} from '../../services/account/operator/operatorMoves'
import { requestPasswordReset } from '../../services/account/links/requestPasswordReset'
import { updateProvider } from '../../services/providers/updateProvider'
import { updateUser } from '../../services/users/verbs/updateUser'
import type { StartProblem } from '../../startProblem'
import { createTestDatabase } from '../../test/database/database'
import { doors, globalId } from '../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../test/harness/expect'
import { until } from '../../test/harness/until'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { upload } from '../../test/hospital/pictures'
import { troubleOf } from '../access/trouble'
import type { Archive } from '../backup/archive'
import { openForRestore } from '../backup/restoreBackup'
import { listTables, quoted } from '../backup/tables'
import { writeBackup } from '../backup/writeBackup'
import { verifyAuditChain } from '../migrations/auditChain'
import { exportProvider } from './exportProvider'
import { importProvider, openForImport } from './importProvider'
import { staying } from './movedRows'
import { removeRowsOfProvider } from './removeRowsOfProvider'

let folder: string
let here: Hospital
let there: Hospital
let hereRows: pg.Client
let thereRows: pg.Client
let file: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-moves-'))
})
beforeEach(async () => {
  here = await openHospital()
  there = await openHospital({}, await createTestDatabase())
  await there.clients.system.$executeRaw`update provider set name = name || ' There'`
  await there.clients.system.$executeRaw`update app_user set email = 'there.' || email`
  ;[hereRows, thereRows] = [await connect(here), await connect(there)]
  file = path.join(folder, `${newSessionToken()}.zip`)
})
afterEach(async () => {
  for (const client of [hereRows, thereRows]) await client.end()
  for (const hospital of [here, there]) await hospital.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const connect = async ({ database }: Hospital): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return client
}

const operatorOf = ({ clients, files, clock }: Hospital): Request => ({
  clients,
  files,
  now: () => new Date(clock.now),
  actor: null,
  door: 'operator',
  origin: 'ops@server1',
})

const begin = () => beginMove(operatorOf(here), { provider: 'Riverside Health' })
const exported = async () => exportProvider(here.database.url, here.files, file, await begin())
const at = ({ database: { url } }: Hospital) => ({ url, variable: 'DATABASE_URL' })

const importIt = async (change: (archive: Archive) => Partial<Archive> = () => ({})) => {
  const archive = await openForImport(file)
  try {
    return await importProvider({ ...archive, ...change(archive) }, at(there), there.files)
  } finally {
    archive.close()
  }
}

const password = 'Patency-demo-1'
const withPassword = async ({ id }: { id: string }) =>
  here.clients.system.user.update({ where: { id }, data: { passwordHash: await hashPassword(password) } })

const open = () => reopenProvider(operatorOf(there), { provider: here.riverside.id })
const move = async () => {
  await exported()
  await importIt()
  await open()
}

/** Of each table, its rows of the provider, or those of all others, as one hash. */
const contents = async (client: pg.Client, sign: '=' | '<>' = '='): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const { name, columns } of await listTables(client)) {
    const key = name === 'provider' ? 'id' : 'provider_id'
    if (!columns.includes(key)) continue
    const { rows } = await client.query<{ it: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as it from ${quoted(name)} t where ${key} ${sign} $1`,
      [here.riverside.id],
    )
    found[name] = rows[0]!.it
  }
  return found
}
const none = '0 d41d8cd98f00b204e9800998ecf8427e'

const without = (rows: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name)))

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )
const problem = async (attempt: Promise<unknown>) => {
  const { message, remedy } = (await failure(attempt)) as StartProblem
  return { message, remedy }
}

test('every table either goes with a provider or stays', async () => {
  const tables = await listTables(hereRows)
  const without = tables.filter(({ columns }) => !columns.includes('provider_id')).map(({ name }) => name)
  expect(without.filter((name) => !staying.includes(name))).toEqual(['app_user', 'provider'])
  expect(staying.filter((name) => !tables.some((table) => table.name === name))).toEqual([])
})

describe('a provider arrives whole (rules 9.13)', () => {
  test('with everything that was recorded, its files, and its audit log, which goes on', async () => {
    const { riverside, people, as, openCall } = here
    const callId = await openCall()
    await assignCall(await as(people.rosa), { callId })
    const imageId = await upload(await as(people.rosa))
    await correctCall(await as(people.rosa), { callId, images: [imageId] })
    await saveCallDraft(await as(people.rosa), {
      callId,
      entries: [{ name: 'contact', from: [], to: ['\\N 4671\t'] }],
      takenBack: [],
    })
    const others = [await contents(hereRows, '<>'), await contents(thereRows, '<>')]

    expect(await exported()).toMatchObject({ provider: { id: riverside.id, name: 'Riverside Health' }, lostFiles: [] })
    const [left, inOthers] = [await contents(hereRows), await contents(hereRows, '<>')]
    expect(await importIt()).toEqual({
      provider: { id: riverside.id, name: 'Riverside Health' },
      known: 0,
      brokenTrail: null,
    })
    const arrived = await contents(thereRows)
    expect(without(arrived, staying)).toEqual(without(left, staying))
    for (const name of ['call', 'call_draft', 'call_image', 'audit_entry', 'session', 'change'])
      expect(arrived[name]).not.toBe(none)
    for (const name of staying) expect(arrived[name] ?? none).toBe(none)
    for (const size of imageSizes)
      expect(await there.files.images.read(imageId, size)).toEqual(await here.files.images.read(imageId, size))
    // Nothing else was touched, there or here.
    expect(without(await contents(thereRows, '<>'), ['audit_entry', 'audit_head'])).toEqual(
      without(others[1]!, ['audit_entry', 'audit_head']),
    )
    expect(inOthers).toEqual(others[0])

    await open()
    expect(await verifyAuditChain(thereRows, riverside.id)).toMatchObject({ fault: null })
    const { rows } = await thereRows.query(
      'select action, fields from audit_entry where provider_id = $1 order by sequence desc limit 2',
      [riverside.id],
    )
    expect(rows).toEqual([
      { action: 'reopenProvider', fields: { status: ['Moving', 'Active'] } },
      { action: 'beginMove', fields: { status: ['Active', 'Moving'] } },
    ])
  })

  test('its people go on with the sessions and the tokens that they have, and see no other provider', async () => {
    const { riverside, people, openCall, clients, clock } = here
    const callId = await openCall()
    const token = newSessionToken()
    await clients.system.apiToken.create({
      data: {
        ...{ tokenHash: hashSessionToken(token), providerId: riverside.id, userId: people.rosa.id },
        ...{ name: 'Dashboard', scope: 'readWrite', createdAt: clock.now },
      },
    })
    await move()
    const address = await there.serve()
    const queue = await doors(address, people.rosa).rest('GET', `/providers/${riverside.id}/calls/active`)
    expect(queue.body.map(({ id }: { id: string }) => id)).toEqual([callId])
    const byToken = await doors(address, null).rest('GET', `/providers/${riverside.id}/calls/active`, undefined, {
      authorization: `Bearer ${token}`,
    })
    expect(byToken.body).toEqual(queue.body)
    await assignCall(await there.as(people.ben), { callId })
    for (const [person, provider] of [
      [people.rosa, there.riverside],
      [there.people.rosa, riverside],
      [people.stranger, here.lakeshore],
    ] as const)
      expect((await doors(address, person).rest('GET', `/providers/${provider.id}/calls/active`)).status).toBe(
        person === people.stranger ? 401 : 404,
      )
  })

  test('people with a role take their account along, without power over an installation; of others only the name goes', async () => {
    const { riverside, lakeshore, people, hire, openCall } = here
    const root = await hire('Root', 'Admin', riverside.id, { superadmin: true })
    const visitor = await hire('Visitor', 'Clinician', riverside.id)
    const callId = await openCall({ by: visitor })
    await here.clients.system.providerRole.deleteMany({ where: { userId: visitor.id } })
    await here.clients.system.providerRole.create({
      data: { userId: people.ben.id, providerId: lakeshore.id, role: 'Clinician' },
    })
    await move()
    const person = (id: string) => there.clients.system.user.findUnique({ where: { id } })
    expect(await person(root.id)).toMatchObject({ email: root.email, superadmin: false, active: true })
    expect(await person(people.ben.id)).toMatchObject({ email: people.ben.email, roleCount: 1 })
    expect(await person(visitor.id)).toMatchObject({
      ...{ fullName: 'Visitor', email: `${visitor.id}@moved.invalid`, passwordHash: null, active: false },
      roleCount: 0,
    })
    expect((await there.readCall(callId)).createdById).toBe(visitor.id)
    expect(await person(people.stranger.id)).toBeNull()
    expect(await here.clients.system.user.findUnique({ where: { id: visitor.id } })).toMatchObject({ active: true })
  })

  test('whoever has an account there keeps it as it is there, and signs in with it', async () => {
    const { people, riverside } = here
    const { id, fullName } = people.ben
    await there.clients.system.user.create({
      data: { id, fullName, email: 'ben@elsewhere.example', passwordHash: 'theirs' },
    })
    await exported()
    expect(await importIt()).toMatchObject({ known: 1 })
    expect(await there.clients.system.user.findUnique({ where: { id } })).toMatchObject({
      ...{ email: 'ben@elsewhere.example', passwordHash: 'theirs', roleCount: 1 },
    })
    expect(await there.clients.system.session.count({ where: { userId: id } })).toBe(0)
    expect(await there.clients.system.session.count({ where: { providerId: riverside.id } })).toBeGreaterThan(0)
  })

  test('of whom only the name was known there, the whole account counts once it comes', async () => {
    const { people } = here
    await there.clients.system.user.create({
      data: { id: people.ben.id, fullName: 'Ben', email: `${people.ben.id}@moved.invalid`, active: false },
    })
    await exported()
    expect(await importIt()).toMatchObject({ known: 0 })
    expect(await there.clients.system.user.findUnique({ where: { id: people.ben.id } })).toMatchObject({
      ...{ fullName: people.ben.fullName, email: people.ben.email, active: true },
    })
  })
})

describe('while it moves', () => {
  test('whatever anybody was told is done has gone along, and everything else was refused', async () => {
    const { people, riverside, as, openCall } = here
    const drafted = await openCall()
    const [rosa, ben] = [await as(people.rosa), await as(people.ben)]
    const provider = await begin()
    // As requests that had passed the door when the move began.
    const done: string[] = []
    const drafts: string[] = []
    const refused: unknown[] = []
    let isClosed = false
    const work = async (): Promise<void> => {
      for (let n = 0; !isClosed || n < 3; n += 1) {
        await createCall(rosa, { purposeId: riverside.purposes['PICC Insertion'], contact: `n${n}` }).then(
          ({ callId }) => done.push(callId),
          (error: unknown) => refused.push(error),
        )
        // It changes an entry that the log named before, so it has no row there.
        await saveCallDraft(ben, {
          callId: drafted,
          entries: [{ name: 'contact', from: [], to: [`n${n}`] }],
          takenBack: [],
        }).then(
          () => drafts.push(`n${n}`),
          (error: unknown) => refused.push(error),
        )
      }
    }
    const working = work()
    await exportProvider(here.database.url, here.files, file, provider)
    isClosed = true
    await working
    expect(refused.length).toBeGreaterThan(3)
    expect([...new Set(refused.map(troubleOf))]).toEqual(['moving'])
    await importIt()
    const calls = await there.clients.system.call.findMany({ where: { providerId: riverside.id } })
    expect(calls.map(({ id }) => id).sort()).toEqual([drafted, ...done].sort())
    const kept = await there.clients.system.callDraft.findMany({ where: { callId: drafted } })
    expect(kept.map(({ entries }) => (entries as { to: string[] }[])[0]!.to[0])).toEqual(drafts.slice(-1))
    expect(await contents(thereRows).then(({ call }) => call)).toBe((await contents(hereRows)).call)
  })

  test('people read, and what they change is refused as something that passes, at both doors', async () => {
    const { people, riverside, openCall, serve } = here
    const callId = await openCall()
    const address = await serve()
    await exported()
    const rosa = doors(address, people.rosa)
    expect((await rosa.rest('GET', `/providers/${riverside.id}/calls/active`)).body).toHaveLength(1)
    const words = 'Your provider is being moved to another server. Nothing was changed; try again in a few minutes.'
    const assigned = await rosa.rest('POST', `/providers/${riverside.id}/calls/${callId}/assigntome`)
    expect(assigned).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message: words } })
    const { errors } = await rosa.graphql(
      'mutation($id: ID!) { assignCall(input: { callId: $id }) { __typename } }',
      { id: globalId('Call', callId) },
      { 'patency-client': 'web' },
    )
    expect(errors).toMatchObject([{ message: words, extensions: { code: 'UNAVAILABLE' } }])
    // A move that was given up.
    await reopenProvider(operatorOf(here), { provider: riverside.id })
    expect((await rosa.rest('POST', `/providers/${riverside.id}/calls/${callId}/assigntome`)).status).toBe(200)
  })

  test('people sign in and read patients, which is in the log of the installation, because their own has gone', async () => {
    const { people, riverside, openCall, serve, clients } = here
    const callId = await openCall()
    await clients.system.call.update({ where: { id: callId }, data: { patientLastName: 'Moss' } })
    const { email } = await withPassword(people.rosa)
    const address = await serve()
    await exported()
    const closed = (await contents(hereRows)).audit_entry
    const [nobody, rosa, locked] = [null, people.rosa, people.locked].map((person) => doors(address, person))
    const call = `/providers/${riverside.id}/calls/${callId}`
    expect(await rosa!.rest('GET', call)).toMatchObject({ status: 200, body: { patientLastName: 'Moss' } })
    expect((await locked!.rest('POST', `${call}/assigntome`)).status).toBe(423)
    for (const [tried, status] of [
      [password, 200],
      ['x', 401],
    ] as const)
      expect((await nobody!.rest('POST', '/auth/login', { email, password: tried })).status).toBe(status)
    // Whoever asks for a link is told the same whether there is an account.
    for (const asked of [email, 'nobody@demo.example'])
      expect(
        await requestPasswordReset({ ...operatorOf(here), door: 'graphql', canMail: true }, { email: asked }),
      ).toEqual({})
    // It would go on where the session is being taken.
    expect((await rosa!.rest('POST', '/auth/logout')).status).toBe(503)
    expect((await contents(hereRows)).audit_entry).toBe(closed)
    const { rows } = await hereRows.query<{ row: string }>(
      `select concat_ws(' ', action, u.full_name, e.entity_id, outcome) as row from audit_entry e left join app_user u on u.id = e.actor_id
       where e.provider_id = $1 and e.door <> 'operator' order by e.sequence`,
      [nilUuid],
    )
    expect(rows.map(({ row }) => row)).toEqual([
      `readPatient Rosa Alvarez ${callId} done`,
      expect.stringMatching(/^assignCall .* denied/),
      `signIn Rosa Alvarez ${people.rosa.id} done`,
      `signIn Rosa Alvarez ${people.rosa.id} refused SIGN_IN_FAILED`,
      `requestPasswordReset Rosa Alvarez ${people.rosa.id} done`,
      'requestPasswordReset done',
    ])
    expect(await verifyAuditChain(hereRows, nilUuid)).toMatchObject({ fault: null })
  })

  test('it is exported again when the first try failed, also one that was inactive and stays so', async () => {
    const { riverside } = here
    await exported()
    rmSync(file)
    await exported()
    await importIt()
    await reopenProvider(operatorOf(here), { provider: riverside.id })
    await here.clients.system.provider.update({ where: { id: riverside.id }, data: { status: 'Inactive' } })
    rmSync(file)
    await exported()
    await removeRowsOfProvider(at(there), riverside.id)
    await importIt()
    await open()
    expect(await there.clients.system.provider.findUnique({ where: { id: riverside.id } })).toMatchObject({
      status: 'Inactive',
    })
  })
})

describe('where it was', () => {
  test('its people are told where it is, and nobody changes it', async () => {
    const { people, riverside, serve, as } = here
    const address = await serve()
    await exported()
    await endMove(operatorOf(here), { provider: 'riverside health', to: 'https://calls.example.org' })
    const { data } = await doors(address, people.rosa).graphql(
      '{ viewer { provider { id } inactiveProviderNames movedProviders { name movedTo } } }',
    )
    expect(data).toEqual({
      viewer: {
        provider: null,
        inactiveProviderNames: ['Riverside Health'],
        movedProviders: [{ name: 'Riverside Health', movedTo: 'https://calls.example.org' }],
      },
    })
    const refused = await doors(address, people.rosa).rest('GET', `/providers/${riverside.id}/calls/active`)
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'PROVIDER_INACTIVE', message: 'This provider has moved to https://calls.example.org.' },
    })
    const elsewhere = await as({ ...people.system, providerId: here.lakeshore.id })
    for (const verb of [updateProvider, addProviderAccess])
      expect(await refusalOf(verb(elsewhere, { providerId: riverside.id, name: 'Riverbank' }))).toBe('PROVIDER_MOVED')
    expect((await listProviders(operatorOf(here), {})).find(({ id }) => id === riverside.id)).toMatchObject({
      status: 'Inactive',
      movedTo: 'https://calls.example.org',
    })
    for (const verb of [beginMove, reopenProvider])
      expect(await fieldsOf(verb(operatorOf(here), { provider: riverside.id }))).toEqual({
        provider: expect.stringMatching(/^It was moved to https:\/\/calls\.example\.org/),
      })
  })

  test('its people sign in and out there, and who works elsewhere too is changed there', async () => {
    const { people, riverside, lakeshore, serve, as, clients } = here
    const { email } = await withPassword(people.rosa)
    await clients.system.providerRole.create({
      data: { providerId: lakeshore.id, userId: people.rosa.id, role: 'Clinician' },
    })
    const address = await serve()
    await exported()
    const closed = (await contents(hereRows)).audit_entry
    await endMove(operatorOf(here), { provider: riverside.id, to: 'https://calls.example.org' })
    const { body, headers } = await doors(address, null).rest('POST', '/auth/login', { email, password })
    expect(body).toMatchObject({ email })
    const token = /patency=([^;]+)/.exec(headers.get('set-cookie')!)![1]!
    expect((await doors(address, { ...people.rosa, token }).rest('POST', '/auth/logout')).status).toBe(200)
    const admin = await as({ ...people.system, providerId: lakeshore.id })
    await updateUser(admin, { userId: people.rosa.id, fullName: 'Rosa Vance' })
    await updateUser(admin, { userId: people.rosa.id, active: false })
    expect((await contents(hereRows)).audit_entry).toBe(closed)
    expect(await clients.system.user.findUnique({ where: { id: people.rosa.id } })).toMatchObject({
      fullName: 'Rosa Vance',
      active: false,
    })
  })

  test('who works elsewhere too, or is invited, belongs to the other provider alone once it has moved', async () => {
    const { riverside, lakeshore, people, hire, clients, as, clock } = here
    const role = { providerId: lakeshore.id, role: 'Clinician' } as const
    await clients.system.providerRole.create({ data: { ...role, userId: people.rosa.id } })
    await clients.system.roleInvitation.create({
      data: {
        ...role,
        ...{
          providerId: riverside.id,
          userId: people.stranger.id,
          invitedAt: clock.now,
          fullName: 'Olu',
          email: 'olu@x.example',
        },
      },
    })
    const admin = await as(await hire('Lake', 'Admin', lakeshore.id))
    const rename = () =>
      Promise.all(
        [people.rosa, people.stranger].map(({ id }) =>
          fieldsOf(updateUser(admin, { userId: id, fullName: 'Rosa Vance' })),
        ),
      )
    await exported()
    const refused = { fullName: expect.stringContaining('also works in another provider') }
    expect(await rename()).toEqual([refused, refused])
    const end = () => endMove(operatorOf(here), { provider: riverside.id, to: 'https://calls.example.org' })
    await end()
    expect(await rename()).toEqual([{}, {}])
    // Told again, because the address was wrong, it counts nobody twice.
    await end()
    expect(await clients.system.user.findUnique({ where: { id: people.rosa.id } })).toMatchObject({ roleCount: 1 })
  })

  test('the end of a move waits for who changes one of its people, before it locks the provider', async () => {
    const { riverside, people, clients } = here
    await exported()
    await hereRows.query('begin')
    await hereRows.query('select from app_user where id = $1 for no key update', [people.rosa.id])
    const end = endMove(operatorOf(here), { provider: riverside.id, to: 'https://calls.example.org' })
    await until(async () => {
      const { rows } = await hereRows.query<{ waiting: boolean }>(
        `select pg_stat_clear_snapshot(), exists (select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock') as waiting`,
      )
      return rows[0]!.waiting
    })
    // As a change does after which an administrator must be left.
    await hereRows.query('select from provider where id = $1 for no key update nowait', [riverside.id])
    await hereRows.query('commit')
    await end
    expect(await clients.system.provider.findUnique({ where: { id: riverside.id } })).toMatchObject({
      movedTo: 'https://calls.example.org',
    })
  })

  test('it is removed with everything of it, and with nothing else', async () => {
    const { people, riverside, lakeshore } = here
    await here.clients.system.providerRole.create({
      data: { userId: people.ben.id, providerId: lakeshore.id, role: 'Clinician' },
    })
    await exported()
    const others = await contents(hereRows, '<>')
    await endMove(operatorOf(here), { provider: riverside.id, to: 'https://calls.example.org' })
    await removeProvider(operatorOf(here), { provider: riverside.id })
    await removeRowsOfProvider(at(here), riverside.id)
    const left = await contents(hereRows)
    expect([...new Set(Object.values(left))]).toEqual([none])
    const installation = ['audit_entry', 'audit_head']
    expect(without(await contents(hereRows, '<>'), installation)).toEqual(without(others, installation))
    expect(await here.clients.system.user.findUnique({ where: { id: people.ben.id } })).toMatchObject({ roleCount: 1 })
    expect(await here.clients.system.user.findUnique({ where: { id: people.rosa.id } })).toMatchObject({
      ...{ fullName: 'Rosa Alvarez', email: `${people.rosa.id}@moved.invalid`, passwordHash: null, active: false },
      roleCount: 0,
    })
    expect(await here.clients.system.session.count({ where: { userId: people.rosa.id } })).toBe(0)
    await deleteCall(await here.as(people.stranger), { callId: await here.openCall({ by: people.stranger }) })
    // It may come back.
    await importIt()
    await open()
  })

  test.each([
    [
      'one that nobody exported',
      endMove,
      { to: 'https://calls.example.org' },
      'It is not being moved. Export it first',
    ],
    ['one that is at work', reopenProvider, {}, 'It is not being moved'],
    [
      'one that is here',
      removeProvider,
      {},
      'It was not moved away. Tell first where it is: moved <name> --to <address>',
    ],
  ])('a step out of turn is refused: %s', async (_what, verb, more, message) => {
    expect(await fieldsOf(verb(operatorOf(here), { provider: 'Riverside Health', ...more }))).toEqual({
      provider: message,
    })
    expect(await fieldsOf(verb(operatorOf(here), { provider: 'Nowhere', ...more }))).toEqual({
      provider: 'There is no provider of this name',
    })
  })

  test.each(['calls.example.org', 'https://calls.example.org/patency', 'javascript:alert(1)', ''])(
    'its new address cannot be %j',
    async (to) => {
      await begin()
      expect(await fieldsOf(endMove(operatorOf(here), { provider: 'Riverside Health', to }))).toEqual({
        to: to ? 'Must be an address such as https://calls.example.org' : 'Required',
      })
    },
  )
})

/** The archive with other rows in one table. */
const altered =
  (table: string, change: (rows: string) => string) =>
  (archive: Archive): Partial<Archive> => ({
    read: async (one) => {
      const saved = await archive.read(one)
      return one.name === table ? Readable.from([change(await text(saved))]) : saved
    },
  })

test('a file cannot make anybody a superadmin', async () => {
  await exported()
  const archive = await openForImport(file)
  const place = archive.manifest.tables.find(({ name }) => name === 'app_user')!.columns.indexOf('superadmin')
  archive.close()
  const forged = altered('app_user', (people) =>
    people
      .trimEnd()
      .split('\n')
      .map((row) => `${row.split('\t').with(place, 't').join('\t')}\n`)
      .join(''),
  )
  await importIt(forged)
  const { people } = here
  expect(await there.clients.system.user.findUnique({ where: { id: people.system.id } })).toMatchObject({
    ...{ email: people.system.email, superadmin: false },
  })
})

describe('a file that does not fit is refused, and nothing is written', () => {
  let before: Record<string, string>[]
  const both = async () => [await contents(thereRows), await contents(thereRows, '<>')]
  beforeEach(async () => {
    await here.openCall()
    before = await both()
  })
  afterEach(async () => expect(await both()).toEqual(before))

  test('of a provider that is there already', async () => {
    const { id } = here.riverside
    await there.clients.system.provider.create({ data: { id, name: 'Riverside Health' } })
    before = await both()
    await exported()
    expect(await problem(importIt())).toMatchObject({ message: 'Riverside Health is in this installation already.' })
  })

  test('of one whose name another one has', async () => {
    await there.clients.system.provider.create({ data: { name: 'riverside  HEALTH'.replace('  ', ' ') } })
    before = await both()
    await exported()
    expect(await problem(importIt())).toMatchObject({
      message: 'There is another provider of the name Riverside Health here.',
    })
  })

  test('with an e-mail address that somebody else has there', async () => {
    await there.hire('Ben Carter There', 'Clinician', there.riverside.id)
    await there.clients.system
      .$executeRaw`update app_user set email = ${here.people.ben.email} where full_name = 'Ben Carter There'`
    before = await both()
    await exported()
    expect(await problem(importIt())).toEqual({
      message: `Others have accounts with these e-mail addresses here: ${here.people.ben.email}.`,
      remedy: 'One account cannot be two. Change the address of one of the two, and export the provider again.',
    })
  })

  test('of another version', async () => {
    await exported()
    const older = ({ manifest }: Archive) => ({
      manifest: { ...manifest, migrations: manifest.migrations.slice(0, -1) },
    })
    expect(await problem(importIt(older))).toMatchObject({
      message: 'The two installations have different versions of Patency.',
    })
  })

  test('with a row of another provider', async () => {
    await exported()
    const forged = altered('room', (rows) => rows.replace(here.riverside.id, there.riverside.id))
    expect((await problem(importIt(forged))).message).toBe(
      'The file holds rows of room that do not belong to Riverside Health.',
    )
  })

  test('with a row that refers to another provider, or to nothing', async () => {
    await exported()
    const [room] = here.riverside.facilities[0]!.roomIds
    for (const other of [there.riverside.facilities[0]!.roomIds[0]!, crypto.randomUUID()])
      expect((await problem(importIt(altered('call', (rows) => rows.replace(room!, other))))).message).toBe(
        'The file holds rows of call that do not belong to Riverside Health.',
      )
  })

  test('with rows of the installation', async () => {
    await exported()
    const forged = ({ manifest }: Archive) => ({
      manifest: { ...manifest, tables: [...manifest.tables, { ...manifest.tables[0]!, name: 'vapid_key' }] },
    })
    expect((await problem(importIt(forged))).message).toContain('rows of vapid_key')
  })

  test('a backup of a whole installation; and a provider is no backup', async () => {
    await writeBackup(here.database.url, here.files, file)
    expect((await problem(openForImport(file))).message).toBe(`${file} is a backup of a whole installation.`)
    rmSync(file)
    await exported()
    expect((await problem(openForRestore(file))).message).toBe(
      `${file} is no backup: it holds one provider, Riverside Health.`,
    )
  })

  test('with a user who may not load rows as they are', async () => {
    await exported()
    await thereRows.query(`create role loader login password 'pw'`)
    await thereRows.query('grant patency_app to loader')
    await thereRows.query('grant all on all tables in schema public to loader')
    const url = new URL(there.database.url)
    Object.assign(url, { username: 'loader', password: 'pw' })
    const archive = await openForImport(file)
    const refused = await problem(importProvider(archive, { url: url.href, variable: 'DATABASE_URL' }, there.files))
    archive.close()
    expect(refused.remedy).toContain('grant set on parameter session_replication_role to')
    await thereRows.query('drop owned by loader; drop role loader')
  })
})
