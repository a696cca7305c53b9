import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import { useNotify } from '../../ui/notices/notices'
import type { useSetPresenceMutation } from './__generated__/useSetPresenceMutation.graphql'

/** Sets the viewer's presence to Away or Available. */
export const useSetPresence = () => {
  const notify = useNotify()
  const [run, isInFlight] = useAction<useSetPresenceMutation>(graphql`
    mutation useSetPresenceMutation($input: SetPresenceInput!) {
      setPresence(input: $input) {
        ... on SetPresenceSuccess @alias(as: "success") {
          user {
            id
            presence
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

  const setAway = async (away: boolean): Promise<void> => {
    const result = await run({ input: { away } })
    if (!result.ok && result.refusal) notify({ kind: 'error', title: result.refusal.message })
  }

  return [setAway, isInFlight] as const
}
