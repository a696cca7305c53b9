import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { reviewVerbsApproveDocumentMutation } from './__generated__/reviewVerbsApproveDocumentMutation.graphql'
import type { reviewVerbsRejectDocumentMutation } from './__generated__/reviewVerbsRejectDocumentMutation.graphql'
import type { reviewVerbsUndoReviewMutation } from './__generated__/reviewVerbsUndoReviewMutation.graphql'

/** What a review changes. */
void graphql`
  fragment reviewVerbs_document on ComplianceDocument {
    state
    rejectionReason
    version
  }
`

export const useApproveDocument = () =>
  useAction<reviewVerbsApproveDocumentMutation>(graphql`
    mutation reviewVerbsApproveDocumentMutation($input: ApproveDocumentInput!) {
      approveDocument(input: $input) {
        ... on ApproveDocumentSuccess @alias(as: "success") {
          document {
            ...reviewVerbs_document
            person {
              id
              fullName
              isLocked
              lockReason
              viewerCanUnlock
            }
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useRejectDocument = () =>
  useAction<reviewVerbsRejectDocumentMutation>(graphql`
    mutation reviewVerbsRejectDocumentMutation($input: RejectDocumentInput!) {
      rejectDocument(input: $input) {
        ... on RejectDocumentSuccess @alias(as: "success") {
          document {
            ...reviewVerbs_document
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUndoReview = () =>
  useAction<reviewVerbsUndoReviewMutation>(graphql`
    mutation reviewVerbsUndoReviewMutation($input: UndoReviewInput!) {
      undoReview(input: $input) {
        ... on UndoReviewSuccess @alias(as: "success") {
          document {
            ...reviewVerbs_document
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)
