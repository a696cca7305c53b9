import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { useUpdateCallRoleMutation } from './__generated__/useUpdateCallRoleMutation.graphql'

/** Changes what the person is on the call: Training, Assisting, or its lead. */
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
