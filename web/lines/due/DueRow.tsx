import { Badge, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { ListCell } from '../../tables/list/ListCell'
import { DueDay } from '../DueDay'
import { lookOf, type LineOutcome } from './outcomes'
import type { DueRow_line$key } from './__generated__/DueRow_line.graphql'

/** As large as a finger, above the link that the row is. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: 'touch', lg: '9' },
    cursor: 'checkbox',
    textStyle: 'sm',
    fontWeight: 'medium',
  },
})

export const Check = chakra('input', { base: { w: '5', h: '5', flexShrink: '0', accentColor: 'brand.solid' } })

type DueRowProps = {
  line: DueRow_line$key
  isSelected: boolean
  /** Null for people who create no calls. */
  onSelect: ((isSelected: boolean) => void) | null
  /** What became of it; undefined when nothing was asked for it. */
  outcome?: LineOutcome
}

/** A line on the board: when it is due, whose and where it is. The whole row leads to it. */
export const DueRow = ({ isSelected, onSelect, outcome, ...props }: DueRowProps) => {
  const { databaseId, name, types, patientName, nextChangeDate, room, roomDescription } = useFragment(
    graphql`
      fragment DueRow_line on Line {
        databaseId
        name
        types
        patientName
        nextChangeDate
        roomDescription
        room {
          name
          facility {
            name
            timeZone
          }
        }
      }
    `,
    props.line,
  )
  const look = outcome && lookOf(outcome.outcome)
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      <td data-select>
        {onSelect && (
          <CheckLabel>
            <Check
              type="checkbox"
              aria-label={`Select ${[name, patientName].filter(Boolean).join(', ')}`}
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </CheckLabel>
        )}
      </td>
      <ListCell name="Next Change Date">
        {nextChangeDate && <DueDay at={nextChangeDate} timeZone={room?.facility.timeZone} />}
      </ListCell>
      <th scope="row">
        <Link to={`/lines/${databaseId}`}>
          {patientName || <chakra.span color="fg.muted">No patient name</chakra.span>}
        </Link>
      </th>
      <ListCell name="Room">
        {room ? (
          <>
            {room.name}
            <chakra.span color="fg.muted">{` · ${room.facility.name}`}</chakra.span>
          </>
        ) : (
          roomDescription
        )}
      </ListCell>
      <ListCell name="Line Name">{name}</ListCell>
      <ListCell name="Type of Line">{types.join(', ')}</ListCell>
      <td data-name="Call" data-empty={look ? undefined : ''}>
        {look && (
          <Badge colorPalette={look.palette} asChild={Boolean(outcome.callId)}>
            {outcome.callId ? <Link to={`/calls/${outcome.callId}`}>{look.word}</Link> : look.word}
          </Badge>
        )}
      </td>
    </tr>
  )
}
