import { refusalOf, fieldsOf } from '../../test/harness/expect'
import { hospitalWithLines } from '../../test/hospital/setUp'
import type { Person } from '../../test/hospital/hospital'
import { outcomeOf, spanOfDays } from '../../domain/audit/filter'
import { createCall } from '../calls/entries/createCall'
import { correctCall } from '../calls/entries/correctCall'
import { assignCall } from '../calls/working/assignCall'
import { returnCall } from '../calls/working/returnCall'
import { createPurpose } from '../configuration/purposes/configurePurposes'
import { recordPatientReads } from '../kernel/audit'
import { infectionsReport } from '../reports/infections'
import { exportAudit } from './exportAudit'
import { readAuditActions, readAuditPeople } from './choices'
import { readAudit } from './readAudit'

const { hospital, lines } = hospitalWithLines()

const hour = 3_600_000
const mrn = 'M-4711'
/** Calls of the patient; `other` is somebody else's. */
let [first, second, other, northern, patientLine] = ['', '', '', '', '']

beforeAll(async () => {
  const { people, riverside, as, clock, clients } = hospital
  const create = async (by: Person, patientMrn: string | null, facility = 0) =>
    (
      await createCall(await as(by), {
        purposeId: riverside.purposes['PICC Insertion'],
        statusCodeId: riverside.statuses.Normal,
        roomId: riverside.facilities[facility]!.roomIds[0],
        mrn: patientMrn,
      })
    ).callId
  first = await create(people.rosa, mrn)
  clock.now = new Date(clock.now.getTime() + hour)
  second = await create(people.ben, mrn.toLowerCase())
  other = await create(people.rosa, 'M-9')
  northern = await create(people.rosa, mrn, 1)
  patientLine = await lines.addLine({ mrn, roomId: riverside.facilities[0]!.roomIds[0]! })
  clock.now = new Date(clock.now.getTime() + 30 * hour)
  await assignCall(await as(people.rosa), { callId: first })
  await correctCall(await as(people.rosa), { callId: first, comments: 'Left arm only' })
  await returnCall(await as(people.rosa), { callId: first })
  await refusalOf(returnCall(await as(people.ben), { callId: first }))
  await refusalOf(assignCall(await as(people.external), { callId: second }))
  await recordPatientReads(await as(people.ben), [first, other, second], [patientLine])
  clock.now = new Date(clock.now.getTime() + 30 * hour)
  await createPurpose(await as(people.admin), { name: 'Midline', weight: 9 })
  await recordPatientReads(await as(people.stranger), [first])
  await clients.system.infectionEntry.create({
    data: { lineId: patientLine, providerId: riverside.id, start: new Date('2026-03-05'), createdAt: clock.now },
  })
  await infectionsReport(await as(people.manager), { start: '2026-03-01', end: '2026-03-31' })
  for (const door of ['clock', 'operator'])
    await clients.system.auditEntry.create({
      data: {
        providerId: riverside.id,
        at: clock.now,
        door,
        action: 'checkLines',
        outcome: 'done',
        entityKind: 'call',
        entityId: other,
      },
    })
})

