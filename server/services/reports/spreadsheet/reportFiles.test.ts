import { randomUUID } from 'node:crypto'
import readExcelFile from 'read-excel-file/node'
import { fromBuffer } from 'yauzl'
import { spreadsheet } from '../../../files/spreadsheet'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { rounds } from '../../../test/harness/rounds'
import type { Person } from '../../../test/hospital/hospital'
import { jobsIn } from '../../../test/hospital/jobs'
import { hospitalOfFile } from '../../../test/hospital/setUp'
import { prune } from '../../jobs/prune'
import type { Refused } from '../../kernel/refused'
import { callSheets } from './callSheets'
import { makeReportFiles, prepareCallReport, readReportFile, readReportFiles } from './reportFiles'

const hospital = hospitalOfFile()
let jobs: ReturnType<typeof jobsIn>
let manager: Person
let north: Person

/** 05:30 of the morning in New York, on the day before the clocks change; an hour less in Chicago. */
const completedAt = new Date('2026-03-07T10:30:00Z')
const range = { start: '2026-03-07' }
const everything = { start: '2026-01-01', end: '2026-12-31' }

beforeAll(async () => {
  const { clients, riverside, people, hire } = hospital
  jobs = jobsIn(hospital)
  hospital.clock.now = new Date('2026-03-10T14:00:00Z')
  const { system } = clients
  await system.facility.update({ where: { id: riverside.facilities[1]!.id }, data: { timeZone: 'America/Chicago' } })
  const call = (index: number, names: [string, string], orderingProvider: string | null = null) => ({
    id: randomUUID(),
    providerId: riverside.id,
    purposeId: riverside.purposes['PICC Insertion']!,
    statusCodeId: riverside.statuses.Normal!,
    roomId: riverside.facilities[index]!.roomIds[0]!,
    createdAt: new Date(completedAt.getTime() - 7_200_000),
    aliveAt: new Date(completedAt.getTime() - 7_200_000),
    updatedAt: completedAt,
    startTime: new Date(completedAt.getTime() - 3_600_000),
    completedAt: new Date(completedAt.getTime() - index * 60_000),
    completedById: people.rosa.id,
    patientLastName: names[0],
    patientFirstName: names[1],
    mrn: '00123',
    orderingProvider,
  })
  const calls = [
    call(0, ['Park', 'June'], '=HYPERLINK("http://x")'),
    // Begun before it was due.
    { ...call(1, ['-Nord', '@Ann'], `+${'x'.repeat(150)}`), aliveAt: completedAt },
  ]
  await system.call.createMany({ data: calls })
  await system.callValue.create({
    data: {
      providerId: riverside.id,
      callId: calls[0]!.id,
      fieldId: randomUUID(),
      procedureId: riverside.procedures.Insertion!,
      procedureName: 'Insertion',
      procedureWeight: 0,
      fieldName: 'Insertion Type',
      fieldWeight: 0,
      fieldType: 'radio',
      followUpTypeName: true,
      endFollowUp: false,
      values: ['ML'],
    },
  })
  manager = people.manager
  north = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
})

const sheetsOf = async (bytes: Buffer) => readExcelFile(bytes, { trim: false })
const readSheetNames = async (bytes: Buffer) => (await sheetsOf(bytes)).map(({ sheet }) => sheet)
const readSheet = async (bytes: Buffer, name: string) =>
  (await sheetsOf(bytes)).find(({ sheet }) => sheet === name)!.data

const bytesOf = async (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const found: Uint8Array[] = []
  for await (const part of parts) found.push(part)
  return Buffer.concat(found)
}
const prepare = async (person: Person, input: object = {}): Promise<string> =>
  (await prepareCallReport(await hospital.as(person), { ...range, ...input })).reportFileId
const files = async (person: Person) => readReportFiles(await hospital.as(person))
const open = async (person: Person, id: string) => {
  const { name, parts } = await readReportFile(await hospital.as(person), id)
  return { name, bytes: await bytesOf(parts) }
}

