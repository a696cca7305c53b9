// A compliance lock is of a person in a provider (rules 2.4).
import { refusalOf } from '../../../test/harness/expect'
import { doors } from '../../../test/harness/doors'
import { rounds } from '../../../test/harness/rounds'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import type { Person } from '../../../test/hospital/hospital'
import { lockUser, unlockUser } from './lockUser'

const hospital = servedHospitalOfFile()

let hired = 0
/** Somebody who works in both providers; answers them as a person of each. */
const ofBoth = async (): Promise<{ here: Person; there: Person }> => {
  const { riverside, lakeshore, clients, hire } = hospital
  const here = await hire(`Both ${'x'.repeat((hired += 1))}`, 'Clinician', riverside.id)
  await clients.system.providerRole.create({
    data: { providerId: lakeshore.id, userId: here.id, role: 'Clinician' },
  })
  return { here, there: { ...here, providerId: lakeshore.id } }
}
const ofAdmin = () => hospital.as(hospital.people.admin)
/** The administrator of Lakeshore. */
const ofOther = () => hospital.as(hospital.people.stranger)
const queueOf = async (person: Person): Promise<number> =>
  (await doors(hospital.address, person).rest('GET', `/providers/${person.providerId}/calls/active`)).status
/** The own account of somebody whose session works in the provider. */
const meIn = async (person: Person) => {
  const { id: userId, providerId } = person
  await hospital.clients.system.session.updateMany({ where: { userId }, data: { providerId } })
  return (await doors(hospital.address, person).rest('GET', '/users/me')).body
}
const locksOf = ({ id }: Person) =>
  hospital.clients.system.accountLock.findMany({
    where: { userId: id },
    select: { providerId: true, lockedById: true },
  })

test('a lock holds in its provider: elsewhere the person works, and keeps their calls', async () => {
  const { here, there } = await ofBoth()
  const { riverside, people } = hospital
  await lockUser(await ofAdmin(), { userId: here.id })
  expect(await locksOf(here)).toEqual([{ providerId: riverside.id, lockedById: people.admin.id }])
  expect([await queueOf(here), await queueOf(there)]).toEqual([423, 200])
  expect([(await meIn(there)).isLocked, (await meIn(here)).isLocked]).toEqual([false, true])
  const { data } = await doors(hospital.address, here).graphql(
    '{ viewer { isLocked memberships { providerName isLocked } } }',
  )
  expect(data!.viewer).toEqual({
    isLocked: true,
    memberships: [
      { providerName: 'Riverside Health', isLocked: true },
      { providerName: 'Lakeshore Medical', isLocked: false },
    ],
  })
})

test('no provider unlocks, or learns of, a lock of another', async () => {
  const { here, there } = await ofBoth()
  await lockUser(await ofAdmin(), { userId: here.id })
  const before = await locksOf(here)
  // For them the person is not locked, so there is nothing to unlock.
  await unlockUser(await ofOther(), { userId: here.id })
  expect(await locksOf(here)).toEqual(before)
  const asked =
    'query($search: String) { provider { users(filter: { search: $search }) { edges { node { isLocked lockReason viewerCanUnlock } } } } }'
  const seenBy = async (person: Person) =>
    (await doors(hospital.address, person).graphql(asked, { search: here.email })).data!.provider.users.edges
  expect(await seenBy(hospital.people.stranger)).toEqual([
    { node: { isLocked: false, lockReason: '', viewerCanUnlock: false } },
  ])
  expect(await seenBy(hospital.people.admin)).toEqual([
    { node: { isLocked: true, lockReason: 'Locked on 03/10/2026 by Amara Okafor.', viewerCanUnlock: true } },
  ])
  const logOf = (providerId: string) =>
    hospital.clients.system.auditEntry.count({ where: { providerId, entityId: here.id, action: 'lockUser' } })
  expect([await logOf(here.providerId), await logOf(there.providerId)]).toEqual([1, 0])
  // And theirs is theirs.
  await lockUser(await ofOther(), { userId: here.id })
  await unlockUser(await ofAdmin(), { userId: here.id })
  expect([await queueOf(here), await queueOf(there)]).toEqual([200, 423])
})

test('someone who does not work here is neither locked nor unlocked', async () => {
  const { stranger } = hospital.people
  for (const verb of [lockUser, unlockUser])
    expect(await refusalOf(verb(await ofAdmin(), { userId: stranger.id }))).toBe('NOT_FOUND')
  expect(await locksOf(stranger)).toEqual([])
})

test('each provider keeps an administrator who can act, whoever is one elsewhere', async () => {
  const { clients, riverside, lakeshore, people, hire, as } = hospital
  const both = await hire('Ada Both', 'Admin', riverside.id)
  await clients.system.providerRole.create({ data: { providerId: lakeshore.id, userId: both.id, role: 'Admin' } })
  // In Riverside there are others, so that the last one of Lakeshore is not asked about.
  await hospital.lock(people.stranger)
  await lockUser(await ofAdmin(), { userId: both.id })
  await unlockUser(await ofAdmin(), { userId: both.id })
  const root = await as({ ...people.system, providerId: lakeshore.id })
  await clients.system.providerRole.deleteMany({ where: { userId: people.system.id, providerId: lakeshore.id } })
  expect(await refusalOf(lockUser(root, { userId: both.id }))).toBe('LAST_ADMINISTRATOR')
  await hospital.unlock(people.stranger)
  expect(await refusalOf(lockUser(root, { userId: both.id }))).toBeNull()
})

test('of those who lock and unlock at once, each is written once, and the log tells their order', async () => {
  const { here } = await ofBoth()
  const by = await ofAdmin()
  for (const _round of rounds(10, 3)) {
    await Promise.all([lockUser, lockUser, unlockUser, lockUser].map((verb) => verb(by, { userId: here.id })))
    const rows = await hospital.clients.system.auditEntry.findMany({
      where: { entityId: here.id, action: { in: ['lockUser', 'unlockUser'] } },
      orderBy: { sequence: 'asc' },
    })
    const changes = rows.flatMap(
      ({ fields }) => (fields as { isLocked?: [boolean, boolean] } | null)?.isLocked?.[1] ?? [],
    )
    expect(changes).toEqual(changes.map((_change, index) => index % 2 === 0))
    expect(await locksOf(here)).toHaveLength(changes.at(-1) ? 1 : 0)
  }
})
