import type { Actor } from '../kernel/actor'
import type { Refusal } from '../kernel/refusal'
import {
  canAssign,
  canAssignAutomatically,
  canAssist,
  canChangeStatus,
  canClose,
  canCorrect,
  canDelete,
  canReturn,
  canStopAssisting,
  canUndelete,
  canComeToLine,
  canUpdateRole,
  isAssisting,
  missingCustomJob,
  missingRoom,
  type CallFacts,
  type Availability,
} from './rules'
import { mustBeCurrent } from '../kernel/version'
import type { WorkFacts } from './workOrder'

const moment = new Date('2026-03-10T12:00:00Z')

const rosa: Actor = {
  userId: 'rosa',
  fullName: 'Rosa Alvarez',
  providerId: 'riverside',
  role: 'Clinician',
  superadmin: false,
  training: false,
  isLocked: false,
  mustChangePassword: false,
  readOnly: false,
  byToken: false,
  allowedFacilityIds: [],
}

const free: Availability = { presence: 'ONLINE', isWorkingAnotherCall: false }
const offline: Availability = { presence: 'OFFLINE', isWorkingAnotherCall: false }
const away: Availability = { presence: 'AWAY', isWorkingAnotherCall: false }
const busy: Availability = { presence: 'ONLINE', isWorkingAnotherCall: true }

const work = (facts: Partial<WorkFacts>): WorkFacts => ({
  userId: 'rosa',
  isLead: false,
  isTraining: false,
  isAssisting: true,
  end: null,
  ...facts,
})

const waiting: CallFacts = {
  completedAt: null,
  deletedAt: null,
  completedBy: null,
  assignedTo: null,
  createdById: null,
  purpose: { lineCheck: false },
  statusCode: { name: 'Normal' },
  workOrders: [],
}
const rosas: CallFacts = {
  ...waiting,
  assignedTo: { id: 'rosa', fullName: 'Rosa Alvarez' },
  workOrders: [work({ isLead: true, isAssisting: false })],
}
const bens: CallFacts = {
  ...waiting,
  assignedTo: { id: 'ben', fullName: 'Ben Carter' },
  workOrders: [work({ userId: 'ben', isLead: true, isAssisting: false })],
}
const assisted: CallFacts = { ...bens, workOrders: [...bens.workOrders, work({})] }
const completed: CallFacts = { ...rosas, completedAt: moment, completedBy: { fullName: 'Ben Carter' } }
const deleted: CallFacts = { ...rosas, deletedAt: moment }
const lineCheckOnHold: CallFacts = { ...waiting, purpose: { lineCheck: true }, statusCode: { name: 'On Hold' } }

const code = (refusal: Refusal | null): string | null => refusal && refusal.code

describe('a call is open until it is completed or deleted (calls, section 4)', () => {
  const verbs: [string, (call: CallFacts) => Refusal | null][] = [
    ['claimed', (call) => canAssign(call, rosa, false, free)],
    ['taken over', (call) => canAssign(call, rosa, true, free)],
    ['assigned automatically', (call) => canAssignAutomatically(call, rosa, free)],
    ['assigned automatically to someone offline', (call) => canAssignAutomatically(call, rosa, offline)],
    ['assisted', (call) => canAssist(call, rosa)],
    ['left by an assistant', (call) => canStopAssisting(call, rosa)],
    ['returned', (call) => canReturn(call, rosa)],
    ['worked in another role', (call) => canUpdateRole(call, rosa, { isTraining: false, isAssisting: false })],
    ['given another status', canChangeStatus],
    ['corrected', canCorrect],
    ['closed', canClose],
    ['deleted by a clinician', (call) => canDelete(call, rosa)],
  ]

  test.each(verbs)('a completed call is not %s, and says who completed it', (_verb, rule) => {
    for (const call of [
      completed,
      { ...completed, assignedTo: null },
      { ...completed, ...lineCheckOnHold, completedAt: moment, completedBy: { fullName: 'Ben Carter' } },
    ])
      expect(rule(call)).toMatchObject({ code: 'CALL_COMPLETED', message: 'Ben Carter completed this call.' })
  })

  test.each(verbs)('a deleted call is not %s, whether it was completed or not', (_verb, rule) => {
    for (const call of [deleted, { ...completed, deletedAt: moment }, { ...lineCheckOnHold, deletedAt: moment }])
      expect(code(rule(call))).toBe('CALL_DELETED')
  })

  test('where it is not known who completed it, it says someone', () => {
    expect(canClose({ ...completed, completedBy: null })?.message).toBe('Someone completed this call.')
  })
})

