import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateProcedureFieldMutation } from './__generated__/useCreateProcedureFieldMutation.graphql'

/** Adds a field to a procedure. */
export const useCreateProcedureField = () =>
  useAction<useCreateProcedureFieldMutation>(graphql`
    mutation useCreateProcedureFieldMutation($input: CreateProcedureFieldInput!) {
      createProcedureField(input: $input) {
        ... on CreateProcedureFieldSuccess @alias(as: "success") {
          procedure {
            ...ProcedureFields_procedure
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureFields_procedure
            }
          }
        }
      }
    }
  `)
