import { hashPassword } from '../../../auth/password'
import { acceptLinkInput } from '../../../domain/users/linkInput'
import { checkInput } from '../../../domain/kernel/input/input'
import { installationRow } from '../../kernel/audit'
import { stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { setPassword } from '../../users/changeUser'
import { mustWork } from './linkOf'

/**
 * Sets the password of the person whose link it is (rules 9.5). All their links are used afterwards, and all their
 * sessions end. Of two who use links of one person at once, the second waits for the first and is refused. It signs
 * nobody in: the page does that with the new password, through the one way in (decision 0009).
 */
export const acceptLink = async (request: Request, rawInput: unknown): Promise<{ email: string }> => {
  const checked = checkInput(acceptLinkInput, rawInput)
  stopIf(checked.refusal)
  const { token, password } = checked.value
  // Before the transaction, so that a wrong token costs neither a lock nor a password's hash.
  const { userId } = await mustWork(request, 'acceptLink', request.clients.system, token)
  const passwordHash = await hashPassword(password)
  const email = await request.clients.systemTransaction(async (tx) => {
    await tx.$executeRaw`select from app_user where id = ${userId}::uuid for no key update`
    const { kind, user } = await mustWork(request, 'acceptLink', tx, token)
    const write = { tx, now: request.now(), record: () => undefined }
    await setPassword(write, userId, { passwordHash })
    const subject = { kind: 'user', id: userId } as const
    await tx.auditEntry.createMany({
      data: [{ ...installationRow(request, 'acceptLink', userId, 'done', subject), fields: { link: [null, kind] } }],
    })
    return user.email
  })
  return { email }
}