const textsIn = (bytes: Buffer): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const texts: Record<string, string> = {}
    fromBuffer(bytes, { lazyEntries: true }, (problem, zip) => {
      if (problem) return reject(problem)
      zip.on('entry', (entry: { fileName: string }) =>
        zip.openReadStream(entry as never, (wrong, stream) => {
          if (wrong) return reject(wrong)
          void bytesOf(stream as AsyncIterable<Uint8Array>).then((text) => {
            texts[entry.fileName] = text.toString('utf8')
            zip.readEntry()
          }, reject)
        }),
      )
      zip.on('end', () => resolve(texts))
      zip.readEntry()
    })
  })

test('rules 7.11: another program reads the calls, the breakdowns and what was asked', async () => {
  const asked = {
    ...range,
    startTime: '01:00',
    filters: [{ filterType: 'Clinician', idList: [hospital.people.rosa.id] }],
  }
  const bytes = await bytesOf(await callSheets(await hospital.as(manager), asked))
  expect(await readSheetNames(bytes)).toEqual(['Calls', 'Breakdowns', 'Request'])
  const [heading, first, second] = await readSheet(bytes, 'Calls')
  const cell = (row: typeof heading, name: string) => row![heading!.indexOf(name)]
  // The clock of each hospital, in cells that are dates.
  // A spreadsheet has days and parts of days, which are not exact to the millisecond.
  const clockIn = (row: typeof heading) => new Date(Math.round(Number(cell(row, 'Completed')) / 1_000) * 1_000)
  expect([first, second].map(clockIn)).toEqual([new Date('2026-03-07T05:30:00Z'), new Date('2026-03-07T04:29:00Z')])
  expect([cell(first, 'Time Zone'), cell(second, 'Time Zone')]).toEqual(['America/New_York', 'America/Chicago'])
  expect([cell(first, 'Response Time (min)'), cell(second, 'Response Time (min)')]).toEqual([60, 0])
  expect([cell(first, 'MRN'), cell(first, 'Patient'), cell(second, 'Patient')]).toEqual([
    '00123',
    'Park, June',
    '-Nord, @Ann',
  ])
  expect(cell(first, 'Ordering Provider')).toBe('=HYPERLINK("http://x")')
  expect(cell(first, 'Recorded')).toBe('Insertion (Insertion Type: ML)')
  expect((await readSheet(bytes, 'Breakdowns')).slice(1)).toEqual([
    ['Procedure', 'Insertion', 1],
    ['Insertion Type', 'ML', 1],
  ])
  expect(Object.fromEntries((await readSheet(bytes, 'Request')).slice(1))).toMatchObject({
    'First Day': '2026-03-07',
    'Last Day': '2026-03-07',
    From: '01:00',
    Until: '24:00',
    'Time Zone': 'America/New_York',
    Clinician: 'Rosa Alvarez',
    Calls: 2,
    'Asked By': 'Miguel Santos',
    'Asked At': '2026-03-10 10:00',
  })
  const texts = await textsIn(bytes)
  const sheet = texts['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toMatch(/<autoFilter ref="A1:Q1"\/>/)
  expect(sheet).toMatch(/<col min="1" max="1" width="24/)
  // No cell is a formula.
  for (const text of Object.values(texts)) expect(text).not.toMatch(/<f>|<f /)
})

test('rules 7.11: what does not fit on a sheet goes on in further ones, each with its heading', async () => {
  const columns = [{ name: 'Number', width: 10 }]
  const batches = [[[1], [2], [3]], [[4], [5]], [], [[6], [7]]]
  const bytes = await bytesOf(spreadsheet([{ name: 'Calls', columns, batches }], 4))
  expect(await readSheetNames(bytes)).toEqual(['Calls', 'Calls 2', 'Calls 3'])
  expect(await Promise.all(['Calls', 'Calls 2', 'Calls 3'].map((name) => readSheet(bytes, name)))).toEqual([
    [['Number'], [1], [2], [3]],
    [['Number'], [4], [5], [6]],
    [['Number'], [7]],
  ])
  const long = await bytesOf(
    spreadsheet([{ name: 'Calls', columns, batches: [[['x'.repeat(40_000)], ['a\u0001b\u0000c']]] }]),
  )
  const [, [text], [other]] = (await readSheet(long, 'Calls')) as [unknown, [string], [string]]
  expect(text).toHaveLength(32_767)
  expect(other).toBe('abc')
})

test('rules 7.11: a file is prepared beside the requests, and is there for its owner alone, for an hour', async () => {
  const id = await prepare(manager, { fileName: 'March: all/calls.xlsx' })
  expect(await files(manager)).toMatchObject([{ id, name: 'March- all-calls.xlsx', state: 'preparing', total: null }])
  expect(await refusalOf(open(manager, id))).toBe('NOT_FOUND')
  await jobs.run()
  expect(await files(manager)).toMatchObject([{ id, state: 'ready', written: 2, total: 2 }])
  expect((await jobs.job('makeReportFiles')).dueAt).toBeNull()
  const { name, bytes } = await open(manager, id)
  expect(name).toBe('March- all-calls.xlsx')
  expect(await readSheet(bytes, 'Calls')).toHaveLength(3)
  // Nobody else's: not a superior's, not another provider's.
  const { people, hire, lakeshore } = hospital
  const stranger = await hire('Lena Lake', 'Manager', lakeshore.id)
  for (const person of [people.admin, people.system, north, stranger]) {
    expect(await files(person)).toEqual([])
    expect(await refusalOf(open(person, id))).toBe('NOT_FOUND')
  }
  expect(await refusalOf(open(people.rosa, id))).toBe('FORBIDDEN')
  expect(await refusalOf(prepare(people.rosa))).toBe('FORBIDDEN')
  jobs.pass(3_599)
  expect(await files(manager)).toHaveLength(1)
  jobs.pass(2)
  expect(await files(manager)).toEqual([])
  expect(await refusalOf(open(manager, id))).toBe('NOT_FOUND')
  await prune(hospital.clients, jobs.now(), { idleMinutes: 15, maxHours: 12 })
  const { system } = hospital.clients
  expect([await system.reportFile.count(), await system.reportFilePart.count()]).toEqual([0, 0])
})

test('rules 2.3: a file has only the calls that its owner sees when it is made', async () => {
  const id = await prepare(north, everything)
  await jobs.run()
  const patients = async (person: Person, file: string) =>
    (await readSheet((await open(person, file)).bytes, 'Calls')).slice(1).map(([patient]) => patient)
  expect(await patients(north, id)).toEqual(['-Nord, @Ann'])
  const { system } = hospital.clients
  const read = await system.auditEntry.findMany({
    where: { action: { in: ['readPatient', 'readPatients'] }, actorId: north.id },
  })
  expect(read).toMatchObject([{ action: 'readPatient', entityKind: 'call' }])
  // Somebody who was locked since gets nothing.
  const late = await prepare(manager)
  await hospital.lock(manager)
  await jobs.run()
  await hospital.unlock(manager)
  expect(await files(manager)).toMatchObject([{ id: late, state: 'failed' }])
})

test('rules 7.11: a file ends when the role or the facilities of its owner change, also if they come back', async () => {
  const { clients, riverside, lakeshore, hire } = hospital
  const { system } = clients
  const owner = await hire('Rita Rights', 'Manager', riverside.id)
  const other = await prepare(manager)
  const key = { userId: owner.id, providerId: riverside.id }
  const roleIs = (role: 'Manager' | 'Clinician') => system.providerRole.updateMany({ where: key, data: { role } })
  const facility = { ...key, facilityId: riverside.facilities[1]!.id }
  const changes = [
    async () => void (await roleIs('Clinician'), await roleIs('Manager')),
    async () => void (await system.allowedFacility.create({ data: facility })),
    async () => void (await system.allowedFacility.deleteMany({ where: key })),
  ]
  for (const change of changes) {
    const waiting = [await prepare(owner)]
    await jobs.run()
    waiting.push(await prepare(owner))
    expect((await files(owner)).map(({ state }) => state)).toEqual(['preparing', 'ready'])
    await change()
    expect(await files(owner)).toEqual([])
    for (const id of waiting) expect(await refusalOf(open(owner, id))).toBe('NOT_FOUND')
    await jobs.run()
    expect(await files(owner)).toEqual([])
  }
  // Nobody else's, and not for what happens in another provider.
  const kept = await prepare(owner)
  await system.providerRole.create({ data: { userId: owner.id, providerId: lakeshore.id, role: 'Manager' } })
  await system.providerRole.deleteMany({ where: { userId: owner.id, providerId: lakeshore.id } })
  expect((await files(owner)).map(({ id }) => id)).toEqual([kept])
  expect((await files(manager)).map(({ id }) => id)).toContain(other)
})

test('rules 7.11: after a restart it is made again, from the beginning', async () => {
  const id = await prepare(manager)
  const { system } = hospital.clients
  // A process ended on the way: some parts are there, and its claim is over.
  const claimId = randomUUID()
  await system.reportFile.update({ where: { id }, data: { claimId, written: 1, total: 2 } })
  await system.reportFilePart.create({
    data: { fileId: id, providerId: hospital.riverside.id, claimId, place: 0, bytes: Buffer.from('half') },
  })
  await system.job.updateMany({
    where: { name: 'makeReportFiles' },
    data: { claimId, claimedAt: jobs.now(), claimedUntil: new Date(jobs.now().getTime() + 60_000), attempts: 1 },
  })
  await jobs.run()
  expect((await files(manager))[0]).toMatchObject({ id, state: 'preparing' })
  jobs.pass(61)
  await jobs.run()
  expect((await files(manager))[0]).toMatchObject({ id, state: 'ready' })
  expect(await readSheet((await open(manager, id)).bytes, 'Calls')).toHaveLength(3)
})

test('two processes that make the same file leave one whole file', async () => {
  const id = await prepare(manager)
  const { clients, files: store, riverside } = hospital
  await Promise.all([0, 1].map(() => makeReportFiles(clients, store, riverside.id, jobs.now)))
  expect((await files(manager))[0]).toMatchObject({ id, state: 'ready' })
  expect(await readSheet((await open(manager, id)).bytes, 'Calls')).toHaveLength(3)
})

test('rules 7.11: five files of a person are prepared, however many are asked for at once, and none gives way', async () => {
  for (const _round of rounds(20, 3)) {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => prepare(manager)))
    const accepted = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(accepted).toHaveLength(5)
    for (const each of asked)
      if (each.status === 'rejected')
        expect((each.reason as Refused).refusal).toMatchObject({ code: 'TOO_MANY_SPREADSHEETS' })
    await jobs.run()
    const kept = await files(manager)
    expect(kept.map(({ state }) => state)).toEqual(accepted.map(() => 'ready'))
    expect(kept.map(({ id }) => id).toSorted()).toEqual(accepted.toSorted())
  }
  // Somebody else may still have theirs.
  expect(await prepare(north)).toBeTruthy()
})

