// The devices of a person (rules 10.3).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mostPushDevices } from '../../../domain/alerts/push'
import { projectRoot } from '../../../paths'
import { createReach } from '../../../push/reach'
import { doors, globalId } from '../../../test/harness/doors'
import { rounds } from '../../../test/harness/rounds'
import { refusalOf } from '../../../test/harness/expect'
import type { Person } from '../../../test/hospital/hospital'
import { servedHospitalOfFile } from '../../../test/hospital/setUp'
import { endOtherSessions } from '../../account/sessions/endSessions'
import { signOut } from '../../account/signIn/signIn'
import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import { addPushSubscription, removePushSubscription } from './pushSubscriptions'

const hospital = servedHospitalOfFile()
const reach = createReach({ loopback: true })
const as = async (person: Person) => ({ ...(await hospital.as(person)), push: reach })

let made = 0
const p256dh = Buffer.alloc(65, 4).toString('base64url')
const auth = Buffer.alloc(16, 7).toString('base64url')
const browser = () => ({ endpoint: `http://127.0.0.1:9/${(made += 1)}`, p256dh, auth })
const rows = ({ id: userId }: Person) => hospital.clients.system.pushSubscription.findMany({ where: { userId } })

/** Another session of the person. */
const sessionOf = async (person: Person): Promise<Person> => {
  const token = newSessionToken()
  const { now } = hospital.clock
  await hospital.clients.system.session.create({
    data: {
      tokenHash: hashSessionToken(token),
      userId: person.id,
      providerId: person.providerId,
      createdAt: now,
      seenAt: now,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    },
  })
  return { ...person, token }
}
const hire = (name: string) => hospital.hire(name, 'Clinician', hospital.riverside.id)

const list = async (person: Person) =>
  (
    await doors(hospital.address, person).graphql(
      '{ viewer { alerts { pushPublicKey devices { pushSubscriptionId device addedAt seenAt endpoint } } } }',
    )
  ).data!.viewer.alerts as { pushPublicKey: string; devices: { pushSubscriptionId: string; device: string }[] }

const add = (person: Person, input: object) =>
  doors(hospital.address, person).graphql(
    `mutation($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { __typename
      ... on Refusal { code fields { field message } } ... on AddPushSubscriptionSuccess { alerts { devices { device } } } } }`,
    { input },
  )

test('a person adds a device, confirms it, sees it and removes it; the log has both', async () => {
  const person = await sessionOf(await hire('Adds Devices'))
  const input = browser()
  const { data } = await add(person, input)
  expect(data!.addPushSubscription.alerts.devices).toEqual([{ device: 'Firefox on Linux' }])
  await add(person, input)
  const { pushPublicKey, devices } = await list(person)
  expect(devices).toMatchObject([{ device: 'Firefox on Linux', endpoint: input.endpoint }])
  expect(Buffer.from(pushPublicKey, 'base64url')).toHaveLength(65)
  const removed = await doors(hospital.address, person).graphql(
    'mutation($id: ID!) { removePushSubscription(input: { pushSubscriptionId: $id }) { __typename } }',
    { id: devices[0]!.pushSubscriptionId },
  )
  expect(removed.data!.removePushSubscription.__typename).toBe('RemovePushSubscriptionSuccess')
  expect(await rows(person)).toEqual([])
  expect(
    await hospital.clients.system.auditEntry.findMany({
      where: { actorId: person.id },
      orderBy: { sequence: 'asc' },
      select: { action: true, entityKind: true, outcome: true, fields: true },
    }),
  ).toEqual([
    {
      action: 'addPushSubscription',
      entityKind: 'pushSubscription',
      outcome: 'done',
      fields: { device: [null, 'Firefox on Linux'] },
    },
    { action: 'addPushSubscription', entityKind: 'pushSubscription', outcome: 'done', fields: null },
    {
      action: 'removePushSubscription',
      entityKind: 'pushSubscription',
      outcome: 'done',
      fields: { device: ['Firefox on Linux', null] },
    },
  ])
})

const inner = 'Must be the address of a public push service'
test.each([
  ['an inner address', { endpoint: 'https://10.0.0.5/push' }, { field: 'endpoint', message: inner }],
  ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/' }, { field: 'endpoint', message: inner }],
  ['this machine by name', { endpoint: 'https://localhost/push' }, { field: 'endpoint', message: inner }],
  ['no https', { endpoint: 'http://example.org/push' }, { field: 'endpoint', message: 'Must begin with https' }],
  ['no address', { endpoint: 'push' }, { field: 'endpoint', message: 'Must be an address' }],
  [
    'too long an address',
    { endpoint: `https://example.org/${'x'.repeat(2_000)}` },
    { field: 'endpoint', message: 'Must be at most 2000 characters' },
  ],
  ['a short key', { p256dh: 'abc' }, { field: 'p256dh', message: 'A key of 65 bytes is expected' }],
  ['a key that is none', { p256dh: '!'.repeat(87) }, { field: 'p256dh', message: 'A key of 65 bytes is expected' }],
  ['a short secret', { auth: 'abc' }, { field: 'auth', message: 'A secret of 16 bytes is expected' }],
])('%s is refused at its field, and nothing is kept', async (_what, wrong, field) => {
  const { data } = await add(hospital.people.ben, { ...browser(), ...wrong })
  expect(data!.addPushSubscription).toEqual({ __typename: 'Refusal', code: 'VALIDATION', fields: [field] })
  expect(await rows(hospital.people.ben)).toEqual([])
})

