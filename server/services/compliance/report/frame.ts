import type { Db } from '../../../db/access/client'
import { graceUntil } from '../../../domain/compliance/locking'
import type { Actor } from '../../../domain/kernel/actor'
import { dayLater, startOfDay, todayIn } from '../../../domain/kernel/time/facilityTime'
import { usualConfiguration } from '../../configuration/compliance/readCompliance'
import { readProviderZone } from '../../configuration/facilities/providerZone'

/** What the statements of a report need to know of its provider. */
export type Frame = {
  /** The time of the reading. */
  now: Date
  /** The highest number of a requirement: how many bits what people hold has. */
  bits: number
  /** Who joined then or later is in the onboarding grace period, by the days of the first facility (rules 6.5b, 6.7). */
  graceSince: Date
  /** Its last day for somebody who joined at that moment; null when it is over. */
  graceUntil(joinedAt: Date): string | null
}

export const readFrame = async (db: Db, { providerId }: Actor, now: Date): Promise<Frame> => {
  const [timeZone, settings, requirements] = await Promise.all([
    readProviderZone(db, providerId),
    db.complianceSettings.findUnique({ where: { providerId } }),
    db.complianceRequirement.aggregate({ where: { providerId }, _max: { number: true } }),
  ])
  const { gracePeriod: onboardingDays } = settings ?? usualConfiguration
  const today = todayIn(timeZone, now)
  return {
    now,
    bits: requirements._max.number ?? 1,
    graceSince: startOfDay(timeZone, dayLater(today, -onboardingDays)),
    graceUntil: (joinedAt) => graceUntil({ joinedOn: todayIn(timeZone, joinedAt), onboardingDays }, today),
  }
}
