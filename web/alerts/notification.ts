import type { AlertKind } from 'domain/alerts/alert'

/** Whether this browser shows notifications: `unsupported` also on pages without https. */
export type Permission = NotificationPermission | 'unsupported'

export const permissionHere = (): Permission =>
  'Notification' in globalThis && isSecureContext ? Notification.permission : 'unsupported'

/** Asks the person; the browser remembers the answer. */
export const askPermission = async (): Promise<Permission> =>
  permissionHere() === 'unsupported' ? 'unsupported' : Notification.requestPermission()

type Shown = {
  title: string
  body: string
  /** A later one with the same tag replaces it. */
  tag: string
  /** It stays until somebody closes it. */
  stays?: boolean
  onClick?: () => void
}

/** Shows a notification; null where that is not possible. Never with patient data. */
export const showNotification = ({ title, body, tag, stays = false, onClick }: Shown): Notification | null => {
  if (permissionHere() !== 'granted') return null
  try {
    const shown = new Notification(title, { body, tag, requireInteraction: stays, icon: '/favicon.svg' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onClick?.()
    })
    return shown
  } catch {
    // Some phones allow notifications of service workers only.
    return null
  }
}

/** The notifications of this tab: at most one for each call. */
export const createNotifications = () => {
  const shown = new Map<string, { kind: AlertKind; notification: Notification }>()
  const closeUnless = (holds: (callId: string, kind: AlertKind) => boolean) => {
    for (const [callId, { kind, notification }] of shown) {
      if (holds(callId, kind)) continue
      notification.close()
      shown.delete(callId)
    }
  }
  return {
    show: (callId: string, kind: AlertKind, options: Omit<Shown, 'tag'>) => {
      const notification = showNotification({ ...options, tag: callId })
      if (notification) shown.set(callId, { kind, notification })
    },
    closeUnless,
    closeAll: () => closeUnless(() => false),
  }
}
