import { object } from 'yup'
import { deviceKinds, deviceStates } from '../../../domain/devices/device'
import { readDeviceState, startPairing } from '../../../services/devices/pairing'
import { answer, moment, oneOf, orNull, record, text } from '../kernel/jsonSchema'
import { type Route, route } from '../kernel/route'

const device = answer(
  'PairedDevice',
  'What a screen is told of itself.',
  record({
    state: oneOf(
      deviceStates,
      'unknown: it was never paired, or was revoked. waiting: it shows a code. stopped: its provider is inactive or its facility was deleted.',
    ),
    kind: orNull(oneOf(deviceKinds, 'What it was paired as.')),
    name: orNull(text('What people call it.')),
  }),
  (row: Awaited<ReturnType<typeof readDeviceState>>) => row,
)

/** What a screen does to be paired, and to come back by itself (rules 10.6). Its secret is in a cookie. */
export const deviceRoutes: Route[] = [
  route({
    name: 'readDeviceState',
    summary: 'Whether this screen was paired; renews its cookie',
    method: 'GET',
    path: '/auth/device',
    permission: 'anyone',
    isPoll: true,
    answer: device.schema,
    handle: async ({ request, cookies, setCookie }) => {
      const state = await readDeviceState(request, cookies.paired)
      // Browsers forget a cookie after some time, and a screen is to come back for years.
      if (cookies.paired && state.state !== 'unknown') setCookie(cookies.keepPaired(cookies.paired))
      return device.show(state)
    },
  }),
  route({
    name: 'startPairing',
    summary: 'A code to show, by which an administrator pairs this screen; sets its cookie',
    method: 'POST',
    path: '/auth/device/pairing',
    permission: 'anyone',
    body: { fields: {}, checkedBy: object({}) },
    refusals: ['TOO_MANY_SCREENS'],
    answer: record({
      pairingCode: orNull(text('The code; null when the screen is paired already.')),
      expiresAt: orNull(moment('Until when it can be entered.')),
    }),
    handle: async ({ request, cookies, setCookie }) => {
      const pairing = await startPairing(request, cookies.paired)
      if (pairing) setCookie(cookies.keepPaired(pairing.token))
      return { pairingCode: pairing?.code ?? null, expiresAt: pairing?.expiresAt ?? null }
    },
  }),
]
