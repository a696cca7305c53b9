// Mail as it is sent to a mail server (rules 9.5).
import { openClients } from '../../db/access/client'
import { mostAttempts, waitAfterMs } from '../../domain/jobs/retry'
import { linkCode } from '../../domain/users/linkCode'
import { jobKinds } from '../../jobs/kinds'
import { openMailer, type Mailer } from '../../mail/smtp'
import { startMailServer, tokenIn, type MailServer } from '../../test/servers/mailServer'
import { testPatience } from '../../test/harness/patience'
import { rounds } from '../../test/harness/rounds'
import { jobsIn } from '../../test/hospital/jobs'
import { hospitalOfFile } from '../../test/hospital/setUp'
import { keepJobs } from '../jobs/claim'
import { invite } from '../users/links'
import { linkMail } from '../users/linkMail'
import { queueMail } from './queueMail'
import { sendMail, type Compose } from './sendMail'

const hospital = hospitalOfFile()
const publicUrl = 'https://calls.example.org'
let server: MailServer
let mailer: Mailer
beforeAll(async () => {
  server = await startMailServer()
  mailer = openMailer({ smtpUrl: server.url, smtpUser: null, mailFrom: 'Patency <patency@riverside.example>' })
})
afterAll(async () => {
  mailer.close()
  await server.stop()
})
beforeEach(async () => {
  server.received.length = 0
  server.refusals.length = 0
  await hospital.clients.system.mail.deleteMany()
  await hospital.clients.system.oneTimeLink.deleteMany()
})

const now = (): Date => new Date(hospital.clock.now)
const pass = (ms: number): void => void (hospital.clock.now = new Date(hospital.clock.now.getTime() + ms))
const send = (clients = hospital.clients) => sendMail(clients, mailer, linkMail(publicUrl), now)

let hired = 0
const invited = async (fullName = 'Ines Vited') => {
  const { clients, hire, riverside, people } = hospital
  hired += 1
  const person = await hire(
    `Invited Person ${'abcdefghijklmnopqrstuvwxyz'[hired % 26]} ${'x'.repeat(hired)}`,
    'Clinician',
    riverside.id,
  )
  await clients.system.user.update({ where: { id: person.id }, data: { passwordHash: null, fullName } })
  await clients.systemTransaction((tx) =>
    invite(
      { tx, now: now() },
      { userId: person.id, providerId: riverside.id, createdById: people.admin.id, canMail: true },
    ),
  )
  return person
}
const mailOf = (person: { id: string }) =>
  hospital.clients.system.mail.findFirstOrThrow({ where: { userId: person.id } })

test('an invitation arrives once, from the configured sender, with a link that nothing else knows', async () => {
  const person = await invited()
  expect(await send()).toBe('1 sent')
  expect(await send()).toBeNull()
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail).toMatchObject({
    from: '"Patency" <patency@riverside.example>',
    to: person.email,
    subject: 'Your Patency account at Riverside Health',
  })
  expect(mail!.text).toContain('Amara Okafor invites you to Patency at Riverside Health.')
  expect(mail!.text).toContain(`${publicUrl}/welcome#`)
  expect(mail!.html).toContain(`href="${publicUrl}/welcome#${tokenIn(mail!)}"`)
  expect(mail!.head).toMatch(/^Auto-Submitted: auto-generated/m)
  const stored = JSON.stringify([
    await hospital.clients.system.mail.findMany(),
    await hospital.clients.system.oneTimeLink.findMany(),
  ])
  for (const code of [tokenIn(mail!), linkCode(tokenIn(mail!))]) expect(stored).not.toContain(code)
})

test('the time of a link counts from the sending', async () => {
  const person = await invited()
  pass(3 * 3_600_000)
  await send()
  const [link] = await hospital.clients.system.oneTimeLink.findMany({ where: { userId: person.id } })
  expect(link!.expiresAt).toEqual(new Date(now().getTime() + 72 * 3_600_000))
})

