import { startOfDay } from '../kernel/time/facilityTime'

const dayMs = 86_400_000

export type TokenState = 'active' | 'expired' | 'revoked'

/** Whether a token works; a revoked one stays revoked, whenever it would have expired. */
export const tokenState = (
  { expiresAt, revokedAt }: { expiresAt: Date | null; revokedAt: Date | null },
  now: Date,
): TokenState => (revokedAt ? 'revoked' : expiresAt && expiresAt <= now ? 'expired' : 'active')

/** When a new token expires: after so many days, at the end of a day in the zone, or never. */
export const tokenExpiry = (
  { days, expiresOn }: { days: number | null; expiresOn: string | null },
  timeZone: string,
  now: Date,
): Date | null => {
  if (days !== null) return new Date(now.getTime() + days * dayMs)
  return expiresOn === null ? null : startOfDay(timeZone, expiresOn, 1)
}
