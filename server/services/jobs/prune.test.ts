import { registry } from '../../metrics'
import { doors } from '../../test/harness/doors'
import { servedHospitalOfFile } from '../../test/hospital/setUp'
import { subscribe } from '../../test/harness/subscriber'
import { deleteCall } from '../calls/ending/deleteCall'
import { prune } from './prune'

const hospital = servedHospitalOfFile()

const limits = { idleMinutes: 15, maxHours: 12 }
const hour = 3_600_000
const ago = (hours: number): Date => new Date(hospital.clock.now.getTime() - hours * hour)
const run = () => prune(hospital.clients, hospital.clock.now, limits)
const nothing = {
  change: 0,
  session: 0,
  idempotency_key: 0,
  sign_in_try: 0,
  known_device: 0,
  device_code_try: 0,
  device_pairing: 0,
  call_draft: 0,
  job_run: 0,
  mail: 0,
  one_time_link: 0,
  push: 0,
  push_alert: 0,
  web_file: 0,
  report_file: 0,
  inbox_message: 0,
  handover: 0,
  call_tally: 0,
  call_span_step: 0,
  line_tally: 0,
}

const feed = async (ages: number[], providerId = hospital.riverside.id): Promise<number> => {
  const { clients, riverside } = hospital
  for (const age of ages)
    await clients.system.change.create({ data: { providerId, kind: 'call', entityId: riverside.id, at: ago(age) } })
  return (await clients.system.changeHead.findFirstOrThrow({ where: { providerId } })).sequence
}
const kept = async (): Promise<number[]> =>
  (
    await hospital.clients.system.change.findMany({
      where: { providerId: hospital.riverside.id },
      orderBy: { sequence: 'asc' },
    })
  ).map(({ sequence }) => sequence)

test('the feed loses what is older than a week, of each provider, and never from its middle', async () => {
  // The hospital has just announced its people: young changes, before which no older one would be removed.
  await hospital.clients.system.change.deleteMany()
  const head = await feed([200, 169, 167, 200, 1])
  await feed([500, 2], hospital.lakeshore.id)
  expect(await run()).toEqual({ ...nothing, change: 3 })
  expect(await kept()).toEqual([head - 2, head - 1, head])
  expect(await run()).toEqual(nothing)
})

test('whoever was away for longer than the feed goes back reads the queue anew, and others catch up', async () => {
  const { people } = hospital
  const head = await feed([300, 300, 1])
  // What the test before left is too young to go, and would hold the rest.
  await hospital.clients.system.change.deleteMany({
    where: { providerId: people.rosa.providerId, sequence: { lt: head - 2 } },
  })
  expect((await run()).change).toBe(2)
  const current = await hospital.version()
  const [away, near] = [
    subscribe(hospital.address, people.rosa, { since: current - 2 }),
    subscribe(hospital.address, people.rosa, { since: current - 1 }),
  ]
  // By their sockets they came to be Online, which may be told already.
  const now = (version: number): boolean => version >= current
  expect(await away.next(({ version }) => now(version))).toMatchObject({ resync: true })
  expect(await near.next(({ version }) => now(version))).toMatchObject({ resync: false })
  await Promise.all([away.stop(), near.stop()])
})

test('sessions go thirty days after the last moment at which they can have been alive', async () => {
  const { people, clients } = hospital
  const age = (person: { id: string }, hours: number) =>
    clients.system.session.updateMany({ where: { userId: person.id }, data: { createdAt: ago(hours) } })
  await age(people.ben, 30 * 24 + 13)
  await age(people.manager, 30 * 24 + 11)
  expect(await run()).toEqual({ ...nothing, session: 1 })
  expect([
    await clients.system.session.count({ where: { userId: people.ben.id } }),
    await clients.system.session.count({ where: { userId: people.manager.id } }),
  ]).toEqual([0, 1])
})

test('a browser is known for 180 days after someone last signed in there', async () => {
  const { clients, people } = hospital
  await clients.system.knownDevice.createMany({
    data: [181, 179].map((days) => ({
      userId: people.rosa.id,
      tokenHash: new Uint8Array([days]),
      seenAt: ago(days * 24),
    })),
  })
  expect(await run()).toEqual({ ...nothing, known_device: 1 })
  expect(
    (await clients.system.knownDevice.findMany({ where: { userId: people.rosa.id } })).map(
      ({ tokenHash }) => tokenHash[0],
    ),
  ).toEqual([179])
})

