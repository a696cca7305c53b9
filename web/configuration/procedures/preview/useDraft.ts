import { graphql, useFragment } from 'react-relay'
import type { useDraft_procedure$key } from './__generated__/useDraft_procedure.graphql'
import type { Draft } from './draft'

/** Everything of a procedure that the call page uses, as a draft for the preview. */
export const useDraft = (procedure: useDraft_procedure$key): Draft =>
  useFragment(
    graphql`
      fragment useDraft_procedure on Procedure {
        id
        databaseId
        name
        followUpInterval
        requiredCallFields {
          key
        }
        fields {
          id
          databaseId
          name
          type
          required
          followUpTypeName
          hideHeader
          hideGroup
          options {
            id
            value
            endFollowUp
            immediateFollowUpInterval
            requiredFieldIds
            excludesOthers
          }
        }
      }
    `,
    procedure,
  )
