import { lockedWithoutReason, lockReason } from '../../domain/compliance/lockReason'
import { gapInWords } from '../../domain/inbox/messages'
import { worksElsewhere } from '../../domain/users/rules'
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
      'Why the account is locked; empty while it is not. To those who see the compliance of the person, with the requirements that are missing or expired. Null for people who may not see the list of people.',
    select: { id: true, isLocked: true, roleCount: true, roles: { select: { providerId: true, role: true } } },
    resolve: async ({ id, isLocked, ...person }, _args, context) => {
      if (!isLocked) return ''
      const known = await readLockHere(context.request, id)
      if (!known) return lockedWithoutReason
      return lockReason({ isLocked, worksElsewhere: worksElsewhere(person, actorOf(context).providerId) }, known.lock)
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
      const known = isLocked ? await readLockHere(request, userId) : null
      return lockReason({ isLocked, worksElsewhere: false }, known?.lock ?? null)
    },
  }),
)
