import { isOnHold, isStat } from '../configuration/statuses/status'
import { minutesBetween, showMinutes } from '../calls/queue/waiting'
import { isForFacility, type AlertKind, type AlertSetting } from './alert'
import type { Presence } from '../account/presence'

/** `WITHDRAWN`: takes the notification of a call off the device again. */
export type PushKind = AlertKind | 'WITHDRAWN'

/** What a device is sent, encrypted. It names no patient (rules 10.3). `providerId`: where the call is found. */
export type PushPayload = {
  kind: PushKind
  providerId: string
  callId: string
  title: string
  body: string
  at: string
}

/** The devices that one person may have. */
export const mostPushDevices = 10

/** How long a push may be under way: whoever turns the phone on later finds the queue. */
export const pushLifeMs = 5 * 60_000

/** What decides whether a call still waits for somebody. `isOpen`: it is in the queue. */
export type PushedCall = { isOpen: boolean; statusName: string; leadId: string | null }

const waits = ({ isOpen, statusName, leadId }: PushedCall): boolean =>
  isOpen && leadId === null && !isOnHold(statusName)

/** Whether a push is still true of its call. `userId`: whom it is sent to. */
export const isStillTrue = (kind: PushKind, call: PushedCall, userId: string): boolean => {
  switch (kind) {
    case 'STAT':
      return waits(call) && isStat(call.statusName)
    case 'NEW_CALL':
    case 'ESCALATION':
      return waits(call)
    case 'ASSIGNED':
      return call.isOpen && call.leadId === userId
    case 'WITHDRAWN':
      return true
  }
}

/**
 * Of which of these kinds a person is told by push about a call of the facility; null for none. Somebody Away or Offline
 * gets only what they chose for that (rules 10.1).
 */
export const pushedKind = (
  settings: readonly AlertSetting[],
  kinds: readonly AlertKind[],
  facilityId: string | null,
  presence: Presence,
): AlertKind | null =>
  kinds.find((kind) =>
    settings.some(
      (setting) =>
        setting.kind === kind &&
        setting.push &&
        (presence === 'ONLINE' || setting.pushAway) &&
        isForFacility(setting, facilityId),
    ),
  ) ?? null

/** A push replaces an earlier one of the same call that is still under way. Push services take 32 letters. */
export const pushTopic = (callId: string): string => callId.replaceAll('-', '')

export type PushedFacts = {
  providerId: string
  callId: string
  purposeName: string
  statusName: string
  place: { roomName: string; facilityName: string } | null
  aliveAt: Date
}

const titles: Record<PushKind, (need: string) => string> = {
  STAT: (need) => `Stat: ${need}`,
  ASSIGNED: (need) => `Assigned to you: ${need}`,
  NEW_CALL: (need) => `New call: ${need}`,
  ESCALATION: (need) => `Waiting too long: ${need}`,
  WITHDRAWN: () => 'No longer waiting',
}

/**
 * The text of a push: purpose, place and age, and nothing else of the call. One that withdraws another says nothing of it.
 * `providerName`: for a person who may work in several providers; null for others.
 */
export const pushPayload = (kind: PushKind, call: PushedFacts, providerName: string | null, now: Date): PushPayload => {
  const { providerId, callId, purposeName, statusName, place, aliveAt } = call
  const at = aliveAt.toISOString()
  const need = kind === 'ESCALATION' && isStat(statusName) ? `Stat, ${purposeName}` : purposeName
  const body = [
    ...(place ? [place.roomName, place.facilityName] : ['No room given']),
    ...(providerName === null ? [] : [providerName]),
    `waiting ${showMinutes(minutesBetween(at, now))}`,
  ]
  const text = kind === 'WITHDRAWN' ? '' : body.join(' · ')
  return { kind, providerId, callId, title: titles[kind](need), body: text, at }
}

/** How often one push is tried. */
const mostAttempts = 6

/**
 * When a push that a service refused for now is tried again: after twice as long each time, or when the service says;
 * null when its life would be over.
 */
export const pushAgainAt = (
  { createdAt, attempts }: { createdAt: Date; attempts: number },
  retryAfterMs: number | null,
  now: Date,
): Date | null => {
  const next = now.getTime() + Math.max(retryAfterMs ?? 0, 2_000 * 2 ** (attempts - 1))
  return attempts < mostAttempts && next < createdAt.getTime() + pushLifeMs ? new Date(next) : null
}
