import { refusalOf } from '../../../test/harness/expect'
import { doors, globalId, type Json } from '../../../test/harness/doors'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { rounds } from '../../../test/harness/rounds'
import { until } from '../../../test/harness/until'
import type { CommandContext } from '../../kernel/command'
import { Refused } from '../../kernel/refused'
import { assignCall } from '../working/assignCall'
import { closeCall } from '../ending/closeCall'
import { createCall } from '../entries/createCall'
import { findSimilarCalls, lockSimilar } from './similarCalls'

const hospital = servedHospitalOfFile()

// Each test begins with an empty queue.
beforeEach(async () => {
  await hospital.clients.system.workOrder.updateMany({ where: { end: null }, data: { end: hospital.clock.now } })
  await hospital.clients.system.call.updateMany({ data: { completedAt: hospital.clock.now } })
})

const open = () => hospital.clients.system.call.count({ where: { completedAt: null } })
const as = (person: Person) => hospital.as(person)

/** A Difficult IV in the first room of the main hospital, refused beside one like it. */
const asked = (over: object = {}) => {
  const { purposes, facilities } = hospital.riverside
  return { purposeId: purposes['Difficult IV'], roomId: facilities[0]!.roomIds[0], ifSimilar: 'REFUSE', ...over }
}

const subjectOf = async (attempt: Promise<unknown>): Promise<string | null> =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? (error.subject?.id ?? null) : null),
  )