test('a person has at most so many devices, however many are added at once', async () => {
  const person = await hire('Many Devices')
  const answers = await Promise.all(
    Array.from({ length: mostPushDevices + 3 }, async () =>
      refusalOf(addPushSubscription(await as(person), browser())),
    ),
  )
  expect(answers.filter((code) => code === null)).toHaveLength(mostPushDevices)
  expect(await rows(person)).toHaveLength(mostPushDevices)
  const [first] = await rows(person)
  // One that is there already is confirmed.
  expect(await refusalOf(addPushSubscription(await as(person), { endpoint: first!.endpoint, p256dh, auth }))).toBeNull()
})

test('the browser of one person becomes the next one’s, but no one takes it without its keys', async () => {
  const [one, next] = [await hire('First User'), await hire('Next User')]
  const input = browser()
  await addPushSubscription(await as(one), input)
  const foreign = { ...input, auth: Buffer.alloc(16, 8).toString('base64url') }
  expect(await refusalOf(addPushSubscription(await as(next), foreign))).toBe('VALIDATION')
  expect([await rows(one), await rows(next)].map(({ length }) => length)).toEqual([1, 0])
  await addPushSubscription(await as(next), input)
  expect([await rows(one), await rows(next)].map(({ length }) => length)).toEqual([0, 1])
})

test('of two people who add one browser at once, one has it', async () => {
  const [one, next] = [await hire('Racer One'), await hire('Racer Two')]
  for (const _round of rounds(20, 3)) {
    const input = browser()
    await Promise.all([one, next].map(async (person) => addPushSubscription(await as(person), input)))
    expect(await hospital.clients.system.pushSubscription.count({ where: { endpoint: input.endpoint } })).toBe(1)
  }
})

test('someone else’s device, one that is gone and one that never was are answered alike, and nothing is removed', async () => {
  const { rosa, ben, stranger, external } = hospital.people
  await addPushSubscription(await as(ben), browser())
  const [bens] = await rows(ben)
  for (const person of [rosa, stranger, external])
    for (const pushSubscriptionId of [bens!.id, '01980000-0000-7000-8000-000000000000', 'x'])
      expect(await refusalOf(removePushSubscription(await as(person), { pushSubscriptionId }))).toBe('NOT_FOUND')
  expect(await rows(ben)).toHaveLength(1)
  const answer = await doors(hospital.address, rosa).graphql(
    'mutation($id: ID!) { removePushSubscription(input: { pushSubscriptionId: $id }) { __typename } }',
    { id: globalId('PushDevice', bens!.id) },
  )
  expect(answer.data!.removePushSubscription.__typename).toBe('Refusal')
})

test('people who do not work on calls, and locked ones, add no device', async () => {
  for (const person of [hospital.people.external, hospital.people.locked]) {
    await expect(addPushSubscription(await as(person), browser())).rejects.toThrow()
    expect(await rows(person)).toEqual([])
  }
})

test('a device ends with a session that is ended there, and not with one that ran out', async () => {
  const person = await hire('Ends Devices')
  const [here, there] = [await sessionOf(person), await sessionOf(person)]
  await addPushSubscription(await as(here), browser())
  await addPushSubscription(await as(there), browser())
  expect(await rows(person)).toHaveLength(2)
  await endOtherSessions(await as(here), {})
  expect(await rows(person)).toHaveLength(1)
  const { now } = hospital.clock
  hospital.clock.now = new Date(now.getTime() + 24 * 3_600_000)
  expect(await rows(person)).toHaveLength(1)
  hospital.clock.now = now
  await signOut(await as(here), here.token)
  expect(await rows(person)).toEqual([])
})

test('a push service that cannot be found now is no wrong address', async () => {
  const lost = createReach({ lookUp: () => Promise.reject(new Error('ENOTFOUND')) })
  const input = { endpoint: 'https://push.example.org/1', p256dh, auth }
  await expect(addPushSubscription({ ...(await as(hospital.people.rosa)), push: lost }, input)).rejects.toMatchObject({
    refusal: { fields: [{ field: 'endpoint', message: 'Its push service cannot be found now. Try again later' }] },
  })
})

test('where push is switched off, there is no key, and no device is added', async () => {
  const request = await hospital.as(hospital.people.rosa)
  expect(await refusalOf(addPushSubscription(request, browser()))).toBe('VALIDATION')
})

test('the private key leaves through no door', async () => {
  const { publicKey, privateKey } = await hospital.clients.system.vapidKey.findUniqueOrThrow({ where: { id: 1 } })
  const { rest } = doors(hospital.address, hospital.people.ben)
  const printed = readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8')
  expect(printed).not.toMatch(/privateKey|vapid/i)
  const answers = JSON.stringify([await list(hospital.people.ben), (await rest('GET', '/users/me')).body])
  expect(answers).toContain(publicKey)
  expect(answers).not.toContain(privateKey)
})
