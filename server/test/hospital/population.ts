import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { openClients, type Clients } from '../../db/access/client'
import type { Role } from '../../domain/kernel/actor'
import { createFilledDatabase } from '../database/database'
import { testPatience } from '../harness/patience'
import { openCatalogue } from './catalogue'
import { openCompliance } from './compliance'

export type Person = { id: string; fullName: string; email: string; providerId: string; token: string }

type PersonOptions = { training?: boolean; superadmin?: boolean; isLocked?: boolean; only?: string[] }

/** When tests begin. */
export const beginning = new Date('2026-03-10T14:00:00Z')

/** What puts people into a hospital, who have signed in at this time. */
export const hiring = (clients: Clients, now: () => Date) => {
  const lock = async ({ id: userId, providerId }: Pick<Person, 'id' | 'providerId'>): Promise<void> =>
    void (await clients.system.accountLock.create({
      data: { userId, providerId, lockedAt: now(), requirements: [] },
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
        createdAt: now(),
        seenAt: now(),
      },
    })
    return { id: user.id, fullName, email, providerId, token }
  }
  return { lock, hire }
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
  const facilities: { id: string; name: string; roomIds: string[] }[] = []
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

/** Two small providers and their people. */
export const populate = async (clients: Clients) => {
  const { hire } = hiring(clients, () => beginning)
  const riverside = await openProvider(clients, 'Riverside Health', ['Main Hospital', 'North Campus'])
  const lakeshore = await openProvider(clients, 'Lakeshore Medical', ['Lakeshore'])
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
  return { riverside, lakeshore, people }
}

/** A database with them, populated once in a run and copied then. */
export const createHospitalDatabase = () =>
  createFilledDatabase('patency_hospital_template', async (url) => {
    const clients = openClients(url, { patience: testPatience })
    try {
      return await populate(clients)
    } finally {
      await clients.close()
    }
  })
