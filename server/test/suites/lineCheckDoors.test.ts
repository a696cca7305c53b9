// The verbs on line checks, run through both doors: outcome, refusal and effect must be the same.
import { momentAt } from '../../domain/kernel/time/facilityTime'
import { doors, globalId, isConflict, type Json } from '../harness/doors'
import { undeclaredRefusals } from '../harness/undeclared'
import { openHospital, type Hospital, type Person } from '../hospital/hospital'
import { placeLine } from '../hospital/placedLines'

let hospital: Hospital
let address: string
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
})
beforeEach(async () => {
  const { system } = hospital.clients
  await system.job.deleteMany({})
  await system.lineCheckSettings.deleteMany({})
})
afterAll(() => hospital.close())

type Entries = Record<string, unknown>
type Verb = 'clear' | 'interval' | 'time'
const names = { clear: 'clearLineChecks', interval: 'setLineCheckInterval', time: 'setLineCheckTime' } as const

type Outcome = { code: string; message: string | null; fields: Record<string, string>; hasCurrent: boolean }
const fieldsOf = (list: { field: string; message: string }[] = []) =>
  Object.fromEntries(list.map(({ field, message }) => [field, message]))
const done: Outcome = { code: 'done', message: null, fields: {}, hasCurrent: false }

const throughGraphql = async (
  person: Person | null,
  verb: Verb,
  { expectedVersion, purposeId, ...entries }: Entries,
): Promise<Outcome> => {
  const input = {
    ...entries,
    ...(purposeId === undefined ? {} : { purposeId: globalId('Purpose', purposeId as string) }),
    ...(expectedVersion === undefined ? {} : { expectedVersion }),
  }
  const Name = names[verb][0]!.toUpperCase() + names[verb].slice(1)
  const answer = await doors(address, person).graphql(
    `mutation($input: ${Name}Input!) { result: ${names[verb]}(input: $input) { __typename ... on Refusal { code message fields { field message } current { ... on Provider { configuration { lineChecks { version } } } } } } }`,
    { input },
  )
  if (answer.errors) return { ...done, code: answer.errors[0]!.extensions.code, message: answer.errors[0]!.message }
  const result = answer.data!.result as Json
  return result.__typename === 'Refusal'
    ? {
        code: result.code,
        message: result.message,
        fields: fieldsOf(result.fields),
        hasCurrent: isConflict(result.code) && result.current !== null,
      }
    : done
}

const throughRest = async (
  person: Person | null,
  verb: Verb,
  { expectedVersion, ...body }: Entries,
): Promise<Outcome> => {
  const { status, body: answer } = await doors(address, person).rest(
    'POST',
    `/providers/${hospital.riverside.id}/linechecks/${verb}`,
    body,
    expectedVersion === undefined ? {} : { 'if-match': `"v${expectedVersion as number}"` },
  )
  return status === 200
    ? done
    : {
        code: answer.code,
        message: answer.message,
        fields: fieldsOf(answer.errors),
        hasCurrent: answer.current !== undefined,
      }
}

/** All that the verbs write, and when the job is due. */
const state = async (): Promise<string> => {
  const { system } = hospital.clients
  return JSON.stringify([
    await system.lineCheckSettings.findMany({}),
    (await system.job.findMany({ orderBy: { name: 'asc' } })).map(({ id: _id, ...job }) => job),
  ])
}

/** Runs the verb through both doors on the same state; outcome and effect must be the same. */
const both = async (
  person: Person | null,
  verb: Verb,
  entries: Entries,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
) => {
  const seen = []
  for (const door of [throughGraphql, throughRest]) {
    await hospital.clients.system.job.deleteMany({})
    await hospital.clients.system.lineCheckSettings.deleteMany({})
    await prepare()
    const before = await state()
    seen.push({ ...(await door(person, verb, entries)), after: await state(), isChanged: before !== (await state()) })
  }
  expect(seen[1]).toEqual(seen[0])
  const { after: _after, ...outcome } = seen[0]!
  return outcome
}

