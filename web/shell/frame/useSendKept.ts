import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { hasKept } from '../../offline/keptFor'
import { useIsLive } from '../../relay/connection'
import { useIsOffline } from '../../ui/browser/offline'

/**
 * Sends the entries that closed pages left in the browser: when the app is opened, when the connection is back, and when
 * the page is live again. A late answer can make a page believe that it never lost the connection.
 */
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
  const isLive = useIsLive()
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
  }, [environment, userId, providerId, isOffline, isLive, isSessionOver])
}
