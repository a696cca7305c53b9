import { useState } from 'react'
import { graphql } from 'react-relay'
import { stopAfter } from 'domain/calls/queue/round'
import { useFresh } from '../../live/useFresh'
import { viewOf } from '../roundAddress'
import { roundAddress, useRoundState } from './roundState'
import { stopName, useOpenStop } from './useOpenStop'
import type { useNextStopQuery as Query } from './__generated__/useNextStopQuery.graphql'

const query = graphql`
  query useNextStopQuery($facilityIds: [String!]!, $unitIds: [String!]!) {
    provider {
      round(facilityIds: $facilityIds, unitIds: $unitIds) {
        stops {
          stopId
          roomName
          call {
            databaseId
          }
          line {
            id
            databaseId
          }
        }
      }
    }
  }
`

const settleMs = 150

export type NextStop = {
  /** The page of the round. */
  to: string
  /** The room of the next stop; null when there is none, undefined until the round was read. */
  name: string | null | undefined
  isBusy: boolean
  open: (leave: (to: string, state: object) => void) => void
}

/** The stop after this call, if it was opened from a round; always as the round is now. */
export const useNextStop = (): NextStop | null => {
  const state = useRoundState()
  const [round, setRound] = useState<Query['response']['provider']['round']>(null)
  useFresh<Query>({
    query,
    variables: state && { ...viewOf(new URLSearchParams(state.search)) },
    isOwn: true,
    isAdvice: true,
    settleMs,
    concerns: ({ isAll, changedIds, removed, changedLineIds }) =>
      isAll || changedIds.length > 0 || removed.length > 0 || changedLineIds.length > 0,
    onRead: ({ provider }) => setRound(provider.round),
  })
  const [openStop, isBusy] = useOpenStop(state?.search ?? '')
  if (!state) return null
  const stops = (round?.stops ?? []).map((stop) => ({ ...stop, id: stop.stopId }))
  const next = round ? stopAfter(stops, state.walked, state.stopId) : undefined
  return {
    to: roundAddress(state),
    name: next && stopName(next),
    isBusy,
    open: (leave) => void (next && openStop(stops, next, leave)),
  }
}
