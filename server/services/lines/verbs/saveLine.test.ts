import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { hospitalWithLines } from '../../../test/hospital/setUp'
import { closeLine, reopenLine } from './closeLine'
import { saveLine } from './saveLine'

const { hospital, lines } = hospitalWithLines()

const rosa = () => hospital.as(hospital.people.rosa)
const changesOf = (entityId: string) => hospital.clients.system.change.count({ where: { entityId } })

/** A line with a follow-up that is scheduled for it. */
const scheduled = async (due: Date) => {
  const { riverside } = hospital
  const lineId = await lines.addLine({ nextChangeDate: due })
  const from = await lines.addCall(lineId)
  const callId = await lines.addCall(lineId, {
    purposeId: riverside.purposes['Dressing Change']!,
    statusCodeId: riverside.statuses['On Hold']!,
    followUpFromId: from,
    aliveAt: due,
    announcedAt: null,
    completedAt: null,
    dressingChangeDate: due,
  })
  return { lineId, callId }
}
const inDays = (days: number): Date => new Date(hospital.clock.now.getTime() + days * 86_400_000)

describe('administration, section 7: saving a line', () => {
  test('what is sent is written, what is left out stays, and the screens and the trail are told once', async () => {
    const { riverside, people, clients } = hospital
    const lineId = await lines.addLine({ infectionNotes: 'Watch it', followUpInterval: 7 })
    const room = riverside.facilities[1]!.roomIds[2]!
    await saveLine(await rosa(), {
      lineId,
      name: ' L arm ',
      followUpInterval: '14',
      nextChangeDate: '2026-03-20',
      roomId: room,
      roomDescription: 'By the window',
    })
    expect(await lines.readLine(lineId)).toMatchObject({
      version: 2,
      name: 'L arm',
      followUpInterval: 14,
      roomId: room,
      roomDescription: 'By the window',
      infectionNotes: 'Watch it',
      infection: false,
      nextChangeDate: new Date('2026-03-20T04:00:00Z'),
    })
    const [told, ...more] = await clients.system.auditEntry.findMany({
      where: { entityId: lineId, action: 'saveLine' },
    })
    expect(more).toEqual([])
    expect(told).toMatchObject({
      actorId: people.rosa.id,
      outcome: 'done',
      fields: { name: ['R arm', 'L arm'], followUpInterval: [7, 14] },
    })
    const { facilityIds } = await clients.system.change.findFirstOrThrow({ where: { entityId: lineId } })
    expect([...facilityIds].sort()).toEqual(riverside.facilities.map(({ id }) => id).sort())
    await saveLine(await rosa(), { lineId, followUpInterval: '', nextChangeDate: null, roomDescription: '' })
    expect(await lines.readLine(lineId)).toMatchObject({
      version: 3,
      followUpInterval: null,
      nextChangeDate: null,
      roomDescription: null,
      roomId: room,
    })
  })

  test('what leaves everything as it is is no change', async () => {
    const lineId = await lines.addLine({ nextChangeDate: new Date('2026-03-20T18:30:00Z'), infection: true })
    await saveLine(await rosa(), { lineId, name: 'R arm', nextChangeDate: '2026-03-20', infection: true })
    expect(await lines.readLine(lineId)).toMatchObject({ version: 1, nextChangeDate: new Date('2026-03-20T18:30:00Z') })
    expect(await changesOf(lineId)).toBe(0)
  })

  test('everything that is wrong is told at once, each at its field, and nothing is written', async () => {
    const lineId = await lines.addLine({ infection: true })
    const before = await lines.readLine(lineId)
    const wrong = {
      name: ' ',
      followUpInterval: 0,
      nextChangeDate: '02/30/2026',
      roomId: hospital.lakeshore.facilities[0]!.roomIds[0]!,
      roomDescription: 'x'.repeat(201),
      infection: false,
      infectionNotes: ['x'],
      infectionHistory: [{ infectionStart: '2026-03-11' }],
    }
    expect(await fieldsOf(saveLine(await rosa(), { lineId, ...wrong }))).toEqual({
      name: 'Required',
      followUpInterval: 'Must be a whole number from 1 to 3650',
      nextChangeDate: 'Must be a date (YYYY-MM-DD) or a moment (ISO 8601)',
      roomId: 'Does not exist',
      roomDescription: 'Must be at most 200 characters',
      infectionNotes: 'Must be text',
      'infectionHistory[0].infectionStart': 'The start of an infection cannot be after today.',
    })
    expect(await lines.readLine(lineId)).toEqual(before)
    expect(await changesOf(lineId)).toBe(0)
  })

  test.each([0, -1, 1.5, 3651, 1e21, 'seven', true, { days: 7 }])(
    'an interval of %p is refused',
    async (followUpInterval) => {
      expect(await fieldsOf(saveLine(await rosa(), { lineId: await lines.addLine(), followUpInterval }))).toEqual({
        followUpInterval: 'Must be a whole number from 1 to 3650',
      })
    },
  )

  test.each(['20.03.2026', '2026-02-30', '2026-3-1', '2026-03-20T25:00', 'soon', 20260320, { day: 20 }])(
    'a next change date of %p is refused',
    async (nextChangeDate) => {
      expect(await fieldsOf(saveLine(await rosa(), { lineId: await lines.addLine(), nextChangeDate }))).toEqual({
        nextChangeDate: 'Must be a date (YYYY-MM-DD) or a moment (ISO 8601)',
      })
    },
  )

  test('rules 4.11: one that is further away than ten years is a slip of the finger', async () => {
    for (const nextChangeDate of ['2206-03-20', '1926-03-20'])
      expect(await fieldsOf(saveLine(await rosa(), { lineId: await lines.addLine(), nextChangeDate }))).toEqual({
        nextChangeDate: 'Must be within ten years from today',
      })
  })

  test('rules 4.5: a version that is over is refused with the line as it is; without one the last writer wins', async () => {
    const lineId = await lines.addLine()
    await saveLine(await rosa(), { lineId, expectedVersion: 1, name: 'One' })
    await expect(saveLine(await rosa(), { lineId, expectedVersion: 1, name: 'Two' })).rejects.toMatchObject({
      refusal: { code: 'STALE' },
      subject: { kind: 'line', id: lineId },
    })
    await saveLine(await rosa(), { lineId, name: 'Three' })
    expect(await lines.readLine(lineId)).toMatchObject({ name: 'Three', version: 3 })
  })

  test('two who save on the same version at once: one has it, the other is told', async () => {
    const lineId = await lines.addLine()
    const [a, b] = [await rosa(), await hospital.as(hospital.people.ben)]
    const outcomes = await Promise.all([
      refusalOf(saveLine(a, { lineId, expectedVersion: 1, name: 'A' })),
      refusalOf(saveLine(b, { lineId, expectedVersion: 1, name: 'B' })),
    ])
    expect(outcomes.sort()).toEqual(['STALE', null])
    expect((await lines.readLine(lineId)).version).toBe(2)
  })

  test('rules 2.2, 2.3: whoever may not, or does not see it, changes nothing', async () => {
    const { people, as } = hospital
    const lineId = await lines.addLine()
    expect(await refusalOf(saveLine(await as(people.external), { lineId, name: 'X' }))).toBe('FORBIDDEN')
    expect(await refusalOf(saveLine(await as(people.locked), { lineId, name: 'X' }))).toBe('ACCOUNT_LOCKED')
    for (const intruder of [people.north, people.stranger])
      expect(await refusalOf(saveLine(await as(intruder), { lineId, name: 'X' }))).toBe('NOT_FOUND')
    expect(await refusalOf(saveLine(await rosa(), { lineId: 'nowhere', name: 'X' }))).toBe('NOT_FOUND')
    expect(await lines.readLine(lineId)).toMatchObject({ name: 'R arm', version: 1 })
  })

  test('rules 3.3: who is restricted to facilities keeps the line in a room of theirs', async () => {
    const { people, as, riverside } = hospital
    const lineId = await lines.addLine({ roomId: riverside.facilities[1]!.roomIds[0]! })
    expect(await fieldsOf(saveLine(await as(people.north), { lineId, roomId: null }))).toEqual({
      roomId: 'Choose a room in one of your facilities',
    })
    expect(
      await fieldsOf(saveLine(await as(people.north), { lineId, roomId: riverside.facilities[0]!.roomIds[0]! })),
    ).toEqual({ roomId: 'Does not exist' })
    await saveLine(await as(people.north), { lineId, roomId: riverside.facilities[1]!.roomIds[1]! })
    expect((await lines.readLine(lineId)).roomId).toBe(riverside.facilities[1]!.roomIds[1])
  })

  test('a hidden room stays with who has it, and is no choice for others', async () => {
    const { clients, riverside, clock } = hospital
    const hidden = (
      await clients.system.room.create({
        data: {
          providerId: riverside.id,
          facilityId: riverside.facilities[0]!.id,
          name: 'Old ward',
          hiddenAt: clock.now,
        },
      })
    ).id
    const lineId = await lines.addLine({ roomId: hidden })
    await saveLine(await rosa(), { lineId, roomId: hidden, name: 'L arm' })
    expect(await fieldsOf(saveLine(await rosa(), { lineId: await lines.addLine(), roomId: hidden }))).toEqual({
      roomId: 'Does not exist',
    })
  })

  test('rules 4.3: a closed line is read-only', async () => {
    const lineId = await lines.addLine()
    await closeLine(await rosa(), { lineId })
    expect(await refusalOf(saveLine(await rosa(), { lineId, name: 'X', infection: true }))).toBe('LINE_CLOSED')
    expect(await lines.readLine(lineId)).toMatchObject({ name: 'R arm', infection: false, infections: [] })
    await reopenLine(await rosa(), { lineId })
    await saveLine(await rosa(), { lineId, name: 'X' })
  })
})