test('idempotency keys go after a day, tries to sign in when they no longer count', async () => {
  const { people, clients, riverside } = hospital
  const key = (name: string, hours: number) => ({
    providerId: riverside.id,
    userId: people.rosa.id,
    key: name,
    verb: 'createCall',
    inputHash: new Uint8Array(1),
    createdAt: ago(hours),
  })
  await clients.system.idempotencyKey.createMany({ data: [key('old', 24.1), key('new', 23.9)] })
  await clients.system.signInTry.createMany({
    data: [1, 0.1].map((hours) => ({ account: new Uint8Array(1), origin: null, at: ago(hours) })),
  })
  await clients.system.deviceCodeTry.createMany({
    data: [1, 0.1].map((hours) => ({ providerId: riverside.id, userId: people.admin.id, at: ago(hours) })),
  })
  await clients.system.devicePairing.createMany({
    data: [1, -0.1].map((hours, index) => ({
      tokenHash: new Uint8Array([index]),
      codeHash: new Uint8Array([index]),
      network: '',
      expiresAt: ago(hours),
    })),
  })
  const codes = { device_code_try: 1, device_pairing: 1 }
  expect(await run()).toEqual({ ...nothing, ...codes, idempotency_key: 1, sign_in_try: 1 })
  expect((await clients.system.idempotencyKey.findMany()).map(({ key: name }) => name)).toEqual(['new'])
})

test('numbers of listed calls that stand in several rows come to stand in one', async () => {
  const { people, clients, openCall, as } = hospital
  const admin = await as(people.admin)
  for (const callId of [await openCall(), await openCall()]) await deleteCall(admin, { callId })
  // Of both calls: facility, no clinician, status and room are the same.
  expect(await run()).toEqual({ ...nothing, call_tally: 4, call_span_step: 2 })
  expect((await clients.system.callTally.findMany()).map(({ calls }) => calls)).toEqual([2, 2, 2, 2])
  expect(await run()).toEqual(nothing)
})

test('numbers of lines that stand in several rows come to stand in one', async () => {
  const { clients, clock, riverside } = hospital
  for (const name of ['R arm', 'L arm'])
    await clients.system.line.create({ data: { providerId: riverside.id, name, createdAt: clock.now } })
  expect(await run()).toEqual({ ...nothing, line_tally: 1 })
  expect((await clients.system.lineTally.findMany()).map(({ lines }) => lines)).toEqual([2])
})

test('drafts go after a fortnight; of a call that ended since, after a day; and those of a correction stay (rules 3.22)', async () => {
  const { people, clients, riverside, openCall } = hospital
  const draft = async (savedHours: number, ended: { completedAt?: Date; deletedAt?: Date } = {}): Promise<string> => {
    const callId = await openCall()
    await clients.system.call.update({ where: { id: callId }, data: ended })
    await clients.system.callDraft.create({
      data: { providerId: riverside.id, callId, userId: people.rosa.id, entries: [], savedAt: ago(savedHours) },
    })
    return callId
  }
  await draft(14 * 24 + 1)
  const resting = await draft(13 * 24)
  await draft(30, { completedAt: ago(25) })
  await draft(30, { deletedAt: ago(25) })
  const closedUnderHand = await draft(30, { completedAt: ago(23) })
  const correction = await draft(30, { completedAt: ago(31) })
  expect((await run()).call_draft).toBe(3)
  expect((await clients.system.callDraft.findMany()).map(({ callId }) => callId).sort()).toEqual(
    [resting, closedUnderHand, correction].sort(),
  )
})

test('what jobs did can be read for thirty days', async () => {
  const { clients } = hospital
  const job = await clients.system.job.create({ data: { name: 'sweepImages', dueAt: ago(0), settledAt: ago(0) } })
  const runs = [721, 719].map((hours) => ({
    jobId: job.id,
    dueAt: ago(hours),
    startedAt: ago(hours),
    endedAt: ago(hours),
    attempt: 1,
    outcome: 'done' as const,
    summary: `${hours} hours ago`,
  }))
  await clients.system.jobRun.createMany({ data: runs })
  expect(await run()).toEqual({ ...nothing, job_run: 1 })
  expect((await clients.system.jobRun.findMany()).map(({ summary }) => summary)).toEqual(['719 hours ago'])
})

test('mail and links go thirty days after they were of use', async () => {
  const { clients, people } = hospital
  const link = (hours: number) => ({
    kind: 'reset' as const,
    tokenHash: new Uint8Array([hours % 256]),
    userId: people.rosa.id,
    createdAt: ago(hours),
    expiresAt: ago(hours),
  })
  const mail = (hours: number) => ({ kind: 'reset', userId: people.rosa.id, createdAt: ago(hours), sentAt: ago(hours) })
  await clients.system.oneTimeLink.createMany({ data: [link(721), link(719)] })
  await clients.system.mail.createMany({ data: [mail(721), mail(719)] })
  expect(await run()).toEqual({ ...nothing, mail: 1, one_time_link: 1 })
  expect((await clients.system.oneTimeLink.findMany()).map(({ createdAt }) => createdAt)).toEqual([ago(719)])
  expect((await clients.system.mail.findMany()).map(({ createdAt }) => createdAt)).toEqual([ago(719)])
})

