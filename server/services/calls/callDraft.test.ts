import { draftLimits } from '../../domain/calls/draft'
import { doors, globalId } from '../../test/doors'
import { fieldsOf, refusalOf } from '../../test/expect'
import { openHospital, type Hospital, type Person } from '../../test/hospital'
import { discardCallDraft, saveCallDraft } from './callDraft'
import { closeCall } from './closeCall'
import { correctCall } from './correctCall'
import { deleteCall } from './deleteCall'
import { saveCall } from './saveCall'

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
afterAll(() => hospital.close())

const as = (person: Person) => hospital.as(person)
const entry = (name: string, to: string, from: string[] = []) => ({ name, from, to: [to] })
const contact = entry('contact', 'ext 4671')
const draftsOf = (callId: string) => hospital.clients.system.callDraft.findMany({ where: { callId } })
const keep = async (person: Person, callId: string, entries: object[] = [contact]) => saveCallDraft(await as(person), { callId, entries })
const topic = (to: string) => entry(`fields.${hospital.riverside.fields.Topic!}`, to)

/** What the person is told of their draft. */
const seenBy = async (person: Person, callId: string, headers = {}) => {
  const { data } = await doors(address, person).graphql('query($id: ID!) { node(id: $id) { ... on Call { viewerDraft { savedAt entries { name from to } } } } }', { id: globalId('Call', callId) }, headers)
  return data?.node?.viewerDraft ?? null
}

describe('what was entered and not sent is kept (rules 3.22)', () => {
  test('for the person and the call, in place of what was kept before, and is no change of the call', async () => {
    const { people, openCall, readCall, clients, clock } = hospital
    const callId = await openCall()
    const before = await readCall(callId)
    const head = await clients.system.changeHead.findMany()
    await keep(people.rosa, callId)
    await keep(people.rosa, callId, [entry('contact', 'ext 4672'), topic('Flushing')])
    await keep(people.ben, callId, [entry('mrn', '77')])
    expect(await seenBy(people.rosa, callId)).toEqual({ savedAt: clock.now.toISOString(), entries: [{ name: 'contact', from: [], to: ['ext 4672'] }, topic('Flushing')] })
    expect(await seenBy(people.ben, callId)).toMatchObject({ entries: [{ name: 'mrn' }] })
    expect(await readCall(callId)).toEqual(before)
    expect(await clients.system.changeHead.findMany()).toEqual(head)
  })

  test('nobody sees or forgets another’s, whatever their role', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId)
    for (const person of [people.ben, people.admin, people.system, people.external]) expect(await seenBy(person, callId)).toBeNull()
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
    expect(await refusalOf(saveCallDraft({ ...reader, actor: { ...reader.actor!, readOnly: true } }, { callId, entries: [contact] }))).toBe('TOKEN_READ_ONLY')
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
    ['no entry of a call', [entry('assignedToId', 'x')], { 'entries[0].name': 'Is no entry of a call' }],
    ['no id of a field', [entry('fields.x', 'x')], { 'entries[0].name': 'Is no entry of a call' }],
    ['a name twice', [contact, contact], { entries: 'Names an entry twice' }],
    ['a note that is too long', [entry('comments', 'x'.repeat(4_001))], { 'entries[0].to[0]': 'Must be at most 4000 characters' }],
    ['what cannot be stored', [entry('comments', '\u0000')], { 'entries[0].to[0]': 'Must be text' }],
    ['more than a form holds', ['comments', 'preComments', 'contact', 'mrn', 'customJob', 'roomDescription', 'infectionNotes', 'orderingProvider'].map((name) => entry(name, 'x'.repeat(4_000), ['y'.repeat(4_000)])), { entries: `Must be at most ${draftLimits.characters} characters` }],
  ])('not %s', async (_what, entries, wrong) => {
    const { people, openCall } = hospital
    const callId = await openCall()
    expect(await fieldsOf(keep(people.rosa, callId, entries))).toEqual(wrong)
    expect(await draftsOf(callId)).toEqual([])
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
    expect(await refusalOf(correctCall(await as(people.rosa), { callId, contact: 'x', expectedVersion: 9 }))).toBe('STALE')
    expect(await draftsOf(callId)).toHaveLength(1)
  })

  test('keeping nothing forgets it', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    await keep(people.rosa, callId)
    await keep(people.rosa, callId, [])
    expect(await draftsOf(callId)).toEqual([])
    expect(await fieldsOf(saveCallDraft(await as(people.rosa), { callId }))).toEqual({ entries: 'Required' })
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
  await keep(people.rosa, callId, [contact, entry('mrn', '77')])
  await discardCallDraft(await as(people.rosa), { callId })
  expect(await seenBy(people.rosa, callId)).toBeNull()
  await keep(people.rosa, callId)
  await seenBy(people.rosa, callId)
  const rows = await clients.system.auditEntry.findMany({ where: { entityId: callId, action: { not: 'createCall' } }, orderBy: { sequence: 'asc' } })
  expect(rows.map(({ action, fields }) => [action, fields])).toEqual([
    ['saveCallDraft', { draft: [null, 'contact'] }],
    ['saveCallDraft', { draft: ['contact', 'contact, mrn'] }],
    ['discardCallDraft', { draft: ['contact, mrn', null] }],
    ['saveCallDraft', { draft: [null, 'contact'] }],
    ['readPatient', null],
  ])
})
