import { buffer } from 'node:stream/consumers'
import { fieldsOf, refusalOf } from '../../test/harness/expect'
import { giveDocument, sendFile } from '../../test/hospital/documents'
import type { Person } from '../../test/hospital/hospital'
import { sampleFile } from '../../test/hospital/documentFiles'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { addDocument } from './addDocument'
import { readPersonCompliance } from './readCompliance'
import { readDocument } from './readDocument'
import { approveDocument, rejectDocument, undoReview } from './reviewDocument'
import { readReviewQueue } from './reviewQueue'
import { sweepUploads } from './sweepUploads'
import { uploadDocument } from './uploadDocument'

const readWhole = async (...asked: Parameters<typeof readDocument>) => {
  const { file, ...kind } = await readDocument(...asked)
  return { ...kind, bytes: await buffer(file.stream) }
}

const hospital = hospitalOfFile()

const day = 24 * 3_600_000
const license = (): string => hospital.riverside.requirements['RN License']!
const dates = { issueDate: '2026-01-01', expirationDate: '2027-01-01' }
const as = (person: Person) => hospital.as(person)
const rowOf = (id: string) => hospital.clients.system.complianceDocument.findUniqueOrThrow({ where: { id } })
const trail = (entityId: string) =>
  hospital.clients.system.auditEntry.findMany({
    where: { entityId },
    select: { action: true, outcome: true, actorId: true },
    orderBy: { sequence: 'asc' },
  })
const hired = (name: string, only: string[] = []) => hospital.hire(name, 'Clinician', hospital.riverside.id, { only })

describe('uploading', () => {
  test('keeps the file under the name that it had, for its sender alone', async () => {
    const { rosa, ben, manager, stranger } = hospital.people
    const id = await sendFile(await as(rosa), 'pdf', '../../My License.PDF')
    const { bytes, ...file } = await readWhole(await as(rosa), id, { isPreview: false })
    expect({ ...file, bytes: bytes.equals(await sampleFile('pdf')) }).toEqual({
      fileName: 'My License.pdf',
      contentType: 'application/pdf',
      bytes: true,
    })
    for (const person of [ben, manager, stranger])
      expect(await refusalOf(readWhole(await as(person), id, { isPreview: false }))).toBe('NOT_FOUND')
    expect((await trail(id)).map(({ action }) => action)).toEqual(['uploadDocument', 'readDocument'])
  })

  test('refuses what is no document, and keeps nothing of it', async () => {
    const request = await as(hospital.people.rosa)
    const count = () => hospital.clients.system.documentUpload.count()
    const before = await count()
    const send = (file: { name: string; bytes: Buffer } | null) => fieldsOf(uploadDocument(request, { file }))
    expect(await send(null)).toEqual({ file: 'Please select a file to upload!' })
    expect(await send({ name: 'a.pdf', bytes: Buffer.alloc(14 * 1024 * 1024 + 1) })).toEqual({
      file: 'Only files up to 14MB are supported',
    })
    expect(await send({ name: 'a.exe', bytes: Buffer.from('MZ') })).toEqual({
      file: 'Please select appropriate files',
    })
    expect(await send({ name: 'a.pdf', bytes: Buffer.from('<html>') })).toEqual({
      file: 'The name ends in .pdf, but the file is not a PDF file',
    })
    expect(await count()).toBe(before)
  })

  test('what a browser could run is never shown in place', async () => {
    const request = await as(hospital.people.rosa)
    for (const [extension, isShown] of [
      ['pdf', true],
      ['png', true],
      ['svg', false],
      ['docx', false],
    ] as const) {
      const id = await sendFile(request, extension)
      expect(await refusalOf(readWhole(request, id, { isPreview: true }))).toBe(isShown ? null : 'NOT_FOUND')
    }
  })
})

