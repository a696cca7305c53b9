// One table of verbs, run through both doors: outcome, refusal and effect must be the same.
import { attemptsIn, type Attempt } from '../harness/attempts'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'
import { undeclaredRefusals } from '../harness/undeclared'
import { upload } from '../hospital/pictures'

type Attempts = ReturnType<typeof attemptsIn>
let hospital: Hospital
let throughGraphql: Attempts['throughGraphql']
let throughRest: Attempts['throughRest']
let alike: Attempts['alike']
let open: Attempts['open']
let ledBy: Attempts['ledBy']
/** An open line in the Main Hospital. */
let lineId: string
beforeAll(async () => {
  hospital = await openHospital()
  ;({ throughGraphql, throughRest, alike, open, ledBy } = attemptsIn(hospital, await hospital.serve()))
  const { riverside, clock } = hospital
  const line = {
    providerId: riverside.id,
    name: 'R arm',
    createdAt: clock.now,
    roomId: riverside.facilities[0]!.roomIds[0]!,
  }
  lineId = (await hospital.clients.system.line.create({ data: line })).id
})
afterAll(() => hospital.close())

beforeEach(async () => {
  await hospital.clients.system.workOrder.updateMany({ where: { end: null }, data: { end: hospital.clock.now } })
  await hospital.clients.system.call.updateMany({ where: { completedAt: null }, data: { assignedToId: null } })
})

const verbs = [
  { graphql: 'assignCall', rest: 'POST /assigntome' },
  { graphql: 'assistCall', rest: 'POST /assist' },
  { graphql: 'stopAssistingCall', rest: 'POST /stopassist' },
  { graphql: 'returnCall', rest: 'POST /return' },
  { graphql: 'updateCallRole', rest: 'POST /updaterole' },
  { graphql: 'correctCall', rest: 'PUT ' },
  { graphql: 'closeCall', rest: 'POST /close' },
  { graphql: 'addCallLine', rest: 'POST /addline' },
  { graphql: 'deleteCall', rest: 'DELETE ' },
  { graphql: 'undeleteCall', rest: 'POST /undelete' },
  { graphql: 'createCall', rest: 'POST ' },
] as const
type VerbName = (typeof verbs)[number]['graphql']

/** The verbs on a call that is there, each with an input that is well formed. */
const onCalls = verbs.filter(({ graphql }) => graphql !== 'createCall').map(({ graphql }) => graphql)
const wellFormed = (verb: VerbName): Record<string, unknown> =>
  (
    {
      closeCall: hospital.recorded,
      addCallLine: { lineId },
      updateCallRole: { isTraining: false, isAssisting: true },
      correctCall: { mrn: 'R-9' },
    } as Partial<Record<VerbName, Record<string, unknown>>>
  )[verb] ?? {}

/** Runs the verb through both doors. */
const bothDoors = (verb: VerbName, person: Person | null, prepare: () => Promise<Attempt>) => {
  const { rest } = verbs.find(({ graphql }) => graphql === verb)!
  return alike(
    [(who, attempt) => throughGraphql(who, verb, attempt), (who, attempt) => throughRest(who, rest, attempt)],
    person,
    prepare,
  )
}

