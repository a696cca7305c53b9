import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Role } from '../../../server/domain/kernel/actor'
import { viewQuery, type ViewList } from '../../../server/domain/views/filters'
import { insertTables } from './insert'

type View = { by: Role; list: ViewList; name: string; query: string; shared: boolean }

const views: readonly View[] = [
  { by: 'Manager', list: 'QUEUE', name: 'Stat, no one yet', query: 'show=stat,unassigned', shared: true },
  { by: 'Manager', list: 'LINES', name: 'Open, oldest first', query: 'status=open&order=oldest', shared: true },
  { by: 'Clinician', list: 'QUEUE', name: 'My line checks', query: 'show=lineCheck,mine', shared: false },
]

/** Adds two shared views and one of a clinician, in the transaction of the caller. */
export const insertViews = async (client: ClientBase, providerId: string, now: Date): Promise<void> => {
  const { rows: people } = await client.query<{ id: string; role: Role }>(
    "select u.id, r.role from provider_role r join app_user u on u.id = r.user_id where r.provider_id = $1 order by (u.email like '%@demo.example') desc, u.email",
    [providerId],
  )
  const rows = views.flatMap(({ by, query, ...view }) => {
    const owner = people.find(({ role }) => role === by)
    const stamps = { createdAt: now, changedAt: now }
    return owner
      ? [{ id: randomUUID(), providerId, ownerId: owner.id, ...view, query: viewQuery(view.list, query), ...stamps }]
      : []
  })
  await insertTables(client, { saved_view: rows })
}
