import { providerInput } from '../../domain/providers/input'
import { isHere } from '../../domain/providers/rules'
import { command } from '../kernel/command'
import { mustFind, stopIf } from '../kernel/refused'

/** What a screen says after it (administration, section 7). */
const accessMessage = "You've been granted access to this provider"

export const addProviderAccess = command({
  name: 'addProviderAccess',
  permission: 'providers:manage',
  scope: 'installation',
  on: 'provider',
  input: providerInput,
  description:
    'Gives you the role System Administrator in a provider. Repeating it changes nothing. A lower role that you have there is replaced.',
  refusals: ['PROVIDER_MOVED'],
  run: async (context, { providerId }) => {
    const { tx, actor, about, inProvider, record } = context
    // Two requests of one person wait for each other here.
    await tx.$executeRaw`select from app_user where id = ${actor.userId}::uuid for no key update`
    const { id, roles, ...provider } = await mustFind('provider', providerId, (known) =>
      tx.provider.findFirst({
        where: { id: known },
        select: {
          id: true,
          name: true,
          movedTo: true,
          roles: { where: { userId: actor.userId }, select: { role: true } },
        },
      }),
    )
    about({ kind: 'provider', id })
    stopIf(isHere(provider))
    const role = roles[0]?.role ?? null
    if (role !== 'SystemAdmin') {
      const key = { providerId: id, userId: actor.userId }
      if (role === null) await tx.providerRole.create({ data: { ...key, role: 'SystemAdmin', joinedAt: context.now } })
      else await tx.providerRole.updateMany({ where: key, data: { role: 'SystemAdmin' } })
      await tx.user.update({ where: { id: actor.userId }, data: { version: { increment: 1 } } })
    }
    inProvider(id)
    record({ kind: 'provider', id }, role === 'SystemAdmin' ? {} : { role: [role, 'SystemAdmin'] })
    return { providerId: id, message: accessMessage }
  },
})
