import { unsubscribe } from '../alerts/push/thisDevice'
import { forgetLastReached } from './lastReached'

/** After a sign-out, this browser gets no more pushes, and shows none that it got. */
export const leaveBrowser = async (): Promise<void> => {
  forgetLastReached()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
  await unsubscribe()
}
