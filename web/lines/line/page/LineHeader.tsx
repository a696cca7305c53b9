import { Box, chakra, Flex } from '@chakra-ui/react'
import { Biohazard, CalendarClock, CircleCheck, CircleDot } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { JoiningMoment } from '../../../calls/embeds/JoiningMoment'
import { useNow } from '../../../relay/serverClock'
import { showDayOf } from '../../../ui/browser/facilityDay'
import { Fact } from '../../../ui/parts/Fact'
import { Sign } from '../../../ui/parts/Sign'
import { Untranslated } from '../../../ui/parts/Untranslated'
import type { LineHeader_line$data, LineHeader_line$key } from './__generated__/LineHeader_line.graphql'

type Due = NonNullable<LineHeader_line$data['dueGroup']>

const dueLooks: Partial<Record<Due, { word: string; palette: string; isStrong?: boolean }>> = {
  OVERDUE: { word: 'Overdue since', palette: 'red', isStrong: true },
  TODAY: { word: 'Due today,', palette: 'amber', isStrong: true },
  NEXT_TWO_DAYS: { word: 'Due', palette: 'amber' },
  LATER: { word: 'Due', palette: 'gray' },
}

/** The line, its patient, and whether it is due. Words repeat what the colors say. */
export const LineHeader = (props: { line: LineHeader_line$key }) => {
  const line = useFragment(
    graphql`
      fragment LineHeader_line on Line {
        name
        types
        patientName
        mrn
        orderingProvider
        completedAt
        infection
        nextChangeDate
        dueGroup
        lineDays
        roomDescription
        room {
          name
          facility {
            name
            timeZone
          }
        }
        scheduledFollowUp {
          databaseId
          ...JoiningMoment_call
          purpose {
            name
          }
        }
      }
    `,
    props.line,
  )
  const now = useNow(60_000)
  const { room, completedAt, nextChangeDate, scheduledFollowUp } = line
  const due = line.dueGroup && dueLooks[line.dueGroup]
  const palette = completedAt ? 'gray' : due?.isStrong ? due.palette : 'brand'
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      colorPalette={palette}
      borderInlineStartWidth="6px"
      borderInlineStartColor="colorPalette.border"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <chakra.p textStyle="xl" fontWeight="bold" overflowWrap="anywhere">
        <Untranslated>{line.name}</Untranslated>
      </chakra.p>
      <Flex wrap="wrap" gap="2" mt="2" align="center" role="status" aria-label="Status of the line">
        {completedAt ? (
          <Sign icon={CircleCheck} palette="gray">
            Closed
          </Sign>
        ) : (
          <Sign icon={CircleDot} palette="green">
            Open
          </Sign>
        )}
        {due && nextChangeDate && (
          <Sign icon={CalendarClock} palette={due.palette} isStrong={due.isStrong}>
            {due.word} <Untranslated>{showDayOf(nextChangeDate, room?.facility.timeZone)}</Untranslated>
          </Sign>
        )}
        {line.dueGroup === 'NO_DATE' && (
          <Sign icon={CalendarClock} palette="gray">
            No change date
          </Sign>
        )}
        {line.infection && (
          <Sign icon={Biohazard} palette="red">
            Infection
          </Sign>
        )}
      </Flex>
      <Flex asChild wrap="wrap" columnGap="6" rowGap="2" mt="3">
        <dl>
          <Fact name="Patient Name">{line.patientName}</Fact>
          <Fact name="MRN">{line.mrn}</Fact>
          <Fact name="Type of Line">{line.types.join(', ')}</Fact>
          <Fact name="Room">{room ? [room.name, room.facility.name].join(' · ') : line.roomDescription}</Fact>
          {line.orderingProvider && <Fact name="Ordering Provider">{line.orderingProvider}</Fact>}
          <Fact name="Line-days">{line.lineDays.toLocaleString('en-US')}</Fact>
          {!completedAt && (
            <Fact isWords name="Next follow-up">
              {scheduledFollowUp ? (
                <>
                  <chakra.span
                    asChild
                    color="brand.fg"
                    textDecoration="underline"
                    textUnderlineOffset="3px"
                    focusVisibleRing="outside"
                    borderRadius="l1"
                  >
                    <Link to={`/calls/${scheduledFollowUp.databaseId}`}>{scheduledFollowUp.purpose.name}</Link>
                  </chakra.span>{' '}
                  joins the queue <JoiningMoment call={scheduledFollowUp} now={now} />
                </>
              ) : (
                'None scheduled'
              )}
            </Fact>
          )}
        </dl>
      </Flex>
    </Box>
  )
}
