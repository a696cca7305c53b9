import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { infectionsPerPage, type InfectionRow } from '../../domain/reports/infections'
import { inOrderOf } from '../kernel/inOrderOf'
import { pageFilter, pagesOf, type PageFilter, type Pages } from './pages'
import { report, type Scope } from './report'

type Entry = { id: string; lineId: string }

/** The entries that start on a day of the range, in visible facilities, the newest first (rules 7.2). */
const readEntries = ({ db, actor, range, isVisible }: Scope): Promise<Entry[]> =>
  db.$queryRaw<Entry[]>`
    select infection_entry.id, infection_entry.line_id as "lineId" from infection_entry
    join listed_line on listed_line.line_id = infection_entry.line_id
    where infection_entry.provider_id = ${actor.providerId}::uuid
      and started_on >= ${range.start}::date and started_on <= ${range.end}::date and ${isVisible}
    order by started_on desc, infection_entry.created_at desc, infection_entry.id desc`

const readRows = async ({ db, range }: Scope, ids: string[]): Promise<InfectionRow[]> => {
  const place = { select: { id: true, name: true, facility: { select: { id: true, name: true, timeZone: true } } } }
  const entries = await db.infectionEntry.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      start: true,
      stop: true,
      line: {
        include: {
          room: place,
          completedBy: { select: { id: true, fullName: true } },
          // A line is created when the call that placed it is completed.
          calls: {
            where: { completedAt: { not: null } },
            orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
            take: 1,
            select: { completedBy: { select: { id: true, fullName: true } } },
          },
        },
      },
    },
  })
  return inOrderOf(ids, entries).map(({ line, start, stop }) => ({
    name: line.name,
    room: line.room,
    roomDescription: line.roomDescription,
    infectionNotes: line.infectionNotes,
    timeZone: line.room?.facility.timeZone ?? range.timeZone,
    createdAt: line.createdAt,
    createdBy: line.calls[0]?.completedBy ?? null,
    completedAt: line.completedAt,
    completedBy: line.completedBy,
    infectionStart: fromDatabaseDate(start),
    infectionStop: stop && fromDatabaseDate(stop),
  }))
}

export const infectionsReport = report({
  name: 'infections',
  description: 'Infections that started in the range, the newest first, with the line and its place.',
  filters: pageFilter,
  read: async (scope, filter: PageFilter): Promise<Pages<InfectionRow> & { lineIds: string[] }> => {
    const entries = await readEntries(scope)
    const pages = pagesOf(
      entries.map(({ id }) => id),
      filter,
      infectionsPerPage,
      (ids) => readRows(scope, ids),
    )
    const lineOf = new Map(entries.map(({ id, lineId }) => [id, lineId]))
    return { ...pages, lineIds: [...new Set(pages.ids.map((id) => lineOf.get(id)!))] }
  },
  lineIds: (answer) => answer.lineIds,
})
