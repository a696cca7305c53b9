import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useReorderProceduresMutation } from './__generated__/useReorderProceduresMutation.graphql'

/** Puts the procedures that may be recorded in order. */
export const useReorderProcedures = () =>
  useAction<useReorderProceduresMutation>(graphql`
    mutation useReorderProceduresMutation($input: ReorderProceduresInput!) {
      reorderProcedures(input: $input) {
        ... on ReorderProceduresSuccess @alias(as: "success") {
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
