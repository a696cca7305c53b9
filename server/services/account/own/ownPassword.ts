import { refuse, type Refusal } from '../../../domain/kernel/refusal'
import type { CommandContext } from '../../kernel/command'
import { Refused, stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { lockPerson } from '../presence/presence'
import { knownDevice } from '../signIn/knownDevices'
import { tryPassword } from '../signIn/signInTries'

/** A password that was right a moment ago: the hash that it matched, and how to forget wrong ones. */
export type RightPassword = Pick<Awaited<ReturnType<typeof tryPassword>>, 'settle'> & { passwordHash: string }

const wrong = (field: string): Refusal => {
  const message = field === 'oldPassword' ? 'The old password is wrong.' : 'The password is wrong.'
  return refuse('SIGN_IN_FAILED', message, [{ field, message }])
}

/**
 * Checks the signed-in person's own password, throttled like a sign-in (rules 2.6). It takes long and needs no lock, so
 * it happens before the transaction.
 */
export const checkOwnPassword = async (request: Request, password: string, field: string): Promise<RightPassword> => {
  const { id, email } = request.session!.user
  const { passwordHash } = await request.clients.system.user.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true },
  })
  const device = await knownDevice(request, email, request.deviceToken ?? null)
  const { tooMany, matches, settle } = await tryPassword(request, { email, device, passwordHash, password })
  stopIf(tooMany)
  if (!matches || passwordHash === null) throw new Refused(wrong(field))
  return { passwordHash, settle }
}

/** Locks the person, whose password must still be the one that was checked, and forgets wrong ones. */
export const lockWithPassword = async (
  { tx, sql, actor }: CommandContext,
  { passwordHash, settle }: RightPassword,
  field: string,
): Promise<void> => {
  await lockPerson(sql, actor.userId)
  const isSame = await tx.user.count({ where: { id: actor.userId, passwordHash, active: true } })
  stopIf(isSame > 0 ? null : wrong(field))
  await settle(tx)
}
