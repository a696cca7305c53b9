import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { useAddDocumentMutation } from './__generated__/useAddDocumentMutation.graphql'

/** Makes a document from an uploaded file. The form shows why that failed. */
export const useAddDocument = () =>
  useAction<useAddDocumentMutation>(
    graphql`
      mutation useAddDocumentMutation($input: AddDocumentInput!) {
        addDocument(input: $input) {
          ... on AddDocumentSuccess @alias(as: "success") {
            compliance {
              isLocked
            }
          }
          ...useAction_refusal @alias(as: "refusal")
        }
      }
    `,
    { tellsProblems: true },
  )
