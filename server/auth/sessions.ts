import type { Clients } from '../db/client'
import type { Prisma } from '../db/generated/prisma/client'
import type { Actor } from '../domain/kernel/actor'

/** How long a session lives (rules 2.6). */
export type SessionLimits = { idleMinutes: number; maxHours: number }

/** A session's activity is written down at most this often. */
const touchEveryMs = 20_000

/** What a caller's standing is made of. */
export const callerFacts = {
  user: {
    select: {
      id: true,
      fullName: true,
      email: true,
      active: true,
      training: true,
      superadmin: true,
      isLocked: true,
      lastProviderId: true,
      awayAt: true,
      roles: { select: { role: true, provider: { select: { id: true, name: true, status: true } } }, orderBy: { joinedAt: 'asc' } },
      allowedFacilities: { select: { providerId: true, facilityId: true } },
    },
  },
} satisfies Prisma.SessionInclude

type UserFacts = Prisma.SessionGetPayload<{ include: typeof callerFacts }>['user']

/** Who is signed in, by a session's cookie or by an API token. */
export type SignedIn = {
  user: UserFacts
  /** What was shown: a browser's session, or a program's token. */
  by: { kind: 'session' | 'token'; id: string }
  /** The provider that the session works in; a token works in no other. */
  providerId: string | null
  /** A token of scope `read`. */
  readOnly: boolean
}

/** When sessions last touched before these moments are over. */
export const sessionBounds = (now: Date, limits: SessionLimits) => ({
  seenAt: { gt: new Date(now.getTime() - limits.idleMinutes * 60_000) },
  createdAt: { gt: new Date(now.getTime() - limits.maxHours * 3_600_000) },
})

/**
 * The living session of a token, or null. `isDeed` says that a person did something, which
 * keeps the session from idling out; sockets and background polls do not.
 */
export const findSession = async (
  clients: Clients,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
  limits: SessionLimits,
  isDeed: boolean,
): Promise<SignedIn | null> => {
  const session = await clients.system.session.findFirst({
    where: { tokenHash, endedAt: null, ...sessionBounds(now, limits), user: { active: true } },
    include: callerFacts,
  })
  if (session && isDeed && now.getTime() - session.seenAt.getTime() > touchEveryMs)
    await clients.system.session.updateMany({ where: { id: session.id, seenAt: { lt: now } }, data: { seenAt: now } })
  return session && { user: session.user, by: { kind: 'session', id: session.id }, providerId: session.providerId, readOnly: false }
}

/** A provider in which a person may work, and their role there; null for a superadmin without one. */
export type Workplace = { id: string; name: string; role: Actor['role'] }

/** The providers in which the person holds a role now. */
export const workplaces = ({ user }: Pick<SignedIn, 'user'>): Workplace[] =>
  user.roles.filter(({ provider }) => provider.status === 'Active' || user.superadmin).map(({ provider, role }) => ({ id: provider.id, name: provider.name, role }))

/** Every provider in which the person may work: for a superadmin all of them (rules 2.2). */
export const readWorkplaces = async (clients: Clients, session: SignedIn): Promise<Workplace[]> => {
  const held = workplaces(session)
  if (!session.user.superadmin) return held
  const all = await clients.system.provider.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } })
  return all.map(({ id, name }) => ({ id, name, role: held.find((workplace) => workplace.id === id)?.role ?? null }))
}

/** The provider a request works in when it names none: the session's, the last one used, or the first; a token's own. */
export const defaultProviderId = (session: SignedIn): string | null => {
  if (session.by.kind === 'token') return session.providerId
  const ids = workplaces(session).map(({ id }) => id)
  const isOpen = (id: string | null): boolean => id !== null && (session.user.superadmin || ids.includes(id))
  return [session.providerId, session.user.lastProviderId].find(isOpen) ?? ids[0] ?? null
}

/** The caller at work in the provider; null where they do not belong, as if it did not exist. */
export const actorIn = (session: SignedIn, providerId: string): Actor | null => {
  if (session.by.kind === 'token' && providerId !== session.providerId) return null
  const { user } = session
  const workplace = workplaces(session).find(({ id }) => id === providerId)
  if (!workplace && !user.superadmin) return null
  return {
    userId: user.id,
    fullName: user.fullName,
    providerId,
    role: workplace?.role ?? null,
    superadmin: user.superadmin,
    training: user.training,
    isLocked: user.isLocked,
    readOnly: session.readOnly,
    allowedFacilityIds: user.allowedFacilities.filter((allowed) => allowed.providerId === providerId).map(({ facilityId }) => facilityId),
  }
}
