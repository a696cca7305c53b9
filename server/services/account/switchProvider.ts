import { switchProviderInput } from '../../domain/account/input'
import { checkInput } from '../../domain/kernel/input'
import { notFound } from '../../domain/kernel/refusal'
import { stopIf } from '../kernel/refused'
import { Denied, type Request } from '../kernel/request'
import { actorIn, type SignedIn } from '../../auth/sessions'

/** Makes the provider the one that the session works in, and remembers it for the next sign-in. */
export const switchProvider = async (request: Request, session: SignedIn, rawInput: unknown): Promise<{ providerId: string }> => {
  // A token works in the one provider that it was made for.
  if (session.by.kind === 'token') throw new Denied('FORBIDDEN')
  const checked = checkInput(switchProviderInput, rawInput)
  stopIf(checked.refusal)
  const { providerId } = checked.value
  const { system } = request.clients
  const exists = actorIn(session, providerId) && (await system.provider.findFirst({ where: { id: providerId }, select: { id: true } }))
  stopIf(exists ? null : notFound('provider'))
  await system.session.updateMany({ where: { id: session.by.id, endedAt: null }, data: { providerId } })
  await system.user.update({ where: { id: session.user.id }, data: { lastProviderId: providerId } })
  return { providerId }
}
