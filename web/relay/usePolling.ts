import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { background } from './environment'

/**
 * Reads what a page shows again and again, for what no feed tells of: while somebody can see it, and at once when they
 * come back to it. Answers whether the last reading failed; `readNow` reads out of turn.
 */
export const usePolling = <Query extends OperationType>(query: GraphQLTaggedNode, everyMs: number): { isFailing: boolean; readNow: () => void } => {
  const environment = useRelayEnvironment()
  const [isFailing, setFailing] = useState(false)
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent((over: () => void) =>
    fetchQuery<Query>(environment, query, {}, { networkCacheConfig: { force: true, ...background } }).subscribe({
      complete: () => (setFailing(false), over()),
      error: () => (setFailing(true), over()),
    }),
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let reading: { unsubscribe: () => void } | undefined
    const wait = () => (timer = setTimeout(read, everyMs))
    const read = () => {
      clearTimeout(timer)
      reading?.unsubscribe()
      // A tab that nobody sees reads when they come back to it.
      if (document.visibilityState === 'visible') reading = ask(wait)
    }
    if (asked > 0) read()
    else wait()
    document.addEventListener('visibilitychange', read)
    return () => {
      document.removeEventListener('visibilitychange', read)
      clearTimeout(timer)
      reading?.unsubscribe()
    }
  }, [environment, everyMs, asked])

  return { isFailing, readNow: () => setAsked((times) => times + 1) }
}
