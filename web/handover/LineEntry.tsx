import { Badge, chakra, Text } from '@chakra-ui/react'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { daysBetween } from 'domain/kernel/time/facilityTime'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { dayOf } from '../ui/browser/facilityDay'
import { counted } from '../ui/parts/counted'
import { Entry, Written } from './Section'
import type { LineEntry_line$key } from './__generated__/LineEntry_line.graphql'

type LineEntryProps = { line: LineEntry_line$key; timeZone: string; now: Date; shows: 'due' | 'infection' }

/** When its dressing is due, by the days of the facility. */
const dueInWords = (nextChangeDate: string, timeZone: string, now: Date): { words: string; isLate: boolean } => {
  const days = daysBetween(dayOf(now, timeZone), dayOf(new Date(nextChangeDate), timeZone))
  if (days < 0) return { words: `${counted(-days, 'day')} overdue`, isLate: true }
  return { words: days === 0 ? 'Due today' : days === 1 ? 'Due tomorrow' : `Due in ${days} days`, isLate: false }
}

export const LineEntry = ({ timeZone, now, shows, ...props }: LineEntryProps) => {
  const line = useFragment(
    graphql`
      fragment LineEntry_line on HandoverLine {
        lineDatabaseId
        name
        types
        room
        roomDescription
        nextChangeDate
        infectionNotes
        infectedSince
      }
    `,
    props.line,
  )
  const due = shows === 'due' && line.nextChangeDate ? dueInWords(line.nextChangeDate, timeZone, now) : null
  return (
    <Entry
      place={[line.room, line.roomDescription].filter(Boolean).join(', ')}
      title={
        <>
          <chakra.span textDecoration="underline" asChild>
            <Link translate="no" to={`/lines/${line.lineDatabaseId}`}>
              {line.name}
            </Link>
          </chakra.span>
          {due?.isLate ? <Badge colorPalette="red">Overdue</Badge> : null}
        </>
      }
      when={
        due ? due.words : line.infectedSince ? `Since ${showCalendarDate(line.infectedSince)}` : 'Start not recorded'
      }
    >
      {line.types.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {line.types.join(', ')}
        </Text>
      ) : null}
      {shows === 'infection' ? <Written>{line.infectionNotes}</Written> : null}
    </Entry>
  )
}
