import type { Statement } from '../../db/access/client'
import type { Prisma } from '../../db/generated/prisma/client'
import { rightsOf, type Actor } from '../../domain/kernel/actor'
import { isUuid } from '../../domain/kernel/uuid'
import { may } from '../../domain/kernel/permissions'
import { mustBeCurrent } from '../../domain/kernel/version'
import {
  facilitiesIn,
  isActingAdministrator,
  isAdministrative,
  isLockedIn,
  keepsAdministrator,
  roleIn,
  trainsIn,
} from '../../domain/users/rules'
import type { CommandContext } from '../kernel/command'
import { mustExist, stopIf } from '../kernel/refused'
import { Denied } from '../kernel/request'

// An administrator's change to a person. Two of them at once must leave one outcome, so each locks the people concerned,
// and checks its own permission again under the lock.

const facts = {
  id: true,
  fullName: true,
  email: true,
  version: true,
  active: true,
  superadmin: true,
  passwordHash: true,
  roleCount: true,
  roles: {
    where: { provider: { movedTo: null } },
    select: { providerId: true, role: true, training: true },
    orderBy: { providerId: 'asc' },
  },
  accountLocks: { select: { providerId: true } },
  allowedFacilities: { select: { providerId: true, facilityId: true }, orderBy: { facilityId: 'asc' } },
} satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof facts }>

/** A person under the lock of their row, with their roles in all providers that are here, and what is of their role in this one. */
export type LockedPerson = Omit<Row, 'passwordHash'> & {
  hasPassword: boolean
  training: boolean
  allowedFacilityIds: string[]
}

const lock: Statement = {
  name: 'patency_lock_accounts',
  text: 'select id from app_user where id = any($1) order by id for no key update',
}

const personOf = ({ passwordHash, ...row }: Row, providerId: string): LockedPerson => ({
  ...row,
  hasPassword: passwordHash !== null,
  training: trainsIn(row, providerId),
  allowedFacilityIds: facilitiesIn(row, providerId),
})

/** Locks the actor and the person, and reads both. The actor may have lost the permission while this waited. */
export const lockAccounts = async (
  { tx, sql, actor }: CommandContext,
  userId: string | null,
): Promise<{ person: LockedPerson | null; actor: Actor }> => {
  const ids = [...new Set([actor.userId, ...(userId ? [userId] : [])])]
  await sql.rows(lock, [ids])
  const rows = await tx.user.findMany({ where: { id: { in: ids } }, select: facts })
  const [me, row] = [actor.userId, userId].map((id) => rows.find((each) => each.id === id))
  const { byToken } = actor
  const now: Actor = {
    ...actor,
    ...rightsOf({ superadmin: me?.superadmin ?? false, role: me ? roleIn(me, actor.providerId) : null, byToken }),
    isLocked: !me || isLockedIn(me, actor.providerId),
    allowedFacilityIds: me ? facilitiesIn(me, actor.providerId) : [],
  }
  if (!me?.active || !may(now, 'users:change')) throw new Denied('FORBIDDEN')
  return { person: row ? personOf(row, actor.providerId) : null, actor: now }
}

/** Locks a person for what happens because time passes; null when they do not work in the provider, or are disabled. */
export const lockForClock = async (
  { tx, sql }: Pick<CommandContext, 'tx' | 'sql'>,
  userId: string,
  providerId: string,
): Promise<LockedPerson | null> => {
  await sql.rows(lock, [[userId]])
  const row = await tx.user.findUnique({ where: { id: userId }, select: facts })
  return row?.active && roleIn(row, providerId) !== null ? personOf(row, providerId) : null
}

type Target = { userId: string; expectedVersion?: number | null | undefined }

/** Locks a person of the provider, for a verb that changes them. Somebody without a role here does not exist (rules 2.3). */
export const lockPerson = async (
  context: CommandContext,
  { userId, expectedVersion }: Target,
): Promise<{ person: LockedPerson; actor: Actor }> => {
  const { providerId } = context.actor
  const { person: found, actor } = await lockAccounts(context, isUuid(userId) ? userId : null)
  const person = mustExist(found && roleIn(found, providerId) !== null ? found : null, 'person')
  context.about({ kind: 'user', id: person.id })
  stopIf(mustBeCurrent(person, expectedVersion, 'person'))
  return { person, actor }
}

const lockProviders: Statement = {
  name: 'patency_lock_administration',
  text: 'select id from provider where id = any($1) order by id for no key update',
}

/**
 * Refuses a change after which one of these providers would have no administrator who can act. It locks the providers'
 * rows, so that two changes at once cannot each rely on the other's administrator.
 */
export const mustKeepAdministrator = async (
  { tx, sql }: Pick<CommandContext, 'tx' | 'sql'>,
  person: LockedPerson,
  providerIds: readonly string[],
  field?: 'role' | 'active',
): Promise<void> => {
  const served = person.roles.filter(
    ({ providerId, role }) =>
      providerIds.includes(providerId) &&
      isActingAdministrator({ ...person, isLocked: isLockedIn(person, providerId), role }),
  )
  if (served.length === 0) return
  await sql.rows(lockProviders, [served.map(({ providerId }) => providerId)])
  const others = await tx.providerRole.findMany({
    where: {
      providerId: { in: served.map(({ providerId }) => providerId) },
      userId: { not: person.id },
      role: { in: ['SystemAdmin', 'Admin'] },
    },
    select: {
      providerId: true,
      role: true,
      lock: { select: { userId: true } },
      user: { select: { active: true, passwordHash: true } },
    },
  })
  for (const { providerId } of served) {
    const acting = others.filter(
      (other) =>
        other.providerId === providerId &&
        isActingAdministrator({
          active: other.user.active,
          isLocked: other.lock !== null,
          hasPassword: other.user.passwordHash !== null,
          role: other.role,
        }),
    )
    stopIf(keepsAdministrator(acting.length, person, field))
  }
}

/** The providers in which the person is an administrator. */
export const administeredBy = ({ roles }: Pick<LockedPerson, 'roles'>): string[] =>
  roles.filter(({ role }) => isAdministrative(role)).map(({ providerId }) => providerId)
