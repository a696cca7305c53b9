import { subscribe, type QueueEvent } from '../../test/harness/subscriber'
import { refusalOf } from '../../test/harness/expect'
import { rounds } from '../../test/harness/rounds'
import type { Person } from '../../test/hospital/hospital'
import { linesIn } from '../../test/hospital/lines'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { holdCall } from '../calls/working/changeStatus'
import { assignCall } from '../calls/working/assignCall'
import { Refused } from '../kernel/refused'
import { listHandovers, readCurrentHandover, readPastHandover } from './readHandover'
import { changeHandoverNote, handOver, takeOverShift } from './verbs'

const hospital = servedHospitalOfFile()
let lines: ReturnType<typeof linesIn>
let main: string
let north: string
let mainRoom: string
let northRoom: string
beforeAll(() => {
  lines = linesIn(hospital)
  const [first, second] = hospital.riverside.facilities
  ;[main, north] = [first!.id, second!.id]
  ;[mainRoom, northRoom] = [first!.roomIds[0]!, second!.roomIds[0]!]
})

const hour = 3_600_000
const inHours = (hours: number): Date => new Date(hospital.clock.now.getTime() + hours * hour)
const noteOf = (facilityId: string) =>
  hospital.clients.system.handoverNote.findUniqueOrThrow({ where: { id: facilityId } })
const versionOf = async (facilityId: string) => (await noteOf(facilityId)).version
const write = async (person: Person, facilityId: string, text: string, expectedVersion?: number) =>
  changeHandoverNote(await hospital.as(person), {
    facilityId,
    text,
    expectedVersion: expectedVersion ?? (await versionOf(facilityId)),
  })
const handOverNow = async (person: Person, facilityId: string) =>
  handOver(await hospital.as(person), { facilityId, expectedVersion: await versionOf(facilityId) })
const refused = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refused)) throw new Error('not refused', { cause: error })
  return error
}

/** Everything that a hand-over writes. */
const everything = async () => ({
  notes: await hospital.clients.system.handoverNote.findMany({ orderBy: { id: 'asc' } }),
  handovers: await hospital.clients.system.handover.findMany({ orderBy: { id: 'asc' } }),
})

test('rules 10.7: open calls, holds, follow-ups of the next 12 hours, lines due, infections that go on', async () => {
  const { people, as, openCall, clients, riverside } = hospital
  const open = await openCall({ status: 'Stat', room: mainRoom })
  await assignCall(await as(people.ben), { callId: open })
  const held = await openCall({ room: mainRoom })
  await holdCall(await as(people.rosa), { callId: held })
  await clients.system.call.update({ where: { id: held }, data: { preComments: 'Waits for the platelets' } })
  await openCall({ room: northRoom })
  await openCall({ room: null })
  const due = await lines.addLine({ name: 'Due', nextChangeDate: inHours(2) })
  await lines.addLine({ name: 'Later', nextChangeDate: inHours(72) })
  const overdue = await lines.addLine({ name: 'Overdue', nextChangeDate: inHours(-50) })
  await lines.addLine({ name: 'Closed', nextChangeDate: inHours(-50), completedAt: hospital.clock.now })
  await lines.addLine({ name: 'Elsewhere', nextChangeDate: inHours(2), roomId: northRoom })
  const infected = await lines.addLine({ name: 'Infected', infection: true, infectionNotes: 'Red at the site' })
  await clients.system.infectionEntry.create({
    data: { providerId: riverside.id, lineId: infected, start: new Date('2026-03-08'), createdAt: hospital.clock.now },
  })
  const coming = { completedAt: null, announcedAt: null }
  const soon = await lines.addCall(due, { ...coming, aliveAt: inHours(11) })
  await lines.addCall(due, { ...coming, aliveAt: inHours(13) })
  // The line of this call is in another facility, and nothing of it is said here.
  const far = await lines.addLine({ name: 'Far', roomId: northRoom })
  const without = await lines.addCall(far, { completedAt: null, aliveAt: inHours(-1) })

  const { facility, contents } = (await readCurrentHandover(await as(people.rosa), main))!
  expect(facility.name).toBe('Main Hospital')
  expect(contents.calls.entries.map(({ callId, status, lead }) => [callId, status, lead])).toEqual([
    [open, 'Stat', 'Ben Carter'],
    [without, 'Normal', null],
  ])
  expect(contents.calls.entries[1]!.lineName).toBe(null)
  expect(contents.holds.entries.map(({ callId, notes }) => [callId, notes])).toEqual([
    [held, 'Waits for the platelets'],
  ])
  expect(contents.followUps.entries.map(({ callId, lineName }) => [callId, lineName])).toEqual([[soon, 'Due']])
  expect(contents.dueLines.entries.map(({ lineId }) => lineId)).toEqual([overdue, due])
  expect(contents.infections.entries).toMatchObject([
    { lineId: infected, infectionNotes: 'Red at the site', infectedSince: '2026-03-08' },
  ])
  expect(JSON.stringify(contents)).not.toMatch(/Elsewhere|Far|patient|mrn/i)

  // Somebody restricted to a facility sees its page and no other; by default their own.
  const ofNorth = await readCurrentHandover(await as(people.north), null)
  expect(ofNorth?.facility.id).toBe(north)
  expect(ofNorth?.contents.calls.count).toBe(1)
  expect(await readCurrentHandover(await as(people.north), main)).toBe(null)
})

