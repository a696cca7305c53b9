import { jest } from '@jest/globals'
import { pino } from 'pino'
import type { Clients } from '../db/access/client'
import { until } from '../test/harness/until'
import { openHospital, type Hospital, type Person } from '../test/hospital/hospital'
import { startPresence, type LiveSocket, type Presence } from './presence'

const log = pino({ level: 'silent' })
const feed = { onPermissionsChanged: () => undefined }
const limits = { idleMinutes: 60, maxHours: 12 }

let hospital: Hospital
let presence: Presence | null = null
beforeAll(async () => {
  hospital = await openHospital()
})
afterEach(async () => {
  await presence?.stop()
  presence = null
})
afterAll(() => hospital.close())

const socketOf = async (person: Person): Promise<LiveSocket & { close: ReturnType<typeof jest.fn> }> => {
  const session = await hospital.clients.system.session.findFirstOrThrow({ where: { userId: person.id } })
  return { actor: (await hospital.as(person)).actor!, by: { kind: 'session', id: session.id }, close: jest.fn() }
}
const now = () => new Date(hospital.clock.now)

test('who comes in while the living sessions are read is not taken for one whose session is over', async () => {
  const { people, clients } = hospital
  const asked: (() => void)[] = []
  const rows: Clients['rows'] = async (statement, values) => {
    const found = await clients.rows(statement, values)
    if (statement.name === 'living_sessions') await new Promise<void>((resolve) => void asked.push(resolve))
    return found as never
  }
  const slow: Clients = { ...clients, rows }
  presence = startPresence(slow, feed, now, limits, log)
  const [rosa, ben] = [await socketOf(people.rosa), await socketOf(people.ben)]
  await presence.connected(rosa)
  await until(() => asked.length === 1)
  await presence.connected(ben)
  asked[0]!()
  await until(() => asked.length === 2)
  expect(rosa.close).not.toHaveBeenCalled()
  expect(ben.close).not.toHaveBeenCalled()
  asked[1]!()
})