describe('claiming and taking over (rules 3.4)', () => {
  test.each([
    ['an unassigned call is claimed', waiting, false, free, null],
    ['a call on hold is claimed', { ...waiting, statusCode: { name: 'On Hold' } }, false, free, null],
    ['a line check on hold is claimed when it is asked for', lineCheckOnHold, false, free, null],
    ['asking for it does not need an online person', waiting, false, offline, null],
    ['someone who works another call claims none', waiting, false, busy, 'WORKING_ANOTHER_CALL'],
    ['a call that someone else has is refused', bens, false, free, 'CALL_ALREADY_ASSIGNED'],
    ['… also when the person works another call', bens, false, busy, 'CALL_ALREADY_ASSIGNED'],
    ['with force it is taken over', bens, true, free, null],
    ['with force it is taken over by an assistant', assisted, true, free, null],
    ['force does not help who works another call', bens, true, busy, 'WORKING_ANOTHER_CALL'],
    ["one's own call again changes nothing", rosas, false, free, null],
    ['… with force', rosas, true, free, null],
    ['… while working another call', rosas, false, busy, null],
  ] as [string, CallFacts, boolean, Availability, string | null][])(
    '%s',
    (_rule, call, force, availability, expected) => {
      expect(code(canAssign(call, rosa, force, availability))).toBe(expected)
    },
  )
})

describe('a refusal says what happened and what can be done', () => {
  test.each([
    ['Ben Carter has this call. You can assist.', canAssign(bens, rosa, false, free)],
    ['You are working another call. Return or close that one first.', canAssign(waiting, rosa, false, busy)],
    [
      'You are working PICC Insertion in 4B-12. Return or close that one first.',
      canAssign(waiting, rosa, false, { ...busy, otherCallName: 'PICC Insertion in 4B-12' }),
    ],
    ['You are not online, so the call was not assigned to you.', canAssignAutomatically(waiting, rosa, offline)],
    [
      'You are Away, so the call was not assigned to you. Assign it to yourself, or set yourself Available.',
      canAssignAutomatically(waiting, rosa, away),
    ],
    ['You lead this call, so you cannot assist on it.', canAssist(rosas, rosa)],
    ['You are not assisting on this call.', canStopAssisting(bens, rosa)],
    ['Ben Carter has this call, so only they can return it.', canReturn(bens, rosa)],
    ['This call is not assigned, so there is nothing to return.', canReturn(waiting, rosa)],
    ['This call was deleted.', canClose(deleted)],
  ])('%s', (message, refusal) => {
    expect(refusal).toMatchObject({ message, fields: [] })
  })
})

describe('assignment that no one asked for (rules 3.4, 3.7)', () => {
  test.each([
    ['an active person who is free gets an unassigned call', waiting, free, null],
    ['… also a line check, which they took off hold', lineCheckOnHold, free, null],
    ['someone who is not online does not', waiting, offline, 'NOT_ONLINE'],
    ['someone who chose Away does not', waiting, away, 'NOT_ONLINE'],
    ['someone who works another call does not', waiting, busy, 'WORKING_ANOTHER_CALL'],
    [
      'being offline comes before working another call',
      waiting,
      { presence: 'OFFLINE', isWorkingAnotherCall: true },
      'NOT_ONLINE',
    ],
    ['it never takes a call from someone', bens, free, 'CALL_ALREADY_ASSIGNED'],
    ['… whatever the availability', bens, { presence: 'OFFLINE', isWorkingAnotherCall: true }, 'CALL_ALREADY_ASSIGNED'],
    ["one's own call stays one's own", rosas, free, null],
    ['… while offline', rosas, offline, null],
    ['… while working another call', rosas, busy, null],
  ] as [string, CallFacts, Availability, string | null][])('%s', (_rule, call, availability, expected) => {
    expect(code(canAssignAutomatically(call, rosa, availability))).toBe(expected)
  })
})

