import { alertsByUrgency, stillHolds, type AlertKind, type AlertSetting } from 'domain/alerts/alert'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import QueuePageQuery, {
  type QueuePageQuery as QueueQuery,
} from '../../calls/queue/__generated__/QueuePageQuery.graphql'
import { useFeed } from '../../live/feed'
import { createReader } from '../../live/reader'
import { useFresh } from '../../live/useFresh'
import { useLink } from '../../relay/connection'
import { background } from '../../relay/environment'
import { globalId } from '../../relay/globalId'
import { useViewer } from '../../relay/viewer'
import { createAlertedCalls } from '../alertedCall'
import { beat } from '../beat'
import { BlockedSign } from '../BlockedSign'
import { leadTabs } from '../leader'
import { createNotifications } from '../notification'
import { playSound, prepareSounds, watchBlocked } from '../sounds'
import { keepConfirmed } from '../push/confirmDevice'
import { createTabSign } from '../tabSign'
import { createCallWatch, waitingStats, type WatchedCall } from '../watchCalls'
import type { AlertWatchQuery as Query } from './__generated__/AlertWatchQuery.graphql'

const AlertWatchQuery = graphql`
  query AlertWatchQuery {
    viewer {
      alerts {
        id
        audiences
        settings {
          kind
          facilityIds
          sound
          notification
        }
      }
    }
  }
`

/** A Stat call that nobody has is heard again after this time (rules 10.2). */
const repeatMs = 30_000

const titles: Record<AlertKind, string> = {
  STAT: 'Stat call',
  ASSIGNED: 'A call was assigned to you',
  NEW_CALL: 'New call',
  ESCALATION: 'A call has waited too long',
}

/** Ends pushes of somebody else in this browser, whoever signs in, and watches the queue for people who see it. */
export const AlertWatch = ({ seesQueue }: { seesQueue: boolean }) => {
  const { userId } = useViewer()
  const environment = useRelayEnvironment()
  useEffect(() => keepConfirmed(environment, userId), [environment, userId])
  return seesQueue ? <CallAlerts /> : null
}

/**
 * Tells the person of calls while a tab is open, whichever page it shows: by sounds, notifications, and the tab's title and
 * icon (rules 10.1, 10.2). It watches the queue that the tab's feed keeps current in the store, so it asks the server for
 * nothing more.
 */
const CallAlerts = () => {
  const { userId, providerId } = useViewer()
  const viewerId = globalId('User', userId)
  const environment = useRelayEnvironment()
  const feed = useFeed()
  const link = useLink()
  const navigate = useNavigate()
  // The page works without it: it is read, and tried again, beside the page.
  const { viewer } = useLazyLoadQuery<Query>(AlertWatchQuery, {}, { fetchPolicy: 'store-only' })
  useFresh<Query>({
    query: AlertWatchQuery,
    variables: {},
    isOwn: true,
    isAdvice: true,
    concerns: ({ isAll, isCatalogue, personIds }) => isAll || isCatalogue || personIds.includes(viewerId),
  })
  const settings = useMemo(() => (viewer?.alerts?.settings ?? []) as unknown as readonly AlertSetting[], [viewer])

  const [calls, setCalls] = useState<readonly WatchedCall[] | null>(null)
  const [isLeading, setLeading] = useState(false)
  const [compare] = useState(() => createCallWatch(viewerId))
  const [notifications] = useState(createNotifications)
  const sign = useRef<ReturnType<typeof createTabSign> | null>(null)

  useEffect(() => leadTabs(`${providerId} ${userId}`, setLeading), [providerId, userId])

  useEffect(() => {
    const made = createTabSign()
    sign.current = made
    return () => made.stop()
  }, [])

  useEffect(() => {
    // A closed page cannot take down what it has shown.
    addEventListener('pagehide', notifications.closeAll)
    return () => {
      removeEventListener('pagehide', notifications.closeAll)
      notifications.closeAll()
    }
  }, [notifications])

  // The queue may not have been opened in this tab.
  useEffect(() => {
    const alerted = createAlertedCalls(environment)
    const reader = createReader<QueueQuery['response']>({
      // It reads by itself, so that does not keep the session of somebody who has left (rules 2.6).
      read: () =>
        fetchQuery<QueueQuery>(
          environment,
          QueuePageQuery,
          {},
          { fetchPolicy: 'store-or-network', networkCacheConfig: background },
        ),
      onAnswer: ({ provider: { queue } }) => {
        feed?.queueRead(queue)
        setCalls(alerted.readAll())
      },
      attempts: Infinity,
    })
    reader.changed()
    const unwatch = feed?.onMoved((movement) => setCalls(alerted.moved(movement)))
    return () => {
      reader.cancel()
      unwatch?.()
    }
  }, [environment, feed])

  const waiting = useMemo(() => waitingStats(calls ?? [], settings), [calls, settings])

  // Before this tab leads as well: the click that makes it lead is the one from which the browser allows sounds.
  const isSounding = settings.some((setting) => setting.sound)
  const leads = useEffectEvent(() => isLeading)
  useEffect(() => (isSounding ? prepareSounds(() => leads()) : undefined), [isSounding])
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => (isSounding ? watchBlocked(setBlocked) : undefined), [isSounding])

  const sound = useEffectEvent(async (kind: AlertKind) => {
    if (isLeading) await playSound(kind)
  })

  // Without the settings, what has come since could not alert and would count as known.
  const isReady = viewer?.alerts != null
  const onCalls = useEffectEvent(() => {
    if (!calls || !isReady) return
    notifications.closeUnless((callId, kind) => {
      const call = calls.find(({ databaseId }) => databaseId === callId)
      return call !== undefined && stillHolds(kind, call, viewerId)
    })
    const alerts = compare(calls, settings, viewer?.alerts?.audiences)
    if (!isLeading) return
    const heard = alertsByUrgency.find((kind) => alerts.some((alert) => alert.sound === kind))
    if (heard) void sound(heard)
    for (const { call, notification: kind } of alerts) {
      if (!kind) continue
      notifications.show(call.databaseId, kind, {
        title: titles[kind],
        body: `${call.need} · ${call.place}`,
        stays: kind === 'STAT' || kind === 'ESCALATION',
        // Not the call: opening it would assign it (rules 3.8).
        onClick: () => void navigate('/calls/queue', { state: { callId: call.databaseId } }),
        data: { callId: call.databaseId, providerId },
      })
    }
  })
  useEffect(() => onCalls(), [calls, isReady])

  useEffect(() => sign.current?.show(waiting.length), [waiting.length])

  // In each tab, so that its time goes on when another tab leads.
  const isRepeated = waiting.length > 0 && settings.some((setting) => setting.kind === 'STAT' && setting.sound)
  const repeat = useEffectEvent(() => {
    const { state, isOffline } = link.getSnapshot()
    // Without a connection nobody here would hear that someone has the call.
    if (!isOffline && (state === 'live' || state === 'polling')) void sound('STAT')
  })
  useEffect(() => (isRepeated ? beat(repeatMs, () => repeat()) : undefined), [isRepeated])

  if (!isSounding || !isLeading || !isBlocked) return null
  // What is heard then: the call that waits, or a short sign that it works.
  return <BlockedSign onTurnOn={() => void playSound(waiting.length > 0 ? 'STAT' : 'NEW_CALL')} />
}
