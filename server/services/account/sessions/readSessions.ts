import { sessionBounds, type SignedIn } from '../../../auth/sessions'
import type { Prisma } from '../../../db/generated/prisma/client'
import { canEndSessions, type PersonFacts } from '../../../domain/users/rules'
import { authorize, type Request } from '../../kernel/request'
import { deviceName } from './deviceName'

/** A browser in which a person is signed in. */
export type SignedInBrowser = {
  id: string
  device: string
  address: string | null
  signedInAt: Date
  seenAt: Date
  isCurrent: boolean
}

/** The sessions of a person that are not over. */
export const openSessions = (
  { user, limits }: { user: { id: string }; limits: SignedIn['limits'] },
  now: Date,
): Prisma.SessionWhereInput => ({ userId: user.id, endedAt: null, ...sessionBounds(now, limits) })

/** The latest used first. */
const readOpen = async (
  { clients, now }: Request,
  of: Parameters<typeof openSessions>[0],
  currentId: string | null,
): Promise<SignedInBrowser[]> => {
  const rows = await clients.system.session.findMany({
    where: openSessions(of, now()),
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, origin: true, createdAt: true, seenAt: true },
  })
  return rows.map(({ id, userAgent, origin, createdAt, seenAt }) => ({
    id,
    device: deviceName(userAgent),
    address: origin,
    signedInAt: createdAt,
    seenAt,
    isCurrent: id === currentId,
  }))
}

/** The person's open sessions, this one first (rules 9.9); null for a token. */
export const readSessions = async (request: Request, session: SignedIn): Promise<SignedInBrowser[] | null> => {
  if (session.by.kind === 'token') return null
  const open = await readOpen(request, session, session.by.id)
  return [...open.filter(({ isCurrent }) => isCurrent), ...open.filter(({ isCurrent }) => !isCurrent)]
}

/** The open sessions of somebody whom the actor may sign out (rules 9.9); null of others. */
export const readSessionsOf = async (
  request: Request,
  { limits }: Pick<SignedIn, 'limits'>,
  person: PersonFacts,
): Promise<SignedInBrowser[] | null> => {
  const actor = authorize(request, 'users:change')
  return canEndSessions(person, actor) === null ? readOpen(request, { user: person, limits }, null) : null
}
