import type { Tx } from '../../db/access/client'
import { stopIfInvalid } from '../kernel/refused'

/** The providers with the same name; the database compares, as its unique index does. */
export const providersNamed = (tx: Tx, name: string): Promise<{ id: string }[]> =>
  tx.$queryRaw`select id from provider where fold_text(name) = fold_text(${name})`

/**
 * Refuses a name that another provider has (rules 9.7). It holds until the commit: whoever names a provider waits here,
 * so that the later one of two reads what the first one wrote.
 */
export const takeName = async (
  tx: Tx,
  name: string,
  { own, field = 'name' }: { own?: string; field?: string } = {},
) => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('provider names'))`
  const others = (await providersNamed(tx, name)).filter(({ id }) => id !== own)
  stopIfInvalid(others.length > 0 ? [{ field, message: 'There is a provider of this name already' }] : [])
}
