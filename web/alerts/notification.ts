import type { AlertKind } from 'domain/alerts/alert'

/** Whether this browser shows notifications: `unsupported` also on pages without https. */
export type Permission = NotificationPermission | 'unsupported'

export const permissionHere = (): Permission =>
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'unsupported'

/** Asks the person; the browser remembers the answer. */
export const askPermission = async (): Promise<Permission> =>
  permissionHere() === 'unsupported' ? 'unsupported' : Notification.requestPermission()

type Told = {
  title: string
  body: string
  /** A later one with the same tag replaces it. */
  tag: string
  /** It stays until somebody closes it. */
  stays?: boolean
  onClick?: () => void
  /** From it the service worker opens the same place as `onClick`, where it shows the notification. */
  data?: { callId: string; providerId: string }
}

/** Phones allow notifications of service workers only. */
const showByWorker = async ({ title, body, tag, stays = false, data }: Told): Promise<Notification | null> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.showNotification(title, {
    body,
    tag,
    data,
    requireInteraction: stays,
    icon: '/icons/app-192.png',
  })
  return (await registration?.getNotifications({ tag }))?.[0] ?? null
}

/** Shows a notification; null where that is not possible. Never with patient data. */
export const showNotification = async (told: Told): Promise<Notification | null> => {
  if (permissionHere() !== 'granted') return null
  const { title, body, tag, stays = false, onClick } = told
  try {
    const shown = new Notification(title, { body, tag, requireInteraction: stays, icon: '/favicon.svg' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onClick?.()
    })
    return shown
  } catch {
    return showByWorker(told).catch(() => null)
  }
}

/** The notifications of this tab: at most one for each call. */
export const createNotifications = () => {
  const shown = new Map<string, { kind: AlertKind; showing: Promise<Notification | null> }>()
  const closeUnless = (holds: (callId: string, kind: AlertKind) => boolean) => {
    for (const [callId, { kind, showing }] of shown) {
      if (holds(callId, kind)) continue
      void showing.then((notification) => notification?.close())
      shown.delete(callId)
    }
  }
  return {
    show: (callId: string, kind: AlertKind, told: Omit<Told, 'tag'>) =>
      void shown.set(callId, { kind, showing: showNotification({ ...told, tag: callId }) }),
    closeUnless,
    closeAll: () => closeUnless(() => false),
  }
}
