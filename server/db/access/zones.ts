import { tzOffset } from '@date-fns/tz'
import { Prisma } from '../generated/prisma/client'
import { allZones, ianaName, namesOf } from '../../domain/kernel/time/zones'
import { badConfiguration, StartProblem } from '../../startProblem'
import type { Clients } from './client'

// Which time zones the database knows. Those of its packages may be older than Node's, or lack names. A statement that
// names one that it does not know fails, so it is told the zone by another name, or by the zone's offset.

type Told = { zone: string; isOffset: boolean }

/** The zones that the database does not know by their IANA names, each with what it is told instead. Of the process, as its database is. */
let lost: ReadonlyMap<string, Told> = new Map()

/** An offset as PostgreSQL takes it for a zone: its name in brackets, then the hours that it is behind UTC. */
const offsetZone = (zone: string, now: Date): string => {
  const ahead = tzOffset(zone, now)
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `<${ahead < 0 ? '-' : '+'}${hours}${minutes}>${ahead < 0 ? '' : '-'}${hours}:${minutes}`
}

/** Learns which zones the database knows. Zones of facilities that this runtime does not know are a problem of the start. */
export const learnZones = async ({ system }: Pick<Clients, 'system'>, now: Date): Promise<void> => {
  const held = await system.$queryRaw<{ zone: string }[]>`select distinct time_zone as zone from facility`
  const unknown = held.find(({ zone }) => ianaName(zone) === null)
  if (unknown)
    throw new StartProblem(
      `A facility is in the time zone ${unknown.zone}, which this Node.js (time zones of ${process.versions.tz ?? 'an unknown version'}) does not know.`,
      'Update Node.js.',
      badConfiguration,
    )
  const rows = await system.$queryRaw<{ name: string }[]>`select name from pg_timezone_names`
  const known = new Set(rows.map(({ name }) => name))
  lost = new Map(
    allZones()
      .filter((zone) => !known.has(zone))
      .map((zone) => {
        const other = namesOf(zone).find((name) => known.has(name))
        return [zone, other ? { zone: other, isOffset: false } : { zone: offsetZone(zone, now), isOffset: true }]
      }),
  )
}

/** Whether the database knows the rules of the zone, and not only its offset of now. */
export const isKnownToDatabase = (zone: string): boolean => lost.get(zone)?.isOffset !== true

/** What the database is told for a zone, which has its IANA name. */
export const zoneForDatabase = (zone: string): string => lost.get(zone)?.zone ?? zone

/** The same in a statement, of the zone in a column. */
export const zoneForStatement = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`coalesce(${JSON.stringify(Object.fromEntries([...lost].map(([zone, told]) => [zone, told.zone])))}::jsonb ->> ${column}, ${column})`