describe('opening a call (rules 3.8)', () => {
  test.each([
    ['an active person who is free gets the unassigned call', waiting, free, null],
    ['… a call on hold that is no line check', { ...waiting, statusCode: { name: 'On Hold' } }, free, null],
    ['… a line check that is not on hold', { ...lineCheckOnHold, statusCode: { name: 'Normal' } }, free, null],
    ['… a line check on hold', lineCheckOnHold, free, null],
    ['someone who is not online is told so', waiting, offline, 'NOT_ONLINE'],
    ['someone who chose Away is told so', waiting, away, 'NOT_ONLINE'],
    ['someone who works another call is told so', waiting, busy, 'WORKING_ANOTHER_CALL'],
    ['a look never takes a call from someone', bens, free, 'CALL_ALREADY_ASSIGNED'],
    ["one's own call stays one's own", rosas, free, null],
    ['… while offline', rosas, offline, null],
  ] as [string, CallFacts, Availability, string | null][])('%s', (_rule, call, availability, expected) => {
    expect(code(canAssignAutomatically(call, rosa, availability))).toBe(expected)
  })
})

describe('assisting (rules 3.5)', () => {
  test.each([
    ['on a call that someone else leads', bens, null],
    ['on a call that no one leads', waiting, null],
    ['twice is the same as once', assisted, null],
    ['the lead cannot', rosas, 'LEAD_CANNOT_ASSIST'],
  ] as [string, CallFacts, string | null][])('%s', (_rule, call, expected) => {
    expect(code(canAssist(call, rosa))).toBe(expected)
  })

  test.each([
    ['an assistant leaves the call', assisted, null],
    [
      'someone in training on it leaves it',
      { ...bens, workOrders: [work({ isAssisting: false, isTraining: true })] },
      null,
    ],
    ['who does not assist cannot stop', bens, 'NOT_ASSISTING'],
    ['who has stopped cannot stop again', { ...bens, workOrders: [work({ end: moment })] }, 'NOT_ASSISTING'],
    ['another one assisting does not count', { ...waiting, workOrders: [work({ userId: 'priya' })] }, 'NOT_ASSISTING'],
    ['the lead does not assist', rosas, 'NOT_ASSISTING'],
  ] as [string, CallFacts, string | null][])('%s', (_rule, call, expected) => {
    expect(code(canStopAssisting(call, rosa))).toBe(expected)
    expect(isAssisting(call, rosa)).toBe(expected === null)
  })
})

describe('returning (rules 3.6)', () => {
  test('the assignee returns the call', () => {
    expect(canReturn(rosas, rosa)).toBeNull()
  })

  test.each([
    ['no one else does', bens, rosa],
    ['an assistant does not', assisted, rosa],
    ['an administrator does not', bens, { ...rosa, role: 'Admin' }],
    ['a superadmin does not', bens, { ...rosa, superadmin: true }],
    ['a call that no one has is not returned', waiting, rosa],
  ] as [string, CallFacts, Actor][])('%s', (_rule, call, actor) => {
    expect(code(canReturn(call, actor))).toBe('NOT_ASSIGNEE')
  })
})

describe('status and closing (docs/decisions/0007)', () => {
  test.each([
    ['that is unassigned', waiting],
    ['that they lead', rosas],
    ['that someone else leads', bens],
    ['that they assist on', assisted],
    ['that is on hold', lineCheckOnHold],
  ])('whoever works calls may change the status of a call %s, and close it', (_which, call) => {
    expect(canChangeStatus(call)).toBeNull()
    expect(canClose(call)).toBeNull()
  })
})

