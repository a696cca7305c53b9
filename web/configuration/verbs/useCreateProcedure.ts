import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useCreateProcedureMutation } from './__generated__/useCreateProcedureMutation.graphql'

/** Adds a procedure to the catalogue. */
export const useCreateProcedure = () =>
  useAction<useCreateProcedureMutation>(graphql`
    mutation useCreateProcedureMutation($input: CreateProcedureInput!) {
      createProcedure(input: $input) {
        ... on CreateProcedureSuccess @alias(as: "success") {
          provider {
            ...ProceduresPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Provider @alias(as: "provider") {
              ...ProceduresPage_provider
            }
          }
        }
      }
    }
  `)
