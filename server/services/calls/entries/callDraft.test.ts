import { draftLimits } from '../../../domain/calls/entries/draft'
import { doors, globalId } from '../../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { discardCallDraft, saveCallDraft } from './callDraft'
import { closeCall } from '../ending/closeCall'
import { correctCall } from './correctCall'
import { deleteCall } from '../ending/deleteCall'
import { saveCall } from '../ending/saveCall'

const hospital = servedHospitalOfFile()

const as = (person: Person) => hospital.as(person)
const entry = (name: string, to: string, from: string[] = []) => ({ name, from, to: [to] })
const contact = entry('contact', 'ext 4671')
const draftsOf = (callId: string) => hospital.clients.system.callDraft.findMany({ where: { callId } })
const keep = async (
  person: Person,
  callId: string,
  entries: object[] = [contact],
  more: { takenBack?: string[]; expectedRevision?: number } = {},
) => saveCallDraft(await as(person), { callId, entries, takenBack: [], ...more })
const topic = (to: string) => entry(`fields.${hospital.riverside.fields.Topic!}`, to)

/** What the person is told of their draft. */
const seenBy = async (person: Person, callId: string, headers = {}) => {
  const { data } = await doors(hospital.address, person).graphql(
    'query($id: ID!) { node(id: $id) { ... on Call { viewerDraft { savedAt revision entries { name from to } } } } }',
    { id: globalId('Call', callId) },
    headers,
  )
  return data?.node?.viewerDraft ?? null
}

