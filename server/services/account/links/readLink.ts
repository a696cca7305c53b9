import { readLinkInput } from '../../../domain/users/linkInput'
import { checkInput } from '../../../domain/kernel/input/input'
import { stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { mustWork } from './linkOf'

/**
 * Whose link it is, for the page that it leads to. Whoever holds the link may learn this, because they could use it, or
 * typed it themselves.
 */
export const readLink = async (request: Request, rawInput: unknown) => {
  const checked = checkInput(readLinkInput, rawInput)
  stopIf(checked.refusal)
  const { kind, expiresAt, user, provider, roleInvitation, asks } = await mustWork(
    request,
    'readLink',
    request.clients.system,
    checked.value.token,
  )
  // Whoever is handed an invitation to a role may be somebody who must learn nothing of the account.
  const { fullName, email } = roleInvitation ?? user
  return { kind, expiresAt, fullName, email, providerName: provider?.name ?? null, asks }
}
