import { checkInput } from '../kernel/input/input'
import {
  alertKinds,
  alertOn,
  alertsByUrgency,
  alertsOf,
  alertsOfChange,
  concernsOf,
  stillHolds,
  usualAlert,
  withFacilitiesLeft,
  type AlertedCall,
} from './alert'
import { changeAlertInput } from './input'

const me = 'me'
const call = (facts: Partial<AlertedCall> = {}): AlertedCall => ({
  facilityId: 'main',
  statusName: 'Normal',
  lineCheck: false,
  isFollowUp: false,
  leadId: null,
  escalation: null,
  ...facts,
})
const stat = (facts: Partial<AlertedCall> = {}) => call({ statusName: 'Stat', ...facts })

test.each([
  ['a new call', null, call(), ['NEW_CALL']],
  ['a new Stat call', null, stat(), ['STAT', 'NEW_CALL']],
  ['a call made Stat', call(), stat(), ['STAT']],
  ['a Stat call that comes back', stat({ leadId: 'ben' }), stat(), ['STAT']],
  ['a Stat call that was waiting already', stat(), stat(), []],
  ['a Stat call that someone claims', stat(), stat({ leadId: 'ben' }), []],
  ['a Stat call made Normal', stat(), call(), []],
  ['a new call that someone has already', null, call({ leadId: 'ben' }), []],
  ['a new call on hold', null, call({ statusName: 'On Hold' }), []],
  ['a line check that is due', null, call({ lineCheck: true }), []],
  ['a follow-up that is due', null, call({ isFollowUp: true }), []],
  ['a line check given to me', call({ lineCheck: true }), call({ lineCheck: true, leadId: me }), []],
  ['a line check made Stat', call({ lineCheck: true }), stat({ lineCheck: true }), ['STAT']],
  ['a call given to me', call(), call({ leadId: me }), ['ASSIGNED']],
  ['a call that I had', call({ leadId: me }), stat({ leadId: me }), []],
  ['a call taken over for me', call({ leadId: 'ben' }), call({ leadId: me }), ['ASSIGNED']],
  ['a call given to someone else', call(), call({ leadId: 'ben' }), []],
])('rules 10.1: %s', (_name, before, after, kinds) => {
  const concerns = () => true
  expect(alertsOfChange({ before, after }, { viewerId: me, isOwn: false, concerns })).toEqual(kinds)
  expect(alertsOfChange({ before, after }, { viewerId: me, isOwn: true, concerns })).toEqual([])
})

test.each([
  ['a Stat call comes into it', stat({ facilityId: 'north' }), stat(), ['STAT', 'NEW_CALL']],
  ['a call comes into it', call({ facilityId: 'north' }), call(), ['NEW_CALL']],
  ['a call gets a room in it', stat({ facilityId: null }), stat(), []],
  ['a call that someone has comes into it', stat({ facilityId: 'north', leadId: 'ben' }), stat({ leadId: 'ben' }), []],
])('rules 10.1: for who chose one facility, %s', (_name, before, after, kinds) => {
  const settings = alertKinds.map((kind) => ({ ...usualAlert(kind), facilityIds: ['main'] }))
  const concerns = concernsOf(settings)
  expect(alertsOfChange({ before, after }, { viewerId: me, isOwn: false, concerns })).toEqual(kinds)
})

test('rules 10.1: Stat calls and escalations have sound and notification, the rest nothing', () => {
  expect(alertsOf([])).toEqual(
    alertKinds.map((kind) => {
      const isUrgent = kind === 'STAT' || kind === 'ESCALATION'
      return { kind, facilityIds: null, sound: isUrgent, notification: isUrgent, push: false, pushAway: false }
    }),
  )
  const own = { ...usualAlert('STAT'), sound: false }
  expect(alertsOf([own])[0]).toBe(own)
})

test.each([
  ['the usual ones', [usualAlert('STAT')], 'main', 'STAT'],
  ['another facility', [{ ...usualAlert('STAT'), facilityIds: ['north'] }], 'main', null],
  ['the chosen facility', [{ ...usualAlert('STAT'), facilityIds: ['north'] }], 'north', 'STAT'],
  ['no room', [{ ...usualAlert('STAT'), facilityIds: ['north'] }], null, 'STAT'],
  ['without sound', [{ ...usualAlert('STAT'), sound: false }], 'main', null],
  ['another kind', [usualAlert('ESCALATION')], 'main', null],
])('rules 10.1: the sound of a Stat call: %s', (_name, settings, facilityId, kind) => {
  expect(alertOn('sound', ['STAT'], settings, facilityId)).toBe(kind)
})

