import { useEffect, useRef, useState } from 'react'
import { graphql, requestSubscription } from 'react-relay'
import {
  getRequest,
  type Disposable,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime'
import { createReader, type Reader } from '../../live/reader'
import { retryDelay } from '../../relay/delays'
import { polling } from '../../relay/environment'
import { readAnew } from '../../relay/readAnew'
import { learnServerTime, serverNow } from '../../relay/serverClock'
import type { useLiveQueryPollQuery } from './__generated__/useLiveQueryPollQuery.graphql'
import type { useLiveQuerySubscription } from './__generated__/useLiveQuerySubscription.graphql'

const subscription = graphql`
  subscription useLiveQuerySubscription {
    screenChanged {
      version
      at
    }
  }
`

const pollQuery = graphql`
  query useLiveQueryPollQuery {
    screen {
      version
      at
    }
  }
`

const settleMs = 250
const pollEveryMs = 10_000
/** Without an answer for so long the screen says that it is not up to date. */
const staleAfterMs = 30_000
/** A screen that runs for weeks gets a fresh page. */
const reloadAfterMs = 24 * 3_600_000

export type Live<Data> = {
  data: Data | null
  /** Since when what is shown may be out of date, by the server's clock; null while it is current. */
  outdatedSince: Date | null
}

/**
 * A query that is read again whenever something changed, without anybody's hand: at once over the socket, and within
 * ten seconds without it. How old it is goes by a clock that nobody sets (`performance.now`).
 */
export const useLiveQuery = <Query extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Live<Query['response']> & { readNow: () => void } => {
  const [live, setLive] = useState<Live<Query['response']>>({ data: null, outdatedSince: null })
  const reading = useRef<Reader | null>(null)
  const key = JSON.stringify(variables)

  useEffect(() => {
    const openedAt = performance.now()
    let isOver = false
    let current = { mono: openedAt, at: serverNow() }
    /** The version before the last read, which is at least as new; and the newest that is known. */
    let readVersion: number | null = null
    let knownVersion: number | null = null
    let socket: Disposable | undefined
    let failures = 0
    let retryTimer: ReturnType<typeof setTimeout> | undefined

    const isCurrent = () => {
      current = { mono: performance.now(), at: serverNow() }
      setLive((before) => (before.outdatedSince ? { ...before, outdatedSince: null } : before))
    }
    const reader = createReader<Query['response']>({
      read: () => {
        const version = knownVersion
        return {
          subscribe: (observer) =>
            readAnew<Query>(environment, query, JSON.parse(key) as Query['variables']).subscribe({
              next: (answer) => {
                readVersion = version
                setLive({ data: answer, outdatedSince: null })
                isCurrent()
                observer.next(answer)
              },
              error: observer.error,
              complete: observer.complete,
            }),
        }
      },
      settleMs,
      attempts: Infinity,
    })
    const hear = ({ version, at }: { version: number; at: string }) => {
      learnServerTime(at)
      knownVersion = version
      if (version !== readVersion) reader.changed()
      else isCurrent()
    }
    const poll = async () => {
      const answer = await environment
        .getNetwork()
        .execute(getRequest(pollQuery).params, {}, { force: true, ...polling })
        .toPromise()
        .catch(() => null)
      const data = answer && 'data' in answer ? (answer.data as useLiveQueryPollQuery['response'] | null) : null
      if (isOver || !data) return
      hear(data.screen)
      if (performance.now() - openedAt > reloadAfterMs) location.reload()
    }
    const watch = () => {
      const again = () => {
        if (!isOver) retryTimer = setTimeout(watch, retryDelay(++failures))
      }
      socket = requestSubscription<useLiveQuerySubscription>(environment, {
        subscription,
        variables: {},
        onNext: (answer) => {
          failures = 0
          if (answer) hear(answer.screenChanged)
        },
        onError: again,
        onCompleted: again,
      })
    }
    const checkAge = () => {
      if (performance.now() - current.mono < staleAfterMs) return
      setLive((before) => (before.outdatedSince ? before : { ...before, outdatedSince: current.at }))
    }

    reading.current = reader
    reader.changed()
    watch()
    const timers = [setInterval(() => void poll(), pollEveryMs), setInterval(checkAge, 1_000)]
    const pollNow = () => void poll()
    addEventListener('online', pollNow)
    return () => {
      isOver = true
      removeEventListener('online', pollNow)
      for (const timer of timers) clearInterval(timer)
      clearTimeout(retryTimer)
      socket?.dispose()
      reader.cancel()
      reading.current = null
    }
  }, [environment, query, key])

  return { ...live, readNow: () => reading.current?.changed() }
}
