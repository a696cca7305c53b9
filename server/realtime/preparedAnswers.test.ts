import { assignCall } from '../services/calls/working/assignCall'
import { keepAnswers, type AnswerParts } from './preparedAnswers'
import { doors } from '../test/harness/doors'
import { holdIntervals } from '../test/harness/heldIntervals'
import type { Person } from '../test/hospital/hospital'
import { servedHospitalOfFile } from '../test/hospital/setUp'

holdIntervals()

const hospital = servedHospitalOfFile()

const queue =
  '{ provider { name facilities { name } queue { version readAt calls(first: 10000) { edges { node { databaseId assignedTo { fullName } } } } } } }'

type Answer = {
  facilities: { name: string }[]
  queue: {
    version: number
    readAt: string
    calls: { edges: { node: { databaseId: string; assignedTo: { fullName: string } | null } }[] }
  }
}

const read = async (person: Person, query = queue): Promise<{ provider: Answer; statements: number }> => {
  const before = hospital.clients.statements()
  const { data } = await doors(hospital.address, person).graphql(query)
  return { provider: data!.provider as Answer, statements: hospital.clients.statements() - before }
}
const ids = ({ provider }: { provider: Answer }) => provider.queue.calls.edges.map(({ node }) => node.databaseId)

test('the second who may see the same is answered with one statement, by the clock of the moment', async () => {
  const { people, openCall, clock } = hospital
  const callId = await openCall()
  const first = await read(people.rosa)
  clock.now = new Date(clock.now.getTime() + 5_000)
  const second = await read(people.ben)
  expect(ids(second)).toEqual([callId])
  expect({ ...second.provider.queue, readAt: '' }).toEqual({ ...first.provider.queue, readAt: '' })
  expect(first.provider.queue.readAt).toBe(new Date(clock.now.getTime() - 5_000).toISOString())
  expect(second.provider.queue.readAt).toBe(clock.now.toISOString())
  expect(second.statements).toBe(1)
})

test('letters of every script and several times of the answer are there for each who asks', async () => {
  const { people, openCall, clock } = hospital
  const customJob = 'Dressing – Łódź, 静脈, 👩‍⚕️ "quoted"'
  const callId = await openCall({ purpose: 'Custom', customJob })
  const document =
    '{ provider { queue { readAt calls(first: 10000) { edges { node { databaseId customJob } } } again: readAt } } }'
  for (const person of [people.rosa, people.ben]) {
    clock.now = new Date(clock.now.getTime() + 1_000)
    const { data } = await doors(hospital.address, person).graphql(document)
    const { readAt, again, calls } = (
      data as { provider: { queue: Record<'readAt' | 'again', string> & { calls: { edges: unknown[] } } } }
    ).provider.queue
    expect([readAt, again]).toEqual(Array(2).fill(clock.now.toISOString()))
    expect(calls.edges).toContainEqual({ node: { databaseId: callId, customJob } })
  }
  expect((await active(people.rosa)).body).toContainEqual(expect.objectContaining({ id: callId, customJob }))
})

test('a change is in the very next answer', async () => {
  const { people, openCall, as } = hospital
  await read(people.rosa)
  const callId = await openCall()
  expect(ids(await read(people.rosa))).toContain(callId)
  await assignCall(await as(people.ben), { callId })
  const lead = (await read(people.rosa)).provider.queue.calls.edges.find(({ node }) => node.databaseId === callId)
  expect(lead?.node.assignedTo).toEqual({ fullName: 'Ben Carter' })
})

test('people who may see something else are never answered with it', async () => {
  const { people, openCall, riverside } = hospital
  const north = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
  await read(people.rosa)
  expect(ids(await read(people.north))).toEqual([north])
  expect((await read(people.north)).provider.facilities).toEqual([{ name: 'North Campus' }])
  expect(ids(await read(people.stranger))).toEqual([])
  expect(ids(await read(people.external))).not.toContain(north)
})