test('the note is kept with who changed it; an older version, and the same text, change nothing', async () => {
  const { people } = hospital
  await write(people.rosa, main, 'Ultrasound 2 is in 4B')
  const { version } = await noteOf(main)
  expect(await noteOf(main)).toMatchObject({ text: 'Ultrasound 2 is in 4B', changedById: people.rosa.id })
  const before = await everything()
  expect(await refusalOf(write(people.ben, main, 'Other words', version - 1))).toBe('STALE')
  await write(people.ben, main, 'Ultrasound 2 is in 4B')
  expect(await everything()).toEqual(before)
})

test('a hand-over keeps the page and the note as they were, and the note begins anew', async () => {
  const { people, as, clients } = hospital
  await write(people.rosa, main, 'Bed 12 has a difficult vein')
  const { contents } = (await readCurrentHandover(await as(people.rosa), main))!
  const { handoverId } = await handOverNow(people.rosa, main)
  expect((await noteOf(main)).text).toBe(null)
  await clients.system.call.updateMany({ data: { deletedAt: hospital.clock.now }, where: { roomId: mainRoom } })
  const past = await readPastHandover(await as(people.ben), handoverId)
  expect(past).toMatchObject({ note: 'Bed 12 has a difficult vein', contents, takenOverAt: null })
  await takeOverShift(await as(people.ben), { handoverId })
  expect(await readPastHandover(await as(people.ben), handoverId)).toMatchObject({
    handedOverBy: { fullName: 'Rosa Alvarez' },
    takenOverBy: { fullName: 'Ben Carter' },
  })
})

test('rules 2.10: reading what a past hand-over said is audited, with the calls and lines that it names', async () => {
  const { people, as, clients } = hospital
  const { handoverId } = await handOverNow(people.rosa, main)
  const rows = () => clients.system.auditEntry.findMany({ where: { action: 'readHandover', entityId: handoverId } })
  expect(await rows()).toHaveLength(0)
  const { contents } = await readPastHandover(await as(people.ben), handoverId)
  const [row, ...more] = await rows()
  expect(more).toEqual([])
  expect(row).toMatchObject({ actorId: people.ben.id, entityKind: 'handover', outcome: 'done' })
  expect(JSON.stringify(row!.fields)).toContain(contents.dueLines.entries[0]!.lineId)
  expect(JSON.stringify(row!.fields)).not.toContain('Infected')
})

test('no one takes over from themselves, twice, or what another hand-over followed', async () => {
  const { people, as } = hospital
  const first = await handOverNow(people.rosa, main)
  const second = await handOverNow(people.ben, main)
  const before = await everything()
  expect(await refusalOf(takeOverShift(await as(people.rosa), first))).toBe('HANDOVER_REPLACED')
  expect(await refusalOf(takeOverShift(await as(people.ben), second))).toBe('OWN_HANDOVER')
  expect(await everything()).toEqual(before)
  await takeOverShift(await as(people.rosa), second)
  const { refusal, subject } = await refused(takeOverShift(await as(people.manager), second))
  expect(refusal).toMatchObject({
    code: 'ALREADY_TAKEN_OVER',
    message: expect.stringContaining('Rosa Alvarez took over'),
  })
  expect(subject).toMatchObject({ kind: 'handover', id: second.handoverId })
})

test('many rounds: of two who hand over at once one wins, and the other is told who; nothing is half-written', async () => {
  const { people, as, clients } = hospital
  const seen = new Set<string>()
  for (const round of rounds(200, 20, () => seen.size === 2)) {
    const expectedVersion = await versionOf(main)
    const input = { facilityId: main, expectedVersion }
    const count = await clients.system.handover.count()
    const pair = round % 2 === 0 ? [people.rosa, people.ben] : [people.ben, people.rosa]
    const requests = await Promise.all(pair.map(as))
    const results = await Promise.allSettled(requests.map((request) => handOver(request, input)))
    const winner = pair[results.findIndex(({ status }) => status === 'fulfilled')]!
    const loser = results.find((result): result is PromiseRejectedResult => result.status === 'rejected')!
    expect((loser.reason as Refused).refusal).toMatchObject({
      code: 'ALREADY_HANDED_OVER',
      message: expect.stringContaining(`${winner.fullName} handed over at`),
    })
    expect(await clients.system.handover.count()).toBe(count + 1)
    expect(await versionOf(main)).toBe(expectedVersion + 1)
    seen.add(winner.fullName)
  }
})

