import { Badge, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useNow } from '../../relay/serverClock'
import { ListCell, ListRow } from '../../tables/list/ListTable'
import { Check, CheckLabel } from '../../ui/parts/Check'
import { Moment } from '../../ui/parts/Moment'
import { useLineCells } from '../useLineCells'
import { lookOf, type LineOutcome } from './outcomes'
import type { DueRow_line$key } from './__generated__/DueRow_line.graphql'

type DueRowProps = {
  line: DueRow_line$key
  isSelected: boolean
  /** Null for people who may not create calls. */
  onSelect: ((isSelected: boolean) => void) | null
  /** The outcome of the last request; undefined if it was not part of one. */
  outcome?: LineOutcome
}

/** A line on the board: when it is due, its patient and its place. The whole row is a link to it. */
export const DueRow = ({ isSelected, onSelect, outcome, ...props }: DueRowProps) => {
  const line = useFragment(
    graphql`
      fragment DueRow_line on Line {
        name
        patientName
        nextChangeDate
        scheduledFollowUp {
          databaseId
          aliveAt
        }
        ...useLineCells_line
      }
    `,
    props.line,
  )
  const { patient, room, name, types, due } = useLineCells(line)
  const look = outcome && lookOf(outcome.outcome)
  const now = useNow(60_000)
  const { nextChangeDate, scheduledFollowUp: next } = line
  // The facility does not work when the line is due (rules 3.11b).
  const later = next && nextChangeDate && new Date(next.aliveAt) > new Date(nextChangeDate) ? next : null
  return (
    <ListRow data-selected={isSelected ? '' : undefined}>
      <ListCell name="Select" place="trail">
        {onSelect && (
          <CheckLabel w="full" minW="touch" justifyContent="center">
            <Check
              aria-label={`Select ${[line.name, line.patientName].filter(Boolean).join(', ')}`}
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </CheckLabel>
        )}
      </ListCell>
      {due}
      {patient}
      {room}
      {name}
      {types}
      <td role="cell" data-name="Call" data-empty={look || later ? undefined : ''}>
        {look ? (
          <Badge
            colorPalette={look.palette}
            textDecoration={outcome.callId ? 'underline' : undefined}
            asChild={Boolean(outcome.callId)}
          >
            {outcome.callId ? <Link to={`/calls/${outcome.callId}`}>{look.word}</Link> : look.word}
          </Badge>
        ) : later ? (
          <chakra.span asChild textStyle="sm" textDecoration="underline">
            <Link to={`/calls/${later.databaseId}`}>
              Joins <Moment at={later.aliveAt} now={now} />
            </Link>
          </chakra.span>
        ) : null}
      </td>
    </ListRow>
  )
}
