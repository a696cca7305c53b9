// Whoever loses a right while the server cannot be told loses their socket once it can.
import { readEnv } from '../env'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { openProxy, type Proxy } from '../test/database/proxy'
import { serveDatabase, type Served } from '../test/harness/serve'
import { subscribe, type Subscriber } from '../test/harness/subscriber'

let hospital: Hospital
let listening: Proxy
let server: Served
beforeAll(async () => {
  hospital = await openHospital()
  const direct = new URL(hospital.database.url)
  listening = await openProxy(() => ({ host: direct.hostname, port: Number(direct.port) }))
  const listenAt = Object.assign(new URL(direct), { port: String(listening.port) }).href
  server = await serveDatabase(
    hospital.database.url,
    hospital.clients,
    { ...readEnv({ NODE_ENV: 'test' }), logLevel: 'silent' },
    () => new Date(hospital.clock.now),
    { listenAt },
  )
})
afterAll(async () => {
  await server.close()
  await listening.close()
  await hospital.close()
})

const screenOf = async (person: Person): Promise<Subscriber> => {
  const subscriber = subscribe(server.address, person)
  await subscriber.next(() => true)
  return subscriber
}

test('a role, facilities and a lock that change while the feed has no connection close the sockets of who they concern, and no one else’s', async () => {
  const { hire, riverside, clients, people } = hospital
  const [demoted, restricted, widened, locked] = [
    await hire('Demoted Soon', 'Clinician', riverside.id),
    await hire('Restricted Soon', 'Clinician', riverside.id),
    await hire('Widened Soon', 'Clinician', riverside.id, { only: [riverside.facilities[1]!.id] }),
    await hire('Locked Soon', 'Clinician', riverside.id),
  ]
  const [rosa, north, ...theirs] = [
    await screenOf(people.rosa),
    await screenOf(people.north),
    await screenOf(demoted),
    await screenOf(restricted),
    await screenOf(widened),
    await screenOf(locked),
  ]
  listening.cut()
  await clients.system.providerRole.updateMany({ where: { userId: demoted.id }, data: { role: 'External' } })
  await clients.system.allowedFacility.create({
    data: { providerId: riverside.id, userId: restricted.id, facilityId: riverside.facilities[1]!.id },
  })
  await clients.system.allowedFacility.deleteMany({ where: { userId: widened.id } })
  await hospital.lock(locked)
  listening.mend()
  expect(await Promise.all(theirs.map(({ closed }) => closed))).toEqual([1012, 1012, 1012, 1012])
  const callId = await hospital.openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  for (const still of [rosa, north])
    await still.next(({ changed }) => changed.some(({ databaseId }) => databaseId === callId))
  await Promise.all([rosa, north].map((subscriber) => subscriber.stop()))
})
