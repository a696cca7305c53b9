import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import { Confirm } from '../../ui/dialog/Confirm'
import { useNotify } from '../../ui/notices/notices'
import type { RevokeQuestionRevokeApiTokenMutation } from './__generated__/RevokeQuestionRevokeApiTokenMutation.graphql'

type RevokeQuestionProps = { token: { id: string; name: string }; includeRevoked: boolean; onClose: () => void }

/** Asks before a token is revoked: programs that use it stop working at once. */
export const RevokeQuestion = ({ token: { id, name }, includeRevoked, onClose }: RevokeQuestionProps) => {
  const notify = useNotify()
  const [revoke] = useAction<RevokeQuestionRevokeApiTokenMutation>(graphql`
    mutation RevokeQuestionRevokeApiTokenMutation($input: RevokeApiTokenInput!, $includeRevoked: Boolean!) {
      revokeApiToken(input: $input) {
        ... on RevokeApiTokenSuccess @alias(as: "success") {
          apiToken {
            ...TokenRow_token
          }
          provider {
            ...TokensPage_provider
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const run = async () => {
    const { ok, ...result } = await revoke({ input: { tokenId: id }, includeRevoked })
    if (ok) notify({ kind: 'success', title: `${name} was revoked` })
    else if ('refusal' in result && result.refusal)
      notify({ kind: 'error', title: `${name} was not revoked`, description: result.refusal.message })
  }
  return (
    <Confirm isOpen isDangerous title="Revoke Token?" confirmLabel="Revoke" onConfirm={run} onClose={onClose}>
      Programs that use {name} stop working at once. A revoked token cannot be used again.
    </Confirm>
  )
}
