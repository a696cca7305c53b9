import { object } from 'yup'
import { endSessionInput } from '../../../domain/account/accountInput'
import { notFound } from '../../../domain/kernel/refusal'
import { isUuid } from '../../../domain/kernel/uuid'
import type { Prisma } from '../../../db/generated/prisma/client'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { Denied } from '../../kernel/request'
import { lockPerson } from '../presence/presence'
import { openSessions } from './readSessions'

/**
 * Ends these sessions of the person; the database notifies the servers, which close their sockets. Of two browsers that
 * end each other at the same time, one stays signed in.
 */
const end = async (context: CommandContext, which: Prisma.SessionWhereInput): Promise<number> => {
  const { tx, sql, actor, session, record } = context
  await lockPerson(sql, actor.userId)
  if ((await tx.session.count({ where: { id: session!.by.id, endedAt: null } })) === 0)
    throw new Denied('UNAUTHENTICATED')
  const found = await tx.session.findMany({
    where: { ...openSessions(session!, context.now), AND: which },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const ended = await tx.session.updateManyAndReturn({
    where: { id: { in: found.map(({ id }) => id) }, endedAt: null },
    data: { endedAt: context.now },
    select: { id: true },
  })
  for (const { id } of ended) record({ kind: 'session', id }, { endedAt: [null, context.now.toISOString()] })
  return ended.length
}

/** Ends one of one's own sessions (rules 9.9). */
export const endSession = command({
  name: 'endSession',
  permission: 'account:self',
  scope: 'installation',
  on: 'person',
  needsSession: true,
  input: endSessionInput,
  description: 'Signs you out in one of the browsers where you are signed in.',
  run: async (context, { sessionId }) => {
    const ended = isUuid(sessionId) ? await end(context, { id: sessionId }) : 0
    stopIf(ended > 0 ? null : notFound('session'))
    return { userId: context.actor.userId }
  },
})

/** Ends all of one's sessions but the one at hand (rules 9.9). */
export const endOtherSessions = command({
  name: 'endOtherSessions',
  permission: 'account:self',
  scope: 'installation',
  on: 'person',
  needsSession: true,
  input: object({}),
  description: 'Signs you out in all other browsers.',
  run: async (context) => {
    await end(context, { id: { not: context.session!.by.id } })
    return { userId: context.actor.userId }
  },
})
