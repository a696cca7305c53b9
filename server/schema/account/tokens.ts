import { tokenScopes } from '../../domain/account/tokenInput'
import { tokenState, type TokenState } from '../../domain/account/tokens'
import { createApiToken, revokeApiToken } from '../../services/account/tokens/apiTokens'
import { visibleTokens } from '../../services/account/tokens/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import type { SuccessFields } from '../kernel/inputs'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { ProviderChanged, recordAfter, verb } from '../kernel/verb'

const TokenStateRef = enumOf<TokenState>('ApiTokenState', 'Whether a token works.', {
  active: 'It works.',
  expired: 'Its end has passed.',
  revoked: 'Someone revoked it.',
})

builder.prismaNode('ApiToken', {
  description: "A program's key to both doors, with at most the permissions that its owner has now.",
  ...foundAmong(visibleTokens),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID.' }),
    name: t.exposeString('name', { description: 'What it is used for.' }),
    owner: t.relation('user', { description: 'The person whose permissions it has.' }),
    scope: t.string({
      description: 'What it may do: `read` or `read-write`.',
      select: { scope: true },
      resolve: ({ scope }) => Object.entries(tokenScopes).find(([, stored]) => stored === scope)![0],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it stops working; null when it does not expire.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null before its first use.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked; null otherwise.',
    }),
    state: t.field({
      type: TokenStateRef,
      description: 'Whether it works now.',
      select: { expiresAt: true, revokedAt: true },
      resolve: (token, _args, { request }) => tokenState(token, request.now()),
    }),
  }),
})

/** The most tokens that are listed. */
const tokensShown = 500

builder.prismaObjectField('Provider', 'apiTokens', (t) =>
  t.prismaField({
    type: ['ApiToken'],
    nullable: true,
    ...hints({ personal: true, size: 20 }),
    needs: 'tokens:manage',
    description: `The API tokens of all people here: active ones first, then the newest, at most ${tokensShown}. Null for people who may not manage tokens.`,
    args: { includeRevoked: t.arg.boolean({ description: 'Also those that were revoked. Default: false.' }) },
    resolve: async (query, _provider, { includeRevoked }, context) => {
      const tokens = await context.db.apiToken.findMany({
        ...query,
        // What the order needs is read also when the document does not select it.
        ...(query.select ? { select: { ...query.select, expiresAt: true, revokedAt: true } } : {}),
        where: { ...visibleTokens(actorOf(context)), ...(includeRevoked ? {} : { revokedAt: null }) },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: tokensShown,
      })
      const now = context.request.now()
      const place = { active: 0, expired: 1, revoked: 2 }
      return tokens.sort((one, other) => place[tokenState(one, now)] - place[tokenState(other, now)])
    },
  }),
)

const tokenAfter = <S extends { tokenId: string }>(t: SuccessFields<S>) => ({
  apiToken: recordAfter(t, 'ApiToken', ({ tokenId }) => tokenId, { description: 'The token as it is now.' }),
})

verb(createApiToken, {
  changes: [ProviderChanged],
  success: (t) => ({
    ...tokenAfter(t),
    token: t.exposeString('token', {
      description: 'The token itself, for the header `Authorization: Bearer …`. It cannot be read again.',
    }),
  }),
})
verb(revokeApiToken, { changes: [ProviderChanged], success: tokenAfter })