describe('what was entered and not sent is kept (rules 3.22)', () => {
  test('for the person and the call, entry by entry, and is no change of the call', async () => {
    const { people, openCall, readCall, clients, clock } = hospital
    const callId = await openCall()
    const before = await readCall(callId)
    const head = await clients.system.changeHead.findMany()
    await keep(people.rosa, callId)
    await keep(people.rosa, callId, [entry('contact', 'ext 4672'), topic('Flushing')])
    await keep(people.ben, callId, [entry('mrn', '77')])
    expect(await seenBy(people.rosa, callId)).toEqual({
      savedAt: clock.now.toISOString(),
      revision: 2,
      entries: [{ name: 'contact', from: [], to: ['ext 4672'] }, topic('Flushing')],
    })
    expect(await seenBy(people.ben, callId)).toMatchObject({ entries: [{ name: 'mrn' }] })
    expect(await readCall(callId)).toEqual(before)
    expect(await clients.system.changeHead.findMany()).toEqual(head)
  })

  test('also a text that is too long for its field, whole, until its person has shortened it', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    const pasted = entry('comments', 'x'.repeat(4_750))
    await keep(people.rosa, callId, [pasted, entry('mrn', '4'.repeat(70))])
    expect((await seenBy(people.rosa, callId))?.entries).toEqual([pasted, entry('mrn', '4'.repeat(70))])
  })

  test('no one sees or forgets another’s, whatever their role', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId)
    for (const person of [people.ben, people.admin, people.system, people.external])
      expect(await seenBy(person, callId)).toBeNull()
    for (const person of [people.ben, people.admin]) await discardCallDraft(await as(person), { callId })
    expect(await draftsOf(callId)).toHaveLength(1)
  })

  test('intruders keep nothing', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    expect(await refusalOf(keep(people.external, callId))).toBe('FORBIDDEN')
    expect(await refusalOf(keep(people.locked, callId))).toBe('ACCOUNT_LOCKED')
    expect(await refusalOf(keep(people.stranger, callId))).toBe('NOT_FOUND')
    expect(await refusalOf(keep(people.north, callId))).toBe('NOT_FOUND')
    const reader = await as(people.rosa)
    expect(
      await refusalOf(
        saveCallDraft(
          { ...reader, actor: { ...reader.actor!, readOnly: true } },
          { callId, entries: [contact], takenBack: [] },
        ),
      ),
    ).toBe('TOKEN_READ_ONLY')
    expect(await draftsOf(callId)).toEqual([])
  })

  test('who lost the right to work calls does not read what they had entered', async () => {
    const { people, openCall, clients, riverside } = hospital
    const callId = await openCall()
    const person = await hospital.hire('Ines Duarte', 'Clinician', riverside.id)
    await keep(person, callId)
    await clients.system.providerRole.updateMany({ where: { userId: person.id }, data: { role: 'External' } })
    expect(await seenBy(person, callId)).toBeNull()
    expect(await seenBy(people.rosa, callId)).toBeNull()
  })

  test('only of a call that the person could send entries of', async () => {
    const { people, openCall, recorded } = hospital
    const [closed, gone] = [await openCall(), await openCall()]
    await closeCall(await as(people.rosa), { callId: closed, ...recorded })
    await deleteCall(await as(people.admin), { callId: gone })
    expect(await refusalOf(keep(people.ben, closed))).toBe('CALL_CANNOT_BE_UPDATED')
    expect(await refusalOf(keep(people.admin, gone))).toBe('CALL_DELETED')
    expect(await refusalOf(keep(people.rosa, closed))).toBeNull()
  })

  test.each([
    ['no entry of a call', [entry('assignedToId', 'x')], { 'entries[0].name': 'Is not an entry of a call' }],
    ['no id of a field', [entry('fields.x', 'x')], { 'entries[0].name': 'Is not an entry of a call' }],
    ['a name twice', [contact, contact], { entries: 'Names an entry twice' }],
    [
      'a text that no draft holds',
      [entry('comments', 'x'.repeat(60_001))],
      {
        'entries[0].to[0]': 'Must be at most 60000 characters',
        entries: `Must be at most ${draftLimits.characters} characters`,
      },
    ],
    ['what cannot be stored', [entry('comments', '\u0000')], { 'entries[0].to[0]': 'Must be text' }],
    [
      'more than a form holds',
      [
        'comments',
        'preComments',
        'contact',
        'mrn',
        'customJob',
        'roomDescription',
        'infectionNotes',
        'orderingProvider',
      ].map((name) => entry(name, 'x'.repeat(4_000), ['y'.repeat(4_000)])),
      { entries: `Must be at most ${draftLimits.characters} characters` },
    ],
  ])('not %s', async (_what, entries, wrong) => {
    const { people, openCall } = hospital
    const callId = await openCall()
    expect(await fieldsOf(keep(people.rosa, callId, entries))).toEqual(wrong)
    expect(await draftsOf(callId)).toEqual([])
  })

  test.each([
    ['no entry of a call', ['assignedToId'], { 'takenBack[0]': 'Is not an entry of a call' }],
    ['what is entered in the same breath', ['contact'], { takenBack: 'Names an entry twice' }],
  ])('nor is %s taken back', async (_what, takenBack, wrong) => {
    const { people, openCall } = hospital
    const callId = await openCall()
    expect(await fieldsOf(keep(people.rosa, callId, [contact], { takenBack }))).toEqual(wrong)
    expect(await draftsOf(callId)).toEqual([])
  })

  test('nor more than a form holds, by and by', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    const long = (name: string) => entry(name, 'x'.repeat(4_000), ['y'.repeat(4_000)])
    await keep(
      people.rosa,
      callId,
      ['comments', 'preComments', 'contact', 'mrn', 'customJob', 'roomDescription', 'infectionNotes'].map(long),
    )
    expect(await fieldsOf(keep(people.rosa, callId, [long('orderingProvider')]))).toEqual({
      entries: `Must be at most ${draftLimits.characters} characters`,
    })
    expect((await draftsOf(callId))[0]!.entries).toHaveLength(7)
  })
})

