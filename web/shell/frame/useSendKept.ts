import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { hasKept } from '../../offline/keptFor'
import { useIsOffline } from '../../ui/browser/offline'

/** Sends the entries that closed pages left in the browser: when the app is opened, and when the connection is back. */
export const useSendKept = ({
  userId,
  providerId,
  isSessionOver,
}: {
  userId: string
  providerId: string
  isSessionOver: boolean
}): void => {
  const environment = useRelayEnvironment()
  const isOffline = useIsOffline()
  useEffect(() => {
    if (isOffline || isSessionOver) return
    void hasKept()
      // Rarely needed, so it is not in the first download.
      .then(
        async (has) =>
          has && (await import('../../calls/call/drafts/sendKept')).sendKept(environment, { userId, providerId }),
      )
      // Sending is retried with the next connection, and by the call's page.
      .catch(() => {})
  }, [environment, userId, providerId, isOffline, isSessionOver])
}
