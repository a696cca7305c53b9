import { createContext, useContext } from 'react'

/** Why something cannot be sent. */
export const noConnection = 'No connection'

/** What is told when something was tried all the same. */
export const notSent = {
  kind: 'error',
  title: 'Not sent',
  description: 'There is no connection. Try again when it is back.',
} as const

export const OfflineContext = createContext(false)

/** Whether the server was out of reach when it was last tried: what is sent now would not arrive. */
export const useIsOffline = (): boolean => useContext(OfflineContext)
