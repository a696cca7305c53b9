import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateProcedureFieldMutation } from './__generated__/useCreateProcedureFieldMutation.graphql'

/** Adds a field to a procedure. */
export const useCreateProcedureField = () =>
  useAction<useCreateProcedureFieldMutation>(graphql`
    mutation useCreateProcedureFieldMutation($input: CreateProcedureFieldInput!) {
      createProcedureField(input: $input) {
        __typename
        ... on CreateProcedureFieldSuccess {
          procedure {
            ...ProcedureFields_procedure
          }
        }
        ... on Refusal {
          code
          message
          fields {
            field
            message
          }
          current {
            ... on Procedure @alias(as: "procedure") {
              ...ProcedureFields_procedure
            }
          }
        }
      }
    }
  `)