test('each way tells of the most urgent kind that it was chosen for', () => {
  expect([...alertsByUrgency].sort()).toEqual([...alertKinds].sort())
  const settings = [
    { ...usualAlert('STAT'), sound: false },
    { ...usualAlert('NEW_CALL'), sound: true, notification: true },
  ]
  expect(alertOn('sound', ['STAT', 'NEW_CALL'], settings, 'main')).toBe('NEW_CALL')
  expect(alertOn('notification', ['STAT', 'NEW_CALL'], settings, 'main')).toBe('STAT')
})

test.each([
  ['STAT', 'waits', stat(), true],
  ['STAT', 'was made Normal', call(), false],
  ['STAT', 'is mine', stat({ leadId: me }), false],
  ['NEW_CALL', 'waits', call(), true],
  ['NEW_CALL', 'is someone’s', call({ leadId: 'ben' }), false],
  ['NEW_CALL', 'is on hold', call({ statusName: 'On Hold' }), false],
  ['ESCALATION', 'waits', call(), true],
  ['ESCALATION', 'is mine', call({ leadId: me }), false],
  ['ASSIGNED', 'is mine', call({ leadId: me }), true],
  ['ASSIGNED', 'is someone else’s', call({ leadId: 'ben' }), false],
] as const)('rules 10.2: whether %s still holds of a call that %s', (kind, _now, now, holds) => {
  expect(stillHolds(kind, now, me)).toBe(holds)
})

test.each([
  ['all', null, null],
  ['some that are left', ['main', 'gone'], ['main']],
  ['none that is left', ['gone'], null],
])('rules 10.1: the facilities of an alert for %s', (_name, facilityIds, left) => {
  expect(withFacilitiesLeft({ ...usualAlert('STAT'), facilityIds }, (id) => id !== 'gone').facilityIds).toEqual(left)
})

test('what is wrong with a change, at its field', () => {
  const wrongIn = (input: object) =>
    Object.fromEntries(
      checkInput(changeAlertInput, input).refusal?.fields.map((each) => [each.field, each.message]) ?? [],
    )
  expect(wrongIn({})).toEqual({ kind: 'Must be one of STAT, ASSIGNED, NEW_CALL, ESCALATION' })
  expect(wrongIn({ kind: 'stat', sound: 'loud', facilityIds: 'main' })).toEqual({
    kind: 'Must be one of STAT, ASSIGNED, NEW_CALL, ESCALATION',
    sound: 'Must be true or false',
    facilityIds: 'Must be a list',
  })
  expect(wrongIn({ kind: 'STAT', facilityIds: [] })).toEqual({ facilityIds: 'Choose at least one facility' })
  expect(checkInput(changeAlertInput, { kind: 'STAT', facilityIds: null, sound: false }).value).toEqual({
    kind: 'STAT',
    facilityIds: null,
    sound: false,
  })
})

describe('rules 10.4: an escalation', () => {
  const escalation = { at: '2026-03-10T14:10:00Z', audience: ['managers'] }
  const kinds = (before: AlertedCall | null, after: AlertedCall, audiences: string[], isOwn = false) =>
    alertsOfChange({ before, after }, { viewerId: me, isOwn, audiences, concerns: () => true })

  test('tells whom it names, also of a call that they created', () => {
    expect(kinds(stat(), stat({ escalation }), ['managers'])).toEqual(['ESCALATION'])
    expect(kinds(stat(), stat({ escalation }), ['managers'], true)).toEqual(['ESCALATION'])
    expect(kinds(stat(), stat({ escalation }), ['online'])).toEqual([])
  })
  test('tells again when it is repeated, and not when something else changes', () => {
    const again = { ...escalation, at: '2026-03-10T14:20:00Z' }
    expect(kinds(stat({ escalation }), stat({ escalation: again }), ['managers'])).toEqual(['ESCALATION'])
    expect(kinds(stat({ escalation }), stat({ escalation }), ['managers'])).toEqual([])
  })
  test('of a call that someone has, or that was not in sight, tells no one', () => {
    expect(kinds(stat(), stat({ escalation, leadId: 'ben' }), ['managers'])).toEqual([])
    expect(kinds(null, call({ escalation }), ['managers'])).toEqual(['NEW_CALL'])
  })
})
