import type { Db } from '../../db/access/client'

/** The names of these people, also of those who left. */
export const readPeople = async (db: Db, ids: Iterable<string | null>): Promise<Map<string, string>> => {
  const rows = await db.user.findMany({ where: { id: { in: known(ids) } }, select: { id: true, fullName: true } })
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

/** The names of these facilities, also of deleted ones. */
export const readFacilityNames = async (db: Db, ids: Iterable<string | null>): Promise<Map<string, string>> => {
  const rows = await db.facility.findMany({ where: { id: { in: known(ids) } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The names of these statuses. */
export const readStatusNames = async (db: Db, ids: Iterable<string | null>): Promise<Map<string, string>> => {
  const rows = await db.statusCode.findMany({ where: { id: { in: known(ids) } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const known = (ids: Iterable<string | null>): string[] => [...new Set(ids)].filter((id) => id !== null)
