import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { categoryVerbsCreateComplianceCategoryMutation } from './__generated__/categoryVerbsCreateComplianceCategoryMutation.graphql'
import type { categoryVerbsDeleteComplianceCategoryMutation } from './__generated__/categoryVerbsDeleteComplianceCategoryMutation.graphql'
import type { categoryVerbsSaveComplianceConfigurationMutation } from './__generated__/categoryVerbsSaveComplianceConfigurationMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment categoryVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
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
        ... on CreateComplianceCategorySuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...categoryVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useDeleteComplianceCategory = () =>
  useAction<categoryVerbsDeleteComplianceCategoryMutation>(graphql`
    mutation categoryVerbsDeleteComplianceCategoryMutation($input: DeleteComplianceCategoryInput!) {
      deleteComplianceCategory(input: $input) {
        ... on DeleteComplianceCategorySuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...categoryVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useSaveComplianceConfiguration = () =>
  useAction<categoryVerbsSaveComplianceConfigurationMutation>(graphql`
    mutation categoryVerbsSaveComplianceConfigurationMutation($input: SaveComplianceConfigurationInput!) {
      saveComplianceConfiguration(input: $input) {
        ... on SaveComplianceConfigurationSuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...categoryVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
