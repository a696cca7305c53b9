import { changePasswordInput } from '../../../domain/account/accountInput'
import { command } from '../../kernel/command'
import { setPassword } from '../../users/changeUser'
import { checkOwnPassword, lockWithPassword } from './ownPassword'

/**
 * Changes one's own password. It ends the person's other sessions, makes older links useless, and settles that somebody
 * else set the password before (rules 2.6, 9.4).
 */
export const changePassword = command({
  name: 'changePassword',
  permission: 'account:password',
  scope: 'installation',
  on: 'person',
  needsSession: true,
  input: changePasswordInput,
  description:
    'Changes your password. Your other sessions end. Wrong old passwords are slowed down and refused like wrong sign-ins.',
  refusals: ['SIGN_IN_FAILED', 'TOO_MANY_TRIES'],
  prepare: ({ oldPassword }, request) => checkOwnPassword(request, oldPassword, 'oldPassword'),
  run: async (context, { password }, right) => {
    const { tx, actor, session } = context
    const id = actor.userId
    await lockWithPassword(context, right, 'oldPassword')
    const person = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { id: true, active: true, isLocked: true },
    })
    await setPassword(context, person, password, session!.by.id)
    await tx.user.update({ where: { id }, data: { mustChangePassword: false, version: { increment: 1 } } })
    await tx.oneTimeLink.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: context.now } })
    await tx.session.updateMany({ where: { id: session!.by.id }, data: { verifiedAt: context.now } })
    return { userId: id }
  },
})