const purposeId = () => hospital.riverside.purposes['Daily Line Check']!
const interval = (more: Entries = {}): Entries => ({
  intervalAmount: 4,
  intervalUnits: 'hours',
  purposeId: purposeId(),
  whitelist: ['SL PICC'],
  blacklist: ['ML'],
  ...more,
})
const time = (more: Entries = {}): Entries => ({
  localHours: 7,
  localMinutes: 30,
  isAM: false,
  enabledDays: [5, 1],
  purposeId: purposeId(),
  whitelist: [],
  blacklist: [],
  ...more,
})
const asAdmin = (verb: Verb, entries: Entries) => throughRest(hospital.people.admin, verb, entries)
const read = async (person = hospital.people.manager) =>
  (await doors(address, person).rest('GET', `/providers/${hospital.riverside.id}/linechecks`)).body

const none = {
  lineTypeWhitelist: [],
  lineTypeBlacklist: [],
  lineCheckPurposeId: null,
  scheduledLineCheckInterval: null,
  scheduledLineCheckTimeHour: null,
  scheduledLineCheckTimeMinute: null,
  enabledDays: [],
  version: 0,
}

test('the settings are told as the contract names them: none, an interval, a time in 24 hours', async () => {
  expect(await read()).toEqual(none)
  const answers = async (verb: Verb, entries: Entries) =>
    (
      await doors(address, hospital.people.admin).rest(
        'POST',
        `/providers/${hospital.riverside.id}/linechecks/${verb}`,
        entries,
      )
    ).body
  const withInterval = {
    ...none,
    lineTypeWhitelist: ['SL PICC'],
    lineTypeBlacklist: ['ML'],
    lineCheckPurposeId: purposeId(),
    scheduledLineCheckInterval: { value: 4, units: 'hours' },
    version: 1,
  }
  expect(await answers('interval', interval({ whitelist: ['SL PICC', 'sl picc '] }))).toEqual(withInterval)
  expect(await read()).toEqual(withInterval)
  const withTime = {
    ...none,
    lineCheckPurposeId: purposeId(),
    scheduledLineCheckTimeHour: 19,
    scheduledLineCheckTimeMinute: 30,
    enabledDays: [1, 5],
    version: 2,
  }
  expect(await answers('time', time({ enabledDays: [5, 1, 5] }))).toEqual(withTime)
  expect(await answers('time', time({ localHours: 12, localMinutes: 0, isAM: true }))).toMatchObject({
    scheduledLineCheckTimeHour: 0,
    scheduledLineCheckTimeMinute: 0,
    version: 3,
  })
  // As a client from before that sends texts.
  expect(
    await answers('interval', { intervalAmount: '45', intervalUnits: 'minutes', purposeId: purposeId() }),
  ).toMatchObject({
    scheduledLineCheckInterval: { value: 45, units: 'minutes' },
    scheduledLineCheckTimeHour: null,
    enabledDays: [],
  })
  expect(await answers('clear', {})).toEqual({ ...none, lineCheckPurposeId: purposeId(), version: 5 })
})

test('GraphQL tells the same, and what happens next', async () => {
  await placeLine(hospital, { types: ['SL PICC'] })
  await asAdmin('time', time({ enabledDays: [1] }))
  const query =
    '{ provider { configuration { lineChecks { version schedule intervalAmount intervalUnits hour minute enabledDays purpose { name } whitelist blacklist next { says zones { timeZone at lines says } } } } } }'
  const { data } = await doors(address, hospital.people.manager).graphql(query)
  expect(data?.provider.configuration.lineChecks).toEqual({
    ...{
      version: 1,
      schedule: 'time',
      intervalAmount: null,
      intervalUnits: null,
      hour: 19,
      minute: 30,
      enabledDays: [1],
      purpose: { name: 'Daily Line Check' },
      whitelist: [],
      blacklist: [],
    },
    next: {
      says: 'Next: Monday 19:30 in New York, 1 line',
      zones: [
        {
          timeZone: 'America/New_York',
          at: '2026-03-16T23:30:00.000Z',
          lines: 1,
          says: 'Monday 19:30 in New York, 1 line',
        },
      ],
    },
  })
})

