import { showIn } from 'domain/kernel/time/facilityTime'
import { signOfZone, zoneOrUtc } from '../ui/browser/zonedTime'

// A hand-over is read at its facility and on paper, so its times are those of the facility's clock.

export const showLocal = (timeZone: string, at: string): string =>
  showIn(zoneOrUtc(timeZone), new Date(at), 'MM/dd/yyyy HH:mm') + signOfZone(timeZone)

export const zoneInWords = (timeZone: string): string =>
  (signOfZone(timeZone) ? 'this browser does not know ' : '') + timeZone.replaceAll('_', ' ')
