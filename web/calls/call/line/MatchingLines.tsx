import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { LoadedPart } from '../../../relay/LoadedPart'
import type { MatchingLinesQuery, MatchingLinesQuery$data } from './__generated__/MatchingLinesQuery.graphql'

type Call = Extract<NonNullable<MatchingLinesQuery$data['node']>['call'], object>
export type MatchingLine = NonNullable<Call['matchingLines']>[number]

/** The patient as the page has them, also before that was sent: lines are looked for by MRN, room and last name. Ids are global. */
export type LookedFor = {
  mrn: string | null
  roomId: string | null
  patientFirstName: string | null
  patientLastName: string | null
}

type MatchingLinesProps = { callId: string; by: LookedFor; children: (lines: readonly MatchingLine[]) => ReactNode }

/** Open lines that the call may be about (rules 4.2), read when somebody wants to see them: it tells of other patients. */
export const MatchingLines = (props: MatchingLinesProps) => (
  <LoadedPart rowHeight="20">{(attempt) => <Lines {...props} attempt={attempt} />}</LoadedPart>
)

const Lines = ({ callId, by, attempt, children }: MatchingLinesProps & { attempt: number }) => {
  // What was looked for when the list was opened; an update from elsewhere does not exchange it under the hand.
  const [variables] = useState({ id: callId, mrn: by.mrn, roomId: by.roomId, patientLastName: by.patientLastName })
  const { node } = useLazyLoadQuery<MatchingLinesQuery>(
    graphql`
      query MatchingLinesQuery($id: ID!, $mrn: String, $roomId: ID, $patientLastName: String) {
        node(id: $id) {
          ... on Call @alias(as: "call") {
            matchingLines(mrn: $mrn, roomId: $roomId, patientLastName: $patientLastName) {
              id
              name
              mrn
              patientFirstName
              patientLastName
              room {
                id
              }
              ...LineFacts_line
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  return children(node?.call?.matchingLines ?? [])
}
