import { useEffect, useEffectEvent } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { getRequest } from 'relay-runtime'
import { background } from '../relay/environment'
import { useWorkspaces } from './workspaces'
import type { useWayInQuery } from './__generated__/useWayInQuery.graphql'

const query = graphql`
  query useWayInQuery {
    viewer {
      provider {
        id
      }
    }
  }
`

/**
 * Opens the app, without a reload, once the person may work in a provider, or is signed out. With `onFree`, a person who
 * may work is not taken from what they are doing.
 */
export const useWayIn = (askEveryMs: number, onFree?: () => void): void => {
  const environment = useRelayEnvironment()
  const workspaces = useWorkspaces()
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    // Bypasses the store: the frame would appear in a workspace whose pages were all refused.
    const answer = await environment
      .getNetwork()
      .execute(getRequest(query).params, {}, { force: true, ...background })
      .toPromise()
      .catch(() => null)
    const data = answer && 'data' in answer ? (answer.data as useWayInQuery['response'] | null) : null
    if (!data || workspaces.current.get().connection.environment !== environment) return
    if (!data.viewer) workspaces.open()
    else if (data.viewer.provider) (onFree ?? workspaces.open)()
  })
  useEffect(() => {
    const look = () => void ask()
    const timer = setInterval(look, askEveryMs)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [askEveryMs])
}