test('each verb does the same through both doors', async () => {
  const { admin } = hospital.people
  expect(await both(admin, 'interval', interval())).toEqual({ ...done, isChanged: true })
  expect(await both(admin, 'time', time())).toEqual({ ...done, isChanged: true })
  expect(await both(admin, 'time', time(), () => asAdmin('interval', interval()))).toEqual({ ...done, isChanged: true })
  expect(await both(admin, 'clear', {}, () => asAdmin('time', time()))).toEqual({ ...done, isChanged: true })
  // The same settings change nothing, except that an interval restarts when it is saved.
  expect(await both(admin, 'time', time(), () => asAdmin('time', time()))).toEqual({ ...done, isChanged: false })
  expect(await both(admin, 'clear', {})).toEqual({ ...done, isChanged: false })
})

test('what is wrong is refused at its field, everything at once, and nothing is written', async () => {
  const { admin } = hospital.people
  const { lakeshore, riverside, clients } = hospital
  const gone = await clients.system.purpose.create({
    data: { providerId: riverside.id, name: 'Old habit', weight: 9, lineCheck: true, deletedAt: new Date() },
  })
  const cases: [Verb, Entries, Record<string, string>][] = [
    ['interval', interval({ intervalAmount: 0 }), { intervalAmount: 'Must be 1 or more' }],
    ['interval', interval({ intervalAmount: -1 }), { intervalAmount: 'Must be 1 or more' }],
    ['interval', interval({ intervalAmount: 100_000 }), { intervalAmount: 'Must be at most 744' }],
    [
      'interval',
      { whitelist: [''] },
      { intervalAmount: 'Required', intervalUnits: 'Required', purposeId: 'Required', 'whitelist[0]': 'Required' },
    ],
    ['interval', interval({ purposeId: lakeshore.purposes['Daily Line Check'] }), { purposeId: 'Does not exist' }],
    [
      'interval',
      interval({ whitelist: ['ML', ''], purposeId: gone.id }),
      { 'whitelist[1]': 'Required', purposeId: 'Does not exist' },
    ],
    [
      'interval',
      interval({ purposeId: riverside.purposes.Custom }),
      { purposeId: 'Each call with Custom is named by hand, so line checks need another purpose' },
    ],
    [
      'time',
      time({ localHours: 25, localMinutes: 61 }),
      { localHours: 'Must be a time', localMinutes: 'Must be a time' },
    ],
    ['time', time({ enabledDays: [] }), { enabledDays: 'Choose at least one day' }],
    [
      'time',
      time({ enabledDays: [0, 8] }),
      {
        'enabledDays[0]': 'Must be a day from 1 (Monday) to 7 (Sunday)',
        'enabledDays[1]': 'Must be a day from 1 (Monday) to 7 (Sunday)',
      },
    ],
    [
      'time',
      {},
      {
        localHours: 'Required',
        localMinutes: 'Required',
        isAM: 'Required',
        enabledDays: 'Choose at least one day',
        purposeId: 'Required',
      },
    ],
  ]
  for (const [verb, entries, fields] of cases)
    expect({ verb, entries, ...(await both(admin, verb, entries, () => asAdmin('time', time()))) }).toMatchObject({
      verb,
      entries,
      code: 'VALIDATION',
      fields,
      isChanged: false,
    })
})

