import { createApiTokenInput, revokeApiTokenInput, tokenScopes } from '../../../domain/account/tokenInput'
import { tokenExpiry } from '../../../domain/account/tokens'
import { invalid } from '../../../domain/kernel/refusal'
import { readProviderZone } from '../../configuration/facilities/providerZone'
import { command } from '../../kernel/command'
import { mustFind, stopIf } from '../../kernel/refused'
import { stopUnlessRecent } from '../recentSignIn'
import { addToken, revokeToken } from './changeTokens'
import { visibleTokens } from './visibility'

// It honors no idempotency key, because its answer would be stored with the token.
/** Creates a token of the caller's in the current provider (rules 9.10). */
export const createApiToken = command({
  name: 'createApiToken',
  permission: 'tokens:manage',
  on: 'person',
  input: createApiTokenInput,
  description:
    'Creates an API token of your own in the current provider. It is answered only once. Needs a sign-in within the last 15 minutes; a token creates no tokens.',
  refusals: ['SIGN_IN_AGAIN'],
  needsSession: true,
  run: async (context, { name, scope, days, expiresOn }) => {
    stopUnlessRecent(context)
    const { tx, actor, now } = context
    const { providerId, userId } = actor
    const zone = expiresOn ? await readProviderZone(tx, providerId) : 'UTC'
    const expiresAt = tokenExpiry({ days: days ?? null, expiresOn: expiresOn ?? null }, zone, now)
    stopIf(expiresAt && expiresAt <= now ? invalid([{ field: 'expiresOn', message: 'Must not be in the past' }]) : null)
    const made = await addToken(context, { userId, providerId, name, scope: tokenScopes[scope], expiresAt })
    return { ...made, providerId }
  },
})

/** Revokes a token of the provider, whoever it belongs to. Its requests and sockets end within a second. */
export const revokeApiToken = command({
  name: 'revokeApiToken',
  permission: 'tokens:manage',
  on: 'person',
  input: revokeApiTokenInput,
  description:
    'Revokes an API token of the provider, whoever it belongs to. It no longer works, and its connections end.',
  run: async (context, { tokenId }) => {
    const token = await mustFind('token', tokenId, (id) =>
      context.tx.apiToken.findFirst({
        where: { ...visibleTokens(context.actor), AND: { id } },
        select: { id: true },
      }),
    )
    await revokeToken(context, token.id)
    return { tokenId: token.id, providerId: context.actor.providerId }
  },
})
