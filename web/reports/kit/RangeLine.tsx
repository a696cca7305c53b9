import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { daysBetween } from 'domain/kernel/time/facilityTime'
import { counted } from '../../ui/parts/counted'
import type { RangeLine_days$key } from './__generated__/RangeLine_days.graphql'

/** The days of the answer, and their zone. */
export const RangeLine = (props: { days: RangeLine_days$key; children?: string }) => {
  const { start, end, timeZone } = useFragment(
    graphql`
      fragment RangeLine_days on ReportDays {
        start
        end
        timeZone
      }
    `,
    props.days,
  )
  const days =
    start === end
      ? showCalendarDate(start)
      : `${showCalendarDate(start)} to ${showCalendarDate(end)}, ${counted(daysBetween(start, end) + 1, 'day')}`
  return (
    <Text role="status" textStyle="sm" color="fg.muted" mb="2" fontVariantNumeric="tabular-nums">
      {[days, timeZone.replaceAll('_', ' '), props.children].filter(Boolean).join(' · ')}
    </Text>
  )
}
