import { Button } from '@chakra-ui/react'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'
import { problemCode } from '../../relay/problem'
import { distrustStored } from '../../relay/readAnew'
import { ViewerContext } from '../../relay/viewer'
import { useHasNewBuild } from '../../ui/build/newBuild'
import { ErrorState } from '../../ui/page/ErrorState'
import { Page } from '../../ui/page/Page'
import { PageNotLoaded } from '../frame/createPage'
import { NotAllowedPage } from './NotAllowedPage'
import { NotFoundPage } from './NotFoundPage'

/** A page that failed. The frame around it keeps working. */
export const PageError = () => {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Revalidating in place finishes before React renders the pending state, so the boundary would stay.
  const retry = () => void navigate(pathname + search, { replace: true })
  const viewer = useContext(ViewerContext)
  const [refused] = useState(viewer)
  const isRefused = problemCode(error) === 'FORBIDDEN'
  const hasNewBuild = useHasNewBuild()
  const environment = useRelayEnvironment()
  const readAnew = useEffectEvent(() => {
    distrustStored(environment)
    retry()
  })
  // Their permissions changed.
  useEffect(() => {
    if (isRefused && viewer !== refused) readAnew()
  }, [isRefused, viewer, refused])
  const toQueue = (
    <Button asChild variant="outline">
      <Link to="/calls/queue">Back to the queue</Link>
    </Button>
  )

  // The server may have newer code by now; only a reload loads it.
  if (error instanceof PageNotLoaded) {
    return (
      <Page heading={hasNewBuild ? 'New version' : 'This page did not load'}>
        <ErrorState kind="part" onRetry={() => location.reload()} />
      </Page>
    )
  }

  switch (problemCode(error)) {
    case 'NOT_FOUND':
      return <NotFoundPage />
    case 'FORBIDDEN':
      return <NotAllowedPage />
    case 'OFFLINE':
    case 'TIMEOUT':
      return (
        <Page heading="Not connected">
          <ErrorState kind="offline" onRetry={retry} />
        </Page>
      )
    case 'UNAVAILABLE':
      return (
        <Page heading="Not available just now">
          <ErrorState kind="unavailable" onRetry={retry} />
        </Page>
      )
    // The sign-in form, the page for such an account, or another provider is shown instead.
    case 'UNAUTHENTICATED':
    case 'ACCOUNT_LOCKED':
    case 'PASSWORD_CHANGE_REQUIRED':
    case 'PROVIDER_INACTIVE':
      return null
    case 'VALIDATION':
    case 'BROKEN':
      return (
        <Page heading={hasNewBuild ? 'New version' : 'Something failed'}>
          <ErrorState onRetry={retry}>{toQueue}</ErrorState>
        </Page>
      )
  }
}
