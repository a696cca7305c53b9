import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashSessionToken } from '../../auth/sessionToken'
import { openClients } from '../../db/access/client'
import { readReportsFrom } from '../../db/replica/replica'
import { readEnv, type Env } from '../../env'
import { versionOf } from '../../domain/kernel/feedPosition'
import { openFileStore } from '../../files/fileStore'
import { createLog } from '../../log'
import { readFeed } from '../../realtime/readFeed'
import { actorIn, findSession } from '../../auth/sessions'
import { openConnection } from '../../services/account/presence/presence'
import { createCall } from '../../services/calls/entries/createCall'
import type { Request } from '../../services/kernel/request'
import type { TestDatabase } from '../database/database'
import { testPatience } from '../harness/patience'
import type { Served } from '../harness/serve'
import { beginning, createHospitalDatabase, hiring, populate, type Person } from './population'

export type { Person } from './population'

/** Two small providers in a database of their own, a clock that tests set, and a server with all doors. */
export type Hospital = Awaited<ReturnType<typeof openHospital>>

export const openHospital = async (settings: Partial<Env> = {}, ownDatabase?: TestDatabase) => {
  const copied = ownDatabase ? null : await createHospitalDatabase()
  const database = ownDatabase ?? copied!
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patency-files-'))
  const env: Env = {
    ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    dataDir,
    requestsPerMinute: 1e9,
    strangerRequestsPerMinute: 1e9,
    patience: testPatience,
    ...settings,
  }
  const clock = { now: new Date(beginning) }
  const now = (): Date => new Date(clock.now)
  const { replicaUrl, replicaLagSeconds, patience } = env
  const primary = openClients(database.url, { patience })
  const clients =
    replicaUrl === null
      ? primary
      : await readReportsFrom(primary, {
          ...{ url: replicaUrl, longestMs: replicaLagSeconds * 1_000 },
          ...{ patience, now, log: createLog(env) },
        })
  const files = openFileStore(env)

  const { riverside, lakeshore, people } = copied?.facts ?? (await populate(clients))
  const { lock, hire } = hiring(clients, now)

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
    // Loaded only here: every door is most of the modules of the server.
    const { serveDatabase } = await import('../harness/serve')
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
