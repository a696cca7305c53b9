import { Button, chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { dayOf } from '../../../ui/browser/facilityDay'
import { Panel } from '../../../ui/page/Panel'
import type { LifePanel_line$key } from './__generated__/LifePanel_line.graphql'
import { eventsOf, type Life } from './life'
import { LifePicture } from './LifePicture'

/** A line's life as a picture, and as a list in words. */
export const LifePanel = (props: { line: LifePanel_line$key }) => {
  const {
    life: read,
    infections,
    completedAt,
    nextChangeDate,
    room,
  } = useFragment(
    graphql`
      fragment LifePanel_line on Line {
        completedAt
        nextChangeDate
        room {
          facility {
            timeZone
          }
        }
        infections {
          start
          stop
        }
        life {
          placedOn
          today
          visits {
            callId
            day
            purposeName
            isDressingChange
            isInsertion
          }
          turns {
            day
            state
          }
        }
      }
    `,
    props.line,
  )
  const [isListed, setListed] = useState(false)
  const listId = useId()
  const life: Life = {
    ...read,
    infections: infections.map(({ start, stop }) => ({ start, stop: stop ?? null })),
    nextChange: nextChangeDate && !completedAt ? dayOf(new Date(nextChangeDate), room?.facility.timeZone) : null,
  }
  return (
    <Panel title="Life of the line">
      <LifePicture life={life} />
      <Button
        mt="3"
        size="sm"
        variant="outline"
        aria-expanded={isListed}
        aria-controls={listId}
        onClick={() => setListed(!isListed)}
      >
        {isListed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        {isListed ? 'Hide list' : 'Show as list'}
      </Button>
      <div id={listId}>
        {isListed && (
          <chakra.ol aria-label="Life of the line" listStyleType="none" mt="3" display="grid" gap="1.5">
            {eventsOf(life).map(({ day, words }, index) => (
              <Flex as="li" key={`${day} ${index}`} gap="4" textStyle="sm">
                <chakra.time dateTime={day} color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0">
                  {showCalendarDate(day)}
                </chakra.time>
                <chakra.span minW="0" overflowWrap="anywhere">
                  {words}
                </chakra.span>
              </Flex>
            ))}
          </chakra.ol>
        )}
      </div>
    </Panel>
  )
}
