import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useUpdateCallRoleMutation } from './__generated__/useUpdateCallRoleMutation.graphql'

/** Changes the person's role on the call: Training, Assisting or Lead. */
export const useUpdateCallRole = () =>
  useAction<useUpdateCallRoleMutation>(graphql`
    mutation useUpdateCallRoleMutation($input: UpdateCallRoleInput!) {
      updateCallRole(input: $input) {
        ... on UpdateCallRoleSuccess @alias(as: "success") {
          call {
            ...useCallVerbs_call
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useCallVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
