import { createContext, useContext } from 'react'

/** The reason why nothing can be sent. */
export const noConnection = 'No connection'

/** The notice when somebody tries to send without a connection. */
export const notSent = {
  kind: 'error',
  title: 'Not sent',
  description: 'There is no connection. Try again when it is back.',
} as const

export const OfflineContext = createContext(false)

/** Whether the last request did not reach the server, so that nothing can be sent now. */
export const useIsOffline = (): boolean => useContext(OfflineContext)
