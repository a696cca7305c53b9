import { lockReason } from '../../domain/compliance/lockReason'
import { gapInWords } from '../../domain/inbox/messages'
import { worksElsewhere } from '../../domain/users/rules'
import { may } from '../../domain/kernel/permissions'
import { lockFacts, readLockHere, readOwnLock } from '../../services/compliance/locking/readLock'
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
      'Why the account is locked, with the requirements that are missing or expired; empty while it is not. Null for people who may not see the list of people.',
    select: {
      isLocked: true,
      roleCount: true,
      roles: { select: { providerId: true, role: true } },
      accountLock: { select: { providerId: true, lockedAt: true, requirements: true } },
    },
    resolve: async ({ accountLock, ...person }, _args, context) => {
      const { providerId } = actorOf(context)
      // The requirements of another provider are not told here.
      const lock = accountLock?.providerId === providerId ? await lockFacts(context.request, accountLock) : null
      return lockReason({ isLocked: person.isLocked, worksElsewhere: worksElsewhere(person, providerId) }, lock) ?? ''
    },
  }),
)

builder.objectField(ViewerRef, 'lockedFor', (t) =>
  t.stringList({
    ...hints({ personal: true, cost: 2 }),
    description:
      'The requirements for which the nightly job locked your account, each with what is wrong. Empty while it is not locked, when an administrator locked it, and while the password must be changed first.',
    resolve: async ({ user }, _args, { request }) =>
      user.isLocked && request.actor && may(request.actor, 'account:self')
        ? ((await readOwnLock(request))?.requirements ?? []).map(gapInWords)
        : [],
  }),
)

builder.objectField(PersonComplianceRef, 'lockReason', (t) =>
  t.string({
    nullable: true,
    ...hints({ cost: 2 }),
    description: 'Why the account is locked, with the requirements that are missing or expired; null while it is not.',
    resolve: async ({ userId, isLocked }, _args, { request }) => {
      const lock = isLocked ? await readLockHere(request, userId) : null
      return lockReason({ isLocked, worksElsewhere: false }, lock)
    },
  }),
)
