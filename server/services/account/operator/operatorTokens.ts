import { object } from 'yup'
import { newTokenInput, revokeTokenInput, tokenScopes } from '../../../domain/account/tokenInput'
import { text } from '../../../domain/kernel/input/input'
import { operation } from '../../kernel/operation'
import { mustFind, stopIfInvalid } from '../../kernel/refused'
import { addToken, revokeToken } from '../tokens/changeTokens'
import { findPerson, findProvider } from './operatorLookups'

const dayMs = 86_400_000

/** Without a provider, the only one of the person. */
export const createToken = operation(
  'createToken',
  newTokenInput.concat(object({ provider: text() })),
  async (context, input) => {
    const { tx, now } = context
    const person = await findPerson(tx, input.email)
    const held = person.roles.map(({ providerId }) => providerId)
    stopIfInvalid(input.provider === null && held.length !== 1 ? [{ field: 'provider', message: 'Required' }] : [])
    const providerId = input.provider === null ? held[0]! : await findProvider(tx, input.provider)
    stopIfInvalid(
      person.superadmin || held.includes(providerId)
        ? []
        : [{ field: 'provider', message: 'This person does not belong to the provider' }],
    )
    context.inProvider(providerId)
    const expiresAt = input.days === null ? null : new Date(now.getTime() + input.days * dayMs)
    const made = await addToken(context, {
      userId: person.id,
      providerId,
      name: input.name,
      scope: tokenScopes[input.scope],
      expiresAt,
    })
    return { ...made, expiresAt }
  },
)

/** All tokens, oldest first. */
export const listTokens = operation('listTokens', object({}), ({ tx }) =>
  tx.apiToken.findMany({
    select: {
      id: true,
      name: true,
      scope: true,
      expiresAt: true,
      lastUsedAt: true,
      revokedAt: true,
      user: { select: { email: true } },
      provider: { select: { name: true } },
    },
    orderBy: { createdAt: 'asc' },
  }),
)

export const revokeUserToken = operation('revokeToken', revokeTokenInput, async (context, { tokenId }) => {
  const token = await mustFind('token', tokenId, (id) =>
    context.tx.apiToken.findUnique({
      where: { id },
      select: { id: true, providerId: true },
    }),
  )
  context.inProvider(token.providerId)
  await revokeToken(context, token.id)
})
