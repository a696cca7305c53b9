const prefix = 'America/'

/** The time zones that can be chosen for a facility (administration, section 5). */
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith(prefix))

/** Whether the runtime knows the zone. A zone may have several names; one of them is offered, and all are accepted. */
export const isTimeZone = (zone: string): boolean => {
  if (!zone.startsWith(prefix)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
