import { createProviderInput } from '../../domain/providers/input'
import { command } from '../kernel/command'
import { addProvider } from './addProvider'

export const createProvider = command({
  name: 'createProvider',
  permission: 'providers:manage',
  scope: 'installation',
  on: 'provider',
  creates: true,
  input: createProviderInput,
  description:
    'Creates a provider. It has status codes and the purposes Dressing Change and Custom, and no one works in it yet; give yourself access with `addProviderAccess`.',
  run: async (context, input) => ({ providerId: await addProvider(context, input) }),
})
