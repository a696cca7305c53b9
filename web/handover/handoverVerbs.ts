import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { handoverVerbsChangeNoteMutation } from './__generated__/handoverVerbsChangeNoteMutation.graphql'
import type { handoverVerbsHandOverMutation } from './__generated__/handoverVerbsHandOverMutation.graphql'
import type { handoverVerbsTakeOverShiftMutation } from './__generated__/handoverVerbsTakeOverShiftMutation.graphql'

/** A success, with the note as it is now. */
void graphql`
  fragment handoverVerbs_success on HandoverNoteChanged {
    note {
      ...NoteForm_note
    }
  }
`

/** A refusal, with the current note. */
void graphql`
  fragment handoverVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on HandoverNote @alias(as: "note") {
        ...NoteForm_note
      }
    }
  }
`

export const useChangeHandoverNote = () =>
  useAction<handoverVerbsChangeNoteMutation>(graphql`
    mutation handoverVerbsChangeNoteMutation($input: ChangeHandoverNoteInput!) {
      changeHandoverNote(input: $input) {
        ...handoverVerbs_success @alias(as: "success") @relay(mask: false)
        ...handoverVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useHandOver = () =>
  useAction<handoverVerbsHandOverMutation>(graphql`
    mutation handoverVerbsHandOverMutation($input: HandOverInput!) {
      handOver(input: $input) {
        ...handoverVerbs_success @alias(as: "success") @relay(mask: false)
        ...handoverVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useTakeOverShift = () =>
  useAction<handoverVerbsTakeOverShiftMutation>(graphql`
    mutation handoverVerbsTakeOverShiftMutation($input: TakeOverShiftInput!) {
      takeOverShift(input: $input) {
        ... on TakeOverShiftSuccess @alias(as: "success") {
          handover {
            ...Stamps_handover
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal
          current {
            ... on Handover @alias(as: "handover") {
              ...Stamps_handover
            }
          }
        }
      }
    }
  `)
