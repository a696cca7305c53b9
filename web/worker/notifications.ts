// What the server pushes (rules 10.3). It names no patient.
import type { PushPayload } from 'domain/alerts/push'

type Shown = Pick<PushPayload, 'callId' | 'providerId'>

const pictures = { icon: '/icons/app-192.png', badge: '/icons/badge-96.png' }

const readPayload = (data: PushMessageData | null): PushPayload | null => {
  try {
    return (data?.json() as PushPayload | undefined) ?? null
  } catch {
    return null
  }
}

/**
 * Shows the notification of a call, or replaces the one that the call has: quietly when it only puts that right. A push that
 * withdraws it shows quietly that it is over, because browsers want to see something for each push, and then takes it away.
 */
export const showPush = async (self: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> => {
  const payload = readPayload(data)
  if (!payload) return
  const { kind, sound, callId, providerId, title, body, at } = payload
  const isOver = kind === 'WITHDRAWN'
  const shown = () => self.registration.getNotifications({ tag: callId })
  // One that replaced the first on its way is heard.
  const isQuiet = isOver || sound === 'NEVER' || (sound === 'IF_NEW' && (await shown()).length > 0)
  const options = {
    ...pictures,
    body,
    tag: callId,
    timestamp: Date.parse(at),
    silent: isQuiet,
    renotify: !isQuiet,
    requireInteraction: kind === 'STAT' || kind === 'ESCALATION',
    data: { callId, providerId } satisfies Shown,
  }
  await self.registration.showNotification(title, options)
  if (!isOver) return
  for (const notification of await shown()) notification.close()
}

/**
 * Opens the queue of the call's provider with the call in sight, in a page that is open already if there is one. The call
 * itself stays closed: opening it would assign it.
 */
export const openQueueAt = async (self: ServiceWorkerGlobalScope, notification: Notification): Promise<void> => {
  notification.close()
  const { callId, providerId } = (notification.data ?? {}) as Partial<Shown>
  const query = String(
    new URLSearchParams({ ...(callId && { call: callId }), ...(providerId && { provider: providerId }) }),
  )
  const address = `/calls/queue${query && `?${query}`}`
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page =
    pages.find(({ focused }) => focused) ?? pages.find(({ visibilityState }) => visibilityState === 'visible')
  const open = page ?? pages[0]
  if (!open) return void (await self.clients.openWindow(address))
  open.postMessage({ kind: 'open', callId, providerId, address })
  await open.focus().catch(() => undefined)
}

const added = 'AddPushSubscriptionSuccess'

/** Adds the browser to the devices of whoever is signed in here; answers whether that was done. */
const addDevice = async (self: ServiceWorkerGlobalScope, subscription: PushSubscription): Promise<boolean> => {
  const { endpoint, keys } = subscription.toJSON()
  const query = 'mutation ($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { __typename } }'
  const answer = await self.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'patency-client': 'web', 'patency-background': '1' },
    body: JSON.stringify({ query, variables: { input: { endpoint, ...keys } } }),
  })
  const { data } = (await answer.json()) as { data?: { addPushSubscription?: { __typename: string } } | null }
  return data?.addPushSubscription?.__typename === added
}

/**
 * The browser has ended its subscription. The server is told of the new one in the session that this browser has; without
 * one, or without a connection, the person is asked to open Patency, which tells the server then.
 */
export const renewDevice = async (
  self: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> => {
  // Where the browser refuses, the device is to be added again, which its page says.
  const renewed =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => null)))
  if (renewed && (await addDevice(self, renewed).catch(() => false))) return
  await self.registration.showNotification('Open Patency', {
    ...pictures,
    body: 'Until then no push notifications come to this device.',
    tag: 'renewed',
  })
}