describe('creating a call beside one like it (rules 3.20)', () => {
  test('waits for none of the others that are being created where it may stand beside any, and for all of them where it may not', async () => {
    const { clients, people, riverside } = hospital
    const [rosa, ben] = [await as(people.rosa), await as(people.ben)]
    let hasMet = false
    let second: Promise<unknown> = Promise.resolve()
    await clients.transaction(riverside.id, async (_tx, sql) => {
      const { purposeId, roomId } = asked() as { purposeId: string; roomId: string }
      await lockSimilar(
        { sql, actor: rosa.actor! } as CommandContext,
        { purposeId, roomId, roomDescription: null, mrn: null },
        'CREATE',
      )
      await createCall(ben, asked({ ifSimilar: 'CREATE' }))
      second = createCall(ben, asked())
        .catch(() => undefined)
        .finally(() => (hasMet = true))
      const waiting = () => clients.system.$queryRaw<object[]>`
        select pid from pg_locks join pg_database d on d.oid = database where d.datname = current_database() and locktype = 'advisory' and not granted`
      await until(async () => (await waiting()).length > 0)
      expect(hasMet).toBe(false)
    })
    await second
    expect(hasMet).toBe(true)
    expect(await open()).toBe(1)
  })

  test('is refused to who asked for that, carrying the one that waits longest; who means it creates another', async () => {
    const { people, clock } = hospital
    const rosa = await as(people.rosa)
    const { callId } = await createCall(rosa, asked())
    clock.now = new Date(clock.now.getTime() + 60_000)
    await createCall(rosa, asked({ ifSimilar: 'CREATE' }))
    const second = createCall(await as(people.ben), asked())
    await expect(second).rejects.toThrow('Difficult IV in 1A-01 is open already.')
    expect(await refusalOf(second)).toBe('SIMILAR_CALL_OPEN')
    expect(await subjectOf(second)).toBe(callId)
    expect(await open()).toBe(2)
    await assignCall(rosa, { callId })
    await expect(createCall(await as(people.ben), asked())).rejects.toThrow('and Rosa Alvarez has it')
    // Who says nothing is not asked.
    await createCall(await as(people.ben), asked({ ifSimilar: undefined }))
    expect(await open()).toBe(3)
  })

  test('asks about nothing that is over, deleted, scheduled for later, a line check, elsewhere or for something else', async () => {
    const { people, clients, clock, riverside, openCall } = hospital
    const rosa = await as(people.rosa)
    const like = () => openCall({ purpose: 'Difficult IV' })
    await closeCall(rosa, { callId: await like(), ...hospital.recorded })
    await clients.system.call.update({
      where: { id: await like() },
      data: { deletedAt: clock.now, completedAt: clock.now },
    })
    await clients.system.call.update({
      where: { id: await like() },
      data: { aliveAt: new Date(clock.now.getTime() + 1), announcedAt: null },
    })
    await openCall({ purpose: 'Difficult IV', room: riverside.facilities[0]!.roomIds[1]! })
    await openCall({ purpose: 'PICC Insertion' })
    await createCall(rosa, asked())
    for (let twice = 0; twice < 2; twice += 1)
      await createCall(rosa, asked({ purposeId: riverside.purposes['Dressing Change'] }))
  })

  test('without a room goes by the words for the place, and without any by nothing', async () => {
    const { people } = hospital
    const rosa = await as(people.rosa)
    await createCall(rosa, asked({ roomId: null, roomDescription: 'ED hallway, 100% full_' }))
    expect(
      await refusalOf(createCall(rosa, asked({ roomId: null, roomDescription: '  ed HALLWAY, 100% full_' }))),
    ).toBe('SIMILAR_CALL_OPEN')
    await createCall(rosa, asked({ roomId: null, roomDescription: 'ED hallway, 100% fully' }))
    for (let twice = 0; twice < 2; twice += 1) await createCall(rosa, asked({ roomId: null }))
  })

  test('tells no one of a call that they may not see', async () => {
    const { people, riverside, openCall } = hospital
    const [main, north] = riverside.facilities
    await openCall({ purpose: 'Difficult IV' })
    const { callId } = await createCall(await as(people.rosa), asked({ roomId: main!.roomIds[1], mrn: 'R-77' }))
    await createCall(await as(people.north), asked({ roomId: north!.roomIds[0], mrn: 'R-77' }))
    expect(
      (
        await findSimilarCalls(await as(people.north), {
          purposeId: riverside.purposes['Difficult IV']!,
          roomId: main!.roomIds[0],
          mrn: 'R-77',
        })
      ).ids,
    ).not.toContain(callId)
    expect(
      await findSimilarCalls(await as(people.stranger), {
        purposeId: riverside.purposes['Difficult IV']!,
        roomId: main!.roomIds[0],
      }),
    ).toEqual({ ids: [], patientIds: [] })
  })

  test('for the same patient is refused wherever and whatever it is for, which the trail tells as reading of the patient', async () => {
    const { people, clients, riverside } = hospital
    const { callId } = await createCall(await as(people.rosa), asked({ mrn: 'R-12' }))
    const other = asked({
      mrn: ' R-12 ',
      purposeId: riverside.purposes['PICC Insertion'],
      roomId: riverside.facilities[1]!.roomIds[0],
    })
    expect(await subjectOf(createCall(await as(people.ben), other))).toBe(callId)
    const trail = await clients.system.auditEntry.findMany({
      where: { entityId: callId, actorId: people.ben.id },
      orderBy: { sequence: 'asc' },
    })
    expect(trail.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['createCall', 'refused SIMILAR_CALL_OPEN'],
      ['readPatient', 'done'],
    ])
    // Somebody External may not look for a patient, so a record number finds them nothing.
    await createCall(await as(people.external), { ...other, roomId: riverside.facilities[0]!.roomIds[1] })
    expect(
      await clients.system.auditEntry.count({ where: { actorId: people.external.id, action: 'readPatient' } }),
    ).toBe(0)
    expect(
      await refusalOf(
        findSimilarCalls(await as(people.external), { purposeId: riverside.purposes['Difficult IV']!, mrn: 'R-12' }),
      ),
    ).toBe('FORBIDDEN')
  })

  test('keeps the first answer of an idempotency key, though the call that it made is like itself', async () => {
    const { people } = hospital
    const rosa = { ...(await as(people.rosa)), idempotencyKey: 'guard-1' }
    const first = await createCall(rosa, asked())
    expect(await createCall(rosa, asked())).toEqual(first)
    // The same key for another decision is another request; a refused one keeps no key.
    expect(await refusalOf(createCall(rosa, asked({ ifSimilar: 'CREATE' })))).toBe('KEY_REUSED')
    const ben = { ...(await as(people.ben)), idempotencyKey: 'guard-2' }
    expect(await refusalOf(createCall(ben, asked()))).toBe('SIMILAR_CALL_OPEN')
    expect(await refusalOf(createCall(ben, asked({ ifSimilar: 'CREATE' })))).toBeNull()
  })
})