describe('two pages of one person keep one draft (rules 3.22)', () => {
  const names = [
    'contact',
    'mrn',
    'comments',
    'preComments',
    'customJob',
    'roomDescription',
    'infectionNotes',
    'orderingProvider',
  ]
  const kept = async (callId: string) =>
    ((await draftsOf(callId))[0]?.entries ?? []) as { name: string; to: string[] }[]

  test('what they keep at once is all there, and what they take back is not', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(names.map((name) => keep(people.rosa, callId, [entry(name, `${round}`)])))
      expect(Object.fromEntries((await kept(callId)).map(({ name, to }) => [name, to]))).toEqual(
        Object.fromEntries(names.map((name) => [name, [`${round}`]])),
      )
      // Every other round leaves nothing, so that the next has its first page again.
      const gone = round % 2 ? names : names.slice(1)
      await Promise.all(gone.map((name) => keep(people.rosa, callId, [], { takenBack: [name] })))
      expect((await kept(callId)).map(({ name }) => name)).toEqual(round % 2 ? [] : ['contact'])
    }
  })

  test('what one sends leaves what the other keeps at the same time', async () => {
    const { people, openCall } = hospital
    for (let round = 0; round < 6; round += 1) {
      const callId = await openCall()
      await keep(people.rosa, callId)
      await Promise.all([
        correctCall(await as(people.rosa), { callId, contact: 'ext 4671' }),
        keep(people.rosa, callId, [entry('mrn', '5')]),
        keep(people.rosa, callId, [entry('comments', 'x')]),
      ])
      expect((await kept(callId)).map(({ name }) => name).sort()).toEqual(['comments', 'mrn'])
    }
  })

  test('the answer tells what the other kept; that is a reading, and one’s own words are none', async () => {
    const { people, openCall, clients } = hospital
    const callId = await openCall()
    const reads = () => clients.system.auditEntry.count({ where: { entityId: callId, action: 'readPatient' } })
    await keep(people.rosa, callId)
    expect(await reads()).toBe(0)
    expect((await keep(people.rosa, callId, [entry('mrn', '5')])).draft).toMatchObject({
      revision: 2,
      entries: [contact, entry('mrn', '5')],
    })
    expect(await reads()).toBe(1)
    expect((await keep(people.rosa, callId, [entry('mrn', '6')], { expectedRevision: 2 })).draft).toMatchObject({
      revision: 3,
    })
    expect(await reads()).toBe(1)
  })

  test('words that were overtaken by later ones are refused, with the draft as it is', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId, [entry('contact', 'ext 46')], { expectedRevision: 0 })
    await keep(people.rosa, callId, [contact])
    expect(await refusalOf(keep(people.rosa, callId, [entry('contact', 'ext 467')], { expectedRevision: 1 }))).toBe(
      'STALE',
    )
    expect(await refusalOf(keep(people.rosa, callId, [entry('contact', 'ext 467')], { expectedRevision: 0 }))).toBe(
      'STALE',
    )
    expect(await kept(callId)).toEqual([contact])
    const { data } = await doors(hospital.address, people.rosa).graphql(
      'mutation($input: SaveCallDraftInput!) { saveCallDraft(input: $input) { ... on Refusal { code current { ... on Call { viewerDraft { revision entries { name from to } } } } } } }',
      { input: { callId: globalId('Call', callId), entries: [], takenBack: ['contact'], expectedRevision: 1 } },
    )
    expect(data?.saveCallDraft).toEqual({
      code: 'STALE',
      current: { viewerDraft: { revision: 2, entries: [contact] } },
    })
  })

  test('what is sent moves the draft on, so that the other learns of it', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId, [contact, entry('mrn', '5')])
    await correctCall(await as(people.rosa), { callId, contact: 'ext 4671' })
    expect(await refusalOf(keep(people.rosa, callId, [entry('comments', 'x')], { expectedRevision: 1 }))).toBe('STALE')
    expect(await refusalOf(keep(people.rosa, callId, [entry('comments', 'x')], { expectedRevision: 2 }))).toBeNull()
  })

  test('discarding forgets what the page names, and leaves what it did not know', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId, [contact, entry('mrn', '5')])
    await discardCallDraft(await as(people.rosa), { callId, names: ['contact', 'comments'] })
    expect(await kept(callId)).toEqual([entry('mrn', '5')])
    expect(await fieldsOf(discardCallDraft(await as(people.rosa), { callId, names: ['x'] }))).toEqual({
      'names[0]': 'Is not an entry of a call',
    })
  })
})

