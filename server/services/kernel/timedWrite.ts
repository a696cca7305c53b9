import type { Clients } from '../../db/access/client'
import { openWrite, type WriteContext } from './write'

/** What a write has that happens because time passes: nobody is signed in. */
export type TimedWrite = WriteContext & { actor: { userId: null; providerId: string } }

type Timed = {
  /** The action in the audit log. */
  name: string
  providerId: string
  now: () => Date
  /** It writes rows of several providers. */
  scope?: 'installation'
  longestMs?: number
}

/**
 * A write of the clock, whole: one transaction, and the audit rows and change rows with its commit, as in a command.
 */
export const timedWrite = <R>(
  clients: Clients,
  { name, providerId, now, scope, longestMs }: Timed,
  run: (context: TimedWrite) => Promise<R>,
): Promise<R> => {
  const work: Parameters<Clients['systemTransaction']>[0] = async (tx, sql) => {
    const actor = { userId: null, providerId }
    const write = openWrite({ door: 'clock', origin: null, now }, actor, name, { tx, sql })
    const result = await run(Object.assign(write.context, { actor }))
    write.settle()
    return result
  }
  return (
    scope === 'installation' ? clients.systemTransaction(work) : clients.transaction(providerId, work, longestMs)
  ) as Promise<R>
}