const textOf = async (parts: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

const everything = { newestFirst: true, start: null, stop: null, take: 101 }

const rowsOf = async (filter: object, person = hospital.people.admin) =>
  (await readAudit(await hospital.as(person), filter, everything)).records

type Stored = Awaited<ReturnType<typeof storedRows>>[number]
const storedRows = () =>
  hospital.clients.system.auditEntry.findMany({
    where: { providerId: hospital.riverside.id },
    orderBy: [{ at: 'desc' }, { sequence: 'desc' }],
  })

const named = ({ fields }: Stored): string[] => {
  const { calls, lines } = (fields ?? {}) as { calls?: [null, string[]]; lines?: [null, string[]] }
  return [...(calls?.[1] ?? []), ...(lines?.[1] ?? [])]
}
const isOf = (row: Stored, ids: string[]): boolean =>
  (row.entityId !== null && ids.includes(row.entityId)) || named(row).some((id) => ids.includes(id))

/** The rows that match, found by looking at each. */
const expectRows = async (filter: object, matches: (row: Stored) => boolean, person = hospital.people.admin) => {
  const expected = (await storedRows()).filter(matches).map(({ sequence }) => sequence)
  expect(expected.length).toBeGreaterThan(0)
  expect((await rowsOf(filter, person)).map(({ sequence }) => sequence)).toEqual(expected)
}

describe('the audit trail (rules 9.10)', () => {
  test('holds the rows of the provider alone, the newest first', async () => {
    await expectRows({}, () => true)
    const [mine, theirs] = [await rowsOf({}), await rowsOf({}, hospital.people.stranger)]
    expect(theirs.map(({ by }) => by)).toEqual([hospital.people.stranger.fullName])
    expect(mine.map(({ by }) => by)).not.toContain(hospital.people.stranger.fullName)
  })

  test('by person, and by no one', async () => {
    const { people } = hospital
    await expectRows({ personId: people.rosa.id }, ({ actorId }) => actorId === people.rosa.id)
    await expectRows({ withoutPerson: true }, ({ actorId }) => actorId === null)
    expect(new Set((await rowsOf({ withoutPerson: true })).map(({ by }) => by))).toEqual(new Set(['Clock', 'Operator']))
    expect(await rowsOf({ personId: people.stranger.id })).toEqual([])
  })

  test('by actions, and by several parts at once', async () => {
    const { people } = hospital
    const actions = ['assignCall', 'createCall']
    await expectRows({ actions }, ({ action }) => actions.includes(action))
    await expectRows({ actions: [...actions, ...actions] }, ({ action }) => actions.includes(action))
    await expectRows(
      { actions, personId: people.rosa.id, outcome: 'done' },
      ({ action, actorId, outcome }) => actions.includes(action) && actorId === people.rosa.id && outcome === 'done',
    )
    expect(await rowsOf({ actions: [] })).toEqual([])
  })

  test.each(['done', 'refused', 'denied'])('by the outcome %s', async (outcome) => {
    await expectRows({ outcome }, (row) => outcomeOf(row.outcome).outcome === outcome)
    await expectRows({ outcome, actions: outcome === 'refused' ? ['returnCall'] : ['assignCall'] }, (row) => {
      const [action] = outcome === 'refused' ? ['returnCall'] : ['assignCall']
      return outcomeOf(row.outcome).outcome === outcome && row.action === action
    })
  })

  test('by days in the zone of the provider, or in the zone sent', async () => {
    for (const timeZone of [null, 'Asia/Tokyo', 'America/Los_Angeles'])
      for (const days of [
        { fromDay: '2026-03-12' },
        { toDay: '2026-03-11' },
        { fromDay: '2026-03-11', toDay: '2026-03-12' },
      ]) {
        const { from, to } = spanOfDays(days, timeZone ?? 'America/New_York')
        await expectRows({ ...days, timeZone }, ({ at }) => (!from || at >= from) && (!to || at < to))
      }
  })

  test('by record; of a call also the pages that were read and contain it', async () => {
    await expectRows({ recordKind: 'call', recordId: other }, (row) => isOf(row, [other]))
    await expectRows(
      { recordId: other, actions: ['readPatients'] },
      (row) => row.action === 'readPatients' && named(row).includes(other),
    )
    expect(await rowsOf({ recordKind: 'purpose', recordId: other })).toEqual([])
  })

  test('by the patient: rows about calls and lines with the MRN, and pages that contain one', async () => {
    const ids = [first, second, northern, patientLine]
    for (const filter of [
      { mrn },
      { mrn: ` ${mrn.toLowerCase()} ` },
      { patientOfCallId: second },
      { patientOfLineId: patientLine },
    ]) {
      const before = await storedRows()
      const found = await rowsOf(filter)
      expect(found.map(({ sequence }) => sequence)).toEqual(
        before.filter((row) => isOf(row, ids)).map(({ sequence }) => sequence),
      )
      expect(found.map(({ action }) => action)).toContain('readReport')
      // Reading who read is a read itself, under calls of the patient and without the number.
      const [audited] = await storedRows()
      expect(audited).toMatchObject({ action: 'readAudit', actorId: hospital.people.admin.id })
      expect(new Set(named(audited!))).toEqual(new Set([first, second, northern]))
      expect(JSON.stringify(audited!.fields).toLowerCase()).not.toContain(mrn.toLowerCase())
    }
    // Whoever types a number searches for its beginnings as well, which are nobody's.
    const before = await storedRows()
    expect(await rowsOf({ mrn: 'unknown' })).toEqual([])
    expect(await storedRows()).toEqual(before)
  })

  test('in pages whose cursors stay valid, forward and back', async () => {
    const whole = (await rowsOf({})).map(({ sequence }) => sequence)
    const request = await hospital.as(hospital.people.admin)
    const walked: number[] = []
    let start: { value: Date; id: string } | null = null
    for (;;) {
      const { records }: Awaited<ReturnType<typeof readAudit>> = await readAudit(
        request,
        {},
        { ...everything, start, take: 4 },
      )
      if (records.length === 0) break
      walked.push(...records.map(({ sequence }) => sequence))
      const last = records.at(-1)!
      start = { value: last.at, id: String(last.sequence) }
    }
    expect(walked).toEqual(whole)
    const oldest = await readAudit(request, {}, { ...everything, newestFirst: false, take: 4 })
    expect(oldest.records.map(({ sequence }) => sequence)).toEqual(whole.slice(-3).reverse())
  })

  test('in plain words', async () => {
    const rows = await rowsOf({ recordId: first })
    expect(rows.find(({ action }) => action === 'assignCall')).toMatchObject({
      by: 'Rosa Alvarez',
      summary: 'Took the call',
      record: { kind: 'call', kindName: 'Call', name: 'PICC Insertion' },
      outcome: 'done',
      reason: null,
    })
    expect(rows.find(({ action }) => action === 'correctCall')?.changes).toEqual([
      { name: 'Additional Comments', from: null, to: 'Left arm only', enteredBy: null },
    ])
    expect(rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      by: 'Ben Carter',
      reason: 'Only the person who has the call can return it.',
    })
    expect((await rowsOf({ outcome: 'denied' }))[0]).toMatchObject({
      by: 'Ward Desk',
      reason: 'The role did not allow it.',
    })
    expect((await rowsOf({ actions: ['readPatients'] })).at(-1)).toMatchObject({
      summary: 'Read the patients of 3 calls and one line',
      record: null,
      named: [
        { kind: 'call', id: first, kindName: 'Call', name: 'PICC Insertion' },
        { kind: 'call', id: other, kindName: 'Call', name: 'PICC Insertion' },
        { kind: 'call', id: second, kindName: 'Call', name: 'PICC Insertion' },
        { kind: 'line', id: patientLine, kindName: 'Line', name: expect.any(String) },
      ],
      changes: [],
    })
    expect((await rowsOf({ actions: ['createPurpose'] }))[0]).toMatchObject({
      summary: 'Created the purpose',
      record: { kind: 'purpose', name: 'Midline' },
    })
  })

  test('its people and actions can be chosen', async () => {
    const request = await hospital.as(hospital.people.admin)
    const stored = await storedRows()
    expect((await readAuditPeople(request)).map(({ id }) => id).sort()).toEqual(
      [...new Set(stored.flatMap(({ actorId }) => actorId ?? []))].sort(),
    )
    const actions = await readAuditActions(request)
    expect(actions.map(({ name }) => name).sort()).toEqual([...new Set(stored.map(({ action }) => action))].sort())
    expect(actions.find(({ name }) => name === 'returnCall')?.words).toBe('Returned the call to the queue')
  })

  test('is for administrators alone', async () => {
    const { people, as } = hospital
    for (const person of [people.manager, people.rosa, people.external]) {
      expect(await refusalOf(rowsOf({}, person))).toBe('FORBIDDEN')
      expect(await refusalOf(exportAudit(await as(person), {}))).toBe('FORBIDDEN')
      expect(await refusalOf(readAuditPeople(await as(person)))).toBe('FORBIDDEN')
      expect(await refusalOf(readAuditActions(await as(person)))).toBe('FORBIDDEN')
    }
    expect(await refusalOf(rowsOf({ patientOfCallId: first }, people.stranger))).toBe('NOT_FOUND')
    expect(await rowsOf({ mrn, recordId: null }, people.stranger)).toEqual([])
    expect(await rowsOf({ recordId: second }, people.stranger)).toEqual([])
  })

  test('rules 2.3: someone restricted to facilities reads no values of calls in others', async () => {
    const { hire, riverside } = hospital
    const restricted = await hire('Nora Field', 'Admin', riverside.id, { only: [riverside.facilities[1]!.id] })
    const rows = await rowsOf({ actions: ['createCall'] }, restricted)
    const mine = rows.filter(({ isWithheld }) => !isWithheld)
    expect(mine.map(({ record }) => record?.id)).toEqual([northern])
    expect(JSON.stringify(rows.filter(({ isWithheld }) => isWithheld))).not.toMatch(/M-4711|M-9/i)
    expect(JSON.stringify(mine)).toContain(mrn)
    const [read] = (await rowsOf({ actions: ['readPatients'] }, restricted)).slice(-1)
    expect(read).toMatchObject({ summary: 'Read the patients of 3 calls and one line', named: [] })
    expect((await rowsOf({ mrn }, restricted)).every(({ record }) => record === null || record.id === northern)).toBe(
      true,
    )
  })

  test('rules 2.3: someone restricted to facilities reads what changed on records of their own facilities alone', async () => {
    const { hire, riverside, clients, people } = hospital
    const [main, north] = riverside.facilities as [(typeof riverside.facilities)[0], (typeof riverside.facilities)[0]]
    const restricted = await hire('Nora Sight', 'Admin', riverside.id, { only: [north.id] })
    const hers = await hire('Hal Hers', 'Clinician', riverside.id, { only: [north.id] })
    const others = await hire('Otto Others', 'Clinician', riverside.id, { only: [main.id] })
    const requirement = {
      providerId: riverside.id,
      categoryId: riverside.categories.Health!,
      weight: 0,
      gracePeriod: 0,
    }
    const { id: requirementId } = await clients.system.complianceRequirement.create({
      data: { ...requirement, name: 'Fit Test', isGlobal: true },
    })
    const documentOf = async (person: Person) => {
      const stamps = { providerId: riverside.id, createdAt: hospital.clock.now, createdById: person.id }
      const { id: uploadId } = await clients.system.documentUpload.create({
        data: { ...stamps, fileName: 'card.pdf', contentType: 'application/pdf', size: 1 },
      })
      const dates = { issueDate: new Date('2026-01-01'), uploadedAt: hospital.clock.now, uploadedById: person.id }
      const { id } = await clients.system.complianceDocument.create({
        data: { providerId: riverside.id, userId: person.id, requirementId, uploadId, ...dates },
      })
      return { id, uploadId }
    }
    const [shown, hidden] = [await documentOf(hers), await documentOf(others)]
    const image = (callId: string) =>
      clients.system.callImage.create({
        data: {
          ...{ providerId: riverside.id, createdAt: hospital.clock.now, createdById: people.rosa.id },
          ...{ callId, fileName: 'arm.jpg', contentType: 'image/jpeg', size: 1 },
        },
      })
    const device = (facilityId: string | null, kind: 'wallBoard' | 'wardDevice') =>
      clients.system.device.create({
        data: {
          ...{
            providerId: riverside.id,
            kind,
            name: 'Desk',
            facilityId,
            tokenHash: crypto.getRandomValues(new Uint8Array(32)),
          },
          ...{ pairedById: people.admin.id, pairedAt: hospital.clock.now },
        },
      })
    const entities: [kind: string, id: string, isShown: boolean][] = [
      ['complianceDocument', shown.id, true],
      ['complianceDocument', hidden.id, false],
      ['documentUpload', shown.uploadId, true],
      ['documentUpload', hidden.uploadId, false],
      ['image', (await image(northern)).id, true],
      ['image', (await image(first)).id, false],
      ['device', (await device(north.id, 'wardDevice')).id, true],
      ['device', (await device(main.id, 'wardDevice')).id, false],
      ['device', (await device(null, 'wallBoard')).id, false],
      ['facility', north.id, true],
      ['facility', main.id, false],
      ['room', north.roomIds[0]!, true],
      ['room', main.roomIds[0]!, false],
      ['handoverNote', main.id, false],
      ['user', others.id, true],
      ['purpose', riverside.purposes['PICC Insertion']!, true],
      // Of a kind that no version knows now.
      ['reminder', first, false],
    ]
    await clients.system.auditEntry.createMany({
      data: entities.map(([entityKind, entityId]) => ({
        ...{ providerId: riverside.id, at: hospital.clock.now, door: 'rest', action: 'updateSight', outcome: 'done' },
        ...{ actorId: people.admin.id, entityKind, entityId, fields: { fileName: [null, `secret ${entityId}`] } },
      })),
    })
    const rows = (await rowsOf({ actions: ['updateSight'] }, restricted)).reverse()
    expect(rows.map(({ record, isWithheld, changes }) => [record?.id ?? null, isWithheld, changes.length > 0])).toEqual(
      entities.map(([, id, isShown]) => [isShown ? id : null, !isShown, isShown]),
    )
    const hiddenIds = entities.flatMap(([, id, isShown]) => (isShown ? [] : [`secret ${id}`]))
    const file = await textOf(await exportAudit(await hospital.as(restricted), { actions: ['updateSight'] }))
    for (const secret of hiddenIds) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(file).not.toContain(secret)
    }
    // Whoever is not restricted reads all of it.
    const all = await rowsOf({ actions: ['updateSight'] })
    expect(all.filter(({ isWithheld }) => isWithheld)).toEqual([])
    expect(all).toHaveLength(entities.length)
  })

  test('refuses a filter that means nothing', async () => {
    const { people } = hospital
    expect(
      await fieldsOf(
        rowsOf({
          personId: people.rosa.id,
          withoutPerson: true,
          mrn,
          recordId: first,
          fromDay: '2026-03-02',
          toDay: '2026-03-01',
          timeZone: 'Mars/Olympus',
        }),
      ),
    ).toEqual({
      withoutPerson: 'Give a person or none, not both',
      mrn: 'Give one of a record, the patient of a call or line, and an MRN',
      toDay: 'The end must not be before the start',
      timeZone: 'Must be a time zone, such as America/New_York',
    })
    expect(await fieldsOf(rowsOf({ fromDay: '2010-01-01', toDay: '2026-01-01' }))).toEqual({
      toDay: 'At most ten years',
    })
  })

  test('as CSV with the same filters; the export is audited, with the patients in it', async () => {
    const { people, as } = hospital
    const expected = (await rowsOf({ recordId: first })).map(({ sequence }) => String(sequence))
    const text = await textOf(await exportAudit(await as(people.admin), { recordId: first }))
    expect(text.startsWith('\uFEFFRow,When (UTC),Who,What,')).toBe(true)
    expect(text.match(/(?<=\r\n)\d+(?=,)/g)).toEqual(expected)
    expect(text).toContain('Took the call')
    const [reads, exported] = await storedRows()
    expect([reads, exported].map((row) => row?.action).sort()).toEqual(['exportAudit', 'readPatient'])
    expect([reads, exported].find((row) => row?.action === 'readPatient')?.entityId).toBe(first)
  })
})
