import { createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import type { DeviceKind } from '../../domain/devices/device'
import { pairDevice } from '../../services/devices/pairDevice'
import type { Hospital, Person } from '../hospital/hospital'
import { globalId, type GraphqlAnswer, type Json } from './doors'

/** A browser in which nobody is signed in: it keeps its cookie, and every text that the server ever sent it. */
export const openScreen = (address: string) => {
  const heard: string[] = []
  let cookie: string | null = null
  const send = async (path: string, body: object | null, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'patency-client': 'test',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    heard.push(text)
    return { status: response.status, body: JSON.parse(text) as Json }
  }
  return {
    heard,
    headers: (): Record<string, string> => ({ 'patency-device': '1', ...(cookie ? { cookie } : {}) }),
    start: () => send('/api/v0/auth/device/pairing', {}),
    state: () => send('/api/v0/auth/device', null),
    graphql: async (
      query: string,
      variables: object = {},
      headers: Record<string, string> = {},
    ): Promise<GraphqlAnswer> =>
      (await send('/graphql', { query, variables }, { 'patency-device': '1', ...headers })).body as GraphqlAnswer,
    /** Watches for changes, as a board does; `closed` is the code with which the server ended it. */
    watch: () => {
      const headers = cookie ? { cookie } : {}
      class Socket extends WebSocket {
        constructor(url: string, protocols: string[]) {
          super(url, protocols, { headers })
        }
      }
      const versions: number[] = []
      const waiting: (() => void)[] = []
      let tellClosed: (code: number) => void
      const closed = new Promise<number>((resolve) => (tellClosed = resolve))
      const client = createClient({
        url: `${address.replace('http', 'ws')}/graphql`,
        webSocketImpl: Socket,
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => undefined,
        connectionParams: { device: true },
        on: { closed: (event) => tellClosed((event as { code: number }).code) },
      })
      client.subscribe<{ screenChanged: { version: number } }>(
        { query: 'subscription { screenChanged { version } }' },
        {
          next: ({ data }) => {
            if (data) versions.push(data.screenChanged.version)
            for (const wake of waiting.splice(0)) wake()
          },
          error: () => undefined,
          complete: () => undefined,
        },
      )
      return {
        versions,
        closed,
        /** Resolves once so many events have come. */
        atLeast: async (count: number): Promise<void> => {
          while (versions.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
        },
        stop: () => client.dispose(),
      }
    },
  }
}

export type Screen = ReturnType<typeof openScreen>

type Place = { kind?: DeviceKind; name?: string; facilityId?: string | null; unit?: string | null }

/** Pairs the screen as an administrator does, who types the code that it shows. */
export const pairScreen = async (
  hospital: Hospital,
  screen: Screen,
  place: Place = {},
  by: Person = hospital.people.admin,
): Promise<string> => {
  const { body } = await screen.start()
  const { kind = 'wallBoard', name = 'Team room', facilityId = null, unit = null } = place
  const { deviceId } = await pairDevice(await hospital.as(by), { code: body.pairingCode, kind, name, facilityId, unit })
  return deviceId
}

/** A device that was paired before, without the pairing: its headers and its id. */
export const addDevice = async (
  { clients, clock, people }: Hospital,
  providerId: string,
  { kind = 'wallBoard', name = 'Team room', facilityId = null, unit = null }: Place = {},
) => {
  const token = newSessionToken()
  const { id } = await clients.system.device.create({
    data: {
      tokenHash: hashSessionToken(token),
      providerId,
      kind,
      name,
      facilityId,
      unit,
      pairedById: people.system.id,
      pairedAt: clock.now,
      lastSeenAt: clock.now,
    },
    select: { id: true },
  })
  return { id, headers: { cookie: `patency-paired=${token}`, 'patency-device': '1' } }
}

export const wardCall = (input: object): [string, object] => [
  'mutation($input: CreateWardCallInput!) { createWardCall(input: $input) { __typename ... on CreateWardCallSuccess { callId } ... on Refusal { code message fields { field message } } } }',
  { input },
]

/** The input of a ward's call by raw ids. */
export const wardInput = ({ purposeId, roomId, ...rest }: { purposeId: string; roomId: string } & object) => ({
  purposeId: globalId('Purpose', purposeId),
  roomId: globalId('Room', roomId),
  ...rest,
})