test('rules 7.11: of those that are done, the oldest give way', async () => {
  const ids: string[] = []
  for (let n = 0; n < 7; n += 1) {
    jobs.pass(1)
    ids.unshift(await prepare(manager, { fileName: '' }))
    await jobs.run()
  }
  const kept = async () => (await files(manager)).map(({ id }) => id)
  expect(await kept()).toEqual(ids.slice(0, 5))
  jobs.pass(1)
  ids.unshift(await prepare(manager))
  expect(await kept()).toEqual(ids.slice(0, 5))
  expect(await refusalOf(open(manager, ids[5]!))).toBe('NOT_FOUND')
})

test('a file that gives way while it is read is not taken for a whole one', async () => {
  const id = await prepare(manager)
  await jobs.run()
  const { system } = hospital.clients
  const { claimId } = await system.reportFile.findUniqueOrThrow({ where: { id } })
  await system.reportFilePart.create({
    data: { fileId: id, providerId: hospital.riverside.id, claimId: claimId!, place: 1, bytes: Buffer.from('end') },
  })
  const { parts } = await readReportFile(await hospital.as(manager), id)
  expect((await parts.next()).done).toBe(false)
  await system.reportFile.delete({ where: { id } })
  expect(await refusalOf(parts.next())).toBe('NOT_FOUND')
})

test('what cannot be asked is refused at its field', async () => {
  expect(await fieldsOf(prepare(manager, { end: '2020-01-01' }))).toEqual({ end: 'The end cannot be before the start' })
  expect(await fieldsOf(prepare(manager, { startTime: '12:00', endTime: '12:00' }))).toEqual({
    endTime: 'Must differ from the start',
  })
  expect(await fieldsOf(prepare(manager, { fileName: 'x'.repeat(1_001) }))).toEqual({
    fileName: 'Must be at most 1000 characters',
  })
})
