import { isOnHold, isStat } from '../configuration/statuses/status'
import { minutesBetween, showMinutes } from '../calls/queue/waiting'
import { isForFacility, type AlertKind, type AlertSetting } from './alert'
import type { Presence } from '../account/presence'

/** `WITHDRAWN`: takes the notification of a call off the device again. */
export type PushKind = AlertKind | 'WITHDRAWN'

/**
 * Whether a push is heard. One that puts right what an earlier one told is not; `IF_NEW`: except where nothing of the call
 * is shown, because it may have overtaken the first.
 */
export type PushSound = 'ALWAYS' | 'IF_NEW' | 'NEVER'

/** What a device is sent, encrypted. It names no patient (rules 10.3). `providerId`: where the call is found. */
export type PushPayload = {
  kind: PushKind
  sound: PushSound
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

/**
 * How a correction is heard. `sentAt`: when the device was told first. `isOwn`: the change is that of its person, who is told
 * of nothing that they did themselves.
 */
export const soundOfCorrection = (sentAt: Date, isOwn: boolean, now: Date): PushSound =>
  !isOwn && sentAt.getTime() + pushLifeMs > now.getTime() ? 'IF_NEW' : 'NEVER'

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
  WITHDRAWN: () => 'No longer for you',
}

const titleOf = (kind: PushKind, { purposeName, statusName }: PushedFacts): string =>
  titles[kind](kind === 'ESCALATION' && isStat(statusName) ? `Stat, ${purposeName}` : purposeName)

const placeOf = ({ place }: PushedFacts): string[] => (place ? [place.roomName, place.facilityName] : ['No room given'])

/** What a push says of its call besides the age. A device that shows something else is told again. */
export const toldOf = (kind: PushKind, call: PushedFacts): string => [titleOf(kind, call), ...placeOf(call)].join(' · ')

/** `providerName`: for a person who may work in several providers; null for others. */
export type PushOptions = { sound: PushSound; providerName: string | null }

/**
 * The text of a push: purpose, place and age, and nothing else of the call. One that withdraws another says nothing of it.
 */
export const pushPayload = (
  kind: PushKind,
  call: PushedFacts,
  { sound, providerName }: PushOptions,
  now: Date,
): PushPayload => {
  const { providerId, callId, aliveAt } = call
  const at = aliveAt.toISOString()
  const body = [
    ...placeOf(call),
    ...(providerName === null ? [] : [providerName]),
    `waiting ${showMinutes(minutesBetween(at, now))}`,
  ]
  const text = kind === 'WITHDRAWN' ? '' : body.join(' · ')
  return { kind, sound, providerId, callId, title: titleOf(kind, call), body: text, at }
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
