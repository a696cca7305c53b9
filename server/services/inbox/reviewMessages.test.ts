// What people are told of a review, and which messages are read because what they ask for is done (rules 6.8).
import type { NewMessage } from './addMessages'
import { giveDocument } from '../../test/hospital/documents'
import type { Person } from '../../test/hospital/hospital'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { approveDocument, rejectDocument, undoReview } from '../compliance/reviewDocument'
import { lockUser, unlockUser } from '../users/verbs/lockUser'
import { markMessagesRead } from './markMessagesRead'
import { messageMail } from './messageMail'

const hospital = hospitalOfFile()

const as = (person: Person) => hospital.as(person)
const requirement = (name = 'RN License'): string => hospital.riverside.requirements[name]!
const hired = (name: string) =>
  hospital.hire(name, 'Clinician', hospital.riverside.id, { only: [hospital.riverside.facilities[1]!.id] })
const inboxOf = ({ id }: Person) =>
  hospital.clients.system.inboxMessage.findMany({ where: { userId: id }, orderBy: { createdAt: 'asc' } })
const mailTo = ({ id }: Person) => hospital.clients.system.mail.findMany({ where: { userId: id } })
const countChanges = ({ id }: Person) => hospital.clients.system.change.count({ where: { kind: 'user', entityId: id } })
const give = async (person: Person, name?: string) =>
  giveDocument(await as(person), { requirementId: requirement(name) })
const later = (ms: number): void => void (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))

test('a review is told to its person at once, and mailed when it can no longer be undone', async () => {
  const { manager, stranger } = hospital.people
  const person = await hired('Nadia Novak')
  const [accepted, refused] = [await give(person), await give(person, 'ACLS')]
  const request = { ...(await as(manager)), canMail: true }
  await approveDocument(request, { documentId: accepted })
  await rejectDocument(request, { documentId: refused, reason: 'The name is cut off' })
  const messages = await inboxOf(person)
  expect(messages).toMatchObject([
    {
      kind: 'documentReviewed',
      providerId: hospital.riverside.id,
      readAt: null,
      facts: { documentId: accepted, name: 'RN License', expirationDate: '2027-01-01', rejectedFor: null, asksFor: [] },
    },
    { facts: { documentId: refused, rejectedFor: 'The name is cut off', asksFor: [requirement('ACLS')] } },
  ])
  expect(await countChanges(person)).toBe(2)
  expect([await inboxOf(manager), await inboxOf(stranger)]).toEqual([[], []])

  const due = new Date(hospital.clock.now.getTime() + 10_001)
  const mail = await mailTo(person)
  expect(mail).toMatchObject([
    { kind: 'documentReviewed', dueAt: due },
    { kind: 'documentReviewed', dueAt: due },
  ])
  const compose = messageMail('https://calls.example.org').documentReviewed!
  const rejected = mail.find(({ facts }) => (facts as { documentId: string }).documentId === refused)!
  const composed = await compose(hospital.clients, { ...rejected, attempts: 1 }, hospital.clock.now)
  expect(composed).toMatchObject({
    to: { address: person.email },
    content: {
      subject: 'Riverside Health: ACLS was rejected',
      text: expect.stringContaining(
        `Reason: The name is cut off\r\n\r\nUpload another document.\r\n\r\nhttps://calls.example.org/account/documentupload?requirement=${requirement('ACLS')}&provider=${hospital.riverside.id}`,
      ),
    },
  })
})

test('without mail, it is in the inbox alone', async () => {
  const person = await hired('Milo Moore')
  await approveDocument(await as(hospital.people.manager), { documentId: await give(person) })
  expect([(await inboxOf(person)).length, await mailTo(person)]).toEqual([1, []])
})

test('undoing a review takes back what was told of it, and nothing else', async () => {
  const person = await hired('Una Unger')
  const request = { ...(await as(hospital.people.manager)), canMail: true }
  const [kept, undone] = [await give(person), await give(person, 'ACLS')]
  for (const documentId of [kept, undone]) await rejectDocument(request, { documentId, reason: 'Blurred' })
  await undoReview(request, { documentId: undone })
  const about = (rows: { facts: unknown }[]) => rows.map(({ facts }) => (facts as { documentId: string }).documentId)
  expect([about(await inboxOf(person)), about(await mailTo(person))]).toEqual([[kept], [kept]])
  expect(await countChanges(person)).toBe(3)
  // Whoever may not undo takes nothing back.
  await expect(undoReview({ ...(await as(hospital.people.admin)) }, { documentId: kept })).rejects.toThrow()
  expect(about(await inboxOf(person))).toEqual([kept])
  await approveDocument(request, { documentId: undone })
  expect(about(await inboxOf(person))).toEqual([kept, undone])
})

