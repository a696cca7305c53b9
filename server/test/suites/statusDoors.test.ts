// A status is chosen by its verb and by correcting the call, through both doors: outcome, refusal and effect must be the same.
import { attemptsIn, type Attempt, type Door } from '../harness/attempts'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'
import { undeclaredRefusals } from '../harness/undeclared'

type Attempts = ReturnType<typeof attemptsIn>
let hospital: Hospital
let throughGraphql: Attempts['throughGraphql']
let throughRest: Attempts['throughRest']
let alike: Attempts['alike']
let open: Attempts['open']
let ledBy: Attempts['ledBy']
beforeAll(async () => {
  hospital = await openHospital()
  ;({ throughGraphql, throughRest, alike, open, ledBy } = attemptsIn(hospital, await hospital.serve()))
})
afterAll(() => hospital.close())

beforeEach(async () => {
  await hospital.clients.system.workOrder.updateMany({ where: { end: null }, data: { end: hospital.clock.now } })
  await hospital.clients.system.call.updateMany({ where: { completedAt: null }, data: { assignedToId: null } })
})

describe('a status is chosen alike by its verb, by correcting the call, and by PUT with statusCodeId', () => {
  const statusVerbs = {
    holdCall: ['Normal', 'On Hold'],
    resumeCall: ['On Hold', 'Normal'],
    makeCallStat: ['Normal', 'Stat'],
    makeCallNormal: ['Stat', 'Normal'],
  } as const
  const named = Object.keys(statusVerbs) as (keyof typeof statusVerbs)[]

  const byAllWays = (verb: keyof typeof statusVerbs, person: Person | null, prepare: () => Promise<Attempt>) => {
    const statusCodeId = hospital.riverside.statuses[statusVerbs[verb][1]]
    const withStatus = (attempt: Attempt): Attempt => ({ ...attempt, extra: { statusCodeId } })
    return alike(
      [
        (who, attempt) => throughGraphql(who, verb, attempt),
        (who, attempt) => throughGraphql(who, 'correctCall', withStatus(attempt)),
        (who, attempt) => throughRest(who, 'PUT ', withStatus(attempt)),
      ],
      person,
      prepare,
    )
  }
  /** A call that has the status from which the verb moves. */
  const before = (verb: keyof typeof statusVerbs) => () => open({ status: statusVerbs[verb][0] })

  test.each(named)('%s has the same effect, and twice is the same as once', async (verb) => {
    const { rosa } = hospital.people
    const status = statusVerbs[verb][1]
    expect(await byAllWays(verb, rosa, before(verb))).toMatchObject({
      code: 'done',
      effect: { status, version: 2, assignedToId: null },
    })
    expect(await byAllWays(verb, rosa, () => open({ status }))).toMatchObject({
      code: 'done',
      effect: { status, version: 1 },
    })
  })

  test('leaving On Hold assigns to who is online and free, and to nobody else (rules 3.7)', async () => {
    const { clients, people, goOnline } = hospital
    const onHold = () => open({ status: 'On Hold' })
    await goOnline(people.rosa)
    for (const verb of ['resumeCall', 'makeCallStat'] as const) {
      expect(await byAllWays(verb, people.rosa, onHold)).toMatchObject({
        code: 'done',
        effect: {
          status: statusVerbs[verb][1],
          assignedToId: people.rosa.id,
          workOrders: [{ userId: people.rosa.id, isLead: true, ended: false }],
        },
      })
      expect(await byAllWays(verb, people.ben, onHold)).toMatchObject({
        code: 'done',
        effect: { assignedToId: null, workOrders: [] },
      })
      expect(await byAllWays(verb, people.rosa, async () => (await ledBy(people.rosa), onHold()))).toMatchObject({
        code: 'done',
        effect: { assignedToId: null, workOrders: [] },
      })
    }
    await clients.system.connection.deleteMany({ where: { userId: people.rosa.id } })
  })

  test.each(named)('%s is refused alike, and nothing changes', async (verb) => {
    const { rosa, ben, admin, north, external, locked, stranger } = hospital.people
    const untouched = { effect: expect.objectContaining({ status: statusVerbs[verb][0], version: 1 }) }
    const completed = async (): Promise<Attempt> => {
      const attempt = await open()
      await throughGraphql(rosa, 'closeCall', { ...attempt, extra: hospital.recorded })
      return attempt
    }
    const deleted = async (): Promise<Attempt> => {
      const attempt = await open()
      await throughGraphql(admin, 'deleteCall', attempt)
      return attempt
    }
    expect(await byAllWays(verb, ben, completed)).toMatchObject({
      code: 'CALL_COMPLETED',
      currentId: true,
      effect: { version: 2 },
    })
    expect(await byAllWays(verb, ben, deleted)).toMatchObject({
      code: 'CALL_DELETED',
      currentId: true,
      effect: { version: 2 },
    })
    expect(await byAllWays(verb, ben, async () => ({ ...(await before(verb)()), expectedVersion: 7 }))).toMatchObject({
      code: 'STALE',
      currentId: true,
      ...untouched,
    })
    expect(await byAllWays(verb, north, before(verb))).toMatchObject({
      code: 'NOT_FOUND',
      currentId: null,
      ...untouched,
    })
    expect(
      await byAllWays(verb, admin, async () => ({ callId: await hospital.openCall({ by: stranger }) })),
    ).toMatchObject({ code: 'NOT_FOUND', currentId: null, effect: { version: 1 } })
    expect(await byAllWays(verb, external, before(verb))).toMatchObject({ code: 'FORBIDDEN', ...untouched })
    expect(await byAllWays(verb, locked, before(verb))).toMatchObject({ code: 'ACCOUNT_LOCKED', ...untouched })
    expect(await byAllWays(verb, null, before(verb))).toMatchObject({ code: 'UNAUTHENTICATED', ...untouched })
  })

  test('a status of another provider, or none, is refused at its field through both doors', async () => {
    const { people, lakeshore } = hospital
    for (const statusCodeId of [lakeshore.statuses.Stat, '01a1fd2b-bc9a-7181-b2b7-0f215972c854', 'no-id'])
      expect(
        await alike(
          [
            (who, attempt) => throughGraphql(who, 'correctCall', attempt),
            (who, attempt) => throughRest(who, 'PUT ', attempt),
          ],
          people.rosa,
          async () => ({ ...(await open()), extra: { statusCodeId } }),
        ),
      ).toMatchObject({ code: 'VALIDATION', fields: { statusCodeId: 'Does not exist' }, effect: { version: 1 } })
  })
})