test('each verb succeeds with the same effect', async () => {
  const { rosa, ben } = hospital.people
  expect(await bothDoors('assignCall', rosa, open)).toMatchObject({ code: 'done', effect: { assignedToId: rosa.id } })
  expect(
    await bothDoors('assignCall', ben, async () => ({ ...(await ledBy(rosa)), extra: { force: true } })),
  ).toMatchObject({ code: 'done', effect: { assignedToId: ben.id } })
  expect(await bothDoors('assistCall', ben, () => ledBy(rosa))).toMatchObject({
    code: 'done',
    effect: { workOrders: [{ isLead: true }, { isAssisting: true }] },
  })
  expect(
    await bothDoors('stopAssistingCall', ben, async () => {
      const attempt = await ledBy(rosa)
      await throughGraphql(ben, 'assistCall', attempt)
      return attempt
    }),
  ).toMatchObject({ code: 'done', effect: { workOrders: [{ ended: false }, { ended: true }] } })
  expect(await bothDoors('returnCall', rosa, () => ledBy(rosa))).toMatchObject({
    code: 'done',
    effect: { assignedToId: null },
  })
  const { trainee, admin } = hospital.people
  expect(
    await bothDoors('updateCallRole', trainee, async () => ({
      ...(await ledBy(trainee)),
      extra: { isTraining: false, isAssisting: false },
    })),
  ).toMatchObject({
    code: 'done',
    effect: { workOrders: [{ isLead: true, isTraining: false }] },
  })
  expect(
    await bothDoors('correctCall', rosa, async () => ({
      ...(await open()),
      extra: { mrn: 'R-2', preComments: 'hard' },
    })),
  ).toMatchObject({ code: 'done', effect: { mrn: 'R-2', preComments: 'hard', version: 2 } })
  expect(await bothDoors('deleteCall', admin, () => ledBy(rosa))).toMatchObject({
    code: 'done',
    effect: { deleted: true, assignedToId: null },
  })
  const gone = async (): Promise<Attempt> => {
    const attempt = await open()
    await throughGraphql(admin, 'deleteCall', attempt)
    return attempt
  }
  expect(await bothDoors('undeleteCall', admin, gone)).toMatchObject({
    code: 'done',
    effect: { deleted: false, version: 3 },
  })
  expect(
    await bothDoors('closeCall', rosa, async () => ({
      ...(await ledBy(rosa)),
      extra: { ...hospital.recorded, mrn: 'R-1', preComments: 'easy', dob: '1950-02-28' },
    })),
  ).toMatchObject({
    code: 'done',
    effect: { completedById: rosa.id, mrn: 'R-1', preComments: 'easy' },
  })
  const { riverside } = hospital
  const extra = {
    purposeId: riverside.purposes['Difficult IV'],
    roomId: riverside.facilities[0]!.roomIds[0],
    statusCodeId: riverside.statuses.Stat,
    contact: 'ext 4417',
  }
  expect(await bothDoors('createCall', rosa, () => Promise.resolve({ callId: null, extra }))).toMatchObject({
    code: 'done',
    effect: { status: 'Stat', contact: 'ext 4417' },
  })
})

test('pictures are put on calls alike, and refused alike (rules 3.18)', async () => {
  const { rosa, ben } = hospital.people
  const picturesOf = async (person: Person, name: string) => [await upload(await hospital.as(person), undefined, name)]
  const withPicture = async (person: Person, attempt: Attempt): Promise<Attempt> => ({
    ...attempt,
    extra: { ...attempt.extra, images: await picturesOf(person, 'arm.png') },
  })
  const { riverside } = hospital
  const extra = { purposeId: riverside.purposes['Difficult IV'], roomId: riverside.facilities[0]!.roomIds[0] }
  const attempts: [VerbName, () => Promise<Attempt>][] = [
    ['correctCall', open],
    ['closeCall', async () => ({ ...(await open()), extra: hospital.recorded })],
    ['createCall', () => Promise.resolve({ callId: null, extra })],
  ]
  for (const [verb, prepare] of attempts) {
    expect({ verb, ...(await bothDoors(verb, rosa, async () => withPicture(rosa, await prepare()))) }).toMatchObject({
      verb,
      code: 'done',
      effect: { images: ['arm.png'] },
    })
    expect({ verb, ...(await bothDoors(verb, rosa, async () => withPicture(ben, await prepare()))) }).toMatchObject({
      verb,
      code: 'VALIDATION',
      fields: { images: 'One of these images does not exist' },
    })
  }
})

