import type { Clients } from '../../db/access/client'
import { auditRow, type AuditRow } from './audit'
import { writeAtCommit, type ChangeRow } from './atCommit'
import { byProvider, momentOf, type CommandContext } from './command'

/** What a write has that happens because time passes: nobody is signed in. */
export type TimedWrite = Pick<CommandContext, 'tx' | 'sql' | 'now' | 'notBefore' | 'record' | 'changed'> & {
  actor: { userId: null; providerId: string }
  /** From now on, records into the audit log of this provider as well. */
  inProvider(providerId: string): void
}

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
    const moment = momentOf({ now })
    const changes: ChangeRow[] = []
    const records: AuditRow[] = []
    const logs = new Set([providerId])
    const result = await run({
      tx,
      sql,
      actor: { userId: null, providerId },
      get now() {
        return moment.now()
      },
      notBefore: moment.notBefore,
      inProvider: (id) => void logs.add(id),
      changed: ({ kind, id, providerId: of = providerId }, facilityIds) =>
        void changes.push({
          providerId: of,
          kind,
          entityId: id,
          facilityIds: [...new Set(facilityIds.filter((facilityId) => facilityId !== null))],
          at: moment.now(),
        }),
      record: (it, fields) => {
        for (const of of it.providerId ? [it.providerId] : logs)
          records.push(
            auditRow(
              { door: 'clock', origin: null },
              { providerId: of, userId: null },
              name,
              moment.now(),
              it,
              'done',
              fields,
            ),
          )
      },
    })
    writeAtCommit(sql, byProvider(records), byProvider(changes))
    return result
  }
  return (
    scope === 'installation' ? clients.systemTransaction(work) : clients.transaction(providerId, work, longestMs)
  ) as Promise<R>
}
