import { graphql } from 'react-relay'
import { useAction } from '../../../relay/useAction'
import type { lineVerbsCloseLineMutation } from './__generated__/lineVerbsCloseLineMutation.graphql'
import type { lineVerbsCreateLineCallMutation } from './__generated__/lineVerbsCreateLineCallMutation.graphql'
import type { lineVerbsReopenLineMutation } from './__generated__/lineVerbsReopenLineMutation.graphql'
import type { lineVerbsSaveLineMutation } from './__generated__/lineVerbsSaveLineMutation.graphql'

/**
 * The fields that verbs on a line change: its entries, its life and follow-up, and what is allowed next. Calls say who
 * the patient is and how the line was placed, and no verb here changes them.
 */
void graphql`
  fragment lineVerbs_line on Line {
    completedAt
    completedBy {
      fullName
    }
    viewerCanSave
    viewerCanClose
    viewerCanReopen
    viewerCanCreateCall
    dueGroup
    lineDays
    scheduledFollowUp {
      databaseId
      aliveAt
      purpose {
        name
      }
    }
    ...useLineForm_line
    ...LifePanel_line
  }
`

/** A success, with the line as it is now. */
void graphql`
  fragment lineVerbs_success on LineChanged {
    line {
      ...lineVerbs_line
    }
  }
`

/** A refusal, with the current record. */
void graphql`
  fragment lineVerbs_refusal on Refusal {
    ...useAction_refusal
    current {
      ... on Line @alias(as: "line") {
        ...lineVerbs_line
      }
    }
  }
`

/** Saves the given fields of a line. Other fields stay. */
export const useSaveLine = () =>
  useAction<lineVerbsSaveLineMutation>(graphql`
    mutation lineVerbsSaveLineMutation($input: SaveLineInput!) {
      saveLine(input: $input) {
        ...lineVerbs_success @alias(as: "success") @relay(mask: false)
        ...lineVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Closes a line and cancels its scheduled follow-ups. */
export const useCloseLine = () =>
  useAction<lineVerbsCloseLineMutation>(graphql`
    mutation lineVerbsCloseLineMutation($input: CloseLineInput!) {
      closeLine(input: $input) {
        ... on CloseLineSuccess @alias(as: "success") {
          cancelled
          ...lineVerbs_success @relay(mask: false)
        }
        ...lineVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

export const useReopenLine = () =>
  useAction<lineVerbsReopenLineMutation>(graphql`
    mutation lineVerbsReopenLineMutation($input: ReopenLineInput!) {
      reopenLine(input: $input) {
        ...lineVerbs_success @alias(as: "success") @relay(mask: false)
        ...lineVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)

/** Creates a call about a line. `connections`: the lists of the line's calls to add it to. */
export const useCreateLineCall = () =>
  useAction<lineVerbsCreateLineCallMutation>(graphql`
    mutation lineVerbsCreateLineCallMutation($input: CreateLineCallInput!, $connections: [ID!]!) {
      createLineCall(input: $input) {
        ... on CreateLineCallSuccess @alias(as: "success") {
          call @prependNode(connections: $connections, edgeTypeName: "LineCallEdge") {
            id
            databaseId
            purpose {
              name
            }
            room {
              name
            }
            ...LineCall_call
          }
          line {
            ...CreateCallDialog_line
          }
          ...lineVerbs_success @relay(mask: false)
        }
        ...lineVerbs_refusal @alias(as: "refusal") @relay(mask: false)
      }
    }
  `)
