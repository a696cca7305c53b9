import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { committeeVerbsSaveCommitteeMailMutation } from './__generated__/committeeVerbsSaveCommitteeMailMutation.graphql'

export const useSaveCommitteeMail = () =>
  useAction<committeeVerbsSaveCommitteeMailMutation>(graphql`
    mutation committeeVerbsSaveCommitteeMailMutation($input: SaveCommitteeMailInput!) {
      saveCommitteeMail(input: $input) {
        ... on ProviderChanged @alias(as: "success") {
          provider {
            ...MailEachMonth_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal
          current {
            ... on Provider @alias(as: "provider") {
              ...MailEachMonth_provider
            }
          }
        }
      }
    }
  `)
