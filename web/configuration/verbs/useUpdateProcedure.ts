import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUpdateProcedureMutation } from './__generated__/useUpdateProcedureMutation.graphql'

/** Changes a procedure. */
export const useUpdateProcedure = () =>
  useAction<useUpdateProcedureMutation>(graphql`
    mutation useUpdateProcedureMutation($input: UpdateProcedureInput!) {
      updateProcedure(input: $input) {
        ... on UpdateProcedureSuccess @alias(as: "success") {
          provider {
            ...ProceduresPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureDialog_procedure
            }
          }
        }
      }
    }
  `)
