import readExcelFile from 'read-excel-file/node'
import { pino } from 'pino'
import { mostAttempts } from '../../../domain/jobs/retry'
import { jobKinds } from '../../../jobs/kinds'
import { runDueJobs } from '../../../jobs/runner'
import { openMailer, type Mailer } from '../../../mail/smtp'
import { doors } from '../../../test/harness/doors'
import { fieldsOf, refusalOf } from '../../../test/harness/expect'
import { rounds } from '../../../test/harness/rounds'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { startMailServer, type MailServer } from '../../../test/servers/mailServer'
import { keepJobs } from '../../jobs/claim'
import { readCommitteeMail, saveCommitteeMail } from './committeeMail'
import { sendCommitteePage } from './sendCommitteePage'

// The committee's page, mailed each month (rules 7.15), through a real mail server.

const hospital = servedHospitalOfFile()
const publicUrl = 'https://calls.example.org'
let server: MailServer
let mailer: Mailer
let north: Person
let jobs: ReturnType<typeof jobKinds>

const now = (): Date => new Date(hospital.clock.now)
const at = (moment: string): void => void (hospital.clock.now = new Date(moment))

beforeAll(async () => {
  const { clients, files, hire, riverside } = hospital
  server = await startMailServer()
  mailer = openMailer({ smtpUrl: server.url, smtpUser: null, mailFrom: 'Patency <patency@riverside.example>' })
  jobs = jobKinds(clients, files, now, { idleMinutes: 15, maxHours: 12 }, { mailer, publicUrl })
  north = await hire('Nora North', 'Manager', riverside.id, { only: [riverside.facilities[1]!.id] })
})
afterAll(async () => {
  mailer.close()
  await server.stop()
})
beforeEach(async () => {
  const { clients } = hospital
  server.received.length = 0
  server.refusals.length = 0
  for (const name of ['mail', 'committeeMail', 'job'] as const)
    await (clients.system[name] as typeof clients.system.mail).deleteMany({})
  at('2026-03-10T14:00:00Z')
  await keepJobs(clients, ['sendMail'], now())
})

const request = async (person: Person) => ({ ...(await hospital.as(person)), canMail: true })
const save = async (emails: unknown, more: object = {}, person = hospital.people.manager) =>
  saveCommitteeMail(await request(person), { emails, ...more })
const read = async (person = hospital.people.manager) => readCommitteeMail(await request(person))
const due = () => runDueJobs({ clients: hospital.clients, kinds: jobs, now, log: pino({ level: 'silent' }) })
/** What is due, and then the mail that it left. */
const run = async () => {
  await due()
  at(new Date(now().getTime() + 10_000).toISOString())
  await due()
}
const sentTo = () => server.received.map(({ to }) => to).sort()
const entries = (action: string) =>
  hospital.clients.system.auditEntry.findMany({ where: { action, outcome: 'done' }, orderBy: { sequence: 'asc' } })

