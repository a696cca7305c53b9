import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Navigate, useLoaderData, useLocation } from 'react-router'
import { LockedPage } from '../../session/LockedPage'
import { NoProviderPage } from '../../session/NoProviderPage'
import { PasswordChangePage } from '../../session/PasswordChangePage'
import { signInAddress } from '../../session/signInAddress'
import { useHeld, type Preloaded } from '../../relay/preload'
import { Frame } from './Frame'
import { OutsideFrame } from './OutsideFrame'
import { FrameSkeleton } from './FrameSkeleton'
import type { ShellQuery as ShellQueryType } from './__generated__/ShellQuery.graphql'

const ShellQuery = graphql`
  query ShellQuery {
    now
    viewer {
      isLocked
      lockedFor
      mustChangePassword
      inactiveProviderNames
      user {
        id
        databaseId
        fullName
      }
      provider {
        id
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
  if (viewer.isLocked || !viewer.provider) {
    if (isAccountPage(location.pathname)) return <OutsideFrame />
    const { fullName } = viewer.user
    return viewer.isLocked ? (
      <LockedPage fullName={fullName} lockedFor={viewer.lockedFor} />
    ) : (
      <NoProviderPage fullName={fullName} inactive={viewer.inactiveProviderNames} />
    )
  }
  return <Frame viewer={viewer} now={now} />
}

export const Shell = () => {
  const queryRef = useHeld(useLoaderData<Preloaded<ShellQueryType>>())
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <Gate queryRef={queryRef} />
    </Suspense>
  )
}
