import { graphql } from 'react-relay'
import { useAction } from '../relay/useAction'
import type { handoverVerbsChangeNoteMutation } from './__generated__/handoverVerbsChangeNoteMutation.graphql'
import type { handoverVerbsHandOverMutation } from './__generated__/handoverVerbsHandOverMutation.graphql'
import type { handoverVerbsTakeOverShiftMutation } from './__generated__/handoverVerbsTakeOverShiftMutation.graphql'

export const useChangeHandoverNote = () =>
  useAction<handoverVerbsChangeNoteMutation>(graphql`
    mutation handoverVerbsChangeNoteMutation($input: ChangeHandoverNoteInput!) {
      changeHandoverNote(input: $input) {
        ... on ChangeHandoverNoteSuccess @alias(as: "success") {
          note {
            ...NoteForm_note
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on HandoverNote @alias(as: "note") {
              ...NoteForm_note
            }
          }
        }
      }
    }
  `)

export const useHandOver = () =>
  useAction<handoverVerbsHandOverMutation>(graphql`
    mutation handoverVerbsHandOverMutation($input: HandOverInput!) {
      handOver(input: $input) {
        ... on HandOverSuccess @alias(as: "success") {
          note {
            ...NoteForm_note
          }
        }
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
          current {
            ... on HandoverNote @alias(as: "note") {
              ...NoteForm_note
            }
          }
        }
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
          ...useAction_refusal @relay(mask: false)
          current {
            ... on Handover @alias(as: "handover") {
              ...Stamps_handover
            }
          }
        }
      }
    }
  `)
