import { signInAgainInput } from '../../../domain/account/accountInput'
import { command } from '../../kernel/command'
import { checkOwnPassword, lockWithPassword } from '../own/ownPassword'

/** Takes the password again in an open session, so that what needs a recent sign-in is possible (rules 9.8). */
export const signInAgain = command({
  name: 'signInAgain',
  permission: 'account:password',
  scope: 'installation',
  on: 'person',
  needsSession: true,
  input: signInAgainInput,
  description:
    'Takes your password again, so that changes that need a sign-in within the last 15 minutes are possible. Wrong passwords are slowed down and refused like wrong sign-ins.',
  refusals: ['SIGN_IN_FAILED', 'TOO_MANY_TRIES'],
  prepare: ({ password }, request) => checkOwnPassword(request, password, 'password'),
  run: async (context, _input, right) => {
    const { tx, actor, session, record } = context
    await lockWithPassword(context, right, 'password')
    await tx.session.updateMany({ where: { id: session!.by.id, endedAt: null }, data: { verifiedAt: context.now } })
    record({ kind: 'session', id: session!.by.id }, {})
    return { userId: actor.userId }
  },
})
