import { lockedWithoutReason, lockReason } from '../../domain/compliance/lockReason'
import { gapInWords } from '../../domain/inbox/messages'
import { isLockedIn } from '../../domain/users/rules'
import { may } from '../../domain/kernel/permissions'
import { readLockHere, readOwnLock } from '../../services/compliance/locking/readLock'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { ViewerRef } from '../kernel/viewer'
import { PersonComplianceRef } from './compliance'

builder.prismaObjectField('User', 'lockReason', (t) =>
  t.string({
    nullable: true,
    needs: 'users:see',
    ...hints({ personal: true, cost: 2 }),
    description:
      'Why the person is locked here; empty while they are not. To those who see the compliance of the person, with the requirements that are missing or expired. Null for people who may not see the list of people.',
    select: { id: true, accountLocks: { select: { providerId: true } } },
    resolve: async ({ id, ...person }, _args, context) => {
      if (!isLockedIn(person, actorOf(context).providerId)) return ''
      const lock = await readLockHere(context.request, id)
      return lock ? lockReason(lock) : lockedWithoutReason
    },
  }),
)

builder.objectField(ViewerRef, 'lockedFor', (t) =>
  t.stringList({
    ...hints({ personal: true, cost: 2 }),
    description:
      'The requirements for which the nightly job locked you in this provider, each with what is wrong. Empty while you are not locked, when an administrator locked it, and while the password must be changed first.',
    resolve: async (_viewer, _args, { request }) =>
      request.actor?.isLocked && may(request.actor, 'account:self')
        ? ((await readOwnLock(request))?.requirements ?? []).map(gapInWords)
        : [],
  }),
)

builder.objectField(PersonComplianceRef, 'lockReason', (t) =>
  t.string({
    nullable: true,
    ...hints({ cost: 2 }),
    description:
      'Why the person is locked here, with the requirements that are missing or expired; null while they are not.',
    resolve: async ({ userId, isLocked }, _args, { request }) => {
      const lock = isLocked ? await readLockHere(request, userId) : null
      return lock && lockReason(lock)
    },
  }),
)
