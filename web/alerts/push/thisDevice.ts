// This browser's subscription to push notifications (rules 10.3).
import { permissionHere } from '../notification'
import { readStored, writeStored } from '../../ui/browser/stored'

/** The person to whose devices this browser belongs. */
const ownerKey = 'pushOwner'

export type Subscribed = { endpoint: string; p256dh: string; auth: string }

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Null where the browser has no push: an old one, a page without https, or a phone on which Patency is not installed. */
const registration = async (): Promise<ServiceWorkerRegistration | null> => {
  const found = await navigator.serviceWorker?.getRegistration()
  return found?.pushManager ? found : null
}

/** Whether this browser can get push notifications, and show them. */
export const canSubscribe = async (): Promise<boolean> =>
  permissionHere() !== 'unsupported' && (await registration()) !== null

const asSent = (subscription: PushSubscription): Subscribed => {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}

/** The subscription of this browser; null without one, and for one that is somebody else's, which is ended. */
export const readSubscription = async (userId: string): Promise<Subscribed | null> => {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return null
  if (readStored(ownerKey) === userId) return asSent(subscription)
  await subscription.unsubscribe()
  return null
}

/** Subscribes this browser for the person. The browser has been allowed to show notifications. */
export const subscribe = async (userId: string, publicKey: string): Promise<Subscribed> => {
  const { pushManager } = (await registration())!
  // A subscription with the keys of another installation would get nothing.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
  writeStored(ownerKey, userId)
  return asSent(subscription)
}

export const unsubscribe = async (): Promise<void> => {
  writeStored(ownerKey, null)
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
}