describe('whom a manager names', () => {
  test('the list is compared and told, and says what is sent next', async () => {
    expect(await read()).toEqual({ emails: [], version: 0, next: null, canMail: true })
    await save([' Ann Lee <Ann@Committee.example>\nben@committee.example'], { expectedVersion: 0 })
    const next = { month: '2026-03', at: new Date('2026-04-01T10:00:00Z') }
    const saved = { emails: ['ann@committee.example', 'ben@committee.example'], version: 1, next, canMail: true }
    expect(await read()).toEqual(saved)
    await save(['ann@committee.example', 'ben@committee.example'])
    expect(await read(hospital.people.admin)).toEqual(saved)
    expect(await refusalOf(save([], { expectedVersion: 0 }))).toBe('STALE')
    expect((await entries('saveCommitteeMail')).map(({ entityKind, fields }) => ({ entityKind, fields }))).toEqual([
      { entityKind: 'committeeMail', fields: { emails: [[], saved.emails] } },
    ])
    await save([])
    expect(await read()).toEqual({ emails: [], version: 2, next: null, canMail: true })
    // Elsewhere there is another list.
    expect((await readCommitteeMail(await hospital.as(hospital.people.stranger))).emails).toEqual([])
  })

  test('without mail the list is kept, and nothing is promised', async () => {
    await save(['ann@committee.example'])
    const without = await readCommitteeMail(await hospital.as(hospital.people.manager))
    expect(without).toEqual({ emails: ['ann@committee.example'], version: 1, next: null, canMail: false })
  })

  test('nobody names anybody who sees no reports, or not all facilities', async () => {
    const { rosa, external, locked } = hospital.people
    for (const person of [rosa, external])
      await expect(save(['ann@committee.example'], {}, person)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(save(['ann@committee.example'], {}, locked)).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect(await refusalOf(save(['ann@committee.example'], {}, north))).toBe('RESTRICTED_TO_FACILITIES')
    expect(await refusalOf(read(north))).toBe('RESTRICTED_TO_FACILITIES')
    expect(await fieldsOf(save(['nobody']))).toEqual({ emails: 'Must be valid e-mail: nobody' })
    expect(await hospital.clients.system.committeeMail.count()).toBe(0)
    expect(await hospital.clients.system.job.count({ where: { name: 'sendCommitteePage' } })).toBe(0)
  })

  test('of several who change the same list at once, one does', async () => {
    for (const round of rounds(20, 3)) {
      const { version } = await read()
      const answers = await Promise.allSettled(
        ['ann', 'ben', 'cleo'].map((name) => save([`${name}${round}@x.example`], { expectedVersion: version })),
      )
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await read()).version).toBe(version + 1)
    }
  })

  test('both doors read and change it alike', async () => {
    const { manager } = hospital.people
    const { graphql, rest } = doors(hospital.address, manager)
    const path = `/providers/${hospital.riverside.id}/reports/committee/mail`
    const fields = 'emails version canMail nextMonth nextAt'
    const list = `{ provider { reports { committeeMail { ${fields} } } } }`
    const first = await rest('POST', path, { emails: ['Ann <ann@committee.example>'] })
    expect(first.body).toEqual({
      ...{ emails: ['ann@committee.example'], version: 1 },
      ...{ canMail: false, nextMonth: null, nextAt: null },
    })
    expect((await rest('GET', path)).body).toEqual(first.body)
    expect((await graphql(list)).data!.provider.reports.committeeMail).toEqual(first.body)
    const changed = await graphql(
      `mutation($emails: [String!]!) { saveCommitteeMail(input: { emails: $emails, expectedVersion: 1 }) {
        ... on ProviderChanged { provider { reports { committeeMail { ${fields} } } } }
        ... on Refusal { code fields { field message } } } }`,
      { emails: ['ben@committee.example'] },
    )
    const second = { ...first.body, emails: ['ben@committee.example'], version: 2 }
    expect(changed.data!.saveCommitteeMail.provider.reports.committeeMail).toEqual(second)
    const stale = await rest('POST', path, { emails: [] }, { 'if-match': '"1"' })
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([412, 'STALE', second])
    const wrong = await rest('POST', path, { emails: ['nobody'] })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'emails', message: 'Must be valid e-mail: nobody' }],
    ])
    const restricted = doors(hospital.address, north)
    expect((await restricted.graphql(list)).data!.provider.reports.committeeMail).toBeNull()
    for (const answer of [await restricted.rest('GET', path), await restricted.rest('POST', path, { emails: [] })])
      expect([answer.status, answer.body.code]).toEqual([403, 'RESTRICTED_TO_FACILITIES'])
  })
})

