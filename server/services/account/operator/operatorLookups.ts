import type { Tx } from '../../../db/access/client'
import { isUuid } from '../../../domain/kernel/uuid'
import { invalid } from '../../../domain/kernel/refusal'
import { Refused } from '../../kernel/refused'
import { providersNamed } from '../../providers/providerName'

const refuseField = (field: string, message: string): Refused => new Refused(invalid([{ field, message }]))

/** The provider with this name or id. */
export const findProvider = async (tx: Tx, name: string): Promise<string> => {
  const [provider] = isUuid(name)
    ? await tx.provider.findMany({ where: { id: name.toLowerCase() }, select: { id: true } })
    : await providersNamed(tx, name)
  if (!provider) throw refuseField('provider', 'There is no provider of this name')
  return provider.id
}

/** The person with this address, and the providers that are here in which they have a role. */
export const findPerson = async (tx: Tx, email: string) => {
  const person = await tx.user.findUnique({
    where: { email },
    select: {
      id: true,
      active: true,
      superadmin: true,
      roles: { where: { provider: { movedTo: null } }, select: { providerId: true } },
    },
  })
  if (!person) throw refuseField('email', 'No one has this e-mail address')
  return person
}