test('a refused message is tried again, each time after twice as long, under the same id', async () => {
  const person = await invited()
  server.refusals.push('451 4.7.1 come back later', '451 4.7.1 come back later')
  expect(await send()).toMatch(/^1 failed and tried again: .*451 .*come back later$/)
  const { problem, dueAt } = await mailOf(person)
  expect(problem).not.toContain('@')
  expect(dueAt).toEqual(new Date(now().getTime() + waitAfterMs(1)))
  expect(await send()).toBeNull()
  pass(waitAfterMs(1))
  expect(await send()).toMatch(/^1 failed/)
  pass(waitAfterMs(2))
  expect(await send()).toBe('1 sent')
  expect(server.received).toMatchObject([{ to: person.email, id: `<${(await mailOf(person)).id}@patency>` }])
  expect(await mailOf(person)).toMatchObject({ attempts: 3, problem: null, dueAt: null, sentAt: now() })
})

test('after the last attempt a message is given up, with the reason', async () => {
  const person = await invited()
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    server.refusals.push('550 5.1.1 no such mailbox')
    expect(await send()).toMatch(attempt < mostAttempts ? /^1 failed/ : /^1 given up: .*no such mailbox/)
    pass(waitAfterMs(attempt))
  }
  expect(await send()).toBeNull()
  expect(server.received).toEqual([])
  expect(await mailOf(person)).toMatchObject({ attempts: mostAttempts, dueAt: null, sentAt: null })
  expect((await mailOf(person)).givenUpAt).not.toBeNull()
})

test('a refused message does not keep the others from being sent', async () => {
  for (let count = 0; count < 3; count += 1) await invited()
  server.refusals.push('550 5.1.1 no such mailbox')
  expect(await send()).toMatch(/^2 sent, 1 failed/)
})

test('a mail server that is down counts against no message, and the job says so', async () => {
  const { clients, files } = hospital
  const person = await invited()
  const away = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', smtpUser: null, mailFrom: 'patency@riverside.example' })
  const jobs = jobsIn(hospital)
  await keepJobs(clients, ['sendMail'], now())
  const kindsWith = (of: Mailer) =>
    jobKinds(clients, files, now, { idleMinutes: 15, maxHours: 12 }, { mailer: of, publicUrl })
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    await jobs.run(kindsWith(away))
    pass(waitAfterMs(attempt))
  }
  expect((await jobs.runs()).map(({ outcome }) => outcome)).toEqual([...Array(mostAttempts - 1).fill('failed'), 'dead'])
  expect((await jobs.runs())[0]!.summary).toMatch(/^The mail server cannot be used: .*ECONNREFUSED/)
  expect(await mailOf(person)).toMatchObject({ attempts: 0, sentAt: null, givenUpAt: null })
  await jobs.run(kindsWith(mailer))
  expect(server.received).toMatchObject([{ to: person.email }])
  expect((await jobs.runs()).at(-1)).toMatchObject({ outcome: 'done', summary: '1 sent' })
  away.close()
})

test('a server without mail leaves the job to one that sends', async () => {
  const { clients } = hospital
  const person = await invited()
  const jobs = jobsIn(hospital)
  await clients.system.job.deleteMany({ where: { name: 'sendMail' } })
  await keepJobs(clients, ['sendMail'], now())
  const before = await jobs.job('sendMail')
  await jobs.run()
  expect(await jobs.job('sendMail')).toEqual(before)
  expect(await mailOf(person)).toMatchObject({ attempts: 0, sentAt: null })
})

test.each([
  ['in its address', { smtpUrl: () => server.url.replace('//', '//patency:secret@'), smtpUser: null }],
  ['beside its address', { smtpUrl: () => server.url, smtpUser: { user: 'patency', pass: 'secret' } }],
])('a password %s is not sent to a mail server without TLS', async (_where, { smtpUrl, smtpUser }) => {
  const person = await invited()
  const open = openMailer({ smtpUrl: smtpUrl(), smtpUser, mailFrom: 'patency@riverside.example' })
  await expect(sendMail(hospital.clients, open, linkMail(publicUrl), now)).rejects.toThrow(/cannot be used/)
  expect(server.received).toEqual([])
  expect(await mailOf(person)).toMatchObject({ attempts: 0, sentAt: null })
  open.close()
})

