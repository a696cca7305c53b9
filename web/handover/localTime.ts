import { showIn } from 'domain/kernel/time/facilityTime'

// A hand-over is read at its facility and on paper, so its times are those of the facility's clock.

export const showLocal = (timeZone: string, at: string): string => showIn(timeZone, new Date(at), 'MM/dd/yyyy HH:mm')

export const zoneInWords = (timeZone: string): string => timeZone.replaceAll('_', ' ')
