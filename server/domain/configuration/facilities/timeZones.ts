const prefix = 'America/'

/** The time zones that a facility may be in, as they are offered (administration, section 5). */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith(prefix))

/** Whether the clocks know the zone. One may have several names, of which one is offered and all will do. */
export const isTimeZone = (zone: string): boolean => {
  if (!zone.startsWith(prefix)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