test('what the types of GraphQL rule out, REST refuses at its field', async () => {
  const { admin } = hospital.people
  const before = await state()
  for (const [verb, entries, fields] of [
    ['interval', interval({ intervalAmount: 1.5 }), { intervalAmount: 'Must be a whole number' }],
    [
      'interval',
      interval({ intervalAmount: 'four', intervalUnits: 'days' }),
      { intervalAmount: 'Must be a whole number', intervalUnits: 'Must be one of minutes, hours' },
    ],
    [
      'time',
      time({ localHours: 'seven', isAM: 'AM' }),
      { localHours: 'Must be a time', isAM: 'Must be true or false' },
    ],
    [
      'time',
      time({ enabledDays: ['Monday'], blacklist: 'ML' }),
      { 'enabledDays[0]': 'Must be a day from 1 (Monday) to 7 (Sunday)', blacklist: 'Must be a list' },
    ],
  ] as [Verb, Entries, Record<string, string>][]) {
    expect({ verb, ...(await throughRest(admin, verb, entries)) }).toMatchObject({ verb, code: 'VALIDATION', fields })
    if (entries.blacklist !== 'ML') expect((await throughGraphql(admin, verb, entries)).code).toBe('MALFORMED')
  }
  expect(await state()).toBe(before)
})

test('an edit of settings that have changed since is refused as stale, with the settings as they are now (rules 5.6)', async () => {
  const { admin } = hospital.people
  const stale = { code: 'STALE', hasCurrent: true, isChanged: false }
  for (const [verb, entries] of [
    ['interval', interval()],
    ['time', time({ localMinutes: 0 })],
    ['clear', {}],
  ] as [Verb, Entries][]) {
    expect(await both(admin, verb, { ...entries, expectedVersion: 0 }, () => asAdmin('time', time()))).toMatchObject(
      stale,
    )
    expect(await both(admin, verb, { ...entries, expectedVersion: 1 }, () => asAdmin('time', time()))).toEqual({
      ...done,
      isChanged: true,
    })
  }
  expect(await both(admin, 'time', { ...time(), expectedVersion: 0 })).toEqual({ ...done, isChanged: true })
  expect(await both(admin, 'time', { ...time(), expectedVersion: 1 })).toMatchObject(stale)
  const { body } = await doors(address, admin).rest(
    'POST',
    `/providers/${hospital.riverside.id}/linechecks/clear`,
    {},
    { 'if-match': '"v7"' },
  )
  expect(body).toMatchObject({ code: 'STALE', current: await read() })
})

test('whoever may not change the configuration changes nothing (rules 2.2)', async () => {
  const { people } = hospital
  for (const person of [people.manager, people.rosa, people.external, people.trainee])
    for (const [verb, entries] of [
      ['interval', interval()],
      ['time', time()],
      ['clear', {}],
    ] as [Verb, Entries][])
      expect({
        person: person.fullName,
        verb,
        ...(await both(person, verb, entries, () => asAdmin('time', time({ localHours: 3 })))),
      }).toMatchObject({ verb, code: 'FORBIDDEN', isChanged: false })
  expect(await both(null, 'clear', {}, () => asAdmin('time', time()))).toMatchObject({
    code: 'UNAUTHENTICATED',
    isChanged: false,
  })
  expect(await both(people.locked, 'clear', {}, () => asAdmin('time', time()))).toMatchObject({
    code: 'ACCOUNT_LOCKED',
    isChanged: false,
  })
  expect(await throughRest(people.stranger, 'clear', {})).toMatchObject({ code: 'NOT_FOUND' })
  for (const person of [people.rosa, people.external]) expect(await read(person)).toMatchObject({ code: 'FORBIDDEN' })
})

