import { randomUUID } from 'node:crypto'
import { lookLifetimeMs, mostPages } from '../../../domain/calls/queue/look'
import { doors, globalId } from '../../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { openHospital, type Hospital, type Person } from '../../../test/hospital/hospital'
import { lookAtCall, sweepLooks } from './callLook'
import { closeCall } from '../ending/closeCall'

// Who has a call open (rules 3.25).

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  const { people, goOnline } = hospital
  for (const person of [people.rosa, people.ben, people.north, people.external, people.stranger]) await goOnline(person)
})
afterAll(() => hospital.close())

const as = (person: Person) => hospital.as(person)
const look = async (person: Person, callId: string, pageId: string, doing = 'VIEWING') =>
  lookAtCall(await as(person), { callId, pageId, doing })
const pagesOf = (callId: string) => hospital.clients.system.callLook.findMany({ where: { callId } })
const wordsOf = (callId: string) =>
  hospital.clients.system.change.findMany({
    where: { kind: 'look', entityId: callId },
    select: { providerId: true, facilityIds: true },
  })
const toldOf = async (callId: string) => (await wordsOf(callId)).length
const pass = (ms: number): Date => (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))

/** Who has it open, as the person sees it. */
const openBy = async (callId: string, person = hospital.people.manager) => {
  const { data } = await doors(address, person).graphql(
    'query($id: ID!) { node(id: $id) { ... on Call { openBy { isEditing user { fullName } } } } }',
    { id: globalId('Call', callId) },
  )
  return (
    data?.node?.openBy.map(
      ({ user, isEditing }: { user: { fullName: string }; isEditing: boolean }) =>
        `${user.fullName}${isEditing ? ' edits' : ''}`,
    ) ?? null
  )
}

test('a page that opens, is written on, and leaves is told each time, to the people of the facility; and is no change of the call', async () => {
  const { people, openCall, readCall, riverside } = hospital
  const callId = await openCall()
  const before = await readCall(callId)
  const page = randomUUID()
  await look(people.rosa, callId, page)
  expect(await openBy(callId)).toEqual(['Rosa Alvarez'])
  await look(people.rosa, callId, page, 'EDITING')
  expect(await openBy(callId)).toEqual(['Rosa Alvarez edits'])
  await look(people.ben, callId, randomUUID())
  expect(await openBy(callId, people.external)).toEqual(['Rosa Alvarez edits', 'Ben Carter'])
  await look(people.rosa, callId, page, 'LEFT')
  expect(await openBy(callId)).toEqual(['Ben Carter'])
  expect(await wordsOf(callId)).toEqual(
    Array.from({ length: 4 }, () => ({ providerId: riverside.id, facilityIds: [riverside.facilities[0]!.id] })),
  )
  expect(await readCall(callId)).toEqual(before)
})

test('who looks is in the very next answer of the queue, prepared or not', async () => {
  const { people, openCall } = hospital
  const callId = await openCall()
  const inQueue = async () => {
    const { data } = await doors(address, people.manager).graphql(
      '{ provider { queue { calls { edges { node { databaseId openBy { user { fullName } } } } } } } }',
    )
    return data!.provider.queue.calls.edges.find(
      ({ node }: { node: { databaseId: string } }) => node.databaseId === callId,
    ).node.openBy
  }
  const page = randomUUID()
  expect(await inQueue()).toEqual([])
  await look(people.rosa, callId, page)
  expect(await inQueue()).toEqual([{ user: { fullName: 'Rosa Alvarez' } }])
  await look(people.rosa, callId, page, 'LEFT')
  expect(await inQueue()).toEqual([])
})

test('renewing, leaving twice, and a second tab tell nothing; what is entered in one of two tabs does', async () => {
  const { people, openCall } = hospital
  const callId = await openCall()
  const [one, two] = [randomUUID(), randomUUID()]
  await look(people.rosa, callId, one)
  pass(1_000)
  await look(people.rosa, callId, one)
  expect((await pagesOf(callId)).map(({ seenAt }) => seenAt)).toEqual([hospital.clock.now])
  await look(people.rosa, callId, two)
  expect(await openBy(callId)).toEqual(['Rosa Alvarez'])
  expect(await toldOf(callId)).toBe(1)
  await look(people.rosa, callId, two, 'EDITING')
  expect([await openBy(callId), await toldOf(callId)]).toEqual([['Rosa Alvarez edits'], 2])
  await look(people.rosa, callId, one, 'LEFT')
  expect([await openBy(callId), await toldOf(callId)]).toEqual([['Rosa Alvarez edits'], 2])
  for (let times = 0; times < 2; times += 1) await look(people.rosa, callId, two, 'LEFT')
  expect([await openBy(callId), await toldOf(callId)]).toEqual([[], 3])
})

test('tabs that come and go at once: what was told last is what is there', async () => {
  const { people, openCall } = hospital
  const callId = await openCall()
  const request = await as(people.rosa)
  const [one, two] = [randomUUID(), randomUUID()]
  await lookAtCall(request, { callId, pageId: one, doing: 'VIEWING' })
  for (let round = 0; round < 10; round += 1) {
    const [stays, goes] = round % 2 ? [one, two] : [two, one]
    await Promise.all([
      lookAtCall(request, { callId, pageId: goes, doing: 'LEFT' }),
      lookAtCall(request, { callId, pageId: stays, doing: 'VIEWING' }),
    ])
    expect((await pagesOf(callId)).map(({ pageId }) => pageId)).toEqual([stays])
  }
  // Each round told nothing, or that she left and that she came.
  expect((await toldOf(callId)) % 2).toBe(1)
})