describe('two who press Create at once', () => {
  test.each([
    ['in one room', () => ({})],
    ['in one place that has only words', (round: number) => ({ roomId: null, roomDescription: `Hallway ${round}` })],
    [
      'for one patient, in rooms of their own',
      (round: number, nth: number) => ({
        mrn: `R-${round}`,
        roomId: hospital.riverside.facilities[nth % 2]!.roomIds[nth % 3],
      }),
    ],
  ])(`%s: of eight exactly one is created, and the others are told which, many rounds`, async (_where, over) => {
    const { people, clients, clock } = hospital
    // A clock that goes on, as one does: each request reads a time of its own, and not in the order of the locks.
    const started = Date.now()
    const now = () => new Date(clock.now.getTime() + Date.now() - started)
    const requests = await Promise.all(
      Array.from({ length: 8 }, async (_, nth) => ({ ...(await as(nth % 2 === 0 ? people.rosa : people.ben)), now })),
    )
    for (const round of rounds(40, 12)) {
      const results = await Promise.all(
        requests.map((request, nth) =>
          createCall(request, asked(over(round, nth))).then(
            ({ callId }) => ({ made: callId, code: null, met: null }),
            (error: unknown) => ({
              made: null,
              code: error instanceof Refused ? error.refusal.code : error,
              met: error instanceof Refused ? error.subject?.id : null,
            }),
          ),
        ),
      )
      const [made, ...others] = results.filter((result) => result.made !== null)
      expect(others).toEqual([])
      expect(results.filter(({ code, met }) => code === 'SIMILAR_CALL_OPEN' && met === made!.made)).toHaveLength(7)
      await clients.system.call.update({ where: { id: made!.made! }, data: { completedAt: clock.now } })
    }
  })

  test('the second meets the first also when the clock was read before, or on another server, for the second', async () => {
    const { people, clock } = hospital
    const [rosa, ben] = [await as(people.rosa), await as(people.ben)]
    const earlier = new Date(clock.now.getTime() - 5_000)
    const { callId } = await createCall(rosa, asked())
    expect(await subjectOf(createCall({ ...ben, now: () => earlier }, asked()))).toBe(callId)
    expect(await open()).toBe(1)
  })

  test('who asks to be told is told of a call that someone who does not ask was just creating', async () => {
    const { people, clients, clock } = hospital
    const [rosa, ben] = [await as(people.rosa), await as(people.ben)]
    let wasTold = 0
    for (const _round of rounds(40, 12, () => wasTold > 0)) {
      const unasked = Array.from({ length: 3 }, () => createCall(rosa, asked({ ifSimilar: 'CREATE' })))
      const told = await refusalOf(createCall(ben, asked()))
      await Promise.all(unasked)
      const made = await clients.system.call.findMany({
        where: { completedAt: null },
        select: { id: true, createdById: true },
      })
      const [first] = await clients.system.change.findMany({
        where: { entityId: { in: made.map(({ id }) => id) } },
        orderBy: { sequence: 'asc' },
        take: 1,
      })
      // Created by Ben means that there was none yet when he was asked for his.
      if (told === null) expect(made.find(({ id }) => id === first!.entityId)?.createdById).toBe(people.ben.id)
      else {
        wasTold += 1
        expect(made).toHaveLength(3)
      }
      await clients.system.call.updateMany({ where: { completedAt: null }, data: { completedAt: clock.now } })
    }
    expect(wasTold).toBeGreaterThan(0)
  })
})

