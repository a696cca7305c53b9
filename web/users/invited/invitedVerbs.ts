import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { invitedVerbsResendRoleInvitationMutation } from './__generated__/invitedVerbsResendRoleInvitationMutation.graphql'
import type { invitedVerbsWithdrawRoleInvitationMutation } from './__generated__/invitedVerbsWithdrawRoleInvitationMutation.graphql'

export const useResendRoleInvitation = () =>
  useAction<invitedVerbsResendRoleInvitationMutation>(graphql`
    mutation invitedVerbsResendRoleInvitationMutation($input: ResendRoleInvitationInput!) {
      resendRoleInvitation(input: $input) {
        ... on ResendRoleInvitationSuccess @alias(as: "success") {
          token
          expiresAt
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

export const useWithdrawRoleInvitation = () =>
  useAction<invitedVerbsWithdrawRoleInvitationMutation>(graphql`
    mutation invitedVerbsWithdrawRoleInvitationMutation($input: WithdrawRoleInvitationInput!) {
      withdrawRoleInvitation(input: $input) {
        ... on WithdrawRoleInvitationSuccess @alias(as: "success") {
          withdrawnId
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
