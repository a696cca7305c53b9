// The matrix over the real websocket: every subscription of the schema, for every caller, on a
// socket of their own provider and of another, about their own provider and about another.
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { schema } from '../../schema/index'
import { globalId } from '../harness/doors'
import { belongsTo, expected, places, type Caller } from './callers'
import { rootFields } from './expectations'
import { openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Frame = { type: string; payload?: unknown }

/** Every message to a socket up to its outcome: an event, an error, the end, or the close of the socket. */
const converse = (
  caller: Caller,
  socketProvider: string,
  query: string,
  variables: object,
): Promise<(Frame | { closed: number; reason: string })[]> =>
  new Promise((resolve) => {
    const told: (Frame | { closed: number; reason: string })[] = []
    const socket = new WebSocket(`${world.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: caller.headers,
    })
    const send = (frame: object) => socket.send(JSON.stringify(frame))
    socket.on('open', () => send({ type: 'connection_init', payload: { provider: socketProvider } }))
    socket.on('close', (closed, reason) => resolve([...told, { closed, reason: reason.toString() }]))
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as Frame
      told.push({ type, payload })
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query, variables } })
      if (!['next', 'error', 'complete'].includes(type)) return
      socket.removeAllListeners('close')
      socket.terminate()
      resolve(told)
    })
  })

const fields = Object.values(schema.getSubscriptionType()!.getFields())

test.each(fields.map(({ name }) => name))(
  'subscription %s: each caller is answered as rules 2.2 to 2.4 say, and learns nothing of another provider',
  async (name) => {
    const field = fields.find((one) => one.name === name)!
    expect(field.args.filter(({ type }) => String(type).endsWith('!')).map((arg) => arg.name)).toEqual(['providerId'])
    const query = `subscription($providerId: ID!) { it: ${name}(providerId: $providerId) { __typename } }`
    const { callers, hospital } = world
    const wrong: object[] = []
    for (const caller of callers)
      for (const place of places) {
        const ask = (socketProvider: string, subject: string) =>
          converse(caller, socketProvider, query, { providerId: globalId('Provider', subject) })
        const [askedIn, recordIn] = [hospital[place.askedIn].id, hospital[place.recordIn].id]
        const told = await ask(askedIn, recordIn)
        const code = expected(caller, rootFields[`Subscription.${name}`]!, place, hospital)
        const isForeign = askedIn !== recordIn
        // A socket needs a session and the permission; an open socket gets no events of another provider.
        const should =
          code === 'UNAUTHENTICATED' || code === 'NOT_FOUND'
            ? { closed: 4401 }
            : code !== 'done'
              ? { closed: 4403 }
              : { type: isForeign ? 'complete' : 'next' }
        const last = told.at(-1)!
        const is = 'closed' in last ? { closed: last.closed } : { type: last.type }
        if (JSON.stringify(is) !== JSON.stringify(should))
          wrong.push({ caller: caller.name, place: place.name, should, is, told })
        if (caller.signedIn && !belongsTo(caller, place.askedIn, hospital))
          expect(told).toEqual(await ask(randomUUID(), recordIn))
        if (isForeign) expect(told).toEqual(await ask(askedIn, randomUUID()))
      }
    expect(wrong).toEqual([])
  },
)
