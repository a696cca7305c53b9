import { joinByLinkInput } from '../../../domain/users/linkInput'
import { refuseLink } from '../../../domain/users/links'
import { checkInput } from '../../../domain/kernel/input/input'
import { invalid, type Refusal } from '../../../domain/kernel/refusal'
import { recordOfInstallation } from '../../kernel/audit'
import { Refused, stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { lockPerson } from '../presence/presence'
import { knownDevice } from '../signIn/knownDevices'
import { tryPassword } from '../signIn/signInTries'
import { mustWork } from './linkOf'
import { settleLink } from './settleLink'

const wrong = invalid([{ field: 'password', message: 'This is not the password of the account' }])

/**
 * Begins the role that a link invites to, with the password of the account (rules 9.3a). Wrong passwords count like those
 * of a sign-in. An account that has no password yet takes none. It signs nobody in.
 */
export const joinByLink = async (request: Request, rawInput: unknown): Promise<{ email: string }> => {
  const checked = checkInput(joinByLinkInput, rawInput)
  stopIf(checked.refusal)
  const { token, password } = checked.value
  const { system } = request.clients
  const { userId, user, asks } = await mustWork(request, 'joinByLink', system, token)
  if (asks !== 'ownPassword') throw new Refused(refuseLink('setsPassword'))
  const stopWith = async (refusal: Refusal): Promise<never> => {
    await recordOfInstallation(request, 'joinByLink', userId, `refused ${refusal.code}`)
    throw new Refused(refusal)
  }
  const { passwordHash } = await system.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  const device = await knownDevice(request, user.email, request.deviceToken ?? null)
  const { tooMany, matches, settle } = await tryPassword(request, { email: user.email, device, passwordHash, password })
  if (tooMany) return stopWith(tooMany)
  if (!matches) return stopWith(wrong)
  return request.clients.systemTransaction(async (tx, sql) => {
    // The check took long, and the password may be another one now.
    await lockPerson(sql, userId)
    const link = await mustWork(request, 'joinByLink', tx, token)
    const isSame = await tx.user.count({ where: { id: userId, passwordHash } })
    if (isSame === 0) return stopWith(wrong)
    await settle(tx)
    return settleLink({ request, tx, sql, now: request.now() }, 'joinByLink', link)
  })
}
