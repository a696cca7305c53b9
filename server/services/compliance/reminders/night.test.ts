// A night of the job: locks with their reason, messages, mail, calls and providers (rules 2.4, 6.7, 6.8, 9.6).
import pg from 'pg'
import { messageMail } from '../../inbox/messageMail'
import { momentAt } from '../../../domain/kernel/time/facilityTime'
import { doors, globalId } from '../../../test/harness/doors'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { assignCall } from '../../calls/working/assignCall'
import { unlockUser } from '../../users/verbs/lockUser'
import { followCompliance } from './followCompliance'

const hospital = servedHospitalOfFile()
const zone = 'America/New_York'
const at = (day: string) => momentAt(zone, day, 2, 0)

/** The people of the hospital joined long ago, and a requirement is asked of all of them since then. */
const prepare = async ({ gracePeriod = 14 } = {}) => {
  const { clients, riverside } = hospital
  await clients.system.providerRole.updateMany({ data: { joinedAt: new Date('2026-01-01T12:00:00Z') } })
  await clients.system.complianceRequirement.updateMany({ data: { deletedAt: new Date() } })
  const requirement = await clients.system.complianceRequirement.create({
    data: {
      providerId: riverside.id,
      categoryId: riverside.categories.Health!,
      name: `Flu Shot ${crypto.randomUUID()}`,
      weight: 0,
      gracePeriod,
      isGlobal: true,
      appliesSince: new Date('2026-01-01T12:00:00Z'),
    },
  })
  await clients.system.complianceSettings.upsert({
    where: { providerId: riverside.id },
    create: { providerId: riverside.id, gracePeriod: 30 },
    update: { gracePeriod: 30 },
  })
  return requirement
}

const night = async (day: string, { canMail = false } = {}): Promise<string | null> => {
  const { clients, clock, riverside } = hospital
  clock.now = at(day)
  let told: string | null = null
  await followCompliance(
    clients,
    { providerId: riverside.id, canMail, job: { dueAt: at(day), attempt: 1, isRequested: false } },
    () => new Date(clock.now),
    async (_tx, { summary }) => {
      told = summary
    },
  )
  return told
}

const give = async (person: Person, requirementId: string, state: 'PENDING' | 'APPROVED', expires = '2027-12-31') => {
  const { clients, riverside, people } = hospital
  const upload = await clients.system.documentUpload.create({
    data: {
      providerId: riverside.id,
      fileName: 'card.pdf',
      contentType: 'application/pdf',
      size: 1,
      createdAt: hospital.clock.now,
      createdById: person.id,
    },
  })
  await clients.system.complianceDocument.create({
    data: {
      providerId: riverside.id,
      userId: person.id,
      requirementId,
      uploadId: upload.id,
      issueDate: new Date('2026-01-01'),
      expirationDate: new Date(expires),
      state,
      uploadedAt: new Date('2026-01-01T12:00:00Z'),
      uploadedById: person.id,
      ...(state === 'APPROVED'
        ? {
            reviewedById: person.id === people.admin.id ? people.system.id : people.admin.id,
            reviewedAt: hospital.clock.now,
          }
        : {}),
    },
  })
}

const inboxOf = (person: Person, of = hospital) =>
  doors(of.address, person).graphql(
    '{ viewer { isLocked lockedFor inbox { unread messages { title lines path readAt } } } }',
  )
const isLocked = async ({ id }: Person): Promise<boolean> =>
  (await hospital.clients.system.accountLock.count({ where: { userId: id } })) > 0