test('of two reviewers at once, the person is told of one decision', async () => {
  const person = await hired('Tess Twice')
  const documentId = await give(person)
  const [admin, manager] = [await as(hospital.people.admin), await as(hospital.people.manager)]
  await Promise.allSettled([
    approveDocument(admin, { documentId }),
    rejectDocument(manager, { documentId, reason: 'Expired' }),
  ])
  const [told, ...others] = await inboxOf(person)
  const { state } = await hospital.clients.system.complianceDocument.findUniqueOrThrow({ where: { id: documentId } })
  expect(others).toEqual([])
  expect((told!.facts as { rejectedFor: string | null }).rejectedFor).toBe(state === 'APPROVED' ? null : 'Expired')
})

/** Puts a message into an inbox, as the nightly job does. */
const tell = async ({ id: userId }: Person, message: { kind: NewMessage['kind']; facts: object }) => {
  const { clients, riverside, clock } = hospital
  const { id } = await clients.system.inboxMessage.create({
    data: { ...message, userId, providerId: riverside.id, createdAt: clock.now },
  })
  later(1_000)
  return id
}
const isRead = async (id: string): Promise<boolean> =>
  (await hospital.clients.system.inboxMessage.findUniqueOrThrow({ where: { id } })).readAt !== null

test('a message that asks for documents is read once a newer one of each was sent', async () => {
  const person = await hired('Rhea Reminded')
  const other = await hired('Otis Other')
  const asks = (...names: string[]) => ({
    kind: 'compliance' as const,
    facts: { asksFor: names.map((name) => requirement(name)) },
  })
  // A document of before does not answer it.
  await give(person, 'ACLS')
  later(1_000)
  const [license, both] = [await tell(person, asks('RN License')), await tell(person, asks('RN License', 'ACLS'))]
  const [older, others] = [
    // A server of an older version wrote no ids.
    await tell(person, { kind: 'compliance', facts: { expiring: [] } }),
    await tell(other, asks('RN License')),
  ]
  const read = () => Promise.all([license, both, older, others].map(isRead))
  const before = await countChanges(person)
  const first = await give(person)
  expect(await read()).toEqual([true, false, false, false])
  expect(await countChanges(person)).toBe(before + 1)
  // What was rejected meanwhile has to be sent again.
  await rejectDocument(await as(hospital.people.manager), { documentId: first, reason: 'Blurred' })
  await give(person, 'ACLS')
  expect(await read()).toEqual([true, false, false, false])
  const rejection = (await inboxOf(person)).find(({ kind }) => kind === 'documentReviewed')!.id
  later(1_000)
  await give(person)
  expect(await read()).toEqual([true, true, false, false])
  expect(await isRead(rejection)).toBe(true)
})

test('messages read at once from both sides are read once', async () => {
  const person = await hired('Pia Parallel')
  const asked = { kind: 'compliance' as const, facts: { asksFor: [requirement()] } }
  for (let count = 0; count < 20; count += 1) await tell(person, asked)
  const request = await as(person)
  await Promise.all([give(person), markMessagesRead(request, {}), give(person), markMessagesRead(request, {})])
  const times = (await inboxOf(person)).map(({ readAt }) => readAt !== null)
  expect(times).toEqual(Array.from({ length: 20 }, () => true))
})

test('what administrators were told of locks is read when everyone in it is unlocked', async () => {
  const { admin, system } = hospital.people
  const [one, two, third] = [await hired('Lea Locked'), await hired('Lou Locked'), await hired('Lux Locked')]
  const request = await as(admin)
  for (const { id } of [one, two, third]) await lockUser(request, { userId: id })
  const named = (...people: Person[]) => ({
    kind: 'peopleLocked' as const,
    facts: { people: people.map(({ id, fullName }) => ({ userId: id, fullName, names: ['BLS'] })) },
  })
  const told = [await tell(admin, named(one, two)), await tell(system, named(one)), await tell(system, named(third))]
  const read = () => Promise.all(told.map(isRead))
  await unlockUser(request, { userId: one.id })
  expect(await read()).toEqual([false, true, false])
  expect(await countChanges(system)).toBe(1)
  await unlockUser(request, { userId: two.id })
  expect(await read()).toEqual([true, true, false])
})