describe('what was sent is no draft any more (rules 3.22)', () => {
  test('correcting takes out what it sends, closing everything, and only of who does it', async () => {
    const { people, openCall, recorded } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId, [contact, entry('mrn', '5'), topic('Flushing')])
    await keep(people.ben, callId)
    await correctCall(await as(people.rosa), { callId, contact: 'ext 4671' })
    expect(await seenBy(people.rosa, callId)).toMatchObject({ entries: [{ name: 'mrn' }, topic('Flushing')] })
    await closeCall(await as(people.rosa), { callId, ...recorded })
    expect((await draftsOf(callId)).map(({ userId }) => userId)).toEqual([people.ben.id])
  })

  test('a correction of a completed call takes out what it sends', async () => {
    const { people, openCall, recorded } = hospital
    const callId = await openCall()
    await closeCall(await as(people.rosa), { callId, ...recorded })
    await keep(people.rosa, callId, [contact, topic('Care')])
    await saveCall(await as(people.rosa), { callId, ...recorded })
    expect(await seenBy(people.rosa, callId)).toMatchObject({ entries: [{ name: 'contact' }] })
  })

  test('a verb that is refused leaves the draft', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId)
    expect(await refusalOf(correctCall(await as(people.rosa), { callId, contact: 'x', expectedVersion: 9 }))).toBe(
      'STALE',
    )
    expect(await draftsOf(callId)).toHaveLength(1)
  })

  test('words that come after the closing are a correction for who may make one, and nothing for anyone else', async () => {
    const { people, openCall, recorded } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId, [contact])
    await keep(people.ben, callId, [contact])
    await closeCall(await as(people.rosa), { callId, ...recorded })
    expect(await refusalOf(keep(people.rosa, callId, [entry('mrn', '7')], { expectedRevision: 1 }))).toBe('STALE')
    await keep(people.rosa, callId, [], { takenBack: ['contact'] })
    expect(await seenBy(people.rosa, callId)).toBeNull()
    await keep(people.rosa, callId, [entry('mrn', '7')])
    expect(await seenBy(people.rosa, callId)).toMatchObject({ entries: [entry('mrn', '7')] })
    expect(await refusalOf(keep(people.ben, callId, [entry('mrn', '7')]))).toBe('CALL_CANNOT_BE_UPDATED')
    expect(await seenBy(people.ben, callId)).toMatchObject({ entries: [contact] })
  })

  test('taking back the last entry forgets it', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId)
    await keep(people.rosa, callId, [], { takenBack: ['contact', 'mrn'] })
    expect(await draftsOf(callId)).toEqual([])
    expect(await fieldsOf(saveCallDraft(await as(people.rosa), { callId }))).toEqual({
      entries: 'Required',
      takenBack: 'Required',
    })
  })

  test('discarding forgets it', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId)
    await discardCallDraft(await as(people.rosa), { callId })
    expect(await draftsOf(callId)).toEqual([])
  })
})

test('the trail tells which entries a draft came to hold, not each letter nor what they were; and who read one', async () => {
  const { people, openCall, clients } = hospital
  const callId = await openCall()
  await keep(people.rosa, callId)
  await keep(people.rosa, callId, [entry('contact', 'ext 4672')])
  await keep(people.rosa, callId, [entry('mrn', '77')], { expectedRevision: 2 })
  await discardCallDraft(await as(people.rosa), { callId })
  expect(await seenBy(people.rosa, callId)).toBeNull()
  await keep(people.rosa, callId)
  await seenBy(people.rosa, callId)
  const rows = await clients.system.auditEntry.findMany({
    where: { entityId: callId, action: { not: 'createCall' } },
    orderBy: { sequence: 'asc' },
  })
  expect(rows.map(({ action, fields }) => [action, fields])).toEqual([
    ['saveCallDraft', { draft: [null, 'contact'] }],
    ['saveCallDraft', { draft: ['contact', 'contact, mrn'] }],
    ['discardCallDraft', { draft: ['contact, mrn', null] }],
    ['saveCallDraft', { draft: [null, 'contact'] }],
    ['readPatient', null],
  ])
})
