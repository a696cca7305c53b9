import { zoneForDatabase, zoneForStatement } from '../../db/access/zones'
import { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { nameKey, sameName } from '../../domain/kernel/input/names'
import { unitNames, unitOf } from '../../domain/configuration/facilities/unit'
import type { CallsFilter } from '../../domain/reports/filters'
import type { Hours } from '../../domain/reports/hours'
import type { Range } from '../../domain/reports/range'
import type { Scope } from './report'

// Conditions on the calls of a report: rows that have call_id, facility_id and status_code_id.

const always = Prisma.sql`true`

/** Whether minutes of the day lie within the hours, which may run over midnight. */
export const isBetween = (minutes: Prisma.Sql, { from, to }: Hours): Prisma.Sql =>
  from < to
    ? Prisma.sql`${minutes} between ${from}::int and ${to - 1}::int`
    : Prisma.sql`${minutes} not between ${to}::int and ${from - 1}::int`

export const hasStatus = ({ providerId }: Actor, names: readonly string[]): Prisma.Sql =>
  Prisma.sql`status_code_id in (select id from status_code where provider_id = ${providerId}::uuid and name = any(${[...names]}::text[]))`

/** The rooms that have a unit, in every facility, and the unit of each: units have names, and no rows. */
export const readUnits = async ({ db, actor }: Scope): Promise<{ rooms: string[]; units: string[] }> => {
  const rooms = await db.room.findMany({
    where: { providerId: actor.providerId },
    select: { id: true, name: true },
  })
  const named = rooms.flatMap(({ id, name }) => {
    const unit = unitOf(name)
    return unit === null ? [] : [{ id, unit }]
  })
  const names = unitNames(rooms.map(({ name }) => name))
  return { rooms: named.map(({ id }) => id), units: named.map(({ unit }) => names.get(nameKey(unit))!) }
}

const roomsOfUnits = async (scope: Scope, sought: readonly string[]): Promise<string[]> => {
  const { rooms, units } = await readUnits(scope)
  return rooms.filter((_id, place) => sought.some((each) => sameName(each, units[place]!)))
}

export const isInUnits = async (scope: Scope, units: readonly string[]): Promise<Prisma.Sql> =>
  isInRooms(scope, await roomsOfUnits(scope, units))

/** Completed calls in these rooms. */
export const isInRooms = ({ listed }: Scope, ids: readonly string[]): Prisma.Sql =>
  Prisma.sql`call_id in (select call_id from (${listed}) as listed where room_id = any(${[...ids]}::uuid[]))`

export const isCompleted = ({ actor, range }: Scope): Prisma.Sql =>
  Prisma.sql`provider_id = ${actor.providerId}::uuid and completed_at >= ${range.from}::timestamptz and completed_at < ${range.to}::timestamptz`

/** The zone of each facility, for `localTime`. */
export const facilityZones = ({ providerId }: Actor): Prisma.Sql =>
  Prisma.sql`select id as facility_id, ${zoneForStatement(Prisma.sql`time_zone`)} as time_zone from facility where provider_id = ${providerId}::uuid`

/** A moment by the clock of the facility, where `zones` is joined; without a room by that of the report. */
export const localTime = (column: 'alive_at', { timeZone }: Range): Prisma.Sql =>
  Prisma.sql`(${Prisma.raw(column)} at time zone coalesce(time_zone, ${zoneForDatabase(timeZone)}))`

/** Completed calls with one of these needs. */
export const hasNeed = (scope: Scope, ids: readonly string[]): Prisma.Sql =>
  Prisma.sql`call_id in (select id from call where ${isCompleted(scope)} and purpose_id = any(${[...ids]}::uuid[]))`

/** What the calls of a report have; `isAmong` says of rows of `call` which ones the report may count. */
export const meets = async (
  scope: Scope,
  { status, facilityId, unit, purposeId }: CallsFilter,
  isAmong: Prisma.Sql,
): Promise<{ /** Of rows with call_id. */ recorded: Prisma.Sql; /** Of rows of `call`. */ call: Prisma.Sql }> => {
  const ofCall = [
    ...(unit === null ? [] : [Prisma.sql`room_id = any(${await roomsOfUnits(scope, [unit])}::uuid[])`]),
    ...(purposeId === null ? [] : [Prisma.sql`purpose_id = ${purposeId}::uuid`]),
  ]
  const both = [
    ...(status === null ? [] : [hasStatus(scope.actor, [status])]),
    ...(facilityId === null ? [] : [Prisma.sql`facility_id = ${facilityId}::uuid`]),
  ]
  const all = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
    conditions.length === 0 ? always : Prisma.join([...conditions], ' and ')
  return {
    recorded: all([
      ...both,
      ...(ofCall.length === 0
        ? []
        : [Prisma.sql`call_id in (select id from call where ${isAmong} and ${all(ofCall)})`]),
    ]),
    call: all([...ofCall, ...both]),
  }
}
