import { hashPassword } from '../../../auth/password'
import { invalid } from '../../../domain/kernel/refusal'
import { createUserInput } from '../../../domain/users/input'
import { canGrant, canGrantFacilities, roleIn } from '../../../domain/users/rules'
import { command, type CommandContext } from '../../kernel/command'
import { Refused, stopIf, stopIfInvalid } from '../../kernel/refused'
import { addAccount } from '../addUser'
import { invite } from '../links'
import { inviteToRole } from '../invitations/inviteToRole'
import { lockAccounts } from '../lockPerson'
import { wrongFacilities } from './facilities'

/** What came of adding a person: who is in the list now, or is invited to it. */
export type Created = {
  userId: string | null
  /** The e-mail address had an account already, which is invited to the role; nothing about it changed (rules 9.3a). */
  existed: boolean
  roleInvitationId: string | null
  /** The invitation, where it is not mailed. It is answered only once. */
  invitation: { token: string; expiresAt: Date } | null
}

const restrict = async (
  { tx, actor }: CommandContext,
  userId: string,
  facilityIds: readonly string[],
): Promise<void> => {
  if (facilityIds.length === 0) return
  await tx.allowedFacility.createMany({
    data: facilityIds.map((facilityId) => ({ providerId: actor.providerId, userId, facilityId })),
  })
}

/** Adds a person to the provider (rules 9.2). The address identifies the person, so sending it twice adds nobody twice. */
export const createUser = command({
  name: 'createUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: createUserInput,
  description:
    'Adds a person to the provider. If the e-mail address already has an account, nothing about it changes, and a password is ignored: the account is invited to the role and the facilities here, which begin when its person accepts; the answer says so. A new person gets the password, or without one an invitation.',
  refusals: ['ROLE_NOT_ALLOWED'],
  // Hashing takes long, and needs no row.
  prepare: async ({ password }, { canMail = false }) => ({
    passwordHash: password ? await hashPassword(password) : null,
    canMail,
  }),
  run: async (
    context,
    { password: _password, allowedFacilityIds, ...input },
    { passwordHash, canMail },
  ): Promise<Created> => {
    const { tx } = context
    const existing = await tx.user.findUnique({ where: { email: input.email }, select: { id: true } })
    let { person, actor } = await lockAccounts(context, existing?.id ?? null)
    stopIf(canGrant(actor, input) ?? canGrantFacilities(actor, allowedFacilityIds))
    stopIfInvalid(await wrongFacilities(context, actor, allowedFacilityIds))
    if (!person) {
      const account = { ...input, passwordHash, mustChangePassword: passwordHash !== null }
      const userId = await addAccount(context, account, actor.providerId)
      if (userId) {
        await restrict(context, userId, allowedFacilityIds)
        const { providerId, userId: createdById } = actor
        const invitation = passwordHash ? null : await invite(context, { userId, providerId, createdById, canMail })
        return { userId, existed: false, roleInvitationId: null, invitation }
      }
      // Somebody else has added the account in the meantime.
      const added = await tx.user.findUniqueOrThrow({ where: { email: input.email }, select: { id: true } })
      ;({ person, actor } = await lockAccounts(context, added.id))
    }
    if (!person || roleIn(person, actor.providerId) !== null)
      throw new Refused(invalid([{ field: 'email', message: 'This person is already in the list' }]))
    const { fullName, email, role, training } = input
    const invited = { userId: person.id, fullName, email, role, training, allowedFacilityIds }
    return { userId: null, existed: true, ...(await inviteToRole(context, invited, canMail)) }
  },
})