describe('at the doors', () => {
  const document = `query($purposeId: ID!, $roomId: ID, $roomDescription: String, $mrn: String) { provider {
    similarOpenCalls(purposeId: $purposeId, roomId: $roomId, roomDescription: $roomDescription, mrn: $mrn) { databaseId room { name } assignedTo { fullName } } } }`
  const ids = () => ({
    purposeId: globalId('Purpose', hospital.riverside.purposes['Difficult IV']!),
    roomId: globalId('Room', hospital.riverside.facilities[0]!.roomIds[0]!),
  })
  const ask = async (person: Person, variables: object) => {
    const { data, errors } = await doors(hospital.address, person).graphql(document, variables)
    return { calls: data?.provider?.similarOpenCalls as Json[] | undefined, code: errors?.[0]?.extensions.code }
  }

  test('GraphQL tells before anything is created, the longest waiting first, ten at most', async () => {
    const { people, clock } = hospital
    const made = []
    for (let n = 0; n < 11; n += 1) {
      clock.now = new Date(clock.now.getTime() + 1_000)
      made.push((await createCall(await as(people.rosa), asked({ ifSimilar: 'CREATE' }))).callId)
    }
    await assignCall(await as(people.rosa), { callId: made[0] })
    const { calls } = await ask(people.external, ids())
    expect(calls!.map(({ databaseId }) => databaseId)).toEqual(made.slice(0, 10))
    expect(calls![0]).toMatchObject({ room: { name: '1A-01' }, assignedTo: { fullName: 'Rosa Alvarez' } })
  })

  test('what is no id, or no one’s, is like nothing; a patient is looked for by who may, and that is told to the trail', async () => {
    const { people, clients, lakeshore } = hospital
    const { callId } = await createCall(await as(people.rosa), asked({ mrn: 'R-9' }))
    const { purposeId, roomId } = ids()
    for (const variables of [
      { purposeId: 'x' },
      { purposeId: roomId },
      { purposeId, roomId: 'x' },
      { purposeId: globalId('Purpose', lakeshore.purposes['Difficult IV']!), roomId },
    ])
      expect(await ask(people.ben, variables)).toEqual({ calls: [], code: undefined })
    expect((await ask(people.external, { purposeId, mrn: 'R-9' })).code).toBe('FORBIDDEN')
    expect((await ask(people.ben, { purposeId, mrn: ' ' })).code).toBe('VALIDATION')
    const reads = () =>
      clients.system.auditEntry.count({ where: { entityId: callId, actorId: people.ben.id, action: 'readPatient' } })
    expect((await ask(people.ben, { purposeId, roomId })).calls).toHaveLength(1)
    expect(await reads()).toBe(0)
    expect((await ask(people.ben, { purposeId, mrn: 'R-9' })).calls).toHaveLength(1)
    expect(await reads()).toBe(1)
  })

  test('GraphQL refuses with the call as it is when asked to; without that, and through REST, the call is created', async () => {
    const { people, riverside } = hospital
    const { callId } = await createCall(await as(people.rosa), asked())
    const create = async (input: object) => {
      const { data } = await doors(hospital.address, people.ben).graphql(
        `mutation($input: CreateCallInput!) { createCall(input: $input) { ... on CreateCallSuccess { call { databaseId } } ... on Refusal { code current { ... on Call { databaseId } } } } }`,
        { input: { ...ids(), ...input } },
      )
      return data!.createCall as Json
    }
    expect(await create({ ifSimilar: 'REFUSE' })).toEqual({
      code: 'SIMILAR_CALL_OPEN',
      current: { databaseId: callId },
    })
    expect(await create({ ifSimilar: 'CREATE' })).toEqual({ call: { databaseId: expect.any(String) } })
    expect(await create({ ifSimilar: null })).toEqual({ call: { databaseId: expect.any(String) } })
    expect(await create({})).toEqual({ call: { databaseId: expect.any(String) } })
    const { status, body } = await doors(hospital.address, people.ben).rest(
      'POST',
      `/providers/${riverside.id}/calls`,
      {
        purposeId: asked().purposeId,
        roomId: asked().roomId,
      },
    )
    expect([status, body.room.name]).toEqual([200, '1A-01'])
    expect(await open()).toBe(5)
  })
})
