import type { Clients } from '../../db/access/client'
import { commands } from '../../services/kernel/command'

/**
 * Refusals in the audit log that their commands do not declare, from which GraphQL's descriptions and the REST contract
 * are made. An unknown record, wrong entries, an older version and a used key go without saying.
 */
export const undeclaredRefusals = async ({ system }: Clients): Promise<string[]> => {
  const refused = await system.auditEntry.findMany({
    where: { outcome: { startsWith: 'refused ' } },
    distinct: ['action', 'outcome'],
    select: { action: true, outcome: true },
  })
  expect(refused.length).toBeGreaterThan(0)
  return refused
    .filter(({ action, outcome }) => {
      const declared = commands.get(action)?.refusals
      const code = outcome.slice('refused '.length)
      return !['NOT_FOUND', 'VALIDATION', 'STALE', 'KEY_REUSED', ...(declared ?? [])].includes(code)
    })
    .map(({ action, outcome }) => `${action} ${outcome}`)
}
