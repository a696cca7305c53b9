import fc from 'fast-check'
import {
  cardClass,
  cardClasses,
  compareInQueue,
  queueGroup,
  queueGroupNames,
  queueGroups,
  whyNotInQueue,
  type QueueFacts,
} from './queue'

const statusNames = ['Stat', 'Normal', 'On Hold']

let made = 0
const call = (facts: Partial<QueueFacts>): QueueFacts => ({
  databaseId: `id-${String(++made).padStart(3, '0')}`,
  createdAt: '2026-03-10T12:00:00.000Z',
  statusName: 'Normal',
  purposeName: 'PICC Insertion',
  lineCheck: false,
  isAssigned: false,
  ...facts,
})

const inOrder = (calls: QueueFacts[]): string[] => [...calls].sort(compareInQueue).map(({ databaseId }) => databaseId)

describe('why a call does not stand in the queue (rules 3.1)', () => {
  const now = new Date('2026-03-10T14:00:00.000Z')
  const [earlier, later] = [new Date('2026-03-10T13:59:59.999Z'), new Date('2026-03-10T14:00:00.001Z')]
  const open = { completedAt: null, deletedAt: null, aliveAt: earlier, announcedAt: null }

  test.each([
    ['an open call whose time has come stands there', open, null],
    ['at its very moment', { ...open, aliveAt: now }, null],
    ['before it', { ...open, aliveAt: later }, 'SCHEDULED'],
    [
      'before it, announced by a server that reckons the time later',
      { ...open, aliveAt: later, announcedAt: later },
      null,
    ],
    ['completed', { ...open, completedAt: earlier }, 'COMPLETED'],
    ['deleted', { ...open, deletedAt: earlier }, 'DELETED'],
    ['completed, then deleted', { ...open, completedAt: earlier, deletedAt: now }, 'DELETED'],
    ['deleted before its time', { ...open, aliveAt: later, deletedAt: earlier }, 'DELETED'],
    ['one that someone may not see', null, 'OUT_OF_SIGHT'],
  ] as const)('%s', (_what, facts, reason) => {
    expect(whyNotInQueue(facts, now)).toBe(reason)
  })
})

describe('the part of the queue in which a call stands (rules 3.2)', () => {
  test.each([
    ['Stat', false, 'stat'],
    ['Normal', false, 'normal'],
    ['On Hold', false, 'onHold'],
    ['Stat', true, 'stat'],
    ['Normal', true, 'lineCheck'],
    ['On Hold', true, 'lineCheck'],
  ] as const)('status %s, line check %s: %s', (statusName, lineCheck, group) => {
    expect(queueGroup({ statusName, lineCheck })).toBe(group)
  })

  test('a status that the rules do not know counts as Normal', () => {
    expect(queueGroup({ statusName: 'Triage', lineCheck: false })).toBe('normal')
  })

  test('the groups follow each other as Stat, Normal, On Hold, line checks', () => {
    expect(queueGroups.map((group) => queueGroupNames[group])).toEqual(['Stat', 'Normal', 'On Hold', 'Line checks'])
  })
})