test('a page that says nothing for a minute is gone, told once, however many processes sweep', async () => {
  const { people, openCall, clients } = hospital
  const callId = await openCall()
  const [quiet, awake] = [randomUUID(), randomUUID()]
  await look(people.rosa, callId, quiet)
  await look(people.ben, callId, awake)
  pass(lookLifetimeMs)
  await look(people.ben, callId, awake)
  await sweepLooks(clients, hospital.clock.now)
  expect(await openBy(callId)).toEqual(expect.arrayContaining(['Ben Carter', 'Rosa Alvarez']))
  await Promise.all([1, 2, 3].map(() => sweepLooks(clients, pass(1))))
  expect([await openBy(callId), await toldOf(callId)]).toEqual([['Ben Carter'], 3])
  // A page that was thought gone comes again with its next word.
  await look(people.rosa, callId, quiet)
  expect(await toldOf(callId)).toBe(4)
})

test('who is Offline has nothing open: signed out, or before their browser is connected', async () => {
  const { people, openCall, hire, goOnline, riverside, clients } = hospital
  const callId = await openCall()
  const nurse = await hire('Ines Duarte', 'Clinician', riverside.id)
  await look(nurse, callId, randomUUID())
  expect([await pagesOf(callId), await toldOf(callId)]).toEqual([[], 0])
  await goOnline(nurse)
  await look(nurse, callId, randomUUID(), 'EDITING')
  await look(people.rosa, callId, randomUUID())
  expect(await openBy(callId)).toEqual(['Ines Duarte edits', 'Rosa Alvarez'])
  await clients.system.user.update({ where: { id: nurse.id }, data: { isOnline: false } })
  await sweepLooks(clients, hospital.clock.now)
  expect([await openBy(callId), await toldOf(callId)]).toEqual([['Rosa Alvarez'], 3])
})

test('intruders look at nothing, and learn nothing of who does', async () => {
  const { people, openCall, clients } = hospital
  const callId = await openCall()
  for (const person of [people.stranger, people.north]) {
    expect(await refusalOf(look(person, callId, randomUUID()))).toBe('NOT_FOUND')
    expect(await refusalOf(look(person, callId, randomUUID(), 'LEFT'))).toBe('NOT_FOUND')
    expect(await openBy(callId, person)).toBeNull()
  }
  expect(await refusalOf(look(people.rosa, 'no call', randomUUID()))).toBe('NOT_FOUND')
  expect(await refusalOf(look(people.locked, callId, randomUUID()))).toBe('ACCOUNT_LOCKED')
  const reader = await as(people.rosa)
  expect(
    await refusalOf(
      lookAtCall(
        { ...reader, actor: { ...reader.actor!, readOnly: true } },
        { callId, pageId: randomUUID(), doing: 'VIEWING' },
      ),
    ),
  ).toBe('TOKEN_READ_ONLY')
  expect(await pagesOf(callId)).toEqual([])
  expect(await clients.system.auditEntry.count({ where: { action: 'lookAtCall', outcome: 'done' } })).toBe(0)
})

test('a call that goes out of sight is not looked at any longer, and its page is gone after a minute', async () => {
  const { people, openCall, recorded, clients } = hospital
  const callId = await openCall()
  const page = randomUUID()
  await look(people.external, callId, page)
  await closeCall(await as(people.rosa), { callId, ...recorded })
  pass(lookLifetimeMs + 1)
  expect(await refusalOf(look(people.external, callId, page))).toBe('NOT_FOUND')
  await sweepLooks(clients, hospital.clock.now)
  expect(await openBy(callId)).toEqual([])
})

test('a page is one’s own: the same id in another’s hand, on another call, or in another provider is another page', async () => {
  const { people, openCall } = hospital
  const [here, beside, elsewhere] = [await openCall(), await openCall(), await openCall({ by: people.stranger })]
  const page = randomUUID()
  await look(people.rosa, here, page)
  await look(people.rosa, beside, page)
  await look(people.ben, here, page, 'EDITING')
  await look(people.stranger, elsewhere, page)
  await look(people.ben, here, page, 'LEFT')
  expect(await Promise.all([here, beside].map((callId) => openBy(callId)))).toEqual([
    ['Rosa Alvarez'],
    ['Rosa Alvarez'],
  ])
  expect(await openBy(elsewhere, people.stranger)).toHaveLength(1)
})

test(`of more than ${mostPages} pages of one person those that were heard of last count`, async () => {
  const { people, openCall } = hospital
  const [first, second] = [await openCall(), await openCall()]
  await look(people.ben, first, randomUUID())
  for (let pages = 0; pages < mostPages; pages += 1) {
    pass(1)
    await look(people.ben, second, randomUUID())
  }
  expect([await openBy(first), await toldOf(first)]).toEqual([[], 2])
  expect(await pagesOf(second)).toHaveLength(mostPages)
})

test.each([
  ['no page', { pageId: undefined }, { pageId: 'Required' }],
  ['a page that is no UUID', { pageId: 'page 1' }, { pageId: 'Must be a UUID' }],
  ['no doing', { doing: undefined }, { doing: 'Required' }],
  ['another doing', { doing: 'CLOSING' }, { doing: 'Must be VIEWING, EDITING or LEFT' }],
  ['a number', { doing: 1 }, { doing: 'Must be VIEWING, EDITING or LEFT' }],
])('malformed: %s', async (_what, wrong, told) => {
  const { people, openCall } = hospital
  const callId = await openCall()
  expect(
    await fieldsOf(lookAtCall(await as(people.rosa), { callId, pageId: randomUUID(), doing: 'VIEWING', ...wrong })),
  ).toEqual(told)
  expect(await pagesOf(callId)).toEqual([])
})
