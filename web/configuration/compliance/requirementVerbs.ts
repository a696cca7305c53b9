import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import type { requirementVerbsCreateComplianceRequirementMutation } from './__generated__/requirementVerbsCreateComplianceRequirementMutation.graphql'
import type { requirementVerbsDeleteComplianceRequirementMutation } from './__generated__/requirementVerbsDeleteComplianceRequirementMutation.graphql'
import type { requirementVerbsReorderComplianceRequirementsMutation } from './__generated__/requirementVerbsReorderComplianceRequirementsMutation.graphql'
import type { requirementVerbsUpdateComplianceRequirementMutation } from './__generated__/requirementVerbsUpdateComplianceRequirementMutation.graphql'

/** A success, with the list as it is now. */
void graphql`
  fragment requirementVerbs_success on ProviderChanged {
    provider {
      ...RequirementsPage_provider
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment requirementVerbs_refusal on Refusal {
    ...useAction_refusal
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
        ...requirementVerbs_success @alias(as: "success") @relay(mask: false)
        ...requirementVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUpdateComplianceRequirement = () =>
  useAction<requirementVerbsUpdateComplianceRequirementMutation>(graphql`
    mutation requirementVerbsUpdateComplianceRequirementMutation($input: UpdateComplianceRequirementInput!) {
      updateComplianceRequirement(input: $input) {
        ...requirementVerbs_success @alias(as: "success") @relay(mask: false)
        ...requirementVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useDeleteComplianceRequirement = () =>
  useAction<requirementVerbsDeleteComplianceRequirementMutation>(graphql`
    mutation requirementVerbsDeleteComplianceRequirementMutation($input: DeleteComplianceRequirementInput!) {
      deleteComplianceRequirement(input: $input) {
        ...requirementVerbs_success @alias(as: "success") @relay(mask: false)
        ...requirementVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReorderComplianceRequirements = () =>
  useAction<requirementVerbsReorderComplianceRequirementsMutation>(graphql`
    mutation requirementVerbsReorderComplianceRequirementsMutation($input: ReorderComplianceRequirementsInput!) {
      reorderComplianceRequirements(input: $input) {
        ...requirementVerbs_success @alias(as: "success") @relay(mask: false)
        ...requirementVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
