import type { Tx } from '../../../db/access/client'
import type { RoleInvitation } from '../../../db/generated/prisma/client'
import type { FieldChanges } from '../../kernel/audit'

/**
 * Begins the role of an invitation, under the lock of the account's row. Answers what changed; null when none of its
 * facilities is there any more, because somebody without facilities works in all of them.
 */
export const beginRole = async (
  tx: Tx,
  { id, providerId, userId, role, training, facilityIds }: RoleInvitation,
  now: Date,
): Promise<FieldChanges | null> => {
  const facilities = await tx.facility.findMany({
    where: { providerId, id: { in: facilityIds } },
    select: { id: true },
  })
  if (facilityIds.length > 0 && facilities.length === 0) return null
  // A superadmin may have given themselves access meanwhile.
  const { count } = await tx.providerRole.createMany({
    data: [{ providerId, userId, role, training, joinedAt: now }],
    skipDuplicates: true,
  })
  if (count > 0)
    await tx.allowedFacility.createMany({
      data: facilities.map((facility) => ({ providerId, userId, facilityId: facility.id })),
    })
  await tx.user.update({ where: { id: userId }, data: { version: { increment: 1 }, lastProviderId: providerId } })
  // What was opened says later that it was used.
  await tx.oneTimeLink.updateMany({ where: { roleInvitationId: id }, data: { usedAt: now, roleInvitationId: null } })
  await tx.roleInvitation.delete({ where: { id } })
  return {
    role: [null, role],
    training: [null, training],
    allowedFacilityIds: [[], facilities.map((facility) => facility.id)],
  }
}
