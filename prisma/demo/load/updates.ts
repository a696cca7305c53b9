import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { insertTables } from './insert'

/** What the ward and the team wrote about an open call that a ward asked for, in the transaction of the caller. */
export const insertUpdates = async (client: ClientBase, providerId: string, now: Date): Promise<void> => {
  const { rows } = await client.query<{ id: string; asked_by: string; lead: string; at: Date }>(
    `select id, created_by_id as asked_by, assigned_to_id as lead, created_at as at from call
      where provider_id = $1 and is_from_ward and completed_at is null and deleted_at is null and announced_at is not null and assigned_to_id is not null
      order by created_at desc limit 1`,
    [providerId],
  )
  const [call] = rows
  if (!call) return
  const at = (fraction: number) => new Date(call.at.getTime() + (now.getTime() - call.at.getTime()) * fraction)
  const written = [
    { text: 'The patient is back from imaging now.', isFromWard: true, byId: call.asked_by, writtenAt: at(0.5) },
    { text: 'With you in 10 minutes.', isFromWard: false, byId: call.lead, writtenAt: at(0.75) },
  ]
  await insertTables(client, {
    call_update: written.map((update) => ({
      id: randomUUID(),
      providerId,
      callId: call.id,
      isWorse: false,
      ...update,
    })),
  })
  await client.query('update call set said_at = $2 where id = $1', [call.id, at(0.75)])
}
