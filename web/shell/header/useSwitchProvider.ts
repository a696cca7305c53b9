import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import { useNotify } from '../../ui/notices/notices'
import type { useSwitchProviderMutation } from './__generated__/useSwitchProviderMutation.graphql'
import { useWorkspaces } from '../../session/workspaces'

/** Switches to another provider; nothing of the current one stays in the tab. */
export const useSwitchProvider = () => {
  const notify = useNotify()
  const workspaces = useWorkspaces()
  const [run, isInFlight] = useAction<useSwitchProviderMutation>(graphql`
    mutation useSwitchProviderMutation($input: SwitchProviderInput!) {
      switchProvider(input: $input) {
        ... on SwitchProviderSuccess @alias(as: "success") {
          providerId
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

  const switchTo = async ({ providerId, providerDatabaseId }: { providerId: string; providerDatabaseId: string }) => {
    const result = await run({ input: { providerId } })
    if (result.ok) workspaces.open({ at: '/calls/queue', providerId: providerDatabaseId })
    else if (result.refusal) notify({ kind: 'error', title: result.refusal.message })
  }

  return [switchTo, isInFlight] as const
}
