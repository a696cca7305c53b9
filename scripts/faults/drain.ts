import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/test/database/freePort'
import { openDemoHospital, startServer } from '../lib/laboratory'
import { longestOutageMs, spreadOf, tooSlow, untilRight, type Kind } from './kind'
import { act, signInPeople, type Person } from './people'
import { openWatchers, readQueue, unequal } from './watcher'

/** SIGTERM while requests are in flight: each is held in the middle by a lock, and let go when the server is already leaving. */
export const drain: Kind = async (options) => {
  const { rounds, isShort } = options
  const hospital = await openDemoHospital()
  const env = { DATABASE_URL: hospital.url, PORT: String(await freePort()) }
  let server = await startServer(env)
  try {
    const people = await signInPeople(server.address, isShort ? 3 : 6)
    const patience = { keepAlive: 10_000, pong: 5_000, retry: 200 }
    const watchers = await openWatchers(isShort ? 4 : 30, people, () => server.address, patience)
    const lost: string[] = []
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Those who come late to their socket are told nothing by a server that leaves.
      await untilRight(() => Promise.resolve(watchers.every((watcher) => watcher.connections() > round)), Date.now())
      const held = await holdRequests(hospital.url, server.address, people, `drain-${round}`)
      for (const { closeCodes } of watchers) closeCodes.length = 0
      const left = server.stop()
      await untilRight(
        () =>
          fetch(server.address).then(
            () => false,
            () => true,
          ),
        Date.now(),
      )
      await wait(200)
      const answers = await held.letGo()
      for (const answer of answers)
        if (answer.kind !== 'done')
          lost.push(`a request in flight was answered ${JSON.stringify(answer).slice(0, 300)}`)
      const code = await left
      if (code !== 0) lost.push(`the server ended with ${code}: ${server.said().slice(-1_000)}`)
      // What comes after the first are attempts while nobody is there.
      for (const [code] of watchers.map(({ closeCodes }) => closeCodes))
        if (code !== 1001 && code !== 1012) lost.push(`a socket ended with ${code} instead of being told to come again`)
      const started = Date.now()
      server = await startServer(env)
      took.push(await untilRight(async () => (await readQueue(server.address, people[0]!)).version > 0, started))
      for (const [index, callId] of held.callIds.entries())
        await act(server.address, people[index]!, 'rest', { verb: 'closeCall', callId })
      lost.push(...(await unequal(server.address, watchers, people[0]!)))
    }
    await Promise.all(watchers.map((watcher) => watcher.stop()))
    lost.push(...tooSlow('Taking over', took, longestOutageMs(options)))
    return {
      figures: {
        'requests in flight': rounds * people.length,
        sockets: rounds * watchers.length,
        'the next serves': spreadOf(took),
      },
      lost,
    }
  } finally {
    await server.stop()
    await hospital.drop()
  }
}

/** Everybody claims a call of their own, and waits for its row, which is locked here. */
const holdRequests = async (url: string, address: string, people: Person[], mark: string) => {
  const created = await Promise.all(
    people.map((person, index) =>
      act(address, person, 'rest', { verb: 'createCall', contact: mark, key: `${mark}-${index}` }),
    ),
  )
  const callIds = created.map((answer) => (answer.kind === 'done' ? answer.callId : ''))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('select from call where id = any($1::uuid[]) for update', [callIds])
  const answers = Promise.all(
    people.map((person, index) =>
      act(address, person, index % 2 === 0 ? 'graphql' : 'rest', { verb: 'assignCall', callId: callIds[index]! }),
    ),
  )
  const waiting = `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await untilRight(
    async () => {
      // Within this transaction it would be answered each time what was so the first time.
      await client.query('select pg_stat_clear_snapshot()')
      return (await client.query<{ waiting: number }>(waiting)).rows[0]!.waiting >= people.length
    },
    Date.now(),
    3_000,
  )
  return {
    callIds,
    letGo: async () => {
      await client.query('rollback')
      await client.end()
      return answers
    },
  }
}
