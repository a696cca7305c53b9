import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { openClients, type Clients } from '../../db/access/client'
import type { Role } from '../../domain/kernel/actor'
import { readEnv, type Env } from '../../env'
import { versionOf } from '../../domain/kernel/feedPosition'
import { openFileStore } from '../../files/fileStore'
import { readFeed } from '../../realtime/readFeed'
import { actorIn, findSession } from '../../auth/sessions'
import { openConnection } from '../../services/account/presence/presence'
import { createCall } from '../../services/calls/entries/createCall'
import type { Request } from '../../services/kernel/request'
import { openCatalogue } from './catalogue'
import { openCompliance } from './compliance'
import { createTestDatabase, type TestDatabase } from '../database/database'
import { testPatience } from '../harness/patience'
import { serveDatabase, type Served } from '../harness/serve'

export type Person = { id: string; fullName: string; email: string; providerId: string; token: string }

type PersonOptions = { training?: boolean; superadmin?: boolean; isLocked?: boolean; only?: string[] }

/** Two small providers in a database of their own, a clock that tests set, and a server with all doors. */
export type Hospital = Awaited<ReturnType<typeof openHospital>>

export const openHospital = async (settings: Partial<Env> = {}, ownDatabase?: TestDatabase) => {
  const database = ownDatabase ?? (await createTestDatabase())
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patency-files-'))
  const env: Env = {
    ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    dataDir,
    requestsPerMinute: 1e9,
    strangerRequestsPerMinute: 1e9,
    patience: testPatience,
    ...settings,
  }
  const clients = openClients(database.url, { patience: env.patience })
  const files = openFileStore(env)
  const clock = { now: new Date('2026-03-10T14:00:00Z') }
  const now = (): Date => new Date(clock.now)

  const riverside = await openProvider(clients, 'Riverside Health', ['Main Hospital', 'North Campus'])
  const lakeshore = await openProvider(clients, 'Lakeshore Medical', ['Lakeshore'])

  const lock = async ({ id: userId, providerId }: Pick<Person, 'id' | 'providerId'>): Promise<void> =>
    void (await clients.system.accountLock.create({
      data: { userId, providerId, lockedAt: clock.now, requirements: [] },
    }))
  const hire = async (
    fullName: string,
    role: Role | null,
    providerId: string,
    { only = [], isLocked = false, training = false, ...flags }: PersonOptions = {},
  ): Promise<Person> => {
    const email = `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@demo.example`
    const user = await clients.system.user.create({ data: { fullName, email, passwordHash: 'none', ...flags } })
    if (role) await clients.system.providerRole.create({ data: { providerId, userId: user.id, role, training } })
    if (isLocked) await lock({ id: user.id, providerId })
    await clients.system.allowedFacility.createMany({
      data: only.map((facilityId) => ({ providerId, userId: user.id, facilityId })),
    })
    const token = newSessionToken()
    await clients.system.session.create({
      data: {
        tokenHash: hashSessionToken(token),
        userId: user.id,
        providerId,
        createdAt: clock.now,
        seenAt: clock.now,
      },
    })
    return { id: user.id, fullName, email, providerId, token }
  }
  const people = {
    admin: await hire('Amara Okafor', 'Admin', riverside.id),
    manager: await hire('Miguel Santos', 'Manager', riverside.id),
    rosa: await hire('Rosa Alvarez', 'Clinician', riverside.id),
    ben: await hire('Ben Carter', 'Clinician', riverside.id),
    north: await hire('Priya Natarajan', 'Clinician', riverside.id, { only: [riverside.facilities[1]!.id] }),
    trainee: await hire('Tomas Lindqvist', 'Clinician', riverside.id, { training: true }),
    external: await hire('Ward Desk', 'External', riverside.id, { only: [riverside.facilities[0]!.id] }),
    locked: await hire('Dana Whitfield', 'Clinician', riverside.id, { isLocked: true }),
    system: await hire('Sasha Ivanova', 'SystemAdmin', riverside.id, { superadmin: true }),
    stranger: await hire('Olu Adeyemi', 'Admin', lakeshore.id),
  }

  /** The person as a service sees them now. */
  const as = async (person: Person): Promise<Request> => {
    const session = await findSession(
      clients,
      hashSessionToken(person.token),
      now(),
      { idleMinutes: 1e6, maxHours: 1e5 },
      { isUserAction: false, providerId: null },
    )
    return {
      clients,
      files,
      now,
      actor: session && actorIn(session, person.providerId),
      session,
      door: 'graphql',
      origin: null,
    }
  }

  const unlock = async ({ id: userId, providerId }: Pick<Person, 'id' | 'providerId'>): Promise<void> =>
    void (await clients.system.accountLock.deleteMany({ where: { userId, providerId } }))

  /** Keeps the person Online, as an open browser would. */
  const goOnline = async (person: Person): Promise<void> => {
    const session = await clients.system.session.findFirstOrThrow({ where: { userId: person.id } })
    await openConnection(clients, {
      providerId: person.providerId,
      userId: person.id,
      sessionId: session.id,
      openedAt: now(),
      seenAt: new Date('2100-01-01'),
    })
  }

  /** Fields of procedures by their names, as a closing sends them. */
  const record = (values: Record<string, string[]>, provider = riverside) =>
    Object.entries(values).map(([name, each]) => ({ fieldId: provider.fields[name]!, values: each }))
  /** What completes a call with nothing further: a talk with the patient, which leaves no line to come back to. */
  const recorded = { fields: record({ Topic: ['Flushing'] }) }

  type CallOptions = { by?: Person; purpose?: string; status?: string; room?: string | null; customJob?: string }
  /** A call in the queue, put there by the verb. */
  const openCall = async ({
    by = people.rosa,
    purpose = 'PICC Insertion',
    status = 'Normal',
    room,
    customJob,
  }: CallOptions = {}): Promise<string> => {
    const provider = by.providerId === riverside.id ? riverside : lakeshore
    const { callId } = await createCall(await as(by), {
      purposeId: provider.purposes[purpose],
      statusCodeId: provider.statuses[status],
      roomId: room === null ? null : (room ?? provider.facilities[0]!.roomIds[0]),
      customJob,
    })
    return callId
  }

  const readCall = (id: string) =>
    clients.system.call.findUniqueOrThrow({
      where: { id },
      include: { workOrders: { orderBy: { start: 'asc' } }, statusCode: true },
    })

  /** Comes by so many statements later than somebody who asks at once, on a slow machine as on a quick one. */
  const laterBy = async (statements: number): Promise<void> => {
    for (let n = 0; n < statements; n += 1) await clients.system.$queryRaw`select 1`
  }

  /** The version of Riverside's feed, as in GraphQL. */
  const version = async (): Promise<number> => versionOf((await readFeed(clients, riverside.id, null)).head)

  let served: Served | null = null
  /** Starts the http server with every door; answers its address. */
  const serve = async (): Promise<string> => {
    served = await serveDatabase(database.url, clients, env, now)
    return served.address
  }

  const close = async (): Promise<void> => {
    await served?.close()
    await clients.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }

  return {
    database,
    clients,
    files,
    dataDir,
    clock,
    riverside,
    lakeshore,
    people,
    hire,
    lock,
    unlock,
    as,
    goOnline,
    record,
    recorded,
    openCall,
    readCall,
    laterBy,
    version,
    serve,
    close,
  }
}