describe("the role on one's own work (rules 3.5)", () => {
  const trainee: Actor = { ...rosa, training: true }
  const inTraining = { isTraining: true, isAssisting: false }
  const assisting = { isTraining: false, isAssisting: true }
  const neither = { isTraining: false, isAssisting: false }

  test.each([
    ['a trainee who leads works in training', rosas, trainee, inTraining, null],
    ['… and as a plain lead', rosas, trainee, neither, null],
    ['a trainee who assists works in training', assisted, trainee, inTraining, null],
    [
      '… and goes back to assisting',
      { ...bens, workOrders: [work({ isTraining: true, isAssisting: false })] },
      trainee,
      assisting,
      null,
    ],
    ['training needs the training flag', assisted, rosa, inTraining, 'NOT_IN_TRAINING'],
    ['the lead does not assist', rosas, trainee, assisting, 'LEAD_CANNOT_ASSIST'],
    [
      'training and assisting exclude each other',
      assisted,
      trainee,
      { isTraining: true, isAssisting: true },
      'VALIDATION',
    ],
    ['who does not work on the call has no role there', bens, trainee, inTraining, 'NOT_WORKING'],
    ['… nor who has stopped', { ...bens, workOrders: [work({ end: moment })] }, trainee, inTraining, 'NOT_WORKING'],
  ] as [string, CallFacts, Actor, typeof neither, string | null][])('%s', (_rule, call, actor, role, expected) => {
    expect(code(canUpdateRole(call, actor, role))).toBe(expected)
  })
})

describe('deleting and undeleting (rules 2.2, 3.13)', () => {
  const admin: Actor = { ...rosa, userId: 'amara', role: 'Admin' }
  const ward: Actor = { ...rosa, userId: 'ward', role: 'External' }
  const wards: CallFacts = { ...waiting, createdById: 'ward' }

  test.each([
    ['a leader deletes an open call', waiting, admin, null],
    ['… that someone is working', bens, admin, null],
    ['… that is completed', completed, admin, null],
    ['… but no call twice', deleted, admin, 'CALL_DELETED'],
    ['a manager is a leader', completed, { ...admin, role: 'Manager' }, null],
    ['a system administrator is a leader', completed, { ...admin, role: 'SystemAdmin' }, null],
    ['a superadmin is one, whatever the role', completed, { ...ward, superadmin: true }, null],
    ['a clinician deletes an open call that no one works', waiting, rosa, null],
    ['… that they work themselves', rosas, rosa, null],
    ['… but none that someone else leads', bens, rosa, 'CALL_ALREADY_ASSIGNED'],
    [
      '… nor one that someone else assists on',
      { ...rosas, workOrders: [...rosas.workOrders, work({ userId: 'ben' })] },
      rosa,
      'CALL_ALREADY_ASSIGNED',
    ],
    [
      '… while work that is finished does not count',
      { ...waiting, workOrders: [work({ userId: 'ben', end: moment })] },
      rosa,
      null,
    ],
    ['someone External deletes their own unassigned call', wards, ward, null],
    ['… but none of someone else', { ...wards, createdById: 'rosa' }, ward, 'NOT_YOURS'],
    ['… none that no one is known to have created', { ...wards, createdById: null }, ward, 'NOT_YOURS'],
    ['… none that someone has', { ...bens, createdById: 'ward' }, ward, 'CALL_ALREADY_ASSIGNED'],
    ['… none that is completed', { ...completed, createdById: 'ward' }, ward, 'CALL_COMPLETED'],
  ] as [string, CallFacts, Actor, string | null][])('%s', (_rule, call, actor, expected) => {
    expect(code(canDelete(call, actor))).toBe(expected)
  })

  test('who is refused learns who is working the call', () => {
    const helped: CallFacts = { ...rosas, workOrders: [...rosas.workOrders, work({ userId: 'ben' })] }
    expect(canDelete(bens, rosa)?.message).toContain('Ben Carter')
    expect(canDelete(helped, rosa)?.message).not.toContain('Rosa Alvarez')
  })

  const by = (deletedById: string | null, agoMs = 0) => ({
    ...deleted,
    deletedById,
    deletedAt: new Date(moment.getTime() - agoMs),
  })

  test.each([
    ['a leader restores a deleted call', by('ben', 9e9), admin, null],
    ['… completed or not', { ...completed, ...by('ben') }, admin, null],
    ['a call that is not deleted cannot be', { ...waiting, deletedById: null }, admin, 'NOT_DELETED'],
    ['… completed or not', { ...completed, deletedById: null }, admin, 'NOT_DELETED'],
    ['a clinician takes their own deletion back', by('rosa'), rosa, null],
    ['… for fifteen seconds (rules 3.23)', by('rosa', 15_000), rosa, null],
    ['… and no longer', by('rosa', 15_001), rosa, 'NOT_YOURS'],
    ['… nor that of someone else', by('ben'), rosa, 'NOT_YOURS'],
    ['… nor when no one is known to have done it', by(null), rosa, 'NOT_YOURS'],
    ['… nor one that someone has restored', { ...waiting, deletedById: null }, rosa, 'NOT_YOURS'],
    ['someone External does so too', by('ward', 15_000), ward, null],
    ['a superadmin is a leader, whatever the role', by('ben', 9e9), { ...ward, superadmin: true }, null],
  ] as const)('%s', (_rule, call, actor, expected) => {
    expect(code(canUndelete(call, actor, moment))).toBe(expected)
  })
})

