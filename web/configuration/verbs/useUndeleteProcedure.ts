import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useUndeleteProcedureMutation } from './__generated__/useUndeleteProcedureMutation.graphql'

/** Brings a deleted procedure back. */
export const useUndeleteProcedure = () =>
  useAction<useUndeleteProcedureMutation>(graphql`
    mutation useUndeleteProcedureMutation($input: UndeleteProcedureInput!) {
      undeleteProcedure(input: $input) {
        ... on UndeleteProcedureSuccess @alias(as: "success") {
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
