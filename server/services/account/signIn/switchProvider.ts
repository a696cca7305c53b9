import { switchProviderInput } from '../../../domain/account/input'
import { checkInput } from '../../../domain/kernel/input/input'
import { notFound } from '../../../domain/kernel/refusal'
import { installationRow, recordOfInstallation } from '../../kernel/audit'
import { outcomeOf, stopIf } from '../../kernel/refused'
import { Denied, type Request } from '../../kernel/request'
import { actorIn, isInactiveFor, type SignedIn } from '../../../auth/sessions'

/**
 * Makes the session work in this provider, and remembers it for the next sign-in. It crosses providers, so it is in the
 * audit log of the installation.
 */
export const switchProvider = async (
  request: Request,
  session: SignedIn,
  rawInput: unknown,
): Promise<{ providerId: string }> => {
  try {
    return await switchTo(request, session, rawInput)
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome) await recordOfInstallation(request, 'switchProvider', session.user.id, outcome)
    throw error
  }
}

const switchTo = (request: Request, session: SignedIn, rawInput: unknown): Promise<{ providerId: string }> => {
  // A token works only in its own provider.
  if (session.by.kind === 'token') throw new Denied('FORBIDDEN')
  const checked = checkInput(switchProviderInput, rawInput)
  stopIf(checked.refusal)
  const { providerId } = checked.value
  if (isInactiveFor(session, providerId)) throw new Denied('PROVIDER_INACTIVE')
  return request.clients.systemTransaction(async (tx) => {
    const exists =
      actorIn(session, providerId) && (await tx.provider.findFirst({ where: { id: providerId }, select: { id: true } }))
    stopIf(exists ? null : notFound('provider'))
    await tx.session.updateMany({ where: { id: session.by.id, endedAt: null }, data: { providerId } })
    await tx.user.update({ where: { id: session.user.id }, data: { lastProviderId: providerId } })
    await tx.auditEntry.createMany({
      data: [installationRow(request, 'switchProvider', session.user.id, 'done', { kind: 'provider', id: providerId })],
    })
    return { providerId }
  })
}
