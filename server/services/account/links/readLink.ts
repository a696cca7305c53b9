import { readLinkInput } from '../../../domain/users/linkInput'
import { checkInput } from '../../../domain/kernel/input/input'
import { stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { mustWork } from './linkOf'

/** Whose link it is, for the page that it leads to. Whoever holds the link may learn this, because they could use it. */
export const readLink = async (request: Request, rawInput: unknown) => {
  const checked = checkInput(readLinkInput, rawInput)
  stopIf(checked.refusal)
  const { kind, expiresAt, user, provider } = await mustWork(
    request,
    'readLink',
    request.clients.system,
    checked.value.token,
  )
  return { kind, expiresAt, fullName: user.fullName, email: user.email, providerName: provider?.name ?? null }
}
