import { audienceInWords, escalationInWords, isEscalatedTo, type Listener } from './escalation'

const person = (more: Partial<Listener> = {}): Listener => ({
  role: 'Clinician',
  allowedFacilityIds: [],
  presence: 'OFFLINE',
  ...more,
})

describe('whom an escalation tells (rules 10.4)', () => {
  test.each([
    ['a manager, of managers', person({ role: 'Manager' }), ['managers'], true],
    ['a manager, of administrators', person({ role: 'Manager' }), ['administrators'], false],
    ['an administrator, of administrators', person({ role: 'Admin' }), ['administrators'], true],
    ['an administrator, of managers', person({ role: 'Admin' }), ['managers'], false],
    ['a clinician, of both', person({ presence: 'ONLINE' }), ['managers', 'administrators'], false],
    ['someone who is Online, of everyone Online', person({ presence: 'ONLINE' }), ['online'], true],
    ['someone who is Away, of everyone Online', person({ presence: 'AWAY' }), ['online'], false],
    ['a manager who is Offline, of everyone Online', person({ role: 'Manager' }), ['online'], false],
    ['a ward, of everyone Online', person({ role: 'External', presence: 'ONLINE' }), ['online'], false],
    ['no one of the provider', person({ role: null, presence: 'ONLINE' }), ['online'], false],
    [
      'a manager who sees the facility',
      person({ role: 'Manager', allowedFacilityIds: ['north', 'main'] }),
      ['managers'],
      true,
    ],
    ['a manager who does not', person({ role: 'Manager', allowedFacilityIds: ['north'] }), ['managers'], false],
    ['anybody, of nobody', person({ role: 'Admin', presence: 'ONLINE' }), [], false],
  ])('%s', (_, listener, audience, expected) => {
    expect(isEscalatedTo(listener, { audience, facilityId: 'main' })).toBe(expected)
  })

  test('of a call without a room only people without a restriction', () => {
    const escalated = { audience: ['managers'], facilityId: null }
    expect(isEscalatedTo(person({ role: 'Manager' }), escalated)).toBe(true)
    expect(isEscalatedTo(person({ role: 'Manager', allowedFacilityIds: ['main'] }), escalated)).toBe(false)
  })

  test.each([
    [['managers'], 'managers'],
    [['administrators', 'managers'], 'managers and administrators'],
    [['online', 'managers', 'administrators'], 'managers, administrators and everyone Online'],
  ])('%j reads "%s"', (audience, words) => {
    expect(audienceInWords(audience)).toBe(words)
  })

  test('reads with the wait', () => {
    expect(escalationInWords(['managers'], 10)).toBe('Escalated to managers: waiting 10 min')
    expect(escalationInWords(['online'], 75)).toBe('Escalated to everyone Online: waiting 1 h 15 min')
  })
})
