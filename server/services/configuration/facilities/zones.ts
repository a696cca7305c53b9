import { isKnownToDatabase } from '../../../db/access/zones'
import { timeZones } from '../../../domain/configuration/facilities/timeZones'
import type { FieldRefusal } from '../../../domain/kernel/refusal'

export { isKnownToDatabase }

/** The time zones that a facility may be in: those that this runtime and the database know. */
export const choosableZones = (): string[] => timeZones().filter(isKnownToDatabase)

/** Refuses to put a facility into a zone that the database does not know. */
export const wrongZone = (zone: string | null | undefined, field = 'timeZone'): FieldRefusal[] =>
  zone && !isKnownToDatabase(zone) ? [{ field, message: 'The database does not know this time zone' }] : []