describe('rules 4.9: the infection flag and the history', () => {
  const stored = async (lineId: string, start: string, stop: string | null = null) =>
    (
      await hospital.clients.system.infectionEntry.create({
        data: {
          providerId: hospital.riverside.id,
          lineId,
          start: new Date(start),
          stop: stop === null ? null : new Date(stop),
          createdAt: hospital.clock.now,
        },
      })
    ).id

  test('set, an entry begins today; taken off, it ends today; set again on the same day, it goes on', async () => {
    const lineId = await lines.addLine()
    const save = async (infection: boolean, more: object = {}) => saveLine(await rosa(), { lineId, infection, ...more })
    await save(true, { infectionNotes: 'Red' })
    expect(await lines.readLine(lineId)).toMatchObject({ infection: true, infectionNotes: 'Red', version: 2 })
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-10 on'])
    await save(true)
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-10 on'])
    await save(false)
    await save(true)
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-10 on'])
    const sent = (await lines.readLine(lineId)).infections.map(({ id, start, stop }) => ({
      id,
      lineId,
      infectionStart: start.toISOString().slice(0, 10),
      infectionStop: stop && stop.toISOString().slice(0, 10),
    }))
    await save(false, { infectionHistory: sent })
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-10 2026-03-10'])
  })

  test('today is that of the facility', async () => {
    const { clock } = hospital
    const noon = clock.now
    clock.now = new Date('2026-03-11T02:00:00Z')
    const lineId = await lines.addLine()
    await saveLine(await rosa(), { lineId, infection: true })
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-10 on'])
    clock.now = noon
  })

  test('an entry that goes on sets the flag, and one that is open already is not begun twice', async () => {
    const lineId = await lines.addLine()
    await saveLine(await rosa(), { lineId, infectionHistory: [{ infectionStart: '2026-03-04' }] })
    expect(await lines.readLine(lineId)).toMatchObject({ infection: true })
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-04 on'])
    const other = await lines.addLine()
    await saveLine(await rosa(), {
      lineId: other,
      infection: false,
      infectionHistory: [{ infectionStart: '2026-03-04', infectionStop: null }],
    })
    expect(await lines.readLine(other)).toMatchObject({ infection: true })
  })

  test('an entry is changed by its id or, without one, by its start; what is not sent with the version is taken out, and who noted it stays', async () => {
    const lineId = await lines.addLine({ infection: true })
    const [first, second] = [await stored(lineId, '2026-01-05', '2026-01-08'), await stored(lineId, '2026-03-01')]
    await saveLine(await rosa(), {
      lineId,
      infection: true,
      infectionHistory: [
        { id: first, infectionStart: '2026-01-04', infectionStop: '2026-01-09' },
        { infectionStart: '2026-03-01', infectionStop: '2026-03-08' },
        { infectionStart: '2026-02-01', infectionStop: '2026-02-02' },
      ],
    })
    const { infections, infection } = await lines.readLine(lineId)
    expect(await lines.historyOf(lineId)).toEqual([
      '2026-01-04 2026-01-09',
      '2026-02-01 2026-02-02',
      '2026-03-01 2026-03-08',
    ])
    expect(infections.map(({ id }) => id)).toEqual([first, expect.any(String), second])
    // Nothing goes on, and nobody took the flag off.
    expect(infection).toBe(true)
    const { version } = await lines.readLine(lineId)
    await saveLine(await rosa(), { lineId, infectionHistory: [], expectedVersion: version })
    expect(await lines.historyOf(lineId)).toEqual([])
  })

  test('rules 4.5: entries that overlap are refused, naming the other, and nothing is half written', async () => {
    const lineId = await lines.addLine()
    await stored(lineId, '2026-03-01', '2026-03-08')
    const kept = { infectionStart: '2026-03-01', infectionStop: '2026-03-08' }
    expect(
      await fieldsOf(
        saveLine(await rosa(), {
          lineId,
          name: 'X',
          infectionHistory: [kept, { infectionStart: '2026-03-05', infectionStop: '2026-03-06' }],
        }),
      ),
    ).toEqual({
      'infectionHistory[1].infectionStart': 'This infection overlaps the one from 03/01/2026 to 03/08/2026.',
    })
    expect(await lines.readLine(lineId)).toMatchObject({ name: 'R arm', version: 1 })
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-01 2026-03-08'])
    await saveLine(await rosa(), { lineId, infectionHistory: [kept, { infectionStart: '2026-03-09' }] })
    expect(await lines.historyOf(lineId)).toEqual(['2026-03-01 2026-03-08', '2026-03-09 on'])
  })

  test('entries may change places', async () => {
    const lineId = await lines.addLine()
    const [a, b] = [await stored(lineId, '2026-01-05', '2026-01-08'), await stored(lineId, '2026-02-05', '2026-02-08')]
    await saveLine(await rosa(), {
      lineId,
      infectionHistory: [
        { id: a, infectionStart: '2026-02-05', infectionStop: '2026-02-08' },
        { id: b, infectionStart: '2026-01-05', infectionStop: '2026-01-08' },
      ],
    })
    expect((await lines.readLine(lineId)).infections.map(({ id }) => id)).toEqual([b, a])
  })

  test.each([
    ['without a start', { infectionStop: '2026-03-01' }, { 'infectionHistory[0].infectionStart': 'Required' }],
    [
      'in another format',
      { infectionStart: '01.03.2026' },
      { 'infectionHistory[0].infectionStart': 'Must be a date (YYYY-MM-DD)' },
    ],
    [
      'with an end that is no day',
      { infectionStart: '2026-03-01', infectionStop: '2026-02-30' },
      { 'infectionHistory[0].infectionStop': 'Must be a date (YYYY-MM-DD)' },
    ],
    ['that is none', 'yesterday', { 'infectionHistory[0]': 'Must be an infection with its start' }],
  ])('an entry %s is refused', async (_what, entry, wrong) => {
    expect(
      await fieldsOf(saveLine(await rosa(), { lineId: await lines.addLine(), infectionHistory: [entry] })),
    ).toEqual(wrong)
  })

  test('an entry of another line is no one’s here', async () => {
    const [lineId, other] = [await lines.addLine(), await lines.addLine()]
    const id = await stored(other, '2026-01-05', '2026-01-08')
    await saveLine(await rosa(), {
      lineId,
      infectionHistory: [{ id, infectionStart: '2026-02-05', infectionStop: '2026-02-08' }],
    })
    expect(await lines.historyOf(other)).toEqual(['2026-01-05 2026-01-08'])
    expect(await lines.historyOf(lineId)).toEqual(['2026-02-05 2026-02-08'])
  })
})

