import { hashPassword } from '../../../auth/password'
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
  // Hashing takes long, and needs no row.
  prepare: async ({ oldPassword, password }, request) => ({
    right: await checkOwnPassword(request, oldPassword, 'oldPassword'),
    passwordHash: await hashPassword(password),
  }),
  run: async (context, _input, { right, passwordHash }) => {
    const { tx, actor, session } = context
    const keptSessionId = session!.by.id
    await lockWithPassword(context, right, 'oldPassword')
    await setPassword(context, actor.userId, { passwordHash, keptSessionId })
    await tx.session.updateMany({ where: { id: keptSessionId }, data: { verifiedAt: context.now } })
    return { userId: actor.userId }
  },
})
