import { alertKinds, usualAlert, type AlertKind, type AlertSetting } from './alert'
import {
  isStillTrue,
  pushAgainAt,
  pushedKind,
  pushLifeMs,
  pushPayload,
  pushTopic,
  soundOfCorrection,
  toldOf,
  type PushedCall,
  type PushKind,
} from './push'

const call = (facts: Partial<PushedCall> = {}): PushedCall => ({
  isOpen: true,
  statusName: 'Normal',
  leadId: null,
  ...facts,
})

test.each<[string, PushedCall, PushKind[]]>([
  ['a call that waits', call(), ['NEW_CALL', 'ESCALATION', 'WITHDRAWN']],
  ['a Stat call that waits', call({ statusName: 'Stat' }), ['STAT', 'NEW_CALL', 'ESCALATION', 'WITHDRAWN']],
  ['a call that the person has', call({ leadId: 'me' }), ['ASSIGNED', 'WITHDRAWN']],
  ['a call that someone else has', call({ leadId: 'ben', statusName: 'Stat' }), ['WITHDRAWN']],
  ['a call on hold', call({ statusName: 'On Hold' }), ['WITHDRAWN']],
  ['a call that ended', call({ isOpen: false, statusName: 'Stat', leadId: 'me' }), ['WITHDRAWN']],
])('rules 10.3: what is still true of %s', (_name, facts, kinds) => {
  expect([...alertKinds, 'WITHDRAWN' as const].filter((kind) => isStillTrue(kind, facts, 'me')).sort()).toEqual(
    [...kinds].sort(),
  )
})

const setting = (kind: AlertKind, over: Partial<AlertSetting> = {}) => ({ ...usualAlert(kind), push: true, ...over })

test.each<[string, AlertSetting[], AlertKind[], 'ONLINE' | 'AWAY' | 'OFFLINE', AlertKind | null]>([
  ['the usual settings push nothing', alertKinds.map(usualAlert), ['STAT'], 'ONLINE', null],
  ['what was chosen', [setting('STAT')], ['STAT', 'NEW_CALL'], 'ONLINE', 'STAT'],
  ['the kind that was chosen', [setting('NEW_CALL')], ['STAT', 'NEW_CALL'], 'ONLINE', 'NEW_CALL'],
  ['nothing while Away', [setting('STAT')], ['STAT'], 'AWAY', null],
  ['nothing while Offline', [setting('STAT')], ['STAT'], 'OFFLINE', null],
  ['what was chosen for Away', [setting('STAT', { pushAway: true })], ['STAT'], 'AWAY', 'STAT'],
  ['what was chosen for Offline', [setting('STAT', { pushAway: true })], ['STAT'], 'OFFLINE', 'STAT'],
  ['Away without push', [setting('STAT', { push: false, pushAway: true })], ['STAT'], 'AWAY', null],
  ['another facility', [setting('STAT', { facilityIds: ['north'] })], ['STAT'], 'ONLINE', null],
  ['the chosen facility', [setting('STAT', { facilityIds: ['main'] })], ['STAT'], 'ONLINE', 'STAT'],
])('rules 10.1: %s', (_name, settings, kinds, presence, kind) => {
  expect(pushedKind(settings, kinds, 'main', presence)).toBe(kind)
})

const now = new Date('2026-03-10T14:05:30Z')
const facts = {
  providerId: '01980000-0000-7000-8000-000000000001',
  callId: '01980000-0000-7000-8000-000000000000',
  purposeName: 'PICC Insertion',
  statusName: 'Stat',
  place: { roomName: '4B-12', facilityName: 'Main Hospital' },
  aliveAt: new Date('2026-03-10T14:02:00Z'),
}

const first = { sound: 'ALWAYS', providerName: null } as const

test.each<[PushKind, string, string]>([
  ['STAT', 'Stat: PICC Insertion', '4B-12 · Main Hospital · waiting 3 min'],
  ['NEW_CALL', 'New call: PICC Insertion', '4B-12 · Main Hospital · waiting 3 min'],
  ['ASSIGNED', 'Assigned to you: PICC Insertion', '4B-12 · Main Hospital · waiting 3 min'],
  ['ESCALATION', 'Waiting too long: Stat, PICC Insertion', '4B-12 · Main Hospital · waiting 3 min'],
  ['WITHDRAWN', 'No longer for you', ''],
])('the text of %s', (kind, title, body) => {
  expect(pushPayload(kind, facts, first, now)).toEqual({
    kind,
    sound: 'ALWAYS',
    providerId: facts.providerId,
    callId: facts.callId,
    title,
    body,
    at: '2026-03-10T14:02:00.000Z',
  })
})

test('the provider is named to a person of several, and never when a push withdraws another', () => {
  const named = { sound: 'ALWAYS', providerName: 'Riverside Health' } as const
  expect(pushPayload('STAT', facts, named, now).body).toBe('4B-12 · Main Hospital · Riverside Health · waiting 3 min')
  expect(pushPayload('WITHDRAWN', facts, named, now).body).toBe('')
})

test.each([
  ['while the first may be under way', 60_000, false, 'IF_NEW'],
  ['once it must have come, or was lost', pushLifeMs, false, 'NEVER'],
  ['of what its person did themselves', 60_000, true, 'NEVER'],
] as const)('rules 10.3: how a correction is heard %s', (_when, passed, isOwn, sound) => {
  expect(soundOfCorrection(now, isOwn, new Date(now.getTime() + passed))).toBe(sound)
})

test('what a device was told is need and place, and not the age', () => {
  expect(toldOf('STAT', facts)).toBe('Stat: PICC Insertion · 4B-12 · Main Hospital')
  expect(toldOf('STAT', { ...facts, aliveAt: now })).toBe(toldOf('STAT', facts))
  const elsewhere = [{ purposeName: 'Difficult IV' }, { place: null }].map((other) =>
    toldOf('STAT', { ...facts, ...other }),
  )
  expect(elsewhere).toEqual(['Stat: Difficult IV · 4B-12 · Main Hospital', 'Stat: PICC Insertion · No room given'])
  expect(toldOf('ESCALATION', { ...facts, statusName: 'Normal' })).not.toBe(toldOf('ESCALATION', facts))
})

test('a call without a room says so, and a topic has at most 32 letters', () => {
  expect(pushPayload('NEW_CALL', { ...facts, place: null }, first, now).body).toBe('No room given · waiting 3 min')
  expect(pushTopic(facts.callId)).toMatch(/^[A-Za-z0-9_-]{32}$/)
})

test.each([
  ['the first time', { attempts: 1, createdAt: now }, null, 2],
  ['after twice as long', { attempts: 3, createdAt: now }, null, 8],
  ['when the service says', { attempts: 1, createdAt: now }, 60_000, 60],
  ['not after its life', { attempts: 1, createdAt: now }, 300_000, null],
  ['not for ever', { attempts: 6, createdAt: now }, null, null],
])('it is tried again: %s', (_name, push, retryAfterMs, seconds) => {
  expect(pushAgainAt(push, retryAfterMs, now)).toEqual(
    seconds === null ? null : new Date(now.getTime() + seconds * 1_000),
  )
})
