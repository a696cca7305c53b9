import type { PlannedRow } from '../../../domain/users/importRows'
import { refuse } from '../../../domain/kernel/refusal'
import { firstValues } from '../../kernel/audit'
import type { CommandContext } from '../../kernel/command'
import { Refused } from '../../kernel/refused'
import { inviteAll } from '../links'

export type NewInvitation = { fullName: string; email: string; token: string; expiresAt: Date }

/** Rows in one statement. */
const batch = 1_000

const inBatches = async <T>(rows: readonly T[], write: (some: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += batch) await write(rows.slice(from, from + batch))
}

/** Somebody added the person or the role in another provider or by hand, after this import looked. */
const overtaken = (): Refused =>
  new Refused(refuse('STALE', 'People have changed since the file was checked. Check it again.'))

/** Writes what the plan says: accounts, roles, facilities and invitations. Answers the links, when they are not mailed. */
export const addPeople = async (
  context: CommandContext,
  rows: readonly PlannedRow[],
  canMail: boolean,
): Promise<NewInvitation[]> => {
  const { tx, actor, now } = context
  const { providerId } = actor
  const ids = new Map(rows.flatMap(({ email, userId }) => (userId ? [[email, userId] as const] : [])))
  const newPeople = rows.filter(({ outcome }) => outcome === 'newPerson')
  await inBatches(newPeople, async (some) => {
    const made = await tx.user.createManyAndReturn({
      data: some.map(({ email, fullName, training }) => ({
        email,
        fullName,
        training,
        lastProviderId: providerId,
        createdAt: now,
      })),
      select: { id: true, email: true },
      skipDuplicates: true,
    })
    if (made.length < some.length) throw overtaken()
    for (const { id, email } of made) ids.set(email, id)
  })
  const joining = rows
    .filter(({ outcome }) => outcome === 'newPerson' || outcome === 'newRole')
    .map((row) => ({ ...row, id: ids.get(row.email)! }))
  await inBatches(joining, async (some) => {
    const { count } = await tx.providerRole.createMany({
      data: some.map(({ id, role }) => ({ providerId, userId: id, role: role!, joinedAt: now })),
      skipDuplicates: true,
    })
    if (count < some.length) throw overtaken()
    const known = some.filter(({ userId }) => userId !== null)
    await tx.user.updateMany({ where: { id: { in: known.map(({ id }) => id) } }, data: { version: { increment: 1 } } })
  })
  const restrictions = joining.flatMap(({ id, facilityIds }) =>
    facilityIds.map((facilityId) => ({ providerId, userId: id, facilityId })),
  )
  await inBatches(restrictions, (some) => tx.allowedFacility.createMany({ data: some, skipDuplicates: true }))
  const invitations: NewInvitation[] = []
  const names = new Map(newPeople.map((row) => [ids.get(row.email)!, row]))
  await inBatches([...names.keys()], async (some) => {
    const links = await inviteAll(context, some, { canMail, providerId, createdById: actor.userId })
    for (const { userId, token, expiresAt } of links) {
      const { fullName, email } = names.get(userId)!
      invitations.push({ fullName, email, token, expiresAt })
    }
  })
  recordJoining(context, joining)
  return invitations
}

type Joining = PlannedRow & { id: string }

/** A larger file has rows of the audit log that people share, because each row waits for the one before it. */
const mostOwnRows = 500
const sharedBy = 100

const recordJoining = (context: CommandContext, joining: readonly Joining[]): void => {
  const valuesOf = ({ outcome, email, fullName, role, training, facilityIds }: Joining) => ({
    ...(outcome === 'newPerson' ? { email, fullName, training } : {}),
    role,
    ...(facilityIds.length > 0 ? { allowedFacilityIds: facilityIds } : {}),
  })
  if (joining.length <= mostOwnRows)
    for (const row of joining) context.record({ kind: 'user', id: row.id }, firstValues(valuesOf(row)))
  else
    for (let from = 0; from < joining.length; from += sharedBy) {
      const people = joining.slice(from, from + sharedBy).map((row) => ({ id: row.id, ...valuesOf(row) }))
      context.record({ kind: 'provider', id: context.actor.providerId }, { people: [null, people] })
    }
}
