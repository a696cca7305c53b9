import type { Clients } from '../db/access/client'
import { sessionEnds, type SessionEnds, type SessionLimits } from '../domain/account/session'
import { rightsOf, type Actor, type Role } from '../domain/kernel/actor'
import type { ProviderStatus } from '../domain/providers/provider'
import type { FeedPosition } from '../domain/kernel/feedPosition'
import { nilUuid } from '../domain/kernel/uuid'
import { byName } from '../domain/kernel/input/names'

/** The last activity of a session is updated at most this often. */
const touchEveryMs = 20_000

/** A person's account, roles and facilities. */
export type UserFacts = {
  id: string
  fullName: string
  email: string
  active: boolean
  superadmin: boolean
  mustChangePassword: boolean
  lastProviderId: string | null
  awayAt: string | null
  isOnline: boolean
  roles: {
    role: Role
    training: boolean
    isLocked: boolean
    provider: { id: string; name: string; status: ProviderStatus; movedTo: string | null }
  }[]
  allowedFacilities: { providerId: string; facilityId: string }[]
  /** For a superadmin, who works everywhere: the inactive providers, and the first active one; null for anybody else. */
  everywhere: { inactiveIds: string[]; firstId: string | null } | null
}

/** Selects UserFacts of `u`. */
const userFacts = `
  json_build_object(
    'id', u.id, 'fullName', u.full_name, 'email', u.email, 'active', u.active, 'superadmin', u.superadmin,
    'mustChangePassword', u.must_change_password, 'lastProviderId', u.last_provider_id, 'awayAt', u.away_at, 'isOnline', u.is_online,
    'roles', (select coalesce(json_agg(json_build_object('role', r.role, 'training', r.training, 'isLocked', exists (select from account_lock l where l.user_id = r.user_id and l.provider_id = r.provider_id), 'provider', json_build_object('id', p.id, 'name', p.name, 'status', p.status, 'movedTo', p.moved_to)) order by r.joined_at), '[]')
      from provider_role r join provider p on p.id = r.provider_id where r.user_id = u.id),
    'allowedFacilities', (select coalesce(json_agg(json_build_object('providerId', a.provider_id, 'facilityId', a.facility_id)), '[]')
      from allowed_facility a where a.user_id = u.id),
    'everywhere', case when u.superadmin then json_build_object(
      'inactiveIds', (select coalesce(json_agg(p.id), '[]') from provider p where p.status = 'Inactive'),
      'firstId', (select p.id from provider p where p.status <> 'Inactive' order by p.created_at, p.id limit 1)) end
  ) as "user"`

/** Selects UserFacts of `u`, and the feed positions of the caller's providers and of the requested provider. */
export const callerColumns = `${userFacts}, feed_epoch() as epoch,
  (select coalesce(json_object_agg(h.provider_id, h.sequence), '{}') from change_head h
    where h.provider_id in (select r.provider_id from provider_role r where r.user_id = u.id union select s.provider_id union select $2::uuid)) as sequences`

/** A signed-in person, authenticated by a session's cookie or by an API token. */
export type SignedIn = {
  user: UserFacts
  /** The credential: a browser's session or a program's token. */
  by: { kind: 'session' | 'token'; id: string }
  /** The provider that the session works in; a token works in no other. */
  providerId: string | null
  /** A token of scope `read`. */
  readOnly: boolean
  /** When the person last gave their password; null for a token. */
  verifiedAt: Date | null
  /** When the session ends; null for a token. */
  ends: SessionEnds | null
  /** How long sessions live here. */
  limits: SessionLimits
  /** The feed position of each provider at this moment; everything read afterwards is at least as new. */
  epoch: string
  sequences: Record<string, number>
}

export const feedPositionIn = ({ epoch, sequences }: SignedIn, providerId: string): FeedPosition => ({
  epoch,
  sequence: sequences[providerId] ?? 0,
})

/** The conditions of a session that is not over. */
export const sessionBounds = (now: Date, limits: SessionLimits) => ({
  seenAt: { gt: new Date(now.getTime() - limits.idleMinutes * 60_000) },
  createdAt: { gt: new Date(now.getTime() - limits.maxHours * 3_600_000) },
})

/** Whether the session `s` of the person `u` is not over, by parameters of these numbers: `sessionBounds`. */
const isLiving = (seenAt: string, createdAt: string): string =>
  `s.ended_at is null and s.seen_at > ${seenAt} and s.created_at > ${createdAt} and u.active`

const validSession = {
  name: 'valid_session',
  text: `select s.id, s.provider_id as "providerId", s.created_at as "createdAt", s.seen_at as "seenAt", coalesce(s.verified_at, s.created_at) as "verifiedAt", ${callerColumns}
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = $1 and ${isLiving('$3', '$4')}`,
}

const living = {
  name: 'living_sessions',
  text: `select s.id from session s join app_user u on u.id = s.user_id where s.id = any($1::uuid[]) and ${isLiving('$2', '$3')}`,
}

/** Those of the sessions that are not over. */
export const livingSessions = async (
  clients: Clients,
  ids: string[],
  now: Date,
  limits: SessionLimits,
): Promise<string[]> => {
  const { seenAt, createdAt } = sessionBounds(now, limits)
  return (await clients.rows<{ id: string }>(living, [ids, seenAt.gt, createdAt.gt])).map(({ id }) => id)
}

type SessionRow = Pick<SignedIn, 'user' | 'providerId' | 'epoch' | 'sequences'> & {
  id: string
  createdAt: Date
  seenAt: Date
  verifiedAt: Date
}

/**
 * The valid session of a token, or null; one statement, because every request needs it. `isUserAction` extends the
 * session; sockets and background polls do not.
 */
