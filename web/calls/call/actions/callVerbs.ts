import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { callVerbsAssignCallMutation } from './__generated__/callVerbsAssignCallMutation.graphql'
import type { callVerbsAssignCallOnOpenMutation } from './__generated__/callVerbsAssignCallOnOpenMutation.graphql'
import type { callVerbsAssistCallMutation } from './__generated__/callVerbsAssistCallMutation.graphql'
import type { callVerbsDeleteCallMutation } from './__generated__/callVerbsDeleteCallMutation.graphql'
import type { callVerbsHoldCallMutation } from './__generated__/callVerbsHoldCallMutation.graphql'
import type { callVerbsMakeCallNormalMutation } from './__generated__/callVerbsMakeCallNormalMutation.graphql'
import type { callVerbsMakeCallStatMutation } from './__generated__/callVerbsMakeCallStatMutation.graphql'
import type { callVerbsResumeCallMutation } from './__generated__/callVerbsResumeCallMutation.graphql'
import type { callVerbsReturnCallMutation } from './__generated__/callVerbsReturnCallMutation.graphql'
import type { callVerbsStopAssistingCallMutation } from './__generated__/callVerbsStopAssistingCallMutation.graphql'
import type { callVerbsUndeleteCallMutation } from './__generated__/callVerbsUndeleteCallMutation.graphql'
import type { callVerbsUpdateCallRoleMutation } from './__generated__/callVerbsUpdateCallRoleMutation.graphql'

/**
 * The fields that most verbs change: who works on the call, its status, whether it is over, and what is allowed
 * next. Entries are not among them, because reading patient details is audited: useCallRefresh reads them when
 * they change, and the verbs that send entries return them.
 */
void graphql`
  fragment callVerbs_call on Call {
    version
    startTime
    completedAt
    deleted
    updatedAt
    worseAt
    worseText
    viewerIsLead
    viewerCanUndelete
    viewerCanSave
    viewerSaveRefusal {
      message
    }
    assignedTo {
      ...PersonName_user
    }
    completedBy {
      fullName
    }
    updatedById
    updatedBy {
      id
      databaseId
      fullName
    }
    ...CallActions_call
    ...DeleteCall_call
    ...RoleChoice_call
    ...StatusSwitches_call
    ...WorkLog_call
    ...staffing_call
  }
`

/** A success of a verb that changes only these. */
void graphql`
  fragment callVerbs_success on CallChanged {
    call {
      version
      ...callVerbs_call
    }
  }
`

/** What every verb on a call selects of a refusal: `...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)`. */
void graphql`
  fragment callVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Call @alias(as: "call") {
        ...callVerbs_call
      }
    }
  }
`

/** Claims the call. With `force`, takes it over from its lead. */
export const useAssignCall = () =>
  useAction<callVerbsAssignCallMutation>(graphql`
    mutation callVerbsAssignCallMutation($input: AssignCallInput!) {
      assignCall(input: $input) {
        ...callVerbs_success @alias(as: "success") @relay(mask: false)
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Runs when a call is opened, not on request. */
export const useAssignCallOnOpen = () =>
  useAction<callVerbsAssignCallOnOpenMutation>(
    graphql`
      mutation callVerbsAssignCallOnOpenMutation($input: AssignCallOnOpenInput!) {
        assignCallOnOpen(input: $input) {
          ...callVerbs_success @alias(as: "success") @relay(mask: false)
          ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    // Failures are silent: the call shows that it is unassigned, and offers the button.
    { tellsProblems: true },
  )

export const useAssistCall = () =>
  useAction<callVerbsAssistCallMutation>(graphql`
    mutation callVerbsAssistCallMutation($input: AssistCallInput!) {
      assistCall(input: $input) {
        ...callVerbs_success @alias(as: "success") @relay(mask: false)
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useStopAssistingCall = () =>
  useAction<callVerbsStopAssistingCallMutation>(graphql`
    mutation callVerbsStopAssistingCallMutation($input: StopAssistingCallInput!) {
      stopAssistingCall(input: $input) {
        ...callVerbs_success @alias(as: "success") @relay(mask: false)
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReturnCall = () =>
  useAction<callVerbsReturnCallMutation>(graphql`
    mutation callVerbsReturnCallMutation($input: ReturnCallInput!) {
      returnCall(input: $input) {
        ...callVerbs_success @alias(as: "success") @relay(mask: false)
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Changes the person's role on the call: Training, Assisting or Lead. */
export const useUpdateCallRole = () =>
  useAction<callVerbsUpdateCallRoleMutation>(graphql`
    mutation callVerbsUpdateCallRoleMutation($input: UpdateCallRoleInput!) {
      updateCallRole(input: $input) {
        ...callVerbs_success @alias(as: "success") @relay(mask: false)
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useHoldCall = () =>
  useAction<callVerbsHoldCallMutation>(graphql`
    mutation callVerbsHoldCallMutation($input: HoldCallInput!) {
      holdCall(input: $input) {
        ... on HoldCallSuccess @alias(as: "success") {
          notAssigned {
            code
            message
          }
          ...callVerbs_success @relay(mask: false)
        }
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Takes the call off hold. `notAssigned` says why it was not assigned to the person. */
export const useResumeCall = () =>
  useAction<callVerbsResumeCallMutation>(graphql`
    mutation callVerbsResumeCallMutation($input: ResumeCallInput!) {
      resumeCall(input: $input) {
        ... on ResumeCallSuccess @alias(as: "success") {
          notAssigned {
            code
            message
          }
          ...callVerbs_success @relay(mask: false)
        }
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useMakeCallStat = () =>
  useAction<callVerbsMakeCallStatMutation>(graphql`
    mutation callVerbsMakeCallStatMutation($input: MakeCallStatInput!) {
      makeCallStat(input: $input) {
        ... on MakeCallStatSuccess @alias(as: "success") {
          notAssigned {
            code
            message
          }
          ...callVerbs_success @relay(mask: false)
        }
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Removes Stat from the call. */
export const useMakeCallNormal = () =>
  useAction<callVerbsMakeCallNormalMutation>(graphql`
    mutation callVerbsMakeCallNormalMutation($input: MakeCallNormalInput!) {
      makeCallNormal(input: $input) {
        ... on MakeCallNormalSuccess @alias(as: "success") {
          notAssigned {
            code
            message
          }
          ...callVerbs_success @relay(mask: false)
        }
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Deletes the call. The result names the people whose work ended. */
export const useDeleteCall = () =>
  useAction<callVerbsDeleteCallMutation>(graphql`
    mutation callVerbsDeleteCallMutation($input: DeleteCallInput!) {
      deleteCall(input: $input) {
        ... on DeleteCallSuccess @alias(as: "success") {
          # A refusal's message is never missing, so the two cannot have one name.
          told: message
          endedWorkOf
          ...callVerbs_success @relay(mask: false)
        }
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useUndeleteCall = () =>
  useAction<callVerbsUndeleteCallMutation>(graphql`
    mutation callVerbsUndeleteCallMutation($input: UndeleteCallInput!) {
      undeleteCall(input: $input) {
        ...callVerbs_success @alias(as: "success") @relay(mask: false)
        ...callVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
