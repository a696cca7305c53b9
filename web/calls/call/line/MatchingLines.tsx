import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { LoadedPart } from '../../../relay/LoadedPart'
import type { MatchingLinesQuery, MatchingLinesQuery$data } from './__generated__/MatchingLinesQuery.graphql'

type Call = Extract<NonNullable<MatchingLinesQuery$data['node']>['call'], object>
export type MatchingLine = NonNullable<Call['matchingLines']>[number]

/** The patient as entered on the page, saved or not. Lines are searched by MRN, room and last name. Ids are global. */
export type LookedFor = {
  mrn: string | null
  roomId: string | null
  patientFirstName: string | null
  patientLastName: string | null
}

type MatchingLinesProps = { callId: string; by: LookedFor; children: (lines: readonly MatchingLine[]) => ReactNode }

/** Open lines that the call may be about (rules 4.2). They show other patients, so they are read only on request. */
export const MatchingLines = (props: MatchingLinesProps) => (
  <LoadedPart rowHeight="20">{(attempt) => <Lines {...props} attempt={attempt} />}</LoadedPart>
)

const Lines = ({ callId, by, attempt, children }: MatchingLinesProps & { attempt: number }) => {
  // The search from when the list was opened, so that an update from elsewhere does not replace the list while
  // it is in use.
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
