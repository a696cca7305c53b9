import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { globalId } from '../../relay/globalId'
import { useAction } from '../../relay/useAction'
import { useNotify } from '../../ui/notices/notices'
import type { useOpenStopMutation } from './__generated__/useOpenStopMutation.graphql'
import type { RoundState } from './roundState'

/** A stop as it is opened. */
export type Stop = {
  readonly stopId: string
  readonly roomName: string | null | undefined
  readonly call: { readonly databaseId: string } | null | undefined
  readonly line: { readonly id: string; readonly databaseId: string } | null | undefined
}

export const stopName = ({ roomName }: Pick<Stop, 'roomName'>): string => roomName ?? 'No room'

/** Goes to a call of the round. By default the router's; a page with entries has its own. */
type Leave = (to: string, state: { round: RoundState }) => void

/**
 * Opens the call of a stop. A line that is due and has none gets a Dressing Change first (rules 4.12). When the line was
 * closed meanwhile, that is told, and the next stop is opened.
 */
export const useOpenStop = (
  search: string,
): [(stops: readonly Stop[], stop: Stop, leave?: Leave) => Promise<void>, boolean] => {
  const navigate = useNavigate()
  const notify = useNotify()
  const [createCall, isBusy] = useAction<useOpenStopMutation>(graphql`
    mutation useOpenStopMutation($input: CreateLineCallsInput!) {
      createLineCalls(input: $input) {
        ... on CreateLineCallsSuccess @alias(as: "success") {
          calls {
            outcome
            call {
              databaseId
            }
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const open = async (stops: readonly Stop[], stop: Stop, leave?: Leave): Promise<void> => {
    const goTo = (callId: string) => {
      const walked = stops.map(({ stopId }) => (stopId === stop.stopId ? callId : stopId))
      const state = { round: { search, walked, stopId: callId } }
      if (leave) leave(`/calls/${callId}`, state)
      else void navigate(`/calls/${callId}`, { state })
    }
    if (stop.call) return goTo(stop.call.databaseId)
    const result = await createCall({ input: { lineIds: [globalId('Line', stop.line!.databaseId)] } })
    if (!result.ok) {
      if (result.refusal)
        notify({
          kind: 'error',
          title: `The line in ${stopName(stop)} has no call, and none could be created.`,
          description: result.refusal.fields[0]?.message ?? result.refusal.message,
        })
      return
    }
    const callId = result.data.calls[0]?.call?.databaseId
    if (callId) return goTo(callId)
    const next = stops[stops.indexOf(stop) + 1]
    notify({
      kind: 'info',
      title: `The line in ${stopName(stop)} was closed meanwhile.`,
      description: next ? 'It was skipped.' : 'It was the last stop.',
    })
    if (next) await open(stops, next, leave)
  }
  return [open, isBusy]
}
