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
 * Shows the notification of a call, or replaces the one that the call has. A push that withdraws it shows quietly that
 * the call no longer waits, because browsers want to see something for each push, and then takes it away.
 */
export const showPush = async (self: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> => {
  const payload = readPayload(data)
  if (!payload) return
  const { kind, callId, providerId, title, body, at } = payload
  const isOver = kind === 'WITHDRAWN'
  const options = {
    ...pictures,
    body,
    tag: callId,
    timestamp: Date.parse(at),
    silent: isOver,
    renotify: !isOver,
    requireInteraction: kind === 'STAT' || kind === 'ESCALATION',
    data: { callId, providerId } satisfies Shown,
  }
  await self.registration.showNotification(title, options)
  if (!isOver) return
  const shown = await self.registration.getNotifications({ tag: callId })
  for (const notification of shown) notification.close()
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

/**
 * The browser has ended its subscription. A page that is open tells the server of the new one; without one the person is
 * asked to open Patency, because only someone who is signed in adds a device.
 */
export const renewDevice = async (
  self: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> => {
  // Where the browser refuses, the device is to be added again, which its page says.
  if (!newSubscription && oldSubscription)
    await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => undefined)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ kind: 'renewed' })
  if (pages.length > 0) return
  await self.registration.showNotification('Open Patency', {
    ...pictures,
    body: 'Until then no push notifications come to this device.',
    tag: 'renewed',
  })
}
