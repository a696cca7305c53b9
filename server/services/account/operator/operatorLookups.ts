import type { Tx } from '../../../db/access/client'
import { isUuid } from '../../../domain/kernel/input/input'
import { invalid } from '../../../domain/kernel/refusal'
import { Refused } from '../../kernel/refused'

const refuseField = (field: string, message: string): Refused => new Refused(invalid([{ field, message }]))

/** The providers with this name, or the one with this id. */
export const providersCalled = async (tx: Tx, name: string): Promise<string[]> => {
  const all = await tx.provider.findMany({ select: { id: true, name: true } })
  const isMeant = (provider: { id: string; name: string }): boolean =>
    isUuid(name) ? provider.id === name.toLowerCase() : provider.name.toLowerCase() === name.toLowerCase()
  return all.filter(isMeant).map(({ id }) => id)
}

/** The one provider with this name or id. */
export const findProvider = async (tx: Tx, name: string): Promise<string> => {
  const [id, ...more] = await providersCalled(tx, name)
  if (!id) throw refuseField('provider', 'There is no provider of this name')
  if (more.length > 0)
    throw refuseField('provider', `Several providers have this name; give the id of one: ${[id, ...more].join(', ')}`)
  return id
}

export const findPerson = async (tx: Tx, email: string) => {
  const person = await tx.user.findUnique({
    where: { email },
    select: { id: true, active: true, isLocked: true, superadmin: true, roles: { select: { providerId: true } } },
  })
  if (!person) throw refuseField('email', 'Nobody has this e-mail address')
  return person
}
