import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Navigate, useLoaderData, useLocation } from 'react-router'
import { signInAddress } from '../../session/signInAddress'
import { useHeld, type Preloaded } from '../../relay/preload'
import { Frame } from './Frame'
import { FrameSkeleton } from './FrameSkeleton'
import { KeptFor } from './KeptFor'
import { later } from '../../ui/browser/later'
import type { ShellQuery as ShellQueryType } from './__generated__/ShellQuery.graphql'

// Few people come to these, so their code is not in the first download.
const LockedOut = later(() => import('./LockedOut').then((module) => module.LockedOut))
const NoProviderPage = later(() => import('../../session/NoProviderPage').then((module) => module.NoProviderPage))
const OutsideFrame = later(() => import('./OutsideFrame').then((module) => module.OutsideFrame))
const PasswordChangePage = later(() =>
  import('../../session/PasswordChangePage').then((module) => module.PasswordChangePage),
)

const ShellQuery = graphql`
  query ShellQuery {
    now
    viewer {
      isLocked
      mustChangePassword
      inactiveProviderNames
      movedProviders {
        name
        movedTo
      }
      user {
        id
        databaseId
        fullName
      }
      provider {
        id
        databaseId
      }
      session {
        endsAt
      }
      ...Frame_viewer
    }
  }
`

/** A locked account and one without a provider still reach their own pages (rules 2.4). */
const isAccountPage = (pathname: string): boolean => /^\/account(\/|$)/.test(pathname)

/** Admits people who are signed in, not locked, and belong to a provider. */
const Gate = ({ queryRef }: { queryRef: PreloadedQuery<ShellQueryType> }) => {
  const { now, viewer } = usePreloadedQuery<ShellQueryType>(ShellQuery, queryRef)
  const location = useLocation()
  if (!viewer) return <Navigate to={signInAddress(`${location.pathname}${location.search}`)} replace />
  if (viewer.mustChangePassword) return <PasswordChangePage />
  const kept = {
    userId: viewer.user.databaseId,
    providerId: viewer.provider?.databaseId ?? '',
    endsAt: viewer.session?.endsAt,
  }
  if (viewer.isLocked || !viewer.provider) {
    if (isAccountPage(location.pathname))
      return (
        <KeptFor {...kept}>
          <OutsideFrame isLocked={viewer.isLocked} />
        </KeptFor>
      )
    const { fullName } = viewer.user
    return viewer.isLocked ? (
      <Suspense fallback={null}>
        <LockedOut />
      </Suspense>
    ) : (
      <NoProviderPage fullName={fullName} inactive={viewer.inactiveProviderNames} moved={viewer.movedProviders} />
    )
  }
  return (
    <KeptFor {...kept}>
      <Frame viewer={viewer} now={now} />
    </KeptFor>
  )
}

export const Shell = () => {
  const queryRef = useHeld(useLoaderData<Preloaded<ShellQueryType>>())
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <Gate queryRef={queryRef} />
    </Suspense>
  )
}