test('many rounds: of two who take over at once one wins; beside another hand-over it is taken over or replaced', async () => {
  const { people, as, clients } = hospital
  for (const round of rounds(200, 20)) {
    const { handoverId } = await handOverNow(people.rosa, main)
    const [ben, manager] = await Promise.all([as(people.ben), as(people.manager)])
    const expectedVersion = await versionOf(main)
    const results = await Promise.all(
      [
        takeOverShift(ben, { handoverId }),
        round % 2 === 0
          ? takeOverShift(manager, { handoverId })
          : handOver(manager, { facilityId: main, expectedVersion }),
      ].map(refusalOf),
    )
    const row = await clients.system.handover.findUniqueOrThrow({ where: { id: handoverId } })
    if (round % 2 === 0) {
      expect([...results].sort()).toEqual(['ALREADY_TAKEN_OVER', null])
      expect([people.ben.id, people.manager.id]).toContain(row.takenOverById)
    } else {
      expect([null, 'HANDOVER_REPLACED']).toContain(results[0])
      expect(results[1]).toBe(null)
      expect([row.takenOverAt === null, row.replacedAt === null]).toEqual([results[0] !== null, results[0] === null])
    }
    expect(
      await clients.system.handover.count({ where: { facilityId: main, takenOverAt: null, replacedAt: null } }),
    ).toBe(round % 2)
  }
})

test('many rounds: of two who change the note at once no one overwrites the other', async () => {
  const { people, as } = hospital
  for (const round of rounds(100, 10)) {
    const expectedVersion = await versionOf(main)
    const texts = [`Rosa ${round}`, `Ben ${round}`]
    const requests = [await as(people.rosa), await as(people.ben)]
    const results = await Promise.all(
      requests.map((request, n) =>
        refusalOf(changeHandoverNote(request, { facilityId: main, text: texts[n], expectedVersion })),
      ),
    )
    expect([...results].sort()).toEqual(['STALE', null])
    expect((await noteOf(main)).text).toBe(texts[results.indexOf(null)])
  }
})

test('rules 2.3: who does not see the facility, does not work calls, or is of another provider does nothing there', async () => {
  const { people, as } = hospital
  const { handoverId } = await handOverNow(people.rosa, main)
  const before = await everything()
  const expectedVersion = await versionOf(main)
  for (const [person, code] of [
    [people.north, 'NOT_FOUND'],
    [people.stranger, 'NOT_FOUND'],
    [people.external, 'FORBIDDEN'],
    [people.locked, 'ACCOUNT_LOCKED'],
  ] as const) {
    const request = await as(person)
    for (const attempt of [
      () => changeHandoverNote(request, { facilityId: main, text: 'Mine', expectedVersion }),
      () => handOver(request, { facilityId: main, expectedVersion }),
      () => takeOverShift(request, { handoverId }),
      () => readPastHandover(request, handoverId),
    ])
      expect([person.fullName, await refusalOf(attempt())]).toEqual([person.fullName, code])
    if (code === 'NOT_FOUND') {
      expect(await listHandovers(request, main, 0)).toBe(null)
      expect(await readCurrentHandover(request, main)).toBe(null)
    } else expect(await refusalOf(listHandovers(request, main, 0))).toBe(code)
  }
  expect(await everything()).toEqual(before)
})

test('a deleted facility hands nothing over; ids that are none find nothing', async () => {
  const { people, as, clients } = hospital
  await clients.system.facility.update({ where: { id: north }, data: { deletedAt: hospital.clock.now } })
  expect(await refusalOf(handOverNow(people.rosa, north))).toBe('NOT_FOUND')
  expect(await readCurrentHandover(await as(people.rosa), north)).toBe(null)
  await clients.system.facility.update({ where: { id: north }, data: { deletedAt: null } })
  expect(await readCurrentHandover(await as(people.rosa), 'main')).toBe(null)
  expect(await listHandovers(await as(people.rosa), 'main', 0)).toBe(null)
  expect(await refusalOf(readPastHandover(await as(people.rosa), 'main'))).toBe('NOT_FOUND')
})

test('the hand-overs of a facility are listed, the newest first', async () => {
  const { people, as } = hospital
  const { handoverId } = await handOverNow(people.rosa, main)
  const { handovers, total } = (await listHandovers(await as(people.ben), main, 0))!
  expect(handovers[0]!.id).toBe(handoverId)
  expect(handovers).toHaveLength(Math.min(20, total))
  expect((await listHandovers(await as(people.ben), main, 1))!.handovers.map(({ id }) => id)).not.toContain(handoverId)
})

test('whoever has a screen open learns of it, unless the facility is out of their sight', async () => {
  const { people } = hospital
  const document =
    'subscription($providerId: ID!, $since: Int) { event: callQueueChanged(providerId: $providerId, since: $since) { version resync handoverChanged changed { databaseId } removed { callId } } }'
  const watchers = [people.ben, people.north].map((person) => subscribe(hospital.address, person, { document }))
  try {
    await Promise.all(watchers.map((watcher) => watcher.next(() => true)))
    const learns = (watcher: (typeof watchers)[number]) =>
      watcher.next((event) => (event as QueueEvent & { handoverChanged: boolean }).handoverChanged)
    const [ofBen, ofNorth] = watchers.map(learns)
    await write(people.rosa, main, 'Someone restricted to North Campus learns nothing of this')
    const { version } = await ofBen!
    await write(people.rosa, north, 'But of this')
    expect((await ofNorth!).version).toBeGreaterThan(version)
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.stop()))
  }
})
