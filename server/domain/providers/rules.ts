import type { Actor } from '../kernel/actor'
import { refuse, type Refusal } from '../kernel/refusal'
import type { ProviderStatus } from './provider'

/**
 * Nobody makes the provider inactive in which they work, so one active provider is always left, from which the others
 * can be activated (rules 9.6).
 */
export const canSetStatus = (
  provider: { id: string; name: string },
  status: ProviderStatus | undefined,
  { providerId }: Pick<Actor, 'providerId'>,
): Refusal | null =>
  status === 'Inactive' && provider.id === providerId
    ? refuse(
        'OWN_PROVIDER',
        `You work in ${provider.name} now. Switch to another provider before you make it inactive.`,
        [{ field: 'status', message: 'You work in this provider now. Switch to another one first' }],
      )
    : null
