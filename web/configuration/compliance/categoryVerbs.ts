import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { categoryVerbsCreateComplianceCategoryMutation } from './__generated__/categoryVerbsCreateComplianceCategoryMutation.graphql'
import type { categoryVerbsDeleteComplianceCategoryMutation } from './__generated__/categoryVerbsDeleteComplianceCategoryMutation.graphql'
import type { categoryVerbsSaveComplianceConfigurationMutation } from './__generated__/categoryVerbsSaveComplianceConfigurationMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment categoryVerbs_success on ProviderChanged {
    provider {
      ...RequirementsPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment categoryVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Provider @alias(as: "provider") {
        ...RequirementsPage_provider
      }
    }
  }
`

export const useCreateComplianceCategory = () =>
  useAction<categoryVerbsCreateComplianceCategoryMutation>(graphql`
    mutation categoryVerbsCreateComplianceCategoryMutation($input: CreateComplianceCategoryInput!) {
      createComplianceCategory(input: $input) {
        ...categoryVerbs_success @alias(as: "success") @relay(mask: false)
        ...categoryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteComplianceCategory = () =>
  useAction<categoryVerbsDeleteComplianceCategoryMutation>(graphql`
    mutation categoryVerbsDeleteComplianceCategoryMutation($input: DeleteComplianceCategoryInput!) {
      deleteComplianceCategory(input: $input) {
        ...categoryVerbs_success @alias(as: "success") @relay(mask: false)
        ...categoryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useSaveComplianceConfiguration = () =>
  useAction<categoryVerbsSaveComplianceConfigurationMutation>(graphql`
    mutation categoryVerbsSaveComplianceConfigurationMutation($input: SaveComplianceConfigurationInput!) {
      saveComplianceConfiguration(input: $input) {
        ...categoryVerbs_success @alias(as: "success") @relay(mask: false)
        ...categoryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
