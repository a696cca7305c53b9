import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import { notify } from '../ui/notify'
import type { useSetPresenceMutation } from './__generated__/useSetPresenceMutation.graphql'

/** Sets oneself Away, or Available again. */
export const useSetPresence = () => {
  const [run, isInFlight] = useAction<useSetPresenceMutation>(graphql`
    mutation useSetPresenceMutation($input: SetPresenceInput!) {
      setPresence(input: $input) {
        __typename
        ... on SetPresenceSuccess {
          user {
            id
            presence
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `)

  const setAway = async (away: boolean): Promise<void> => {
    const result = await run({ input: { away } })
    if (!result.ok && result.refusal) notify({ kind: 'error', title: result.refusal.message })
  }

  return [setAway, isInFlight] as const
}