test('someone who may no longer ask is not answered from what is kept', async () => {
  const { people, hire, riverside, clients } = hospital
  await read(people.rosa)
  const person = await hire('Just Locked', 'Clinician', riverside.id)
  expect(ids(await read(person)).length).toBeGreaterThan(0)
  await hospital.lock(person)
  expect((await doors(hospital.address, person).graphql(queue)).errors).toMatchObject([
    { extensions: { code: 'ACCOUNT_LOCKED' } },
  ])
  await clients.system.session.updateMany({ where: { userId: person.id }, data: { endedAt: hospital.clock.now } })
  expect((await doors(hospital.address, person).graphql(queue)).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

test.each([
  ['what concerns the viewer', '{ provider { queue { calls(first: 10) { edges { node { viewerCanAssign } } } } } }'],
  ['what the audit log tells of each reader', '{ provider { queue { calls(first: 10) { edges { node { mrn } } } } } }'],
  ['the viewer', '{ viewer { user { fullName } } provider { name } }'],
])('%s is read for each', async (_what, query) => {
  const { people } = hospital
  await read(people.rosa, query)
  expect((await read(people.ben, query)).statements).toBeGreaterThan(1)
})

test('a reading of a patient is told of each reader, however often the same was asked', async () => {
  const { people, clients } = hospital
  const query = '{ provider { queue { calls(first: 10) { edges { node { mrn } } } } } }'
  const readings = async () =>
    (await clients.system.auditEntry.findMany({ where: { action: 'readPatients' }, orderBy: { sequence: 'asc' } })).map(
      ({ actorId, fields }) => [actorId, (fields as { calls: [null, string[]] }).calls[1].length],
    )
  const before = await readings()
  const { edges } = (await read(people.rosa, query)).provider.queue.calls
  await read(people.rosa, query)
  await read(people.ben, query)
  expect((await readings()).slice(before.length)).toEqual(
    [people.rosa, people.rosa, people.ben].map(({ id }) => [id, edges.length]),
  )
})

const active = (person: Person) =>
  doors(hospital.address, person).rest('GET', `/providers/${person.providerId}/calls/active`)
const listed = async (person: Person): Promise<string[]> =>
  (await active(person)).body.map(({ id }: { id: string }) => id)
/** What it costs in statements. */
const costOf = async (ask: () => Promise<unknown>): Promise<number> => {
  const start = hospital.clients.statements()
  await ask()
  return hospital.clients.statements() - start
}

describe('the queue through REST', () => {
  test('the second who may see the same is answered with one statement, the next change is in the very next answer, and the tag moves', async () => {
    const { people, openCall } = hospital
    const callId = await openCall()
    const first = await active(people.rosa)
    expect(first.body.map(({ id }: { id: string }) => id)).toContain(callId)
    const second = await active(people.ben)
    expect({ body: second.body, tag: second.headers.get('etag') }).toEqual({
      body: first.body,
      tag: first.headers.get('etag'),
    })
    expect(await costOf(() => active(people.ben))).toBe(1)
    const next = await openCall()
    const third = await active(people.ben)
    expect(third.body.map(({ id }: { id: string }) => id)).toContain(next)
    expect(third.headers.get('etag')).not.toBe(first.headers.get('etag'))
  })

  test('people who may see something else are never answered with it, whoever asked first', async () => {
    const { people, openCall, riverside } = hospital
    const north = await openCall({ room: riverside.facilities[1]!.roomIds[0]! })
    const main = await openCall()
    const lists = {
      rosa: await listed(people.rosa),
      north: await listed(people.north),
      external: await listed(people.external),
      stranger: await listed(people.stranger),
    }
    expect(lists.rosa).toEqual(expect.arrayContaining([north, main]))
    expect(lists.north).toContain(north)
    expect(lists.north).not.toContain(main)
    expect(lists.external).toContain(main)
    expect(lists.external).not.toContain(north)
    expect(lists.stranger).toEqual([])
  })

  test('a name and the training that are changed by whoever are in the very next answer at both doors', async () => {
    const { people, openCall, as, clients, hire, riverside } = hospital
    const nurse = await hire('Married Soon', 'Clinician', riverside.id)
    const callId = await openCall()
    await assignCall(await as(nurse), { callId })
    const shown = async () => {
      const { body } = await active(people.rosa)
      const { provider } = await read(people.rosa)
      const [listed, lead] = [
        body.find(({ id }: { id: string }) => id === callId),
        provider.queue.calls.edges.find(({ node }) => node.databaseId === callId)!.node.assignedTo,
      ]
      return { rest: listed.assignedTo.fullName, graphql: lead!.fullName, training: listed.workOrders[0].user.training }
    }
    expect(await shown()).toEqual({ rest: 'Married Soon', graphql: 'Married Soon', training: false })
    await clients.system.user.update({ where: { id: nurse.id }, data: { fullName: 'Married Now' } })
    expect(await shown()).toEqual({ rest: 'Married Now', graphql: 'Married Now', training: false })
    const held = { where: { userId: nurse.id } }
    await clients.system.providerRole.updateMany({ ...held, data: { training: true } })
    expect(await shown()).toEqual({ rest: 'Married Now', graphql: 'Married Now', training: true })
    await clients.system.providerRole.deleteMany(held)
    expect(await shown()).toEqual({ rest: 'Married Now', graphql: 'Married Now', training: false })
  })
})

test.each([
  ['GraphQL', (person: Person) => read(person)],
  ['REST', (person: Person) => active(person)],
])('what changed is read once for all who ask at the same time (%s)', async (_door, ask) => {
  const { people, openCall } = hospital
  const together = async (count: number) => {
    await openCall()
    return costOf(() => Promise.all(Array.from({ length: count }, () => ask(people.rosa))))
  }
  const alone = Math.min(await together(1), await together(1))
  expect(await together(12)).toBeLessThanOrEqual(alone + 11)
})

describe('what is kept', () => {
  const at = (sequence: number, epoch = 'a') => ({ epoch, sequence })
  const made = (text: string) => () => Promise.resolve([Buffer.from(text)])
  const textOf = ({ parts }: { parts: AnswerParts }) => parts.join('')
  const never = () => Promise.reject(new Error('it is there already'))
  /** Makes an answer when the test says so. */
  const makeSlowly = () => {
    let begin: () => void
    let [finish, fail]: [(parts: AnswerParts) => void, (error: Error) => void] = [() => {}, () => {}]
    const hasBegun = new Promise<void>((resolve) => (begin = resolve))
    const answer = new Promise<AnswerParts>((resolve, reject) => ([finish, fail] = [resolve, reject]))
    const make = () => {
      begin()
      return answer
    }
    return { make, hasBegun, finish, fail }
  }

  test('is given to whoever asks for as much or less, and not to who asks for more or of another epoch', async () => {
    const answers = keepAnswers()
    expect(await answers.answer('queue', at(5), made('five'))).toEqual({
      position: at(5),
      parts: [Buffer.from('five')],
    })
    for (const sequence of [5, 4]) expect(textOf(await answers.answer('queue', at(sequence), never))).toBe('five')
    expect(textOf(await answers.answer('queue', at(6), made('six')))).toBe('six')
    expect(textOf(await answers.answer('queue', at(6, 'b'), made('six of another')))).toBe('six of another')
    expect(textOf(await answers.answer('queue', at(2, 'a'), made('two')))).toBe('two')
    expect(textOf(await answers.answer('another', at(2, 'a'), made('other')))).toBe('other')
  })

  test('is made once for all who ask meanwhile; who asks for more shares the next, which begins after it', async () => {
    const answers = keepAnswers()
    const slowly = makeSlowly()
    const slow = answers.answer('queue', at(5), slowly.make)
    await slowly.hasBegun
    const waiting = [answers.answer('queue', at(5), never), answers.answer('queue', at(3), never)]
    let next: 'waits' | 'made' = 'waits'
    const later = [
      answers.answer('queue', at(6), () => {
        next = 'made'
        return made('the next')()
      }),
      answers.answer('queue', at(8), never),
      answers.answer('queue', at(7), never),
    ]
    // What is asked under another name waits for nothing.
    expect(textOf(await answers.answer('another', at(6), made('other')))).toBe('other')
    expect(next).toBe('waits')
    slowly.finish([Buffer.from('five')])
    expect((await Promise.all([slow, ...waiting])).map(textOf)).toEqual(['five', 'five', 'five'])
    expect(await Promise.all(later)).toEqual(Array(3).fill({ position: at(8), parts: [Buffer.from('the next')] }))
    expect(textOf(await answers.answer('queue', at(8), never))).toBe('the next')
  })

  test('that fails is told to each who waits for it, kept by no one, and holds up nothing', async () => {
    const answers = keepAnswers()
    const slowly = makeSlowly()
    const broken = [answers.answer('queue', at(7), slowly.make), answers.answer('queue', at(7), never)]
    await slowly.hasBegun
    const next = answers.answer('queue', at(8), made('eight'))
    slowly.fail(new Error('away'))
    expect((await Promise.allSettled(broken)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(textOf(await next)).toBe('eight')
    expect(textOf(await answers.answer('queue', at(7), never))).toBe('eight')
  })
})
