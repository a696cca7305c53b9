import type { Role } from '../../../domain/kernel/actor'
import { invalid } from '../../../domain/kernel/refusal'
import { firstValues } from '../../kernel/audit'
import type { CommandContext } from '../../kernel/command'
import { Refused } from '../../kernel/refused'
import { invite, type IssuedLink } from '../links'

type InvitedTo = {
  /** The account that has the address. */
  userId: string
  fullName: string
  email: string
  role: Role
  training: boolean
  allowedFacilityIds: readonly string[]
}

/**
 * Invites somebody who has an account already to a role here, under the lock of their row. It begins when they accept;
 * until then they have no right here, and nobody here learns anything of the account (rules 9.3a).
 */
export const inviteToRole = async (
  context: CommandContext,
  { userId, allowedFacilityIds, ...entries }: InvitedTo,
  canMail: boolean,
): Promise<{ roleInvitationId: string; invitation: IssuedLink | null }> => {
  const { tx, actor, now, record } = context
  const { providerId, userId: createdById } = actor
  const facilityIds = [...allowedFacilityIds]
  const [made] = await tx.roleInvitation.createManyAndReturn({
    data: [{ ...entries, facilityIds, userId, providerId, invitedAt: now }],
    select: { id: true },
    skipDuplicates: true,
  })
  if (!made) throw new Refused(invalid([{ field: 'email', message: 'This person is invited already' }]))
  record({ kind: 'roleInvitation', id: made.id }, firstValues({ ...entries, allowedFacilityIds: facilityIds }))
  const invitation = await invite(context, { userId, roleInvitationId: made.id, providerId, createdById, canMail })
  return { roleInvitationId: made.id, invitation }
}
