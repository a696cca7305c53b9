import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { requirementVerbsCreateComplianceRequirementMutation } from './__generated__/requirementVerbsCreateComplianceRequirementMutation.graphql'
import type { requirementVerbsDeleteComplianceRequirementMutation } from './__generated__/requirementVerbsDeleteComplianceRequirementMutation.graphql'
import type { requirementVerbsReorderComplianceRequirementsMutation } from './__generated__/requirementVerbsReorderComplianceRequirementsMutation.graphql'
import type { requirementVerbsUpdateComplianceRequirementMutation } from './__generated__/requirementVerbsUpdateComplianceRequirementMutation.graphql'

/** A refusal, with the current record. */
void graphql`
  fragment requirementVerbs_refusal on Refusal {
    ...useAction_refusal @relay(mask: false)
    current {
      ... on Provider @alias(as: "provider") {
        ...RequirementsPage_provider
      }
      ... on ComplianceRequirement @alias(as: "requirement") {
        ...RequirementDialog_requirement
      }
    }
  }
`

export const useCreateComplianceRequirement = () =>
  useAction<requirementVerbsCreateComplianceRequirementMutation>(graphql`
    mutation requirementVerbsCreateComplianceRequirementMutation($input: CreateComplianceRequirementInput!) {
      createComplianceRequirement(input: $input) {
        ... on CreateComplianceRequirementSuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...requirementVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useUpdateComplianceRequirement = () =>
  useAction<requirementVerbsUpdateComplianceRequirementMutation>(graphql`
    mutation requirementVerbsUpdateComplianceRequirementMutation($input: UpdateComplianceRequirementInput!) {
      updateComplianceRequirement(input: $input) {
        ... on UpdateComplianceRequirementSuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...requirementVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useDeleteComplianceRequirement = () =>
  useAction<requirementVerbsDeleteComplianceRequirementMutation>(graphql`
    mutation requirementVerbsDeleteComplianceRequirementMutation($input: DeleteComplianceRequirementInput!) {
      deleteComplianceRequirement(input: $input) {
        ... on DeleteComplianceRequirementSuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...requirementVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)

export const useReorderComplianceRequirements = () =>
  useAction<requirementVerbsReorderComplianceRequirementsMutation>(graphql`
    mutation requirementVerbsReorderComplianceRequirementsMutation($input: ReorderComplianceRequirementsInput!) {
      reorderComplianceRequirements(input: $input) {
        ... on ReorderComplianceRequirementsSuccess @alias(as: "success") {
          provider {
            ...RequirementsPage_provider
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...requirementVerbs_refusal @relay(mask: false)
        }
      }
    }
  `)
