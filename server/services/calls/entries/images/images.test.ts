import { buffer } from 'node:stream/consumers'
import { existsSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { imageLimit } from '../../../../domain/calls/entries/images'
import type { ImageSize } from '../../../../files/fileStore'
import type { Person } from '../../../../test/hospital/hospital'
import { hospitalOfFile } from '../../../../test/hospital/setUp'
import { picture, upload } from '../../../../test/hospital/pictures'
import { fieldsOf, refusalOf } from '../../../../test/harness/expect'
import { discardCallDraft, saveCallDraft } from '../callDraft'
import { closeCall } from '../../ending/closeCall'
import { correctCall } from '../correctCall'
import { createCall } from '../createCall'
import { readCall } from '../../readCall'
import { saveCall } from '../../ending/saveCall'
import { readImage } from './readImage'
import { sweepImages } from './sweepImages'
import { uploadImage } from './uploadImage'

const readWhole = async (...asked: Parameters<typeof readImage>) => {
  const { file, ...kind } = await readImage(...asked)
  return { ...kind, bytes: await buffer(file.stream) }
}

const hospital = hospitalOfFile()

const day = 24 * 3_600_000
const uploaded = async (person: Person, name?: string) => upload(await hospital.as(person), undefined, name)
const imagesOf = async (callId: string) =>
  (await readCall(await hospital.as(hospital.people.rosa), callId)).images.map(({ id }) => id)
const fileOf = (id: string, size: ImageSize = 'original'): string =>
  path.join(hospital.dataDir, hospital.files.images.keyOf(id, size))
const rowOf = (id: string) => hospital.clients.system.callImage.findUniqueOrThrow({ where: { id } })
const trail = (action: string, entityId: string) =>
  hospital.clients.system.auditEntry.findMany({
    where: { action, entityId },
    select: { outcome: true, fields: true, actorId: true, entityKind: true },
    orderBy: { sequence: 'asc' },
  })

describe('uploading', () => {
  test('keeps the picture for its sender, on no call, and tells the trail', async () => {
    const { rosa } = hospital.people
    const id = await uploaded(rosa, '../My arm.PNG')
    const { fileName, contentType, size, callId, looseAt, createdById, providerId } = await rowOf(id)
    expect({ fileName, contentType, callId, looseAt, createdById, providerId }).toEqual({
      fileName: 'My arm.png',
      contentType: 'image/png',
      callId: null,
      looseAt: hospital.clock.now,
      createdById: rosa.id,
      providerId: hospital.riverside.id,
    })
    expect(size).toBe((await hospital.files.images.read(id, 'original')).length)
    expect(await trail('uploadImage', id)).toEqual([
      {
        outcome: 'done',
        actorId: rosa.id,
        entityKind: 'image',
        fields: { fileName: [null, 'My arm.png'], contentType: [null, 'image/png'], size: [null, size] },
      },
    ])
  })

  test('refuses at the file, keeps nothing, and tells the trail', async () => {
    const request = await hospital.as(hospital.people.rosa)
    const before = await hospital.clients.system.callImage.count()
    const send = (bytes: Buffer | null) => fieldsOf(uploadImage(request, { file: bytes && { name: 'arm.png', bytes } }))
    const cases: [Buffer | null, string][] = [
      [null, 'Choose an image'],
      [Buffer.from('<html>'), 'Must be a PNG, JPEG, GIF or WebP image'],
      [Buffer.alloc(imageLimit + 1), 'Only files up to 14 MB are supported'],
    ]
    for (const [bytes, message] of cases) expect(await send(bytes)).toEqual({ file: message })
    expect(await hospital.clients.system.callImage.count()).toBe(before)
    expect(
      await hospital.clients.system.auditEntry.count({
        where: { action: 'uploadImage', outcome: 'refused VALIDATION' },
      }),
    ).toBe(cases.length)
  })
})

describe('the images of a call', () => {
  test('come with a new call, are replaced as a whole, and stay when they are left out', async () => {
    const { riverside, people } = hospital
    const request = await hospital.as(people.rosa)
    const [first, second, third] = [
      await uploaded(people.rosa, 'one.png'),
      await uploaded(people.rosa, 'two.png'),
      await uploaded(people.rosa, 'three.png'),
    ]
    const { callId } = await createCall(request, {
      purposeId: riverside.purposes['Difficult IV'],
      roomId: riverside.facilities[0]!.roomIds[0],
      images: [second, first],
    })
    expect(await imagesOf(callId)).toEqual([first, second])
    await correctCall(request, { callId, contact: 'Ext. 7' })
    expect(await imagesOf(callId)).toEqual([first, second])
    await correctCall(request, {
      callId,
      expectedVersion: 2,
      images: [{ id: third, fileName: 'whatever' }, first],
    })
    expect(await imagesOf(callId)).toEqual([first, third])
    expect(await rowOf(second)).toMatchObject({ callId: null, looseAt: hospital.clock.now })
    expect((await hospital.readCall(callId)).version).toBe(3)
    await closeCall(request, { callId, expectedVersion: 3, ...hospital.recorded, images: [first] })
    expect(await imagesOf(callId)).toEqual([first])
    await saveCall(request, { callId, expectedVersion: 4, images: [] })
    expect(await imagesOf(callId)).toEqual([])
    const told = [
      ...(await trail('createCall', callId)),
      ...(await trail('correctCall', callId)),
      ...(await trail('closeCall', callId)),
      ...(await trail('saveCall', callId)),
    ]
    expect(told.map(({ fields }) => (fields as { images?: unknown }).images)).toEqual([
      [null, 'one.png, two.png'],
      undefined,
      ['one.png, two.png', 'one.png, three.png'],
      ['one.png, three.png', 'one.png'],
      ['one.png', null],
    ])
    expect((await trail('correctCall', second)).map(({ fields }) => fields)).toEqual([{ callId: [callId, null] }])
  })

  test('that are as they were are no change', async () => {
    const { people } = hospital
    const request = await hospital.as(people.rosa)
    const callId = await hospital.openCall()
    const id = await uploaded(people.rosa)
    await correctCall(request, { callId, images: [id, id.toUpperCase(), id] })
    const { version } = await hospital.readCall(callId)
    await correctCall(request, { callId, images: [id] })
    expect((await hospital.readCall(callId)).version).toBe(version)
  })

  test('are taken together with leaving On Hold', async () => {
    const { people, riverside } = hospital
    const callId = await hospital.openCall({ status: 'On Hold' })
    const id = await uploaded(people.rosa)
    await correctCall(await hospital.as(people.rosa), { callId, images: [id], statusCodeId: riverside.statuses.Normal })
    expect(await imagesOf(callId)).toEqual([id])
  })

  test('are only those that one has uploaded and that are on no other call; otherwise nothing changes', async () => {
    const { people } = hospital
    const request = await hospital.as(people.rosa)
    const [callId, otherCall] = [await hospital.openCall(), await hospital.openCall()]
    const mine = await uploaded(people.rosa)
    await correctCall(request, { callId: otherCall, images: [await uploaded(people.rosa)] })
    const [elsewhere] = await imagesOf(otherCall)
    for (const foreign of [
      await uploaded(people.ben),
      await uploaded(people.stranger),
      elsewhere!,
      '0199f14f-ad36-7fa1-8172-f1ff9170366f',
    ])
      for (const attempt of [
        () => correctCall(request, { callId, contact: 'Ext. 7', images: [mine, foreign] }),
        () => closeCall(request, { callId, ...hospital.recorded, images: [foreign] }),
        () => createCall(request, { purposeId: hospital.riverside.purposes['Difficult IV'], images: [foreign] }),
      ])
        expect(await fieldsOf(attempt())).toEqual({ images: 'One of these images does not exist' })
    expect(await hospital.readCall(callId)).toMatchObject({ version: 1, contact: null, completedAt: null })
    expect(await rowOf(mine)).toMatchObject({ callId: null })
    expect(await imagesOf(otherCall)).toEqual([elsewhere])
  })

  test('of two calls that ask for the same one at once exactly one gets it', async () => {
    const { people } = hospital
    const request = await hospital.as(people.rosa)
    const calls = await Promise.all([1, 2, 3, 4].map(() => hospital.openCall()))
    const id = await uploaded(people.rosa)
    const results = await Promise.allSettled(calls.map((callId) => correctCall(request, { callId, images: [id] })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ refusal: { code: 'VALIDATION', fields: [{ field: 'images' }] } })
    expect((await Promise.all(calls.map(imagesOf))).flat()).toEqual([id])
  })

  test('close a call of a facility that requires them, and nothing else does (rules 3.19)', async () => {
    const { people, riverside, clients } = hospital
    const [north] = [riverside.facilities[1]!]
    await clients.system.facility.update({ where: { id: north.id }, data: { requiredCallFields: ['images'] } })
    const request = await hospital.as(people.rosa)
    const callId = await hospital.openCall({ room: north.roomIds[0]! })
    expect(await fieldsOf(closeCall(request, { callId, ...hospital.recorded }))).toEqual({
      images: 'Images is required when facility North Campus is selected',
    })
    const id = await uploaded(people.rosa)
    await correctCall(request, { callId, images: [id] })
    expect(
      await fieldsOf(closeCall(request, { callId, expectedVersion: 2, ...hospital.recorded, images: [] })),
    ).toEqual({
      images: expect.stringContaining('required'),
    })
    await closeCall(request, { callId, ...hospital.recorded })
    expect(await hospital.readCall(callId)).toMatchObject({ completedById: people.rosa.id })
    await clients.system.facility.update({ where: { id: north.id }, data: { requiredCallFields: [] } })
  })
})

describe('a picture', () => {
  const read = async (person: Person, id: string) => readWhole(await hospital.as(person), id, 'original')

  test('on a call is read by whoever sees the call, which the trail tells as reading its patient', async () => {
    const { people } = hospital
    const bytes = await picture()
    const id = await upload(await hospital.as(people.rosa), bytes)
    const callId = await hospital.openCall()
    await correctCall(await hospital.as(people.rosa), { callId, images: [id] })
    for (const person of [people.ben, people.manager, people.external]) {
      const before = await hospital.clients.system.auditEntry.count({
        where: { action: 'readPatient', entityId: callId, actorId: person.id },
      })
      expect((await read(person, id)).contentType).toBe('image/png')
      expect(
        await hospital.clients.system.auditEntry.count({
          where: { action: 'readPatient', entityId: callId, actorId: person.id },
        }),
      ).toBe(before + 1)
    }
    for (const person of [people.north, people.stranger]) expect(await refusalOf(read(person, id))).toBe('NOT_FOUND')
    await closeCall(await hospital.as(people.rosa), { callId, ...hospital.recorded })
    // Somebody External sees only what is still waited for (rules 2.2).
    expect(await refusalOf(read(people.external, id))).toBe('NOT_FOUND')
    expect(await read(people.ben, id)).toMatchObject({ contentType: 'image/png' })
  })

  test('that is on no call is read by its sender alone', async () => {
    const { people } = hospital
    const id = await uploaded(people.rosa)
    expect((await read(people.rosa, id)).fileName).toBe('arm.png')
    expect(await trail('readImage', id)).toHaveLength(1)
    for (const person of [people.ben, people.manager, people.system, people.stranger])
      expect(await refusalOf(read(person, id))).toBe('NOT_FOUND')
  })

  test('that is small is a WebP under a name of its own', async () => {
    const request = await hospital.as(hospital.people.rosa)
    expect(await readWhole(request, await uploaded(hospital.people.rosa), 'thumbnail')).toMatchObject({
      contentType: 'image/webp',
      fileName: 'arm-small.webp',
    })
  })
})

describe('sweeping', () => {
  const run = (turn?: number) => sweepImages(hospital.clients, hospital.files, hospital.clock.now, turn)
  const turnOf = (id: string): number => parseInt(id.slice(-2), 16)

  test('removes what was on no call for a day, row and files, and nothing that is on one', async () => {
    const { people, clock } = hospital
    const request = await hospital.as(people.rosa)
    const callId = await hospital.openCall()
    const [forgotten, kept, taken] = [
      await uploaded(people.rosa),
      await uploaded(people.rosa),
      await uploaded(people.rosa),
    ]
    await correctCall(request, { callId, images: [kept, taken] })
    const start = clock.now
    clock.now = new Date(start.getTime() + day - 1)
    await correctCall(await hospital.as(people.rosa), { callId, expectedVersion: 2, images: [kept] })
    await run()
    expect(existsSync(fileOf(forgotten))).toBe(true)
    clock.now = new Date(start.getTime() + day + 1)
    expect((await run()).rows).toBeGreaterThan(0)
    expect(
      await hospital.clients.system.callImage.findMany({
        where: { id: { in: [forgotten, kept, taken] } },
        select: { id: true },
        orderBy: { id: 'asc' },
      }),
    ).toEqual([{ id: kept }, { id: taken }])
    for (const size of ['original', 'thumbnail'] as const)
      expect([forgotten, kept, taken].map((id) => existsSync(fileOf(id, size)))).toEqual([false, true, true])
    // Taken off a day ago less two milliseconds: it may still be put back.
    await correctCall(await hospital.as(people.rosa), { callId, images: [kept, taken] })
    expect(await imagesOf(callId)).toEqual([kept, taken])
    clock.now = start
  })

  test('keeps what someone’s unsent draft names, as long as the draft is kept', async () => {
    const { people, clock, openCall, as, clients } = hospital
    const id = await uploaded(people.rosa)
    const callId = await openCall()
    await saveCallDraft(await as(people.rosa), {
      callId,
      entries: [
        { name: 'contact', from: [], to: ['RN'] },
        { name: 'images', from: [], to: [id] },
      ],
      takenBack: [],
    })
    const start = clock.now
    clock.now = new Date(start.getTime() + 2 * day)
    await run()
    expect(await clients.system.callImage.count({ where: { id } })).toBe(1)
    await discardCallDraft(await as(people.rosa), { callId })
    await run()
    expect(await clients.system.callImage.count({ where: { id } })).toBe(0)
    clock.now = start
  })

  test('removes files that an upload left behind, and none of a row that is there', async () => {
    const {
      people,
      files: { images },
      clock,
    } = hospital
    const there = await uploaded(people.rosa)
    const stray = `0199f14f-ad36-7fa1-8172-f1ff917036${there.slice(-2)}`
    await images.put(stray, 'original', Buffer.from('x'))
    const old = new Date(clock.now.getTime() - 2 * 3_600_000)
    for (const id of [there, stray]) utimesSync(fileOf(id), old, old)
    expect((await run(turnOf(there))).strays).toBe(1)
    expect([there, stray].map((id) => existsSync(fileOf(id)))).toEqual([true, false])
  })

  test('two at once do it once', async () => {
    const { people, clock } = hospital
    const id = await uploaded(people.rosa)
    const start = clock.now
    clock.now = new Date(start.getTime() + 2 * day)
    await hospital.clients.system.callImage.updateMany({
      where: { callId: null, id: { not: id } },
      data: { looseAt: clock.now },
    })
    const both = await Promise.all([run(), run()])
    expect(both.reduce((sum, { rows }) => sum + rows, 0)).toBe(1)
    clock.now = start
  })
})