test('several processes send each message once', async () => {
  const other = openClients(hospital.database.url, { patience: testPatience })
  for (const _round of rounds(8, 2)) {
    server.received.length = 0
    const people = [await invited(), await invited(), await invited(), await invited(), await invited()]
    await Promise.all([send(), send(other), send(), send(other)])
    expect(server.received.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
  }
  await other.close()
})

test('a message of a process that died is sent by another one', async () => {
  const person = await invited()
  const { id } = await mailOf(person)
  const claimedUntil = new Date(now().getTime() + 60_000)
  await hospital.clients.system.mail.update({ where: { id }, data: { attempts: 1, claimedUntil } })
  expect(await send()).toBeNull()
  pass(60_000)
  expect(await send()).toBe('1 sent')
})

test('a message that took longer to write than its claim is sent by whoever has it then', async () => {
  const person = await invited()
  const writes = linkMail(publicUrl)
  const slowly = (meanwhile: () => Promise<unknown>) =>
    Object.fromEntries(
      Object.entries(writes).map(([kind, write]): [string, Compose] => [
        kind,
        async (...asked) => {
          const composed = await write(...asked)
          pass(4 * 60_000)
          await meanwhile()
          return composed
        },
      ]),
    )
  const slow = (meanwhile: () => Promise<unknown>) => sendMail(hospital.clients, mailer, slowly(meanwhile), now)
  expect(await slow(() => send())).toBeNull()
  expect(server.received.map(({ to }) => to)).toEqual([person.email])
  // Nobody else took the next one, which is claimed anew.
  await invited()
  expect(await slow(() => Promise.resolve())).toBe('1 sent')
  expect(server.received).toHaveLength(2)
})

test.each([
  ['whose account was disabled', 'update app_user set active = false where id = $1'],
  ['who has chosen a password', "update app_user set password_hash = 'none' where id = $1"],
  ['who was taken out of the provider', 'delete from provider_role where user_id = $1'],
])('no one gets an invitation %s', async (_who, statement) => {
  const person = await invited()
  await hospital.clients.system.$executeRawUnsafe(statement.replace('$1', `'${person.id}'`))
  expect(await send()).toBe('1 no longer needed')
  expect(server.received).toEqual([])
  expect(await mailOf(person)).toMatchObject({ dueAt: null, sentAt: null })
})

test('an inactive provider invites nobody, and a person who is deleted has no mail', async () => {
  const { clients, riverside } = hospital
  const person = await invited()
  await clients.system.provider.update({ where: { id: riverside.id }, data: { status: 'Inactive' } })
  expect(await send()).toBe('1 no longer needed')
  await clients.system.provider.update({ where: { id: riverside.id }, data: { status: 'Active' } })
  await clients.system.providerRole.deleteMany({ where: { userId: person.id } })
  await clients.system.session.deleteMany({ where: { userId: person.id } })
  await clients.system.user.delete({ where: { id: person.id } })
  expect(await clients.system.mail.count({ where: { userId: person.id } })).toBe(0)
})

test('a reset leads to its own page, in the name of the one provider of the person', async () => {
  const { clients, people } = hospital
  await clients.systemTransaction((tx) =>
    queueMail({ tx, now: now() }, [{ kind: 'reset', userId: people.rosa.id, providerId: null }]),
  )
  await send()
  expect(server.received).toMatchObject([{ to: people.rosa.email, subject: 'Reset your Patency password' }])
  expect(server.received[0]!.text).toContain(`${publicUrl}/reset#`)
  expect(server.received[0]!.text).toContain('your Patency account at Riverside Health')
})

test('names begin no other header', async () => {
  const person = await invited('Ines\r\nBcc: everyone@demo.example\r\n\r\nHello')
  await send()
  expect(server.received).toMatchObject([{ to: person.email }])
  expect(server.received[0]!.head).not.toMatch(/^bcc:/im)
  expect(server.received[0]!.head).toMatch(/^To: "Ines Bcc: everyone@demo.example Hello"/im)
})