describe('the order of the queue (rules 3.2)', () => {
  test('Stat first, then Normal, then On Hold, and line checks last unless they are Stat', () => {
    const at = (hour: number) => `2026-03-10T${String(hour).padStart(2, '0')}:00:00.000Z`
    const calls = [
      call({ databaseId: 'stat line check', statusName: 'Stat', lineCheck: true, createdAt: at(1) }),
      call({ databaseId: 'on hold', statusName: 'On Hold', createdAt: at(2) }),
      call({ databaseId: 'normal', createdAt: at(3) }),
      call({ databaseId: 'stat', statusName: 'Stat', createdAt: at(4) }),
      call({ databaseId: 'line check on hold', statusName: 'On Hold', lineCheck: true, createdAt: at(5) }),
    ]
    expect(inOrder(calls)).toEqual(['stat line check', 'stat', 'normal', 'on hold', 'line check on hold'])
  })

  test.each(statusNames)('inside %s the oldest comes first, to the millisecond', (statusName) => {
    const calls = [
      call({ databaseId: 'a', statusName, createdAt: '2026-03-10T12:00:00.002Z' }),
      call({ databaseId: 'b', statusName, createdAt: '2026-03-10T12:00:00.001Z' }),
      call({ databaseId: 'c', statusName, createdAt: '2025-12-31T23:59:59.999Z' }),
    ]
    expect(inOrder(calls)).toEqual(['c', 'b', 'a'])
  })

  test('calls of the same moment stand by id', () => {
    expect(inOrder([call({ databaseId: 'b' }), call({ databaseId: 'c' }), call({ databaseId: 'a' })])).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  test('the same moment written with another offset is the same moment', () => {
    const calls = [
      call({ databaseId: 'b', createdAt: '2026-03-10T12:00:00.000Z' }),
      call({ databaseId: 'a', createdAt: '2026-03-10T08:00:00.000-04:00' }),
    ]
    expect(inOrder(calls)).toEqual(['a', 'b'])
  })

  test('taking a call does not move it', () => {
    const taken = call({ databaseId: 'a', createdAt: '2026-03-10T12:00:01.000Z', isAssigned: true })
    const waiting = call({ databaseId: 'b' })
    expect(inOrder([taken, waiting])).toEqual(['b', 'a'])
    expect(
      inOrder([
        { ...taken, isAssigned: false },
        { ...waiting, isAssigned: true },
      ]),
    ).toEqual(['b', 'a'])
  })

  // Few values each, so that ties are common.
  const facts = fc.record<QueueFacts>({
    databaseId: fc.constantFrom('a', 'b', 'c', 'd'),
    createdAt: fc.constantFrom('2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.001Z', '2026-03-11T00:00:00.000Z'),
    statusName: fc.constantFrom(...statusNames),
    purposeName: fc.constantFrom('Dressing Change', 'PICC Insertion'),
    lineCheck: fc.boolean(),
    isAssigned: fc.boolean(),
  })

  test('it is a total order: antisymmetric, transitive, and equal only for the same place and id', () => {
    fc.assert(
      fc.property(facts, facts, facts, (a, b, c) => {
        const [ab, bc, ac] = [compareInQueue(a, b), compareInQueue(b, c), compareInQueue(a, c)]
        expect(Math.sign(ab)).toBe(0 - Math.sign(compareInQueue(b, a)))
        if (ab <= 0 && bc <= 0) expect(ac).toBeLessThanOrEqual(0)
        const samePlace =
          queueGroup(a) === queueGroup(b) && a.createdAt === b.createdAt && a.databaseId === b.databaseId
        expect(ab === 0).toBe(samePlace)
      }),
    )
  })

  test('the order does not depend on the order in which the rows were read', () => {
    const queues = fc.uniqueArray(facts, { selector: ({ databaseId }) => databaseId, minLength: 2 })
    const shuffled = queues.chain((queue) =>
      fc.tuple(fc.constant(queue), fc.shuffledSubarray(queue, { minLength: queue.length })),
    )
    fc.assert(fc.property(shuffled, ([queue, other]) => expect(inOrder(other)).toEqual(inOrder(queue))))
  })
})

describe("a card's look, of which the first match wins (calls, section 2)", () => {
  test('the looks are these six', () => {
    expect([...cardClasses].sort()).toEqual(['assigned', 'default', 'dressingchange', 'linecheck', 'onhold', 'stat'])
  })

  const look = (statusName: string, lineCheck: boolean, isAssigned: boolean, purposeName = 'PICC Insertion') =>
    cardClass({ statusName, lineCheck, isAssigned, purposeName })

  test.each([
    ['On Hold and no line check gives onhold', ['On Hold', false, false], 'onhold'],
    ['… also when someone has it', ['On Hold', false, true], 'onhold'],
    [
      '… also when it is a Dressing Change that is no line check',
      ['On Hold', false, false, 'Dressing Change'],
      'onhold',
    ],
    ['Stat gives stat', ['Stat', false, false], 'stat'],
    ['… also when someone has it', ['Stat', false, true], 'stat'],
    ['… also for a line check', ['Stat', true, false], 'stat'],
    ['… also for a line check that someone has', ['Stat', true, true, 'Dressing Change'], 'stat'],
    ['assigned and not on hold gives assigned', ['Normal', false, true], 'assigned'],
    ['… also for a line check', ['Normal', true, true, 'Dressing Change'], 'assigned'],
    [
      'a Dressing Change line check on hold gives dressingchange',
      ['On Hold', true, false, 'Dressing Change'],
      'dressingchange',
    ],
    ['… also when someone has it', ['On Hold', true, true, 'Dressing Change'], 'dressingchange'],
    ['another line check on hold gives linecheck', ['On Hold', true, false, 'Daily Line Check'], 'linecheck'],
    ['… also when someone has it', ['On Hold', true, true, 'Daily Line Check'], 'linecheck'],
    ['… also when the purpose is only spelled like it', ['On Hold', true, false, 'dressing change'], 'linecheck'],
    ['anything else gets the default look', ['Normal', false, false], 'default'],
    ['… also a Dressing Change line check that is not on hold', ['Normal', true, false, 'Dressing Change'], 'default'],
  ] as [string, Parameters<typeof look>, string][])('%s', (_rule, facts, expected) => {
    expect(look(...facts)).toBe(expected)
  })
})
