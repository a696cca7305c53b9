import { Button } from '@chakra-ui/react'
import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useIsOffline } from '../browser/offline'
import { askForBuild, loadNewBuild, newBuildNotice, useHasNewBuild } from '../build/newBuild'
import { EmptyState } from './EmptyState'

type ErrorStateProps = {
  /**
   * `offline`: the server was not reached; `unavailable`: it has no database; `part`: code could not be loaded; `broken`: the
   * server failed, or the page did.
   */
  kind?: keyof typeof words
  title?: string
  description?: string
  onRetry?: () => void
  children?: ReactNode
}

const words = {
  offline: {
    title: 'The server cannot be reached.',
    description: 'Check the network. What is shown elsewhere may be out of date.',
  },
  unavailable: {
    title: 'Patency cannot reach its data just now.',
    description: 'The database is unavailable or too busy. Try again in a moment.',
  },
  part: {
    title: 'A part of Patency could not be loaded.',
    description: 'Check the network, then load the page again.',
  },
  broken: {
    title: 'This could not be shown.',
    description: 'Something failed. Try again. If it still fails, contact your administrator.',
  },
}

/**
 * Says what failed, and offers a next step. What fails in a page of an older build needs the newer one, and nothing else.
 * What could not be reached is read again by itself once the connection is back.
 */
export const ErrorState = ({ kind = 'broken', title, description, onRetry, children }: ErrorStateProps) => {
  const mayBeOld = kind === 'part' || kind === 'broken'
  const isOld = useHasNewBuild() && mayBeOld
  const [isReloading, setReloading] = useState(false)
  const reload = (): void => {
    setReloading(true)
    loadNewBuild()
  }
  useEffect(() => {
    if (mayBeOld) void askForBuild()
  }, [mayBeOld])
  const isOffline = useIsOffline()
  const wasOffline = useRef(isOffline)
  const readAgain = useEffectEvent(() => {
    if (kind === 'offline') onRetry?.()
  })
  useEffect(() => {
    if (wasOffline.current && !isOffline) readAgain()
    wasOffline.current = isOffline
  }, [isOffline])
  return (
    <EmptyState
      role="alert"
      icon={isOld ? RotateCw : kind === 'broken' ? TriangleAlert : CloudOff}
      title={isOld ? `${newBuildNotice.title}.` : (title ?? words[kind].title)}
      description={isOld ? newBuildNotice.description : (description ?? words[kind].description)}
    >
      {isOld || onRetry ? (
        <Button loading={isReloading} loadingText="Loading…" onClick={isOld ? reload : onRetry}>
          <RotateCw aria-hidden />
          {isOld ? 'Reload' : 'Retry'}
        </Button>
      ) : null}
      {children}
    </EmptyState>
  )
}