test('the purpose of scheduled line checks cannot be deleted, nor left out by an import; once they are cleared it can (rules 4.15)', async () => {
  const { riverside, people, clients } = hospital
  const rest = (method: string, path: string, body?: object) =>
    doors(address, people.admin).rest(method, `/providers/${riverside.id}${path}`, body)
  const { id } = await clients.system.purpose.create({
    data: { providerId: riverside.id, name: 'Night check', weight: 9 },
  })
  await asAdmin('time', time({ purposeId: id }))
  expect(await rest('DELETE', `/callpurposes/${id}`)).toMatchObject({
    status: 409,
    body: {
      code: 'NEEDED_BY_RULES',
      message: 'Line checks are made with Night check. Choose another purpose for them first.',
    },
  })
  const document = (await rest('GET', '/catalogue')).body
  const without = {
    ...document,
    purposes: document.purposes.filter(({ name }: Json) => name !== 'Night check'),
    counts: { ...document.counts, purposes: document.counts.purposes - 1 },
  }
  expect(await rest('POST', '/catalogue', without)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'purposes', message: 'Lacks Night check, with which line checks are made' }] },
  })
  expect(await clients.system.purpose.findUniqueOrThrow({ where: { id } })).toMatchObject({ deletedAt: null })
  await asAdmin('clear', {})
  expect((await rest('DELETE', `/callpurposes/${id}`)).status).toBe(200)
})

test('the types that the procedures know are offered to who may see the configuration', async () => {
  const { people, riverside } = hospital
  const offered = async (person: Person) =>
    (await doors(address, person).graphql('{ provider { configuration { lineTypes } } }')).data!.provider.configuration
  const known = (await doors(address, people.admin).rest('GET', `/providers/${riverside.id}/insertions/types`)).body
  expect(known.length).toBeGreaterThan(0)
  for (const person of [people.admin, people.manager]) expect(await offered(person)).toEqual({ lineTypes: known })
  expect(await offered(people.rosa)).toBeNull()
})