export const findSession = async (
  clients: Clients,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
  limits: SessionLimits,
  { isUserAction, providerId }: { isUserAction: boolean; providerId: string | null },
): Promise<SignedIn | null> => {
  const bounds = sessionBounds(now, limits)
  const [session] = await clients.rows<SessionRow>(validSession, [
    tokenHash,
    providerId,
    bounds.seenAt.gt,
    bounds.createdAt.gt,
  ])
  if (!session) return null
  const { id, user, epoch, sequences, createdAt, verifiedAt, providerId: workplaceId } = session
  const isTouched = isUserAction && now.getTime() - session.seenAt.getTime() > touchEveryMs
  if (isTouched) await clients.system.session.updateMany({ where: { id, seenAt: { lt: now } }, data: { seenAt: now } })
  const ends = sessionEnds({ createdAt, seenAt: isTouched ? now : session.seenAt }, limits)
  return {
    user,
    by: { kind: 'session', id },
    providerId: workplaceId,
    readOnly: false,
    verifiedAt,
    ends,
    limits,
    epoch,
    sequences,
  }
}

/** A provider in which a person may work, and their role there; null for a superadmin without one. */
export type Workplace = { id: string; name: string; role: Actor['role']; training: boolean; isLocked: boolean }

/** The providers in which the person holds a role now, without the inactive ones. */
export const workplaces = ({ user }: Pick<SignedIn, 'user'>) =>
  user.roles
    .filter(({ provider }) => provider.status !== 'Inactive')
    .map(({ provider: { id, name }, role, training, isLocked }) => ({ id, name, role, training, isLocked }))

/** The person's inactive providers: nobody works in them, not even a superadmin (rules 9.6). */
const inactiveIds = ({ roles, everywhere }: UserFacts): string[] => [
  ...roles.filter(({ provider }) => provider.status === 'Inactive').map(({ provider }) => provider.id),
  ...(everywhere?.inactiveIds ?? []),
]

/** Whether the provider is the caller's and inactive; a token knows no other provider than its own. */
export const isInactiveFor = ({ user, by, providerId: own }: SignedIn, providerId: string): boolean =>
  (by.kind === 'session' || providerId === own) && inactiveIds(user).includes(providerId)

/** Where a provider of the caller is now, when it was moved to another installation (rules 9.13). */
export const movedTo = ({ user }: SignedIn, providerId: string): string | null =>
  user.roles.find(({ provider }) => provider.id === providerId)?.provider.movedTo ?? null

/** Every provider in which the person may work: for a superadmin all that are not inactive (rules 2.2). */
export const readWorkplaces = async (clients: Clients, session: SignedIn): Promise<Workplace[]> => {
  const held = workplaces(session)
  if (!session.user.superadmin) return held
  const all = await clients.system.provider.findMany({
    where: { status: { not: 'Inactive' } },
    select: { id: true, name: true },
  })
  return byName(all).map(({ id, name }) => {
    const { role = null, training = false, isLocked = false } = held.find((workplace) => workplace.id === id) ?? {}
    return { id, name, role, training, isLocked }
  })
}

const factsOfUsers = { name: 'user_facts', text: `select u.id, ${userFacts} from app_user u where u.id = any($1)` }

/** The account, roles and facilities of these people now. */
export const readUserFacts = async (clients: Clients, userIds: string[]): Promise<Map<string, UserFacts>> => {
  const rows = await clients.rows<{ id: string; user: UserFacts }>(factsOfUsers, [userIds])
  return new Map(rows.map(({ id, user }) => [id, user]))
}

/** The provider of a request that names no provider: the session's, the last one used, or the first; for a token its own. */
export const defaultProviderId = (session: SignedIn): string | null => {
  if (session.by.kind === 'token') return session.providerId
  const ids = workplaces(session).map(({ id }) => id)
  const { everywhere, lastProviderId } = session.user
  const isOpen = (id: string | null): boolean =>
    id !== null && (everywhere ? !everywhere.inactiveIds.includes(id) : ids.includes(id))
  return [session.providerId, lastProviderId].find(isOpen) ?? ids[0] ?? everywhere?.firstId ?? null
}

/** The caller as an actor in the provider; null when they do not belong to it. */
export const actorIn = (session: SignedIn, providerId: string): Actor | null =>
  session.by.kind === 'token' && providerId !== session.providerId ? null : actorOfUser(session, providerId)

type Caller = Pick<SignedIn, 'user' | 'readOnly'> & { by: Pick<SignedIn['by'], 'kind'> }

/** The person outside of any provider, for what they do with their own account. */
export const actorAlone = ({ user, readOnly, by }: Caller): Actor => ({
  userId: user.id,
  fullName: user.fullName,
  providerId: nilUuid,
  ...rightsOf({ superadmin: user.superadmin, role: null, byToken: by.kind === 'token' }),
  training: false,
  isLocked: false,
  mustChangePassword: user.mustChangePassword,
  readOnly,
  allowedFacilityIds: [],
})

/** The person as an actor in the provider. */
export const actorOfUser = ({ user, readOnly, by }: Caller, providerId: string): Actor | null => {
  const workplace = workplaces({ user }).find(({ id }) => id === providerId)
  if (!workplace && (!user.superadmin || inactiveIds(user).includes(providerId))) return null
  return {
    userId: user.id,
    fullName: user.fullName,
    providerId,
    ...rightsOf({ superadmin: user.superadmin, role: workplace?.role ?? null, byToken: by.kind === 'token' }),
    training: workplace?.training ?? false,
    isLocked: workplace?.isLocked ?? false,
    mustChangePassword: user.mustChangePassword,
    readOnly,
    allowedFacilityIds: user.allowedFacilities
      .filter((allowed) => allowed.providerId === providerId)
      .map(({ facilityId }) => facilityId)
      .sort(),
  }
}
