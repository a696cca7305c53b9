import { Prisma } from '../../../db/generated/prisma/client'
import { updateAccountInput } from '../../../domain/account/accountInput'
import { invalid, notFound } from '../../../domain/kernel/refusal'
import { fieldChanges, given } from '../../kernel/audit'
import { command } from '../../kernel/command'
import { Refused, stopIf } from '../../kernel/refused'
import { lockPerson } from '../presence/presence'
import { stopUnlessRecent } from '../recentSignIn'

// It does not say why, so that nobody learns who has an account (rules 9.8).
const cannotBeUsed = invalid([{ field: 'email', message: 'This e-mail address cannot be used' }])

const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

/** Changes one's own name and e-mail address (rules 9.8). */
export const updateAccount = command({
  name: 'updateAccount',
  permission: 'account:self',
  scope: 'installation',
  on: 'person',
  input: updateAccountInput,
  description:
    'Changes your own name and e-mail address. A field that is left out stays as it is. Another e-mail address needs a sign-in within the last 15 minutes.',
  refusals: ['SIGN_IN_AGAIN'],
  run: async (context, { userId, ...patch }) => {
    const { tx, sql, actor, record } = context
    const id = actor.userId
    stopIf(userId === undefined || userId === id ? null : notFound('account'))
    await lockPerson(sql, id)
    const was = await tx.user.findUniqueOrThrow({ where: { id }, select: { fullName: true, email: true } })
    const changes = fieldChanges(was, given(patch))
    if (changes.email) stopUnlessRecent(context)
    if (Object.keys(changes).length === 0) return { userId: id }
    await tx.user
      .update({ where: { id }, data: { ...given(patch), version: { increment: 1 } } })
      .catch((error: unknown) => {
        throw isTaken(error) ? new Refused(cannotBeUsed) : error
      })
    record({ kind: 'user', id }, changes)
    return { userId: id }
  },
})
