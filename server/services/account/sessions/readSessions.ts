import { sessionBounds, type SignedIn } from '../../../auth/sessions'
import type { Prisma } from '../../../db/generated/prisma/client'
import type { Request } from '../../kernel/request'
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
  { user, limits }: Pick<SignedIn, 'user' | 'limits'>,
  now: Date,
): Prisma.SessionWhereInput => ({ userId: user.id, endedAt: null, ...(limits ? sessionBounds(now, limits) : {}) })

/** The person's open sessions, this one first, then the latest used (rules 9.9); null for a token. */
export const readSessions = async ({ clients, now }: Request, session: SignedIn): Promise<SignedInBrowser[] | null> => {
  if (session.by.kind === 'token') return null
  const rows = await clients.system.session.findMany({
    where: openSessions(session, now()),
    orderBy: [{ seenAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, origin: true, createdAt: true, seenAt: true },
  })
  const isCurrent = ({ id }: { id: string }): boolean => id === session.by.id
  return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    address: row.origin,
    signedInAt: row.createdAt,
    seenAt: row.seenAt,
    isCurrent: isCurrent(row),
  }))
}
