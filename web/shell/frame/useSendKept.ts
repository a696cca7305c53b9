import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { hasKept } from '../../offline/keptFor'
import { useIsOffline } from '../../ui/browser/offline'

/** Sends what closed pages left in the browser: when the app is opened, and at once when the connection is back. */
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
      // Hardly ever needed, so it is no part of the first screen.
      .then(
        async (has) =>
          has && (await import('../../calls/call/drafts/sendKept')).sendKept(environment, { userId, providerId }),
      )
      // It is tried again with the next connection, and by the page of its call.
      .catch(() => {})
  }, [environment, userId, providerId, isOffline, isSessionOver])
}
