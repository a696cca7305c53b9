import { inFull, rounds } from '../../../test/harness/rounds'
import { refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { isActingAdministrator } from '../../../domain/users/rules'
import { assignCall } from '../../calls/working/assignCall'
import type { Request } from '../../kernel/request'
import { createUser } from './createUser'
import { lockUser } from './lockUser'
import { removeUser } from './removeUser'
import { updateUser } from './updateUser'

// Two administrators always click at once. Eight of them, 100 rounds in full, on a real PostgreSQL.
const clients = 8

let hospital: Hospital
let administrators: { person: Person; request: Request }[]
beforeAll(async () => {
  hospital = await openHospital()
  administrators = []
  for (let n = 0; n < clients; n += 1) {
    const person = await hospital.hire(`Administrator ${String.fromCharCode(65 + n)}`, 'Admin', hospital.riverside.id)
    administrators.push({ person, request: await hospital.as(person) })
  }
  // Nobody else administers the provider.
  await hospital.clients.system.providerRole.deleteMany({
    where: { userId: { in: [hospital.people.admin.id, hospital.people.system.id] } },
  })
})
afterAll(() => hospital.close())

/** Everybody is an administrator again. */
const restore = async (): Promise<void> => {
  const { system } = hospital.clients
  const providerId = hospital.riverside.id
  const ids = administrators.map(({ person }) => person.id)
  await system.providerRole.deleteMany({ where: { providerId, userId: { in: ids } } })
  await system.providerRole.createMany({ data: ids.map((userId) => ({ providerId, userId, role: 'Admin' as const })) })
  await system.user.updateMany({ where: { id: { in: ids } }, data: { active: true } })
}

const acting = async (): Promise<string[]> => {
  const roles = await hospital.clients.system.providerRole.findMany({
    where: { providerId: hospital.riverside.id },
    include: { user: true, lock: true },
  })
  return roles
    .filter(({ role, user, lock }) =>
      isActingAdministrator({ ...user, isLocked: lock !== null, hasPassword: user.passwordHash !== null, role }),
    )
    .map(({ userId }) => userId)
}

const verbs: ((by: Request, userId: string) => Promise<unknown>)[] = [
  (by, userId) => updateUser(by, { userId, role: 'Clinician' }),
  (by, userId) => updateUser(by, { userId, active: false }),
  (by, userId) => lockUser(by, { userId }),
  (by, userId) => removeUser(by, { userId }),
]

test(`${clients} administrators who take each other out at once: those who were taken out first do nothing, and one is left`, async () => {
  for (const round of rounds(100, 4)) {
    await restore()
    const verb = verbs[round % verbs.length]!
    const results = await Promise.all(
      administrators.map(({ request }, index) =>
        refusalOf(verb(request, administrators[(index + 1) % clients]!.person.id)),
      ),
    )
    const left = await acting()
    expect(left.length).toBeGreaterThan(0)
    // Every success took one out, and nothing else did.
    expect(left).toHaveLength(clients - results.filter((result) => result === null).length)
    for (const result of results) expect(['FORBIDDEN', 'LAST_ADMINISTRATOR', null]).toContain(result)
  }
})

test('a superadmin who takes all of them out at once, each in another way, leaves one', async () => {
  const superadmin = await hospital.as(hospital.people.system)
  for (const round of rounds(100, 4)) {
    await restore()
    const results = await Promise.all(
      administrators.map(({ person }, index) =>
        refusalOf(verbs[(index + round) % verbs.length]!(superadmin, person.id)),
      ),
    )
    expect(results.filter((result) => result === 'LAST_ADMINISTRATOR')).toHaveLength(1)
    expect(results.filter((result) => result === null)).toHaveLength(clients - 1)
    expect(await acting()).toEqual([administrators[results.indexOf('LAST_ADMINISTRATOR')]!.person.id])
  }
})

test('giving and taking roles, disabling and enabling, removing and adding at once: never without an administrator', async () => {
  const superadmin = await hospital.as(hospital.people.system)
  let seed = 17
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const more: typeof verbs = [
    ...verbs,
    (by, userId) => updateUser(by, { userId, role: 'Admin' }),
    (by, userId) => updateUser(by, { userId, active: true }),
    (by, userId) => {
      const { email, fullName } = administrators.find(({ person }) => person.id === userId)!.person
      return createUser(by, { email, fullName, role: 'Admin' })
    },
  ]
  await restore()
  for (const _round of rounds(100, 10)) {
    const results = await Promise.all(
      administrators.map(() => {
        const by = random(3) === 0 ? superadmin : administrators[random(clients)]!.request
        return refusalOf(more[random(more.length)]!(by, administrators[random(clients)]!.person.id))
      }),
    )
    for (const result of results)
      expect(['FORBIDDEN', 'LAST_ADMINISTRATOR', 'OWN_ROLE', 'NOT_FOUND', 'VALIDATION', null]).toContain(result)
    expect((await acting()).length).toBeGreaterThan(0)
  }
})

test('two changes of one version: one is made, the other is told', async () => {
  const { rosa } = hospital.people
  await restore()
  for (const _round of rounds(100, 4)) {
    const { version } = await hospital.clients.system.user.findUniqueOrThrow({ where: { id: rosa.id } })
    const results = await Promise.all(
      administrators.map(({ request }, index) =>
        refusalOf(
          updateUser(request, { userId: rosa.id, expectedVersion: version, fullName: `Rosa ${version}-${index}` }),
        ),
      ),
    )
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect(results.filter((result) => result === 'STALE')).toHaveLength(clients - 1)
  }
})

test('someone who claims a call while they are removed never has it afterwards', async () => {
  await restore()
  const [{ request: admin }] = administrators as [(typeof administrators)[number]]
  const seen = new Set<string | null>()
  for (const round of rounds(100, 6, () => seen.size === 2)) {
    const nurse = await hospital.hire(
      `Nurse ${String.fromCharCode(97 + (round % 26))}${'x'.repeat(round / 26)}`,
      'Clinician',
      hospital.riverside.id,
    )
    const callId = await hospital.openCall()
    const request = await hospital.as(nurse)
    const [claimed] = await Promise.all([
      refusalOf(assignCall(request, { callId })),
      refusalOf(
        round % 2 === 0
          ? removeUser(admin, { userId: nurse.id })
          : updateUser(admin, { userId: nurse.id, active: false }),
      ),
    ])
    seen.add(claimed)
    const call = await hospital.readCall(callId)
    expect(call.assignedToId).toBeNull()
    expect(call.workOrders.filter(({ end }) => end === null)).toEqual([])
  }
  expect([...seen].every((result) => result === null || result === 'FORBIDDEN')).toBe(true)
  if (inFull) expect(seen.size).toBe(2)
})