test('a line of another patient is refused alike, and taken alike when that is confirmed (rules 4.2a)', async () => {
  const { rosa } = hospital.people
  const { clients, riverside, clock } = hospital
  const { id: others } = await clients.system.line.create({
    data: { providerId: riverside.id, name: 'L arm', mrn: '4439227', createdAt: clock.now },
  })
  const patient = async (): Promise<Attempt> => {
    const attempt = await open()
    await clients.system.call.update({ where: { id: attempt.callId! }, data: { mrn: '7788123' } })
    return attempt
  }
  const inputs: [VerbName, Record<string, unknown>][] = [
    ['addCallLine', { lineId: others }],
    ['closeCall', { lineId: others, ...hospital.recorded }],
  ]
  for (const [verb, extra] of inputs) {
    expect({ verb, ...(await bothDoors(verb, rosa, async () => ({ ...(await patient()), extra }))) }).toMatchObject({
      verb,
      code: 'LINE_OF_ANOTHER_PATIENT',
      currentId: true,
      effect: { version: 1, completedById: null },
    })
    expect({
      verb,
      ...(await bothDoors(verb, rosa, async () => ({ ...(await patient()), extra: { ...extra, confirm: true } }))),
    }).toMatchObject({ verb, code: 'done', effect: { version: 2 } })
  }
})

test('each refusal carries the same code and the row as it is', async () => {
  const { rosa, ben } = hospital.people
  const refusals: [VerbName, Person, () => Promise<Attempt>, string][] = [
    ['assignCall', ben, () => ledBy(rosa), 'CALL_ALREADY_ASSIGNED'],
    ['assignCall', rosa, async () => (await ledBy(rosa), open()), 'WORKING_ANOTHER_CALL'],
    ['assistCall', rosa, () => ledBy(rosa), 'LEAD_CANNOT_ASSIST'],
    ['stopAssistingCall', ben, () => ledBy(rosa), 'NOT_ASSISTING'],
    ['returnCall', ben, () => ledBy(rosa), 'NOT_ASSIGNEE'],
    ['returnCall', ben, open, 'NOT_ASSIGNEE'],
  ]
  for (const [verb, person, prepare, code] of refusals)
    expect({ verb, ...(await bothDoors(verb, person, prepare)) }).toMatchObject({ verb, code, currentId: true })
})

/** Runs every verb on a call that `prepare` made. */
const everyVerb = async (person: Person | null, prepare: () => Promise<Attempt>) => {
  const results: Partial<Record<VerbName, Awaited<ReturnType<typeof bothDoors>>>> = {}
  for (const verb of onCalls)
    results[verb] = await bothDoors(verb, person, async () => ({ extra: wellFormed(verb), ...(await prepare()) }))
  return results
}

const same = <V>(value: V, except: Partial<Record<VerbName, V>> = {}) =>
  Object.fromEntries(onCalls.map((verb) => [verb, expect.objectContaining(except[verb] ?? value)]))

test('a call that somebody completed or deleted a moment ago is refused by every verb', async () => {
  const { rosa, ben } = hospital.people
  const completed = async (): Promise<Attempt> => {
    const attempt = await open()
    await throughGraphql(rosa, 'closeCall', { ...attempt, extra: hospital.recorded })
    return attempt
  }
  const deleted = async (): Promise<Attempt> => {
    const attempt = await open()
    await hospital.clients.system.call.update({
      where: { id: attempt.callId! },
      data: { deletedAt: hospital.clock.now },
    })
    return attempt
  }
  expect(await everyVerb(ben, completed)).toEqual(
    same<object>(
      {
        code: 'CALL_COMPLETED',
        currentId: true,
        effect: expect.objectContaining({ completedById: rosa.id, version: 2 }),
      },
      {
        undeleteCall: { code: 'NOT_YOURS', currentId: null, effect: expect.objectContaining({ version: 2 }) },
        addCallLine: { code: 'CALL_CANNOT_BE_UPDATED', effect: expect.objectContaining({ version: 2 }) },
      },
    ),
  )
  expect(await everyVerb(ben, deleted)).toEqual(
    same<object>(
      { code: 'CALL_DELETED', currentId: true, effect: expect.objectContaining({ version: 1 }) },
      { undeleteCall: { code: 'NOT_YOURS', currentId: null, effect: expect.objectContaining({ version: 1 }) } },
    ),
  )
})

