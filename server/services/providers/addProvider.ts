import { purposeNames } from '../../domain/configuration/purposes/purpose'
import { statusNames } from '../../domain/configuration/statuses/status'
import type { ProviderStatus } from '../../domain/providers/provider'
import type { OperationContext } from '../kernel/operation'
import { takeName } from './providerName'

type NewProvider = { name: string; status?: ProviderStatus }

/**
 * Creates a provider with what every call needs: status codes, and the purposes that the rules know by name. The
 * triggers of the audit log and the change feed begin theirs with the first row. `field`: what the input calls its name.
 */
export const addProvider = async (
  { tx, record, inProvider }: OperationContext,
  { name, status = 'Active' }: NewProvider,
  field = 'name',
): Promise<string> => {
  await takeName(tx, name, { field })
  const { id } = await tx.provider.create({ data: { name, status }, select: { id: true } })
  await tx.statusCode.createMany({
    data: Object.values(statusNames).map((code) => ({ providerId: id, name: code })),
  })
  await tx.purpose.createMany({
    data: [
      { providerId: id, name: purposeNames.dressingChange, weight: 0, lineCheck: true },
      { providerId: id, name: purposeNames.custom, weight: 1 },
    ],
  })
  inProvider(id)
  record({ kind: 'provider', id }, { name: [null, name], status: [null, status] })
  return id
}
