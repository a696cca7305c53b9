import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { entryVerbsAddCallLineMutation } from './__generated__/entryVerbsAddCallLineMutation.graphql'
import type { entryVerbsCloseCallAndCreateLineMutation } from './__generated__/entryVerbsCloseCallAndCreateLineMutation.graphql'
import type { entryVerbsCloseCallMutation } from './__generated__/entryVerbsCloseCallMutation.graphql'
import type { entryVerbsCorrectCallMutation } from './__generated__/entryVerbsCorrectCallMutation.graphql'
import type { entryVerbsSaveCallMutation } from './__generated__/entryVerbsSaveCallMutation.graphql'

/** The fields that verbs with entries change: those of every verb, the entries, the line and the follow-up. */
void graphql`
  fragment entryVerbs_call on Call {
    line {
      databaseId
    }
    ...callVerbs_call
    ...CallHeader_call
    ...CallEntries_call
    ...FollowUp_call
  }
`

/** A success, with the call as it is now. */
void graphql`
  fragment entryVerbs_success on CallChanged {
    call {
      followUp {
        aliveAt
      }
      ...entryVerbs_call
    }
  }
`

/** The same for a verb that leaves the person on the page, where their draft is gone now. */
void graphql`
  fragment entryVerbs_saved on CallChanged {
    call {
      ...entryVerbs_call
      ...useDraft_call
    }
  }
`

/** A refusal, with the current entries. */
void graphql`
  fragment entryVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Call @alias(as: "call") {
        ...entryVerbs_call
      }
    }
  }
`

/** Corrects the given fields. The call stays open. */
export const useCorrectCall = () =>
  useAction<entryVerbsCorrectCallMutation>(graphql`
    mutation entryVerbsCorrectCallMutation($input: CorrectCallInput!) {
      correctCall(input: $input) {
        ...entryVerbs_saved @alias(as: "success") @relay(mask: false)
        ...entryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Corrects a completed call. Only the given fields change. */
export const useSaveCall = () =>
  useAction<entryVerbsSaveCallMutation>(graphql`
    mutation entryVerbsSaveCallMutation($input: SaveCallInput!) {
      saveCall(input: $input) {
        ...entryVerbs_saved @alias(as: "success") @relay(mask: false)
        ...entryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Completes the call. Only the given fields change. */
export const useCloseCall = () =>
  useAction<entryVerbsCloseCallMutation>(graphql`
    mutation entryVerbsCloseCallMutation($input: CloseCallInput!) {
      closeCall(input: $input) {
        ...entryVerbs_success @alias(as: "success") @relay(mask: false)
        ...entryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Completes the call like `useCloseCall`, and creates its line. */
export const useCloseCallAndCreateLine = () =>
  useAction<entryVerbsCloseCallAndCreateLineMutation>(graphql`
    mutation entryVerbsCloseCallAndCreateLineMutation($input: CloseCallAndCreateLineInput!) {
      closeCallAndCreateLine(input: $input) {
        ...entryVerbs_success @alias(as: "success") @relay(mask: false)
        ...entryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Links the call to a line. */
export const useAddCallLine = () =>
  useAction<entryVerbsAddCallLineMutation>(graphql`
    mutation entryVerbsAddCallLineMutation($input: AddCallLineInput!) {
      addCallLine(input: $input) {
        ...entryVerbs_success @alias(as: "success") @relay(mask: false)
        ...entryVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
