import { compareOnTeam, hasNobodyPresent, isOnTeam, type TeamMember } from './team'

const member = (fullName: string, over: Partial<TeamMember> = {}): TeamMember => ({
  userId: fullName,
  fullName,
  presence: 'ONLINE',
  work: null,
  isElsewhere: false,
  ...over,
})
const onCall = (minute: number, isLead = true) => ({
  work: { callId: `call-${minute}`, since: new Date(Date.UTC(2026, 2, 10, 14, minute)), isLead },
})

test.each([
  ['Online without a call', member('A'), true],
  ['Away without a call', member('A', { presence: 'AWAY' }), false],
  ['Offline without a call', member('A', { presence: 'OFFLINE' }), false],
  ['Offline, leading', member('A', { presence: 'OFFLINE', ...onCall(1) }), true],
  ['Away, leading', member('A', { presence: 'AWAY', ...onCall(1) }), true],
  ['Offline, assisting', member('A', { presence: 'OFFLINE', ...onCall(1, false) }), false],
])('rules 10.12: who is on the team: %s', (_words, who, isShown) => {
  expect(isOnTeam(who)).toBe(isShown)
})

test('rules 10.12: leads who are gone, then those on a call, the longest first, those elsewhere, then the others by name', () => {
  const people = [
    member('Zoe'),
    member('Ana'),
    member('Yan', { isElsewhere: true }),
    member('Bea', { isElsewhere: true }),
    member('On it a short time', onCall(50)),
    member('Assisting for long', onCall(10, false)),
    member('Gone a short time', { presence: 'OFFLINE', ...onCall(55) }),
    member('Gone for long', { presence: 'OFFLINE', ...onCall(20) }),
  ]
  expect(people.sort(compareOnTeam).map(({ fullName }) => fullName)).toEqual([
    'Gone for long',
    'Gone a short time',
    'Assisting for long',
    'On it a short time',
    'Bea',
    'Yan',
    'Ana',
    'Zoe',
  ])
})

test.each([
  ['Stat', [], true],
  ['Stat', ['OFFLINE', 'OFFLINE'], true],
  ['Stat', ['OFFLINE', 'AWAY'], false],
  ['Normal', [], false],
] as const)('rules 10.12: a call that is %s with %j has no one present: %s', (statusName, workers, hasNobody) => {
  expect(hasNobodyPresent({ statusName, workers })).toBe(hasNobody)
})
