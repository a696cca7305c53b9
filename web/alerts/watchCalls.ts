import {
  alertOn,
  alertsOfChange,
  concernsOf,
  isForFacility,
  isUnclaimedStat,
  type AlertedCall,
  type AlertKind,
  type AlertSetting,
} from 'domain/alerts/alert'

/** A call of the queue as alerts need it. Nothing that somebody typed, because that may name a patient. */
export type WatchedCall = AlertedCall & {
  id: string
  databaseId: string
  need: string
  place: string
  updatedById: string | null
}

/** What alerts a person now. `sound` and `notification`: of which kind each tells; null for nothing. */
export type Alert = { call: WatchedCall; sound: AlertKind | null; notification: AlertKind | null }

/**
 * Compares each state of the queue with the last one. The first state alerts nobody: what it shows was there before this
 * page.
 */
export const createCallWatch = (viewerId: string) => {
  let known: ReadonlyMap<string, WatchedCall> | null = null
  return (
    calls: readonly WatchedCall[],
    settings: readonly AlertSetting[],
    audiences: readonly string[] = [],
  ): Alert[] => {
    const before = known
    const concerns = concernsOf(settings)
    known = new Map(calls.map((call) => [call.id, call]))
    if (!before) return []
    return calls.flatMap((call) => {
      const was = before.get(call.id) ?? null
      if (was === call) return []
      const change = { before: was, after: call }
      const kinds = alertsOfChange(change, { viewerId, isOwn: call.updatedById === viewerId, audiences, concerns })
      const sound = alertOn('sound', kinds, settings, call.facilityId)
      const notification = alertOn('notification', kinds, settings, call.facilityId)
      return sound || notification ? [{ call, sound, notification }] : []
    })
  }
}

/** The Stat calls that nobody has, in the facilities of which the person wants to hear. */
export const waitingStats = (calls: readonly WatchedCall[], settings: readonly AlertSetting[]): WatchedCall[] => {
  const setting = settings.find(({ kind }) => kind === 'STAT')
  return calls.filter((call) => isUnclaimedStat(call) && setting && isForFacility(setting, call.facilityId))
}