describe('adding a document', () => {
  test('takes the file of an upload, waits for a review, and the audit log says so', async () => {
    const person = await hired('Nora New')
    const id = await giveDocument(await as(person), { requirementId: license() })
    expect(await rowOf(id)).toMatchObject({ userId: person.id, state: 'PENDING', version: 1, uploadedById: person.id })
    expect(await trail(id)).toEqual([{ action: 'addDocument', outcome: 'done', actorId: person.id }])
  })

  test('takes the file itself as well, in one transaction', async () => {
    const request = await as(await hired('Otto One'))
    const file = { name: 'license.pdf', bytes: await sampleFile('pdf') }
    const { documentId } = await addDocument(request, { requirementId: license(), file, ...dates })
    const { uploadId } = await rowOf(documentId)
    expect((await trail(uploadId)).map(({ action }) => action)).toEqual(['addDocument'])
    const { bytes } = await readWhole(request, uploadId, { isPreview: false })
    expect(bytes.equals(file.bytes)).toBe(true)

    const uploads = () => hospital.clients.system.documentUpload.count()
    const before = await uploads()
    const wrong = (input: object) => fieldsOf(addDocument(request, { requirementId: license(), ...dates, ...input }))
    expect(await wrong({ file, expirationDate: '2025-12-31' })).toEqual({
      expirationDate: 'The expiration date cannot be before the issue date',
    })
    expect(await wrong({ file: { ...file, name: 'license.exe' }, issueDate: null })).toEqual({
      issueDate: 'Issue Date is required!',
      file: 'Please select appropriate files',
    })
    expect(await wrong({ file, uploadId })).toEqual({
      file: 'Send either the file or the id of its upload',
      uploadId: 'This file belongs to a document already',
    })
    expect(await uploads()).toBe(before)
    // Whose rows were refused, their files go.
    const keys = async () => {
      const found = []
      for await (const { key } of request.files.place.list('documents/')) found.push(key)
      return found.length
    }
    expect(await keys()).toBeGreaterThan(before)
    const later = new Date(Date.now() + 2 * 3_600_000)
    for (let turn = 0; turn < 256; turn += 1) await sweepUploads(hospital.clients, request.files, later, turn)
    expect(await keys()).toBe(await uploads())
  })

  test('a locked person adds their own (rules 2.4)', async () => {
    const { locked } = hospital.people
    const id = await giveDocument(await as(locked), { requirementId: license() })
    expect((await readPersonCompliance(await as(locked)))!.standings[0]!.documents[0]!.id).toBe(id)
  })

  test('refuses wrong entries, all of them at their fields', async () => {
    const request = await as(hospital.people.rosa)
    const wrong = (input: object) => fieldsOf(addDocument(request, { requirementId: license(), ...input }))
    expect(await wrong({})).toEqual({
      issueDate: 'Issue Date and Expiration Date are required!',
      expirationDate: 'Expiration Date is required!',
      uploadId: 'Please select a file to upload!',
    })
    expect(await wrong({ ...dates, expirationDate: '10000-01-01', uploadId: hospital.riverside.id })).toEqual({
      expirationDate: 'Must be a valid date (MM/DD/YYYY)',
      uploadId: 'Does not exist',
    })
    expect(await wrong({ ...dates, expirationDate: '2025-12-31', uploadId: await sendFile(request) })).toEqual({
      expirationDate: 'The expiration date cannot be before the issue date',
    })
    expect(await fieldsOf(addDocument(request, { ...dates, uploadId: await sendFile(request) }))).toEqual({
      requirementId: 'Required',
    })
  })

  test('a document is issued until today in the facility furthest ahead (rules 6.5)', async () => {
    const { clients, riverside, clock } = hospital
    const request = await as(hospital.people.rosa)
    const send = async (issueDate: string) =>
      fieldsOf(
        addDocument(request, { requirementId: license(), ...dates, issueDate, uploadId: await sendFile(request) }),
      )
    const start = clock.now
    // In New York it is the day before.
    clock.now = new Date('2026-03-02T02:00:00Z')
    const future = { issueDate: 'The issue date cannot be in the future' }
    expect(await send('2026-03-02')).toEqual(future)
    const west = { id: riverside.facilities[1]!.id }
    const { timeZone } = await clients.system.facility.update({ where: west, data: { timeZone: 'Europe/Paris' } })
    expect(timeZone).toBe('Europe/Paris')
    expect(await send('2026-03-02')).toEqual({})
    expect(await send('2026-03-03')).toEqual(future)
    await clients.system.facility.update({ where: west, data: { timeZone: 'America/New_York' } })
    clock.now = start
  })

  test('a requirement of another provider, a deleted one, and one that does not apply do not exist', async () => {
    const { riverside, lakeshore, clients } = hospital
    const north = await hired('Norbert North', [riverside.facilities[1]!.id])
    const request = await as(north)
    const gone = await clients.system.complianceRequirement.create({
      data: {
        providerId: riverside.id,
        categoryId: riverside.categories.Health!,
        name: 'Gone',
        weight: 9,
        gracePeriod: 0,
        isGlobal: true,
        deletedAt: hospital.clock.now,
      },
    })
    const uploadId = await sendFile(request)
    for (const requirementId of [lakeshore.requirements['RN License'], gone.id, riverside.requirements.Orientation])
      expect(await fieldsOf(addDocument(request, { requirementId, uploadId, ...dates }))).toEqual({
        requirementId: 'Does not exist',
      })
    await addDocument(request, { requirementId: riverside.requirements.ACLS, uploadId, ...dates })
  })

  test('a requirement whose documents do not expire asks for no expiration, and keeps none (rules 6.5)', async () => {
    const { riverside, clients } = hospital
    const { id: requirementId } = await clients.system.complianceRequirement.create({
      data: {
        providerId: riverside.id,
        categoryId: riverside.categories.Licenses!,
        name: 'Diploma',
        weight: 8,
        gracePeriod: 0,
        isGlobal: true,
        doesNotExpire: true,
      },
    })
    const person = await hired('Dora Diploma')
    const id = await giveDocument(await as(person), { requirementId, expirationDate: '2027-01-01' })
    expect(await rowOf(id)).toMatchObject({ expirationDate: null })
    const { standings } = (await readPersonCompliance(await as(person)))!
    expect(standings.find(({ requirement }) => requirement.id === requirementId)!.status).toBe('COMPLIANT')
    await clients.system.complianceRequirement.update({
      where: { id: requirementId },
      data: { deletedAt: hospital.clock.now },
    })
  })

  test('an upload is one document, also when two name it at once, and someone else’s does not exist', async () => {
    const { rosa, ben, stranger } = hospital.people
    const request = await as(rosa)
    const uploadId = await sendFile(request)
    const add = () => addDocument(request, { requirementId: license(), uploadId, ...dates })
    const results = await Promise.allSettled([add(), add(), add()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await fieldsOf(add())).toEqual({ uploadId: 'This file belongs to a document already' })
    const foreign = await sendFile(await as(stranger))
    for (const other of [await sendFile(await as(ben)), foreign])
      expect(await fieldsOf(addDocument(request, { requirementId: license(), uploadId: other, ...dates }))).toEqual({
        uploadId: 'Does not exist',
      })
  })

  test('for others upload those who may edit users, for people who work in no others than theirs (rules 6.6, 9.2)', async () => {
    const { people, riverside, hire } = hospital
    const [main, north] = riverside.facilities.map(({ id }) => id) as [string, string]
    const northAdmin = await hire('North Admin', 'Admin', riverside.id, { only: [north] })
    const mainNurse = await hired('Mina Main', [main])
    const attempt = async (by: Person, personId: string) => {
      const request = await as(by)
      const uploadId = await sendFile(request)
      return fieldsOf(addDocument(request, { requirementId: license(), personId, uploadId, ...dates }))
    }
    expect(await attempt(people.admin, mainNurse.id)).toEqual({})
    expect(await attempt(northAdmin, people.north.id)).toEqual({})
    for (const [by, personId] of [
      [northAdmin, mainNurse.id],
      // Who works everywhere works in more facilities than the administrator.
      [northAdmin, people.rosa.id],
      [people.manager, mainNurse.id],
      [people.rosa, people.ben.id],
      [people.admin, people.stranger.id],
    ] as const)
      expect(await attempt(by, personId)).toEqual({ personId: 'Does not exist' })
  })
})

describe('reviewing', () => {
  test('an approved document counts, a rejected one does not, and both are told (rules 6.4)', async () => {
    const { riverside, clients } = hospital
    const person = await hired('Rita Reviewed', [riverside.facilities[1]!.id])
    const [request, manager] = [await as(person), await as(hospital.people.manager)]
    const standing = async () => {
      const { inCompliance, probablyCompliant, standings } = (await readPersonCompliance(request))!
      return [inCompliance, probablyCompliant, standings.map(({ status }) => status).join()]
    }
    expect(await standing()).toEqual([false, false, 'INCOMPLETE,INCOMPLETE'])
    const first = await giveDocument(request, { requirementId: license() })
    const second = await giveDocument(request, { requirementId: riverside.requirements.ACLS! })
    expect(await standing()).toEqual([false, true, 'COMPLIANT,COMPLIANT'])
    await approveDocument(manager, { documentId: first, expectedVersion: 1 })
    await approveDocument(manager, { documentId: second })
    expect(await standing()).toEqual([true, true, 'COMPLIANT,COMPLIANT'])
    const renewal = await giveDocument(request, { requirementId: license(), issueDate: '2026-02-01' })
    await rejectDocument(manager, { documentId: renewal, reason: ' The second page is missing ' })
    expect(await standing()).toEqual([true, true, 'COMPLIANT,COMPLIANT'])
    expect(await rowOf(renewal)).toMatchObject({
      state: 'REJECTED',
      version: 2,
      rejectionReason: 'The second page is missing',
      reviewedById: hospital.people.manager.id,
    })
    const { changes } = await clients.system.change
      .findMany({ where: { kind: 'compliance', entityId: person.id } })
      .then((rows) => ({ changes: rows.length }))
    expect(changes).toBe(6)
    expect((await trail(renewal)).map(({ action }) => action)).toEqual(['addDocument', 'rejectDocument'])
  })

  test('of two reviewers at once one decides, and the other is told', async () => {
    const { people } = hospital
    const id = await giveDocument(await as(people.rosa), { requirementId: license() })
    const [admin, manager] = [await as(people.admin), await as(people.manager)]
    const results = await Promise.allSettled([
      approveDocument(admin, { documentId: id, expectedVersion: 1 }),
      rejectDocument(manager, { documentId: id, reason: 'Expired', expectedVersion: 1 }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((result): result is PromiseRejectedResult => result.status === 'rejected')!
    expect(lost.reason).toMatchObject({ refusal: { code: 'ALREADY_REVIEWED' }, subject: { id } })
    expect(await rowOf(id)).toMatchObject({ version: 2 })
  })

  test('no one reviews their own, and only those who may see others’ documents review', async () => {
    const { people, riverside, hire } = hospital
    const own = await giveDocument(await as(people.manager), { requirementId: license() })
    expect(await refusalOf(approveDocument(await as(people.manager), { documentId: own }))).toBe('OWN_DOCUMENT')
    const main = await hired('Martha Main', [riverside.facilities[0]!.id])
    const document = await giveDocument(await as(main), { requirementId: license() })
    const northManager = await hire('Nils North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
    for (const [person, code] of [
      [people.rosa, 'FORBIDDEN'],
      [people.external, 'FORBIDDEN'],
      [people.locked, 'ACCOUNT_LOCKED'],
      [people.stranger, 'NOT_FOUND'],
      [northManager, 'NOT_FOUND'],
    ] as const)
      for (const attempt of [
        approveDocument(await as(person), { documentId: document }),
        rejectDocument(await as(person), { documentId: document, reason: 'No' }),
        undoReview(await as(person), { documentId: document }),
      ])
        expect(await refusalOf(attempt)).toBe(code)
    expect(await rowOf(document)).toMatchObject({ state: 'PENDING', version: 1 })
  })

  test('a review is undone within ten seconds by who made it, and the document waits again', async () => {
    const { people, clock } = hospital
    const id = await giveDocument(await as(people.ben), { requirementId: license() })
    const start = clock.now
    await rejectDocument(await as(people.manager), { documentId: id, reason: 'Blurred' })
    expect(await refusalOf(undoReview(await as(people.admin), { documentId: id }))).toBe('NOTHING_TO_UNDO')
    clock.now = new Date(start.getTime() + 10_000)
    await undoReview(await as(people.manager), { documentId: id })
    expect(await rowOf(id)).toMatchObject({ state: 'PENDING', rejectionReason: null, reviewedAt: null, version: 3 })
    await approveDocument(await as(people.admin), { documentId: id })
    clock.now = new Date(clock.now.getTime() + 10_001)
    expect(await refusalOf(undoReview(await as(people.admin), { documentId: id }))).toBe('NOTHING_TO_UNDO')
    expect(await rowOf(id)).toMatchObject({ state: 'APPROVED' })
    clock.now = start
  })

  test('the queue has the documents of locked people first, then the oldest, and never one’s own', async () => {
    const { people, clock, lakeshore } = hospital
    const start = clock.now
    const at = async (minutes: number, person: Person) => {
      clock.now = new Date(start.getTime() + minutes * 60_000)
      return giveDocument(await as(person), { requirementId: license() })
    }
    const before = (await readReviewQueue(await as(people.system), null, 100)).total
    const later = await at(2, people.rosa)
    const earlier = await at(1, people.ben)
    const locked = await at(3, people.locked)
    const own = await at(0, people.system)
    await giveDocument(await as(people.stranger), { requirementId: lakeshore.requirements['RN License']! })
    clock.now = start
    const { total, places } = await readReviewQueue(await as(people.system), null, 100)
    const ids = places.map(({ id }) => id)
    expect([total, ids.includes(own), ids.includes(locked)]).toEqual([before + 3, false, true])
    expect(places.map(({ isLocked }) => isLocked)).toEqual([...places.map(({ isLocked }) => isLocked)].sort().reverse())
    expect(ids.indexOf(earlier)).toBeLessThan(ids.indexOf(later))
    // Page by page it is the same list, and the last page says that it is the last.
    const paged: string[] = []
    for (let after: (typeof places)[number] | null = null, isMore = true; isMore;) {
      const page = await readReviewQueue(await as(people.system), after, 2)
      paged.push(...page.places.map(({ id }) => id))
      after = page.places.at(-1)!
      isMore = page.isMore
    }
    expect(paged).toEqual(ids)
    const place = places[ids.indexOf(earlier)]!
    await approveDocument(await as(people.admin), { documentId: earlier })
    const rest = (await readReviewQueue(await as(people.system), place, 100)).places.map(({ id }) => id)
    expect(rest).toEqual(ids.slice(ids.indexOf(earlier) + 1))
  })
})

describe('the file of a document', () => {
  test('is read by its person and by those who review, and by no one else', async () => {
    const { people, riverside, clients, hire } = hospital
    const person = await hired('Fritz File', [riverside.facilities[0]!.id])
    const northManager = await hire('Nina North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
    const id = await giveDocument(await as(person), { requirementId: license(), extension: 'png' })
    const { uploadId } = await rowOf(id)
    const read = async (by: Person) => refusalOf(readWhole(await as(by), uploadId, { isPreview: true }))
    for (const by of [person, people.manager, people.admin, people.system]) expect(await read(by)).toBeNull()
    for (const by of [people.rosa, people.external, people.locked, people.stranger, northManager])
      expect(await read(by)).toBe('NOT_FOUND')
    await clients.system.providerRole.deleteMany({ where: { userId: person.id } })
    expect(await read(people.manager)).toBe('NOT_FOUND')
  })

  test('is not shown for a deleted requirement, and comes back with it (rules 6.9)', async () => {
    const { people, clients, riverside } = hospital
    const requirementId = riverside.requirements.Orientation!
    const id = await giveDocument(await as(people.rosa), { requirementId })
    const { uploadId } = await rowOf(id)
    const set = (deletedAt: Date | null) =>
      clients.system.complianceRequirement.update({ where: { id: requirementId }, data: { deletedAt } })
    await set(hospital.clock.now)
    for (const by of [people.rosa, people.manager])
      expect(await refusalOf(readWhole(await as(by), uploadId, { isPreview: false }))).toBe('NOT_FOUND')
    await set(null)
    expect(await refusalOf(readWhole(await as(people.rosa), uploadId, { isPreview: false }))).toBeNull()
  })
})

describe('another person’s compliance', () => {
  test('is seen by those who review, in their facilities; no one else learns that the person exists', async () => {
    const { people, riverside, hire } = hospital
    const [main, north] = riverside.facilities.map(({ id }) => id) as [string, string]
    const person = await hired('Carla Card', [main, north])
    const northManager = await hire('Nele North', 'Manager', riverside.id, { only: [north] })
    const mainNurse = await hired('Moritz Main', [main])
    const names = async (by: Person, of: Person) =>
      (await readPersonCompliance(await as(by), of.id))?.standings.map(
        ({ requirement, requiredIn }) => `${requirement.name} ${requiredIn.map(({ name }) => name).join('+')}`,
      ) ?? null
    expect(await names(people.manager, person)).toEqual([
      'RN License ',
      'ACLS Main Hospital+North Campus',
      'Orientation Main Hospital',
    ])
    expect(await names(northManager, person)).toEqual(['RN License ', 'ACLS North Campus'])
    expect(await names(northManager, people.rosa)).toEqual(['RN License ', 'ACLS North Campus'])
    for (const [by, of] of [
      [northManager, mainNurse],
      [people.rosa, people.ben],
      [people.external, people.rosa],
      [people.locked, people.rosa],
      [people.manager, people.stranger],
      [people.stranger, people.rosa],
    ] as const)
      expect(await names(by, of)).toBeNull()
    expect(await names(people.external, people.external)).toEqual([
      'RN License ',
      'ACLS Main Hospital',
      'Orientation Main Hospital',
    ])
  })
})

describe('sweeping', () => {
  test('removes uploads that no document named for a day, rows and files, and nothing else', async () => {
    const { people, clock, clients, files } = hospital
    const request = await as(people.rosa)
    const start = clock.now
    const forgotten = await sendFile(request)
    const named = (await rowOf(await giveDocument(request, { requirementId: license() }))).uploadId
    clock.now = new Date(start.getTime() + day)
    const young = await sendFile(await as(people.rosa))
    await sweepUploads(clients, files, new Date(start.getTime() + day))
    expect(await files.documents.has(forgotten, 'original')).toBe(true)
    await sweepUploads(clients, files, new Date(start.getTime() + day + 1))
    clock.now = start
    const there = async (id: string) => [
      await clients.system.documentUpload.count({ where: { id } }),
      await files.documents.has(id, 'original'),
    ]
    expect(await Promise.all([forgotten, named, young].map(there))).toEqual([
      [0, false],
      [1, true],
      [1, true],
    ])
  })
})