test('messages go 180 days after they were sent, read or not', async () => {
  const { clients, people, riverside } = hospital
  const message = (hours: number, readAt: Date | null) => ({
    providerId: riverside.id,
    userId: people.rosa.id,
    kind: 'peopleLocked',
    facts: { people: [] },
    createdAt: ago(hours),
    readAt,
  })
  await clients.system.inboxMessage.createMany({
    data: [message(180 * 24 + 1, null), message(180 * 24 + 1, ago(1)), message(180 * 24 - 1, null)],
  })
  expect(await run()).toEqual({ ...nothing, inbox_message: 2 })
  expect((await clients.system.inboxMessage.findMany()).map(({ createdAt }) => createdAt)).toEqual([ago(180 * 24 - 1)])
})

test('pushes, and changes that no one has looked at, go after a day', async () => {
  const { clients, people, riverside, openCall } = hospital
  const callId = await openCall()
  const { id: subscriptionId } = await clients.system.pushSubscription.create({
    data: {
      userId: people.rosa.id,
      endpoint: 'https://push.example/1',
      p256dh: 'k',
      auth: 'a',
      createdAt: ago(1),
      seenAt: ago(1),
    },
  })
  const old = { providerId: riverside.id, callId, createdAt: ago(25) }
  const fresh = { ...old, createdAt: ago(23) }
  await clients.system.pushAlert.deleteMany()
  await clients.system.pushAlert.createMany({ data: [old, fresh].map((row) => ({ ...row, kind: 'CHANGE' })) })
  await clients.system.push.createMany({
    data: [old, old, fresh].map((row) => ({ ...row, subscriptionId, kind: 'STAT' })),
  })
  expect(await run()).toEqual({ ...nothing, push: 2, push_alert: 1 })
  expect([await clients.system.push.count(), await clients.system.pushAlert.count()]).toEqual([1, 1])
  await clients.system.pushSubscription.deleteMany()
  await clients.system.pushAlert.deleteMany()
})

test('hand-overs go after half a year, but not one that waits for someone to take over (rules 10.7)', async () => {
  const { clients, people, riverside } = hospital
  const [main, north] = riverside.facilities
  const handover = (facilityId: string, hours: number, isTaken: boolean) => ({
    providerId: riverside.id,
    facilityId,
    noteVersion: 1,
    contents: {},
    handedOverAt: ago(hours),
    handedOverById: people.rosa.id,
    ...(isTaken ? { takenOverAt: ago(hours), takenOverById: people.ben.id } : {}),
  })
  await clients.system.handover.createMany({
    data: [
      handover(main!.id, 180 * 24 + 1, true),
      handover(main!.id, 180 * 24 - 1, true),
      handover(north!.id, 180 * 24 + 1, false),
    ],
  })
  expect(await run()).toEqual({ ...nothing, handover: 1 })
  expect(await clients.system.handover.count()).toBe(2)
  await clients.system.handover.deleteMany()
})

test('a file of a build goes a day after the last server that had it (rules 10.9)', async () => {
  const { webFile } = hospital.clients.system
  const content = new Uint8Array([1])
  await webFile.createMany({
    data: [25, 23].map((hours) => ({ path: `/assets/${hours}.js`, content, hadAt: ago(hours) })),
  })
  expect(await run()).toEqual({ ...nothing, web_file: 1 })
  expect(await webFile.findMany({ select: { path: true } })).toEqual([{ path: '/assets/23.js' }])
  await webFile.deleteMany()
})

test('a spreadsheet goes when its hour is over (rules 7.11)', async () => {
  const { clients, people, riverside } = hospital
  const file = (expiresAt: Date) =>
    clients.system.reportFile.create({
      data: {
        providerId: riverside.id,
        userId: people.manager.id,
        name: 'report.xlsx',
        asked: {},
        state: 'ready',
        createdAt: ago(2),
        expiresAt,
      },
    })
  await file(ago(0))
  const { id } = await file(ago(-1))
  expect(await run()).toEqual({ ...nothing, report_file: 1 })
  expect(await clients.system.reportFile.findMany({ select: { id: true } })).toEqual([{ id }])
})

test('more than fits into one transaction goes in several, and of several processes each row goes once', async () => {
  const { clients } = hospital
  await clients.system.signInTry.createMany({
    data: Array.from({ length: 2_500 }, () => ({ account: new Uint8Array(1), origin: null, at: ago(1) })),
  })
  const runs = await Promise.all([run(), run(), run()])
  const rest = await run()
  expect([...runs, rest].reduce((sum, { sign_in_try }) => sum + sign_in_try, 0)).toBe(2_500)
})

test('the audit log stays as it is, and the metrics tell what went', async () => {
  const { people, clients, openCall, clock } = hospital
  await openCall()
  const before = await clients.system.auditEntry.count()
  const now = clock.now
  clock.now = new Date(now.getTime() + 400 * 24 * hour)
  expect((await run()).session).toBeGreaterThan(0)
  clock.now = now
  expect(await clients.system.auditEntry.count()).toBe(before)
  expect((await doors(hospital.address, people.rosa).graphql('{ viewer { email } }')).data).toEqual({ viewer: null })
  for (const table of Object.keys(nothing))
    expect(await registry.getSingleMetricAsString('patency_pruned_rows_total')).toMatch(
      new RegExp(`table="${table}"} [1-9]`),
    )
})