describe('the mail', () => {
  test('each address gets the month on the first of the next one, with the spreadsheet, once', async () => {
    const { clients, riverside, people, openCall } = hospital
    const callId = await openCall({ by: people.rosa })
    await clients.system.call.update({
      where: { id: callId },
      data: {
        ...{ startTime: now(), completedAt: now(), completedById: people.rosa.id },
        ...{ patientLastName: 'Secretlast', mrn: 'SECRET-1' },
      },
    })
    await save(['ann@committee.example', 'ben@committee.example'])
    at('2026-04-01T09:59:00Z')
    await run()
    expect(server.received).toEqual([])
    at('2026-04-01T10:00:00Z')
    await Promise.all([due(), due(), due()])
    await run()
    await run()
    expect(sentTo()).toEqual(['ann@committee.example', 'ben@committee.example'])
    const [mail] = server.received
    expect(mail!.subject).toBe('Riverside Health: the vascular access team in March 2026')
    expect(mail!.text).toContain('Calls completed: 1 (before: 0)')
    expect(mail!.text).toContain(
      `${publicUrl}/reports/committee?start=2026-03-01&end=2026-03-31&provider=${riverside.id}`,
    )
    expect(mail!.attachments.map(({ name }) => name)).toEqual(['committee-report-2026-03-01-to-2026-03-31.xlsx'])
    const sheets = await readExcelFile(mail!.attachments[0]!.content)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(expect.arrayContaining(['Summary', 'Request', 'Definitions']))
    expect(sheets[0]!.data[1]!.slice(0, 3)).toEqual(['Calls completed', null, 1])
    expect(JSON.stringify([mail!.text, mail!.html, sheets])).not.toMatch(/secret/i)
    // The trail says to whom it went, and no person is said to have read it.
    const [sent, ...others] = await entries('sendCommitteePage')
    expect(others).toEqual([])
    expect(sent).toMatchObject({
      ...{ door: 'clock', actorId: null, entityKind: 'committeeMail', entityId: riverside.id },
      fields: { month: [null, '2026-03'], emails: [null, ['ann@committee.example', 'ben@committee.example']] },
    })
    expect(await entries('readReport')).toEqual([])
    expect((await read()).next).toEqual({ month: '2026-04', at: new Date('2026-05-01T10:00:00Z') })
  })

  test('of several runs at once, one sends the month', async () => {
    await save(['ann@committee.example', 'ben@committee.example'])
    at('2026-04-01T10:00:00Z')
    const { clients, riverside } = hospital
    await Promise.all(
      Array.from({ length: 6 }, () => sendCommitteePage(clients, riverside.id, now, () => Promise.resolve())),
    )
    expect(await clients.system.mail.count({ where: { kind: 'committeePage' } })).toBe(2)
  })

  test('whoever is added later gets what comes next, and who is removed before it is sent gets nothing', async () => {
    await save(['ann@committee.example'])
    at('2026-04-01T10:00:00Z')
    server.refusals.push('451 4.7.1 come back later')
    await run()
    expect(server.received).toEqual([])
    at('2026-04-02T10:00:00Z')
    await save(['ben@committee.example'])
    await run()
    expect(server.received).toEqual([])
    const [waited] = await hospital.clients.system.mail.findMany({ where: { kind: 'committeePage' } })
    expect(waited).toMatchObject({ dueAt: null, problem: 'The address was removed meanwhile.' })
    at('2026-05-01T10:00:00Z')
    await run()
    expect(sentTo()).toEqual(['ben@committee.example'])
    expect(server.received[0]!.subject).toMatch(/April 2026$/)
  })

  test('after months without a server the last one is sent, and a list that was empty begins with its month', async () => {
    await save(['ann@committee.example'])
    at('2026-07-09T12:00:00Z')
    await run()
    expect(server.received.map(({ subject }) => subject)).toEqual([expect.stringMatching(/June 2026$/)])
    await save([])
    at('2026-09-20T12:00:00Z')
    await run()
    await save(['ann@committee.example'])
    await run()
    expect(server.received).toHaveLength(1)
    expect((await read()).next?.month).toBe('2026-09')
  })

  test('a zone further west sends it when the month is over there', async () => {
    const { clients, riverside } = hospital
    const { id } = riverside.facilities[0]!
    await save(['ann@committee.example'])
    const zone = (timeZone: string) => clients.system.facility.update({ where: { id }, data: { timeZone } })
    await zone('Pacific/Honolulu')
    try {
      at('2026-04-01T09:59:00Z')
      await clients.system.job.updateMany({ where: { name: 'sendCommitteePage' }, data: { dueAt: now() } })
      await run()
      expect(server.received).toEqual([])
      at('2026-04-01T16:00:00Z')
      await run()
      expect(sentTo()).toEqual(['ann@committee.example'])
    } finally {
      await zone('America/New_York')
    }
  })

  test('an inactive provider sends nothing, also of what waits', async () => {
    const { clients, riverside } = hospital
    await save(['ann@committee.example'])
    at('2026-04-01T10:00:00Z')
    await sendCommitteePage(clients, riverside.id, now, () => Promise.resolve())
    const status = (to: 'Active' | 'Inactive') =>
      clients.system.provider.update({ where: { id: riverside.id }, data: { status: to } })
    await status('Inactive')
    try {
      await run()
      expect(server.received).toEqual([])
      const [mail] = await clients.system.mail.findMany({ where: { kind: 'committeePage' } })
      expect(mail).toMatchObject({ dueAt: null, problem: 'The provider is inactive.' })
    } finally {
      await status('Active')
    }
  })

  test('an address that the mail server refuses is tried again, and delays no other', async () => {
    await save(['ann@committee.example', 'ben@committee.example'])
    at('2026-04-01T10:00:00Z')
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      server.refusals.push('550 5.1.1 no such mailbox')
      await run()
      at(new Date(now().getTime() + 3_600_000).toISOString())
    }
    expect(server.received).toHaveLength(1)
    const sent = sentTo()[0]!
    const mails = await hospital.clients.system.mail.findMany({ where: { kind: 'committeePage' } })
    const told = mails.map(({ facts, sentAt, givenUpAt, problem }) => ({
      ...{ email: (facts as { email: string }).email, isSent: sentAt !== null, isGivenUp: givenUpAt !== null, problem },
    }))
    const refused = sent === 'ann@committee.example' ? 'ben@committee.example' : 'ann@committee.example'
    const problem = expect.stringMatching(/550 .*no such mailbox/) as string
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        { email: sent, isSent: true, isGivenUp: false, problem: null },
        { email: refused, isSent: false, isGivenUp: true, problem },
      ]),
    )
  })
})
