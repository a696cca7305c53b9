import type { Tx } from '../../db/access/client'
import { mustBeCurrent } from '../../domain/kernel/version'
import type { ProviderStatus } from '../../domain/providers/provider'
import { updateProviderInput } from '../../domain/providers/input'
import { canSetStatus, isHere } from '../../domain/providers/rules'
import { fieldChanges, given } from '../kernel/audit'
import { command, type CommandContext } from '../kernel/command'
import { mustFind, stopIf } from '../kernel/refused'
import { Denied } from '../kernel/request'
import { takeName } from './providerName'

type LockedProvider = { id: string; name: string; status: ProviderStatus; version: number; movedTo: string | null }

/** Locks providers in the order of their ids; rows that refer to them can still be written. */
const lockProviders = (tx: Tx, ids: string[]): Promise<LockedProvider[]> =>
  tx.$queryRaw`select id, name, status, version, moved_to as "movedTo" from provider where id = any (${ids}::uuid[]) order by id for no key update`

export const updateProvider = command({
  name: 'updateProvider',
  permission: 'providers:manage',
  scope: 'installation',
  on: 'provider',
  input: updateProviderInput,
  description:
    'Changes a provider. Fields that are left out stay as they are. In an inactive provider no one can work; its data stays.',
  refusals: ['OWN_PROVIDER', 'PROVIDER_MOVED'],
  run: async (context, { providerId, expectedVersion, ...patch }) => {
    const { tx, actor, about, inProvider, record } = context
    if (patch.name !== undefined) await takeName(tx, patch.name, { own: providerId })
    const rows = await mustFind('provider', providerId, (id) => lockProviders(tx, [id, actor.providerId]))
    // Two people who make each other's provider inactive at once would leave none.
    if (rows.find(({ id }) => id === actor.providerId)?.status === 'Inactive') throw new Denied('PROVIDER_INACTIVE')
    const row = await mustFind('provider', providerId, async () => rows.find(({ id }) => id === providerId) ?? null)
    about({ kind: 'provider', id: row.id })
    stopIf(mustBeCurrent(row, expectedVersion, 'provider'))
    stopIf(isHere(row))
    stopIf(canSetStatus(row, patch.status, actor))
    const data = given(patch)
    const fields = fieldChanges(row, data)
    if (Object.keys(fields).length > 0) {
      await tx.provider.update({ where: { id: row.id }, data: { ...data, version: row.version + 1 } })
      if (fields.status && patch.status === 'Active') await resume(context, row.id)
      inProvider(row.id)
      record({ kind: 'provider', id: row.id }, fields)
    }
    return { providerId: row.id }
  },
})

/**
 * Work that came due while the provider was inactive is not made up for: line checks go on at their next due moment
 * (rules 9.6). Screens and stored answers of the queue are older than the calls that came due meanwhile, so they are read
 * again.
 */
const resume = async ({ tx, now, changed }: CommandContext, providerId: string): Promise<void> => {
  await tx.lineCheckSettings.updateMany({ where: { providerId }, data: { checkedUpTo: now } })
  changed({ kind: 'catalogue', id: providerId, providerId }, [])
}