test('an edit of an older version is refused as stale, with the row as it is', async () => {
  const { admin } = hospital.people
  expect(await everyVerb(admin, async () => ({ ...(await open()), expectedVersion: 7 }))).toEqual(
    same({ code: 'STALE', currentId: true, effect: expect.objectContaining({ version: 1, assignedToId: null }) }),
  )
  expect(await bothDoors('assistCall', admin, async () => ({ ...(await open()), expectedVersion: 1 }))).toMatchObject({
    code: 'done',
  })
})

test('unknown ids, ids of another provider and of other facilities are refused in the same words, and nothing happens', async () => {
  const { admin, north, stranger } = hospital.people
  const nowhere = (callId: string) => () => Promise.resolve({ callId })
  const foreign = async (): Promise<Attempt> => ({ callId: await hospital.openCall({ by: stranger }) })
  const nothing = { code: 'NOT_FOUND', currentId: null }
  expect(await everyVerb(admin, nowhere('01a1fd2b-bc9a-7181-b2b7-0f215972c854'))).toEqual(same(nothing))
  expect(await everyVerb(admin, nowhere('no-id'))).toEqual(same(nothing))
  expect(await everyVerb(admin, foreign)).toEqual(same({ ...nothing, effect: expect.objectContaining({ version: 1 }) }))
  expect(await everyVerb(north, open)).toEqual(
    same<object>(
      { ...nothing, effect: expect.objectContaining({ version: 1 }) },
      { undeleteCall: { code: 'NOT_YOURS', currentId: null, effect: expect.objectContaining({ version: 1 }) } },
    ),
  )
})

test('nobody without sign-in, External people and locked accounts work calls', async () => {
  const { external, locked } = hospital.people
  const untouched = { effect: expect.objectContaining({ version: 1 }) }
  expect(await everyVerb(null, open)).toEqual(same({ code: 'UNAUTHENTICATED', ...untouched }))
  // They may delete only calls that they created; somebody else created this one.
  expect(await everyVerb(external, open)).toEqual(
    same<object>(
      { code: 'FORBIDDEN', ...untouched },
      {
        deleteCall: { code: 'NOT_YOURS', ...untouched },
        undeleteCall: { code: 'NOT_YOURS', currentId: null, ...untouched },
      },
    ),
  )
  expect(await everyVerb(locked, open)).toEqual(same({ code: 'ACCOUNT_LOCKED', ...untouched }))
})

test('bad entries are refused at the same fields in the same words', async () => {
  const { rosa } = hospital.people
  const { riverside, lakeshore } = hospital
  const create = (extra: Record<string, unknown>) =>
    bothDoors('createCall', rosa, () => Promise.resolve({ callId: null, extra }))
  expect(await create({})).toMatchObject({ code: 'VALIDATION', fields: { purposeId: 'Required.' } })
  expect(await create({ purposeId: riverside.purposes.Custom })).toMatchObject({ fields: { customJob: 'Required.' } })
  expect(
    await create({
      purposeId: lakeshore.purposes.Custom,
      roomId: lakeshore.facilities[0]!.roomIds[0],
      contact: 'x'.repeat(201),
    }),
  ).toMatchObject({
    fields: { contact: 'Must be at most 200 characters' },
  })
  expect(
    await create({ purposeId: lakeshore.purposes.Custom, roomId: lakeshore.facilities[0]!.roomIds[0] }),
  ).toMatchObject({
    fields: { purposeId: 'Does not exist', roomId: 'Does not exist' },
  })
  expect(
    await bothDoors('closeCall', rosa, async () => ({
      ...(await open()),
      extra: { dob: '1950-02-30', preComments: 'x'.repeat(4001), purposeId: riverside.purposes.Custom },
    })),
  ).toMatchObject({
    code: 'VALIDATION',
    fields: { dob: 'Must be a valid date (MM/DD/YYYY)', preComments: 'Must be at most 4000 characters' },
    effect: { version: 1 },
  })
})

test('what was refused here is what the commands say that they may refuse', async () => {
  expect(await undeclaredRefusals(hospital.clients)).toEqual([])
})