test('an account is locked with its reason, calls return to the queue, and its person and administrators are told', async () => {
  const { people, clients, openCall, as } = hospital
  const requirement = await prepare()
  for (const person of [people.admin, people.system, people.manager, people.ben, people.north, people.trainee])
    await give(person, requirement.id, person === people.manager ? 'PENDING' : 'APPROVED')
  await give(people.external, requirement.id, 'APPROVED')
  hospital.clock.now = at('2026-01-20')
  const callId = await openCall()
  await assignCall(await as(people.rosa), { callId })

  expect(await night('2026-01-31')).toBe('1 warned or reminded')
  expect(await isLocked(people.rosa)).toBe(false)
  expect(await night('2026-02-01')).toBe('1 locked')
  expect(await isLocked(people.rosa)).toBe(true)
  // A document that waits for its review counts for its person.
  expect(await isLocked(people.manager)).toBe(false)
  expect(await clients.system.call.findUniqueOrThrow({ where: { id: callId } })).toMatchObject({ assignedToId: null })
  expect(await clients.system.workOrder.count({ where: { callId, end: null } })).toBe(0)

  const { data } = await inboxOf(people.rosa)
  expect(data).toMatchObject({
    viewer: {
      isLocked: true,
      lockedFor: [`${requirement.name}: missing`],
      inbox: {
        unread: 2,
        messages: [
          { title: 'Your account is locked', path: `/account/documentupload?requirement=${requirement.id}` },
          { title: 'Your account will be locked tomorrow', readAt: null },
        ],
      },
    },
  })
  const titles = async (person: Person): Promise<string[]> =>
    (
      (await inboxOf(person)).data as { viewer: { inbox: { messages: { title: string }[] } } }
    ).viewer.inbox.messages.map(({ title }) => title)
  expect(await titles(people.admin)).toContain('Rosa Alvarez was locked')
  expect(await titles(people.ben)).toEqual([])
  expect(await titles(people.manager)).toEqual([])

  const asked = `{ node(id: "${Buffer.from(`User:${people.rosa.id}`).toString('base64')}") { ... on User { lockReason viewerCanUnlock } } }`
  expect((await doors(hospital.address, people.admin).graphql(asked)).data).toEqual({
    node: { lockReason: `Locked on 02/01/2026. ${requirement.name}: missing.`, viewerCanUnlock: true },
  })
  expect((await doors(hospital.address, people.manager).graphql(asked)).data).toMatchObject({
    node: { viewerCanUnlock: false },
  })
  expect((await doors(hospital.address, people.ben).graphql(asked)).data).toEqual({
    node: { lockReason: null, viewerCanUnlock: false },
  })
  const audited = await clients.system.auditEntry.findMany({ where: { entityId: people.rosa.id, door: 'clock' } })
  expect(audited).toMatchObject([
    { action: 'lockUser', actorId: null, outcome: 'done', fields: { isLocked: [false, true] } },
  ])

  // Unlocking forgets the reason; while the document is missing, the next night locks again.
  await unlockUser(await as(people.admin), { userId: people.rosa.id })
  expect(await clients.system.accountLock.count({ where: { userId: people.rosa.id } })).toBe(0)
  expect(await night('2026-02-01')).toBeNull()
  expect(await isLocked(people.rosa)).toBe(false)
  expect(await night('2026-02-02')).toBe('1 locked')
  await give(people.rosa, requirement.id, 'APPROVED')
  expect(await night('2026-02-03')).toBeNull()
  // Nothing unlocks it but an administrator.
  expect(await isLocked(people.rosa)).toBe(true)
  await unlockUser(await as(people.admin), { userId: people.rosa.id })
  expect(await night('2026-02-04')).toBeNull()
  expect(await isLocked(people.rosa)).toBe(false)
})

test('the last administrator who can act is not locked', async () => {
  const { people, clients } = hospital
  const requirement = await prepare()
  await night('2026-02-01')
  expect([await isLocked(people.admin), await isLocked(people.system)].sort()).toEqual([false, true])
  await clients.system.complianceRequirement.update({ where: { id: requirement.id }, data: { deletedAt: new Date() } })
})

test('an administrator restricted to facilities is told of the people of these alone, and learns no reason of others (rules 2.3)', async () => {
  const { people, clients, hire, riverside } = hospital
  const [main, north] = riverside.facilities.map(({ id }) => ({ only: [id] })) as [object, object]
  // Their sessions begin in that night.
  hospital.clock.now = at('2026-02-02')
  const nora = await hire('Nora North', 'Admin', riverside.id, north)
  const hers = await hire('Hal Hers', 'Clinician', riverside.id, north)
  const others = await hire('Otto Others', 'Clinician', riverside.id, main)
  await clients.system.accountLock.deleteMany()
  await clients.system.complianceNotice.deleteMany()
  await clients.system.inboxMessage.deleteMany()
  // The application never deletes one.
  const owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
  await owner.query('delete from compliance_document')
  await owner.end()
  const requirement = await prepare()
  for (const person of [...Object.values(people), nora].filter(({ id }) => id !== people.stranger.id))
    await give(person, requirement.id, 'APPROVED')
  await give(others, requirement.id, 'PENDING', '2026-01-05')
  expect(await night('2026-02-02')).toBe('2 locked')

  const toldOf = async (person: Person, kind: 'peopleLocked' | 'complianceDigest') =>
    (await clients.system.inboxMessage.findMany({ where: { userId: person.id, kind } })).map(({ facts }) => facts)
  const names = (facts: unknown) => (facts as { people: { fullName: string }[] }).people.map(({ fullName }) => fullName)
  expect((await toldOf(nora, 'peopleLocked')).map(names)).toEqual([[hers.fullName]])
  expect((await toldOf(people.admin, 'peopleLocked')).map(names)).toEqual([[hers.fullName, others.fullName]])
  const digest = { locked: 1, missing: 1, expired: 0, toReview: 0 }
  expect(await toldOf(nora, 'complianceDigest')).toMatchObject([digest])
  expect(await toldOf(people.admin, 'complianceDigest')).toMatchObject([
    { locked: 2, missing: 1, expired: 1, toReview: 1 },
  ])

  const reason = async (reader: Person, person: Person) =>
    (
      await doors(hospital.address, reader).graphql(
        'query($id: ID!) { node(id: $id) { ... on User { lockReason } } }',
        { id: globalId('User', person.id) },
      )
    ).data?.node?.lockReason as string
  expect(await reason(nora, others)).toBe('Locked.')
  expect(await reason(nora, hers)).toBe(`Locked on 02/02/2026. ${requirement.name}: missing.`)
  expect(await reason(people.admin, others)).toContain(requirement.name)
  await clients.system.accountLock.deleteMany()
  for (const person of [nora, hers, others])
    await clients.system.providerRole.deleteMany({ where: { userId: person.id } })
})

