import { allZones, ianaName } from '../../kernel/time/zones'

const prefix = 'America/'

/** The time zones that a facility may be in (administration, section 5), by their names in the IANA database. */
export const timeZones = (): string[] => allZones().filter((zone) => zone.startsWith(prefix))

/** The IANA name of a zone that a facility may be in; null for any other. All of its names are accepted. */
export const facilityZone = (zone: string): string | null => {
  const name = ianaName(zone)
  return name?.startsWith(prefix) ? name : null
}
