import { Box, chakra } from '@chakra-ui/react'
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Outlet, ScrollRestoration, type Location } from 'react-router'
import { createSessionKeeper } from '../../session/sessionKeeper'
import { ClosedByOthers } from '../../calls/queue/steady/ClosedByOthers'
import { createQueueFeed } from '../../calls/queue/feed/queueFeed'
import { FeedContext } from '../../live/feed'
import { learnServerTime } from '../../relay/serverClock'
import { ViewerContext, type Viewer } from '../../relay/viewer'
import { PageIsCovered } from '../../ui/dialog/Dialog'
import { later, patienceMs } from '../../ui/browser/later'
import { useSignal } from '../../ui/browser/signal'
import { Header } from '../header/Header'
import { StaleStrip } from '../header/LivePill'
import { SessionOver } from '../../session/SessionOver'
import { SignInAgain } from '../../session/again/SignInAgain'
import { SessionWarning } from '../../session/warning/SessionWarning'
import { ShellShortcuts } from './ShellShortcuts'
import { SkipLink } from '../../ui/page/SkipLink'
import { ThumbBar } from './ThumbBar'
import { useKeptScroll } from './useKeptScroll'
import { useSendKept } from './useSendKept'
import { useWarmLinks } from './useWarmLinks'
import { rememberProvider, useWorkspaces } from '../../session/workspaces'
import type { Frame_viewer$key } from './__generated__/Frame_viewer.graphql'

/** It watches for as long as the tab is open; the first screen comes before it. */
const AlertWatch = later(() => import('../../alerts/embeds/AlertWatch').then((module) => module.AlertWatch), {
  waitMs: patienceMs,
})

/**
 * The queue keeps its scroll position however a person returns to it, and so does a list that a call links back to.
 * All pages that are opened by their address have the same key.
 */
const scrollKey = ({ pathname, key, state }: Location<{ scrollOf?: string } | null>): string =>
  pathname === '/calls/queue' || key === 'default' ? pathname : (state?.scrollOf ?? key)

/** The frame around every page. It holds the tab's only socket, whichever page is shown. */
export const Frame = ({ now, ...props }: { viewer: Frame_viewer$key; now: string }) => {
  const viewer = useFragment(
    graphql`
      fragment Frame_viewer on Viewer {
        email
        user {
          databaseId
        }
        session {
          idleEndsAt
          endsAt
          warnAt
        }
        provider {
          id
          databaseId
          viewerCanCreateCall
          viewerCanSeeLines
          viewerCanSeeLists
          viewerCanChangeConfiguration
          viewerCanRunJobs
          viewerCanSeeReports
          viewerCanSeeUsers
          viewerCanChangeUsers
          viewerCanManageProviders
          viewerCanManageTokens
          viewerCanManageDevices
          viewerCanSeeAudit
          viewerCanReviewDocuments
          configuration {
            __typename
          }
        }
        ...Header_viewer
      }
    `,
    props.viewer,
  )
  const provider = viewer.provider!
  const userId = viewer.user.databaseId
  const who = useMemo(
    (): Viewer => ({
      userId,
      providerId: provider.databaseId,
      canCreateCall: provider.viewerCanCreateCall,
      canSeeLists: provider.viewerCanSeeLists,
      canSeeLines: provider.viewerCanSeeLines,
      canSeeConfiguration: provider.configuration != null,
      canChangeConfiguration: provider.viewerCanChangeConfiguration,
      canRunJobs: provider.viewerCanRunJobs,
      canSeeReports: provider.viewerCanSeeReports,
      canSeeUsers: provider.viewerCanSeeUsers,
      canChangeUsers: provider.viewerCanChangeUsers,
      canManageProviders: provider.viewerCanManageProviders,
      canManageTokens: provider.viewerCanManageTokens,
      canManageDevices: provider.viewerCanManageDevices,
      canSeeAudit: provider.viewerCanSeeAudit,
      canReviewDocuments: provider.viewerCanReviewDocuments,
    }),
    [userId, provider],
  )
  const environment = useRelayEnvironment()
  const workspaces = useWorkspaces()
  const workspace = workspaces.current.get()
  const isSessionOver = useSignal(workspace.isSessionOver)
  const main = useRef<HTMLElement>(null)
  useKeptScroll(main, workspace.isSessionOver, isSessionOver)
  const warmLinks = useWarmLinks()
  const [feed] = useState(() =>
    createQueueFeed({ environment, link: workspace.connection.link, providerId: provider.id }),
  )
  const [keeper] = useState(() =>
    createSessionKeeper({
      environment,
      viewerId: userId,
      isSessionOver: workspace.isSessionOver,
      onReleased: () => void workspace.router.revalidate(),
      onSomebodyElse: () => workspaces.open({ at: '/', providerId: null }),
    }),
  )

  useEffect(() => learnServerTime(now), [now])

  const startKeeper = useEffectEvent(() => keeper.start(viewer.session!))
  useEffect(() => {
    startKeeper()
    return () => keeper.stop()
  }, [keeper])

  useEffect(() => {
    rememberProvider(provider.databaseId)
    workspace.connection.setIdentity({ userId, providerId: provider.databaseId })
  }, [workspace, provider.databaseId, userId])

  useSendKept({ userId, providerId: provider.databaseId, isSessionOver })

  useEffect(() => {
    if (isSessionOver) return
    workspace.feed.set(feed)
    feed.start()
    return () => feed.stop()
  }, [workspace, feed, isSessionOver])

  return (
    <ViewerContext value={who}>
      <FeedContext value={feed}>
        {isSessionOver ? (
          <SessionOver viewerId={userId} email={viewer.email} onSignedIn={keeper.signedIn} />
        ) : (
          <SessionWarning keeper={keeper} />
        )}
        <PageIsCovered value={isSessionOver}>
          <SignInAgain>
            <Box inert={isSessionOver} hidden={isSessionOver} {...warmLinks}>
              <SkipLink href="#content">Skip to content</SkipLink>
              <Header viewer={viewer} />
              <StaleStrip />
              <chakra.main
                ref={main}
                id="content"
                tabIndex={-1}
                outline="none"
                minH="calc(100dvh - var(--chakra-sizes-header))"
                pb="var(--thumb-bar)"
              >
                <Outlet />
              </chakra.main>
              <ThumbBar />
              <ShellShortcuts />
              <ClosedByOthers />
              {isSessionOver ? null : (
                <Suspense fallback={null}>
                  <AlertWatch seesQueue={who.canSeeLists} />
                </Suspense>
              )}
            </Box>
          </SignInAgain>
        </PageIsCovered>
        <ScrollRestoration getKey={scrollKey} />
      </FeedContext>
    </ViewerContext>
  )
}
