// The matrix over the real websocket: every subscription of the schema, for every caller, on a
// socket of their own provider and of another, about their own provider and about another.
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { schema } from '../../schema/index'
import { globalId } from '../harness/doors'
import { belongsTo, expected, places, triedBy, type Caller } from './callers'
import { rootFields } from './expectations'
import { openWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Frame = { type: string; payload?: unknown }

const outcomes = ['next', 'error', 'complete']

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
    socket.on('open', () =>
      send({ type: 'connection_init', payload: { provider: socketProvider, device: caller.device !== undefined } }),
    )
    socket.on('close', (closed, reason) => resolve([...told, { closed, reason: reason.toString() }]))
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as Frame
      told.push({ type, payload })
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query, variables } })
      if (!outcomes.includes(type)) return
      socket.removeAllListeners('close')
      socket.terminate()
      resolve(told)
    })
  })

const socketNeeds = 'See the queue and a call; create a call'

/** The code of a subscription that was refused. */
const codeIn = ({ payload }: Frame): string | undefined => {
  const errors = Array.isArray(payload) ? payload : (payload as { errors?: unknown[] } | undefined)?.errors
  return (errors?.[0] as { extensions?: { code?: string } } | undefined)?.extensions?.code
}

const fields = Object.values(schema.getSubscriptionType()!.getFields())

test.each(fields.map(({ name }) => name))(
  'subscription %s: each caller is answered as rules 2.2 to 2.4 say, and learns nothing of another provider',
  async (name) => {
    const field = fields.find((one) => one.name === name)!
    const needed = field.args.filter(({ type }) => String(type).endsWith('!')).map((arg) => arg.name)
    const namesProvider = needed.length > 0
    expect(needed).toEqual(namesProvider ? ['providerId'] : [])
    const query = namesProvider
      ? `subscription($providerId: ID!) { it: ${name}(providerId: $providerId) { __typename } }`
      : `subscription { it: ${name} { __typename } }`
    const { callers, hospital } = world
    const wrong: object[] = []
    for (const place of places)
      for (const caller of triedBy(callers, place)) {
        const ask = (socketProvider: string, subject: string) =>
          converse(caller, socketProvider, query, { providerId: globalId('Provider', subject) })
        const [askedIn, recordIn] = [hospital[place.askedIn].id, hospital[place.recordIn].id]
        const told = await ask(askedIn, recordIn)
        const code = expected(caller, rootFields[`Subscription.${name}`]!, place, hospital)
        const isForeign = namesProvider && askedIn !== recordIn
        const socketCode = expected(caller, { who: socketNeeds }, place, hospital)
        // A socket needs a session and the permission; an open socket gets no events of another provider.
        const should =
          code === 'UNAUTHENTICATED' || code === 'NOT_FOUND'
            ? { closed: 4401 }
            : socketCode !== 'done' && !caller.device
              ? { closed: 4403 }
              : code !== 'done'
                ? { refused: code }
                : { type: isForeign ? 'complete' : 'next' }
        const last = told.find((it) => 'closed' in it || outcomes.includes(it.type))!
        const refused = 'closed' in last ? undefined : codeIn(last)
        const is = 'closed' in last ? { closed: last.closed } : refused ? { refused } : { type: last.type }
        if (JSON.stringify(is) !== JSON.stringify(should))
          wrong.push({ caller: caller.name, place: place.name, should, is, told })
        if (caller.signedIn && !belongsTo(caller, place.askedIn, hospital))
          expect(told).toEqual(await ask(randomUUID(), recordIn))
        if (isForeign) expect(told).toEqual(await ask(askedIn, randomUUID()))
      }
    expect(wrong).toEqual([])
  },
)