test('someone else’s messages are neither read nor marked, and another provider’s are not shown', async () => {
  const { people, clients, riverside, lakeshore } = hospital
  await clients.system.inboxMessage.deleteMany()
  const message = (person: Person, providerId = riverside.id) =>
    clients.system.inboxMessage.create({
      data: {
        providerId,
        userId: person.id,
        kind: 'peopleLocked',
        facts: { people: [] },
        createdAt: hospital.clock.now,
      },
    })
  const [own, bens] = [await message(people.rosa), await message(people.ben)]
  await message(people.rosa, lakeshore.id)
  const mark = (person: Person, ids: string[] | null) =>
    doors(hospital.address, person).graphql(
      'mutation($input: MarkMessagesReadInput!) { it: markMessagesRead(input: $input) { ... on MarkMessagesReadSuccess { inbox { unread messages { id } } } } }',
      {
        input: ids ? { messageIds: ids.map((id) => Buffer.from(`InboxMessage:${id}`).toString('base64')) } : {},
      },
    )
  expect((await mark(people.rosa, [bens.id])).data).toMatchObject({ it: { inbox: { unread: 1, messages: [{}] } } })
  expect((await mark(people.rosa, [own.id])).data).toMatchObject({ it: { inbox: { unread: 0 } } })
  expect((await mark(people.rosa, null)).data).toMatchObject({ it: { inbox: { unread: 0 } } })
  const unread = await clients.system.inboxMessage.findMany({ where: { readAt: null } })
  expect(unread.map(({ userId, providerId }) => [userId, providerId]).sort()).toEqual(
    [
      [people.ben.id, riverside.id],
      [people.rosa.id, lakeshore.id],
    ].sort(),
  )
})

test('with mail, what is in the inbox is mailed once, in the name of the provider and without a word of a patient', async () => {
  const { people, clients } = hospital
  await clients.system.complianceNotice.deleteMany()
  await clients.system.mail.deleteMany()
  await clients.system.inboxMessage.deleteMany()
  const requirement = await prepare()
  await clients.system.accountLock.deleteMany()
  for (const person of Object.values(people).filter(({ id }) => id !== people.rosa.id && id !== people.stranger.id))
    await give(person, requirement.id, 'APPROVED')
  await give(people.rosa, requirement.id, 'APPROVED', '2026-03-31')
  expect(await night('2026-03-02', { canMail: true })).toBe('1 warned or reminded')
  expect(await night('2026-03-02', { canMail: true })).toBeNull()
  const mails = await clients.system.mail.findMany({ where: { kind: 'compliance' } })
  expect(mails).toMatchObject([{ userId: people.rosa.id, dueAt: at('2026-03-02') }])
  const compose = messageMail('https://calls.example.org')
  const composed = () => compose.compliance!(clients, { ...mails[0]!, attempts: 1 }, hospital.clock.now)
  const written = (await composed()) as {
    to: { address: string }
    content: { subject: string; text: string; html: string }
  }
  expect(written.to.address).toBe(people.rosa.email)
  expect(written.content.subject).toBe(`Riverside Health: ${requirement.name} expires in 29 days`)
  expect(written.content.text).toContain('expires on 03/31/2026, in 29 days.')
  // Somebody may be in several providers.
  const upload = `https://calls.example.org/account/documentupload?requirement=${requirement.id}&provider=${hospital.riverside.id}`
  expect(written.content.text).toContain(upload)
  expect(written.content.html).toContain(`href="${upload.replace('&', '&amp;')}"`)
  await clients.system.user.update({ where: { id: people.rosa.id }, data: { active: false } })
  expect(await composed()).toEqual({ notSent: 'The account is disabled.' })
  await clients.system.user.update({ where: { id: people.rosa.id }, data: { active: true } })
  await clients.system.provider.updateMany({ where: { id: hospital.riverside.id }, data: { status: 'Inactive' } })
  expect(await composed()).toMatchObject({ notSent: expect.stringContaining('inactive') })
  await clients.system.provider.updateMany({ data: { status: 'Active' } })
})
