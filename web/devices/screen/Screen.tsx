import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { DeviceKind } from 'domain/devices/device'
import { ConnectionProvider } from '../../relay/connection'
import { createEnvironment, type ServerConnection } from '../../relay/environment'
import { createSignal, useSignal } from '../../ui/browser/signal'
import { PairingView } from './PairingView'
import { useScreen } from './useScreen'

type ScreenProps = {
  kind: DeviceKind
  title: string
  children: (environment: IEnvironment) => ReactNode
}

/** A page for a paired screen: its code until it is paired, and then its content, over a connection of its own. */
export const Screen = ({ kind, title, children }: ScreenProps) => {
  const { phase, askAgain } = useScreen(kind)
  return phase.at === 'paired' ? (
    <Connected onRefused={askAgain}>{children}</Connected>
  ) : (
    <PairingView title={title} phase={phase} />
  )
}

/** A refused screen asks at most so often what has become of it. */
const refusedEveryMs = 3_000

type ConnectedProps = { onRefused: () => void; children: ScreenProps['children'] }

const Connected = ({ onRefused, children }: ConnectedProps) => {
  const [opening] = useState(() => createSignal<ServerConnection | null>(null))
  const connection = useSignal(opening)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onSessionOver = () => {
      if (timer) return
      refused()
      timer = setTimeout(() => (timer = undefined), refusedEveryMs)
    }
    const opened = createEnvironment({ providerId: null, isDevice: true, onSessionOver })
    opening.set(opened)
    return () => {
      clearTimeout(timer)
      opened.close()
    }
  }, [opening])
  if (!connection) return null
  return (
    <ConnectionProvider connection={connection}>
      <RelayEnvironmentProvider environment={connection.environment}>
        {children(connection.environment)}
      </RelayEnvironmentProvider>
    </ConnectionProvider>
  )
}
