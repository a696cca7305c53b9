import type { PlannedRow } from '../../../domain/users/importRows'
import { refuse } from '../../../domain/kernel/refusal'
import { firstValues, type Entity } from '../../kernel/audit'
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
      data: some.map(({ email, fullName }) => ({
        email,
        fullName,
        lastProviderId: providerId,
        createdAt: now,
      })),
      select: { id: true, email: true },
      skipDuplicates: true,
    })
    if (made.length < some.length) throw overtaken()
    for (const { id, email } of made) ids.set(email, id)
  })
  const of = (some: readonly PlannedRow[]): Joining[] => some.map((row) => ({ ...row, id: ids.get(row.email)! }))
  const joining = of(newPeople)
  await inBatches(joining, (some) =>
    tx.providerRole.createMany({
      data: some.map(({ id, role, training }) => ({
        ...{ providerId, userId: id, role: role!, training },
        joinedAt: now,
      })),
    }),
  )
  const restrictions = joining.flatMap(({ id, facilityIds }) =>
    facilityIds.map((facilityId) => ({ providerId, userId: id, facilityId })),
  )
  await inBatches(restrictions, (some) => tx.allowedFacility.createMany({ data: some }))
  const invited = of(rows.filter(({ outcome }) => outcome === 'newRole'))
  const roles = new Map<string, string>()
  await inBatches(invited, async (some) => {
    const made = await tx.roleInvitation.createManyAndReturn({
      data: some.map(({ id, fullName, email, role, training, facilityIds }) => ({
        ...{ providerId, userId: id, fullName, email, role: role!, training, facilityIds },
        invitedAt: now,
      })),
      select: { id: true, userId: true },
      skipDuplicates: true,
    })
    if (made.length < some.length) throw overtaken()
    for (const { id, userId } of made) roles.set(userId, id)
  })
  const invitations: NewInvitation[] = []
  const everybody = new Map([...joining, ...invited].map((row) => [row.id, row]))
  await inBatches([...everybody.keys()], async (some) => {
    const invitees = some.map((userId) => ({ userId, roleInvitationId: roles.get(userId) }))
    const links = await inviteAll(context, invitees, { canMail, providerId, createdById: actor.userId })
    for (const { userId, token, expiresAt } of links) {
      const { fullName, email } = everybody.get(userId)!
      invitations.push({ fullName, email, token, expiresAt })
    }
  })
  recordAll(
    context,
    joining.map((row) => ({
      entity: { kind: 'user', id: row.id },
      values: valuesOf(row),
    })),
  )
  recordAll(
    context,
    invited.map((row) => ({ entity: { kind: 'roleInvitation', id: roles.get(row.id)! }, values: valuesOf(row) })),
  )
  return invitations
}

type Joining = PlannedRow & { id: string }

/** A larger file has rows of the audit log that people share, because each row waits for the one before it. */
const mostOwnRows = 500
const sharedBy = 100

const valuesOf = ({ email, fullName, role, training, facilityIds }: Joining) => ({
  ...{ email, fullName, role, training },
  ...(facilityIds.length > 0 ? { allowedFacilityIds: facilityIds } : {}),
})

const recordAll = (
  context: CommandContext,
  rows: readonly { entity: Entity; values: Record<string, unknown> }[],
): void => {
  if (rows.length <= mostOwnRows) for (const { entity, values } of rows) context.record(entity, firstValues(values))
  else
    for (let from = 0; from < rows.length; from += sharedBy) {
      const people = rows.slice(from, from + sharedBy).map(({ entity: { id }, values }) => ({ id, ...values }))
      context.record({ kind: 'provider', id: context.actor.providerId }, { people: [null, people] })
    }
}
