// API tokens, for operators: made for a person and a provider, shown once (rules 2.8).
import { createToken, listTokens, revokeUserToken } from '../../server/services/account/operator/operatorTokens'
import { tokenScopes } from '../../server/domain/account/tokenInput'
import { noSuchVerb, readArguments, runCommand, say, table, UsageProblem, type Opened } from '../lib/command'

const usage = `Usage:
  npm run token -- create --email <address> --name <what for> --scope read | read-write [--provider <name>] [--days <n>]
  npm run token -- revoke <id>
  npm run token -- list

A token can do what its owner can, in one provider, and with the scope read changes nothing.
Without --days it does not expire.`

await runCommand(usage, async (opened) => {
  const { values, positionals } = readArguments(
    {
      email: { type: 'string' },
      name: { type: 'string' },
      scope: { type: 'string' },
      provider: { type: 'string' },
      days: { type: 'string' },
    },
    2,
  )
  const [verb = '', tokenId] = positionals
  if (verb === 'list') return list(opened)
  if (verb === 'create') {
    const { token, tokenId: id, expiresAt } = await createToken(await opened.operator(), values)
    say(
      `Token ${id} of ${values.email} ${expiresAt ? `works until ${expiresAt.toISOString()}` : 'works until it is revoked'}.`,
    )
    say(`\nThe token, shown this once: ${token}`)
    return
  }
  if (verb !== 'revoke') throw noSuchVerb(verb)
  if (tokenId === undefined) throw new UsageProblem('Which token? npm run token -- list shows their ids.')
  await revokeUserToken(await opened.operator(), { tokenId })
  say(`Token ${tokenId} is revoked.`)
})

async function list(opened: Opened): Promise<void> {
  const tokens = await listTokens(await opened.operator(), {})
  const now = new Date()
  const scopeOf = (stored: string): string => Object.entries(tokenScopes).find(([, name]) => name === stored)![0]
  const rows = tokens.map(({ id, name, user, provider, scope, expiresAt, lastUsedAt, revokedAt }) => [
    id,
    name,
    user.email,
    provider.name,
    scopeOf(scope),
    revokedAt
      ? `revoked ${day(revokedAt)}`
      : !expiresAt
        ? 'until revoked'
        : expiresAt <= now
          ? `expired ${day(expiresAt)}`
          : `until ${day(expiresAt)}`,
    lastUsedAt ? day(lastUsedAt) : 'never',
  ])
  say(
    rows.length === 0
      ? 'There are no tokens.'
      : table(['Id', 'Name', 'Of', 'Provider', 'Scope', 'Works', 'Last used'], rows),
  )
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