describe('jobs (rules 11.3)', () => {
  const jobsOf = async (person: Person, headers = {}) =>
    (
      await doors(address, person).graphql(
        '{ provider { viewerCanRunJobs jobs { id name title isOfInstallation dueAt requestedAt runningSince attempts runs { outcome attempt summary dueAt startedAt endedAt } } } }',
        {},
        headers,
      )
    ).data?.provider
  const runNow = async (person: Person, jobId: string) =>
    (
      await doors(address, person).graphql(
        'mutation($input: RunJobNowInput!) { it: runJobNow(input: $input) { __typename ... on RunJobNowSuccess { job { dueAt requestedAt } } ... on Refusal { code current { id } } } }',
        { input: { jobId } },
      )
    ).data?.it

  test('administrators see their provider’s, superadmins those of the installation too, and nobody else any', async () => {
    const { people, riverside, lakeshore, clients, clock } = hospital
    await asAdmin('interval', interval())
    await clients.system.job.createMany({
      data: [
        {
          name: 'prune',
          dueAt: clock.now,
          settledAt: clock.now,
          claimId: riverside.id,
          claimedAt: clock.now,
          claimedUntil: new Date(clock.now.getTime() + 1),
          attempts: 1,
        },
        { providerId: lakeshore.id, name: 'checkLines', dueAt: clock.now, settledAt: clock.now },
      ],
    })
    const due = new Date(clock.now.getTime() + 4 * 3_600_000).toISOString()
    const own = {
      id: expect.any(String),
      name: 'checkLines',
      title: 'Line checks',
      isOfInstallation: false,
      dueAt: due,
      requestedAt: null,
      runningSince: null,
      attempts: 0,
      runs: [],
    }
    expect(await jobsOf(people.admin)).toEqual({ viewerCanRunJobs: true, jobs: [own] })
    expect(await jobsOf(people.system)).toMatchObject({
      jobs: [
        own,
        {
          name: 'prune',
          title: 'Removing data that is no longer needed',
          isOfInstallation: true,
          runningSince: clock.now.toISOString(),
          attempts: 1,
        },
      ],
    })
    for (const person of [people.manager, people.rosa, people.external])
      expect(await jobsOf(person)).toEqual({ viewerCanRunJobs: false, jobs: null })
  })

  test('the zone is told whose clocks show the time that they wait for', async () => {
    const { people, clients } = hospital
    const waiting = async () =>
      (await doors(address, people.admin).graphql('{ provider { jobs { dueAt timeZone } } }')).data!.provider.jobs
    await asAdmin('time', time())
    // Half past seven in the evening comes first where lines without a room are.
    expect(await waiting()).toEqual([{ dueAt: expect.stringContaining('T19:30:00'), timeZone: 'UTC' }])
    await asAdmin('time', time({ isAM: true }))
    await clients.system.job.updateMany({ data: { dueAt: momentAt('America/New_York', '2026-03-16', 7, 30) } })
    expect(await waiting()).toMatchObject([{ timeZone: 'America/New_York' }])
    await asAdmin('interval', interval())
    expect(await waiting()).toMatchObject([{ timeZone: null }])
    await asAdmin('clear', {})
    expect(await waiting()).toEqual([{ dueAt: null, timeZone: null }])
  })

  test('what came of them is told, the latest first', async () => {
    const { people, riverside, clients, clock } = hospital
    const job = await clients.system.job.create({
      data: { providerId: riverside.id, name: 'checkLines', dueAt: clock.now, settledAt: clock.now },
    })
    const run = (minutes: number) => ({
      jobId: job.id,
      providerId: riverside.id,
      dueAt: clock.now,
      startedAt: clock.now,
      endedAt: new Date(clock.now.getTime() + minutes * 60_000),
      attempt: minutes,
      outcome: 'failed' as const,
      summary: `${minutes}`,
    })
    await clients.system.jobRun.createMany({ data: Array.from({ length: 25 }, (_, n) => run(n + 1)) })
    const { jobs } = await jobsOf(people.admin)
    expect(jobs[0].runs.map(({ summary }: Json) => summary)).toEqual(Array.from({ length: 20 }, (_, n) => `${25 - n}`))
  })

  test('an administrator has one run now, which the trail tells; what has nothing scheduled is refused, and what is out of sight does not exist', async () => {
    const { people, riverside, lakeshore, clients, clock } = hospital
    await asAdmin('interval', interval())
    const [{ id }] = (await jobsOf(people.admin)).jobs
    expect(await runNow(people.admin, id)).toEqual({
      __typename: 'RunJobNowSuccess',
      job: { dueAt: clock.now.toISOString(), requestedAt: clock.now.toISOString() },
    })
    expect(await clients.system.auditEntry.findMany({ where: { action: 'runJobNow' } })).toMatchObject([
      { actorId: people.admin.id, entityKind: 'job', outcome: 'done', providerId: riverside.id },
    ])
    await asAdmin('clear', {})
    expect(await runNow(people.admin, id)).toMatchObject({ code: 'NOT_SCHEDULED', current: { id } })
    const foreign = await clients.system.job.create({
      data: { providerId: lakeshore.id, name: 'checkLines', dueAt: clock.now, settledAt: clock.now },
    })
    const shared = await clients.system.job.create({
      data: { name: 'prune', dueAt: new Date(0), settledAt: clock.now },
    })
    const before = await state()
    for (const one of [foreign, shared])
      expect(await runNow(people.admin, globalId('Job', one.id))).toMatchObject({ code: 'NOT_FOUND', current: null })
    expect(await runNow(people.admin, globalId('Job', 'x'))).toMatchObject({ code: 'NOT_FOUND' })
    // A caller without permission gets an error, and changes nothing.
    for (const person of [people.manager, people.rosa]) expect(await runNow(person, id)).toBeUndefined()
    expect(await state()).toBe(before)
    expect(await runNow(people.system, globalId('Job', shared.id))).toMatchObject({ __typename: 'RunJobNowSuccess' })
  })
})

test('what was refused here is what the commands say that they may refuse', async () => {
  expect(await undeclaredRefusals(hospital.clients)).toEqual([])
})