test.each([
  ['the version at hand is expected', 7, null],
  ['no version is expected', null, null],
  ['nothing is said of a version', undefined, null],
  ['an older version is expected', 6, 'STALE'],
  ['a version is expected that is yet to come', 8, 'STALE'],
  ['version 0 is expected, which never was', 0, 'STALE'],
])('when %s, an edit is %s (rules 3.14)', (_what, expected, refusal) => {
  expect(code(mustBeCurrent({ version: 7 }, expected, 'call'))).toBe(refusal)
})

describe('what a call must say', () => {
  test.each([
    ['Custom', null, 'Required.'],
    ['Custom', undefined, 'Required'],
    ['Custom', '', 'Required'],
  ] as const)(
    'with the need %s and the custom name %j it says "%s" at that field (calls, section 5)',
    (purpose, customJob, message) => {
      expect(missingCustomJob(purpose, customJob, message)).toEqual([{ field: 'customJob', message }])
    },
  )

  test.each([
    ['Custom', 'Teach the night shift'],
    ['PICC Insertion', null],
    ['PICC Insertion', 'left over'],
  ])('with the need %s and the custom name %j nothing is missing', (purpose, customJob) => {
    expect(missingCustomJob(purpose, customJob, 'Required')).toEqual([])
  })

  test.each([
    ['someone restricted to facilities', ['north'], null, ['roomId']],
    ['… who chose a room', ['north'], 'room', []],
    ['someone who is not restricted', [], null, []],
  ] as [string, string[], string | null, string[]][])(
    'the room of a call is required of %s (rules 3.3)',
    (_who, allowedFacilityIds, roomId, fields) => {
      expect(missingRoom({ allowedFacilityIds }, roomId)).toEqual(
        fields.map((field) => ({ field, message: 'Choose a room in one of your facilities' })),
      )
    },
  )
})

const scheduled = { id: 'one', followUpFromId: 'source', announcedAt: null, completedAt: null }
test.each([
  ['a scheduled follow-up beside another', scheduled, [{ ...scheduled, id: 'other' }], 'FOLLOW_UP_REPLACED'],
  ['a scheduled follow-up that is there already', scheduled, [scheduled], null],
  [
    'a scheduled follow-up beside one in the queue',
    scheduled,
    [{ ...scheduled, id: 'other', announcedAt: moment }],
    null,
  ],
  [
    'a follow-up in the queue beside a scheduled one',
    { ...scheduled, announcedAt: moment },
    [{ ...scheduled, id: 'other' }],
    null,
  ],
  [
    'a completed one beside a scheduled one',
    { ...scheduled, completedAt: moment },
    [{ ...scheduled, id: 'other' }],
    null,
  ],
  ['a call that is no follow-up', { ...scheduled, followUpFromId: null }, [{ ...scheduled, id: 'other' }], null],
])('%s comes to the line (rules 3.11)', (_what, call, followUps, code) => {
  expect(canComeToLine(call, followUps)?.code ?? null).toBe(code)
})