test('rules 3.12: a completed call is never put On Hold, and a number is recorded alike however it is written', async () => {
  const { people, riverside, clients } = hospital
  const completed = (status: string) => async (): Promise<Attempt> => {
    const attempt = await open()
    await throughRest(people.rosa, 'POST /close', { ...attempt, extra: hospital.recorded })
    return { ...attempt, extra: { statusCodeId: riverside.statuses[status] } }
  }
  const save: Door[] = [
    (who, attempt) => throughGraphql(who, 'saveCall', attempt),
    (who, attempt) => throughRest(who, 'POST /save', attempt),
  ]
  expect(await alike(save, people.rosa, completed('On Hold'))).toMatchObject({
    code: 'VALIDATION',
    fields: { statusCodeId: 'A completed call cannot be On Hold' },
    effect: { status: 'Normal', version: 2 },
  })
  expect(await alike(save, people.rosa, completed('Stat'))).toMatchObject({ code: 'done', effect: { status: 'Stat' } })

  const length = riverside.fields['Catheter length']!
  const inserted = (value: string) => ({
    patientLastName: 'King',
    fields: [...hospital.record({ 'Insertion Type': ['ML'] }), { fieldId: length, values: [value] }],
  })
  for (const [value, is] of [
    ['.5', ['done', [], ['0.5']]],
    ['5.', ['done', [], ['5']]],
    ['3,5', ['done', [], ['3.5']]],
    ['1,234', ['VALIDATION', ['Must be a number'], null]],
  ] as const) {
    for (const door of [
      (attempt: Attempt) => throughRest(people.rosa, 'POST /close', attempt),
      (attempt: Attempt) => throughGraphql(people.rosa, 'closeCall', attempt),
    ]) {
      const attempt = await open()
      const { code, fields } = await door({ ...attempt, extra: inserted(value) })
      const [recorded] = await clients.system.callValue.findMany({
        where: { callId: attempt.callId!, fieldId: length },
      })
      expect([code, Object.values(fields), recorded?.values ?? null]).toEqual(is)
    }
  }
})

test('what was refused here is what the commands say that they may refuse', async () => {
  expect(await undeclaredRefusals(hospital.clients)).toEqual([])
})