const purposes = [
  { name: 'Dressing Change', lineCheck: true },
  { name: 'PICC Insertion', lineCheck: false },
  { name: 'Difficult IV', lineCheck: false },
  { name: 'Daily Line Check', lineCheck: true },
  { name: 'Custom', lineCheck: false },
]

const openProvider = async (clients: Clients, name: string, facilityNames: string[]) => {
  const { system } = clients
  const { id } = await system.provider.create({ data: { name } })
  const facilities = []
  for (const [weight, facilityName] of facilityNames.entries()) {
    const facility = await system.facility.create({
      data: { providerId: id, name: facilityName, timeZone: 'America/New_York', weight },
    })
    const rooms = await system.room.createManyAndReturn({
      data: ['1A-01', '1A-02', 'ICU-07'].map((room) => ({ providerId: id, facilityId: facility.id, name: room })),
    })
    facilities.push({ id: facility.id, name: facilityName, roomIds: rooms.map((room) => room.id) })
  }
  const made = await system.purpose.createManyAndReturn({
    data: purposes.map((purpose, weight) => ({ providerId: id, weight, ...purpose })),
  })
  const codes = await system.statusCode.createManyAndReturn({
    data: ['Normal', 'Stat', 'On Hold'].map((status) => ({ providerId: id, name: status })),
  })
  const catalogue = await openCatalogue(clients, id)
  const compliance = await openCompliance(clients, id, facilities)
  return {
    id,
    name,
    facilities,
    ...catalogue,
    ...compliance,
    purposes: Object.fromEntries(made.map((purpose) => [purpose.name, purpose.id])),
    statuses: Object.fromEntries(codes.map((code) => [code.name, code.id])),
  }
}
