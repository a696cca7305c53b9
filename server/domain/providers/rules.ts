import type { Actor } from '../kernel/actor'
import { refuse, type Refusal } from '../kernel/refusal'
import type { ProviderStatus } from './provider'

/** What was moved away is changed where it is now (rules 9.13). */
export const isHere = ({ name, movedTo }: { name: string; movedTo: string | null }): Refusal | null =>
  movedTo === null ? null : refuse('PROVIDER_MOVED', `${name} has moved to ${movedTo}. Change it there.`)

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