describe('rules 4.11: what is scheduled for the line goes with it', () => {
  test('to another day and another room', async () => {
    const { lineId, callId } = await scheduled(inDays(5))
    const room = hospital.riverside.facilities[0]!.roomIds[2]!
    await saveLine(await rosa(), { lineId, nextChangeDate: '2026-03-20', roomId: room })
    const due = new Date('2026-03-20T04:00:00Z')
    expect(await hospital.readCall(callId)).toMatchObject({
      aliveAt: due,
      dressingChangeDate: due,
      announcedAt: null,
      roomId: room,
      version: 2,
    })
    expect(await changesOf(callId)).toBe(1)
  })

  test('to a day that is past: it is in the queue at once', async () => {
    const { lineId, callId } = await scheduled(inDays(5))
    await saveLine(await rosa(), { lineId, nextChangeDate: '2026-03-09' })
    expect(await hospital.readCall(callId)).toMatchObject({
      aliveAt: new Date('2026-03-09T04:00:00Z'),
      announcedAt: hospital.clock.now,
    })
  })

  test('without a day no one comes', async () => {
    const { lineId, callId } = await scheduled(inDays(5))
    await saveLine(await rosa(), { lineId, nextChangeDate: null })
    expect((await hospital.readCall(callId)).deletedAt).not.toBeNull()
  })

  test('what is in the queue already stays, and so does what is scheduled when neither day nor place changes', async () => {
    const inQueue = await scheduled(inDays(-1))
    await saveLine(await rosa(), { lineId: inQueue.lineId, nextChangeDate: '2026-03-20' })
    const other = await scheduled(inDays(5))
    await saveLine(await rosa(), { lineId: other.lineId, name: 'L arm' })
    for (const { callId } of [inQueue, other]) expect((await hospital.readCall(callId)).version).toBe(1)
  })
})
