import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { useQueryLoader } from 'react-relay/hooks'
import type { DueGroup } from 'domain/lines/due'
import { useNotify } from '../../ui/notices/notices'
import { DueBoardQuery } from './DueBoardQuery'
import { dueBoardVariables } from './groups'
import type { DueBoardQuery as Query } from './__generated__/DueBoardQuery.graphql'

/** The board, with the groups that somebody chose to show whole. The current lines stay until the new ones arrive. */
export const useExpandedGroups = (initial: PreloadedQuery<Query>) => {
  const notify = useNotify()
  const environment = useRelayEnvironment()
  const [loaded, load] = useQueryLoader<Query>(DueBoardQuery, initial)
  const queryRef = loaded ?? initial
  const [loading, setLoading] = useState<DueGroup | null>(null)
  const reading = useRef<{ unsubscribe: () => void }>(undefined)
  useEffect(() => () => reading.current?.unsubscribe(), [])

  return {
    queryRef,
    loading,
    showAll: (group: DueGroup) => {
      const variables = dueBoardVariables([...(queryRef.variables.whole as readonly DueGroup[]), group])
      reading.current?.unsubscribe()
      setLoading(group)
      reading.current = fetchQuery<Query>(environment, DueBoardQuery, variables).subscribe({
        next: () => {
          setLoading(null)
          load(variables, { fetchPolicy: 'store-or-network' })
        },
        error: () => {
          setLoading(null)
          notify({ kind: 'error', title: 'The lines could not be read.', description: 'Try again in a moment.' })
        },
      })
    },
  }
}
