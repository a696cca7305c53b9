import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { reviewVerbsApproveDocumentMutation } from './__generated__/reviewVerbsApproveDocumentMutation.graphql'
import type { reviewVerbsRejectDocumentMutation } from './__generated__/reviewVerbsRejectDocumentMutation.graphql'
import type { reviewVerbsUndoReviewMutation } from './__generated__/reviewVerbsUndoReviewMutation.graphql'

/** A success, with what a review changes. */
void graphql`
  fragment reviewVerbs_success on DocumentChanged {
    document {
      state
      rejectionReason
      version
    }
  }
`

export const useApproveDocument = () =>
  useAction<reviewVerbsApproveDocumentMutation>(graphql`
    mutation reviewVerbsApproveDocumentMutation($input: ApproveDocumentInput!) {
      approveDocument(input: $input) {
        ... on ApproveDocumentSuccess @alias(as: "success") {
          ...reviewVerbs_success @relay(mask: false)
          document {
            person {
              id
              fullName
              isLocked
              lockReason
              viewerCanUnlock
            }
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

export const useRejectDocument = () =>
  useAction<reviewVerbsRejectDocumentMutation>(graphql`
    mutation reviewVerbsRejectDocumentMutation($input: RejectDocumentInput!) {
      rejectDocument(input: $input) {
        ...reviewVerbs_success @alias(as: "success") @relay(mask: false)
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)

export const useUndoReview = () =>
  useAction<reviewVerbsUndoReviewMutation>(graphql`
    mutation reviewVerbsUndoReviewMutation($input: UndoReviewInput!) {
      undoReview(input: $input) {
        ...reviewVerbs_success @alias(as: "success") @relay(mask: false)
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
