import { Box, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { daysBetween, showIn } from 'domain/kernel/time/facilityTime'
import { asOfInWords } from '../../tables/list/AsOf'
import { counted } from '../../ui/parts/counted'
import { Meaning } from '../../ui/parts/Meaning'
import type { RangeLine_days$key } from './__generated__/RangeLine_days.graphql'

const useDays = (key: RangeLine_days$key) => {
  const { start, end, timeZone, asOf, until } = useFragment(
    graphql`
      fragment RangeLine_days on ReportDays {
        start
        end
        timeZone
        asOf
        until
      }
    `,
    key,
  )
  const shown = start === end ? showCalendarDate(start) : `${showCalendarDate(start)} to ${showCalendarDate(end)}`
  return {
    shown: until ? `${shown}, ${showIn(timeZone, new Date(until), 'HH:mm')}` : shown,
    count: daysBetween(start, end) + 1,
    zone: timeZone.replaceAll('_', ' '),
    isPart: until !== null,
    asOf: asOf && asOfInWords(timeZone, asOf),
  }
}

/** The days of the answer and their zone, for a title. */
export const useDaysInWords = (key: RangeLine_days$key): string => {
  const { shown, zone } = useDays(key)
  return `${shown}, ${zone}`
}

/** The earlier range with which the figures are compared, and its own in words. */
export const ComparedWith = ({ days, inWords }: { days: RangeLine_days$key; inWords?: string }) => {
  const { shown, zone, isPart } = useDays(days)
  return (
    <Box textStyle="sm" color="fg.muted" mb="2" fontVariantNumeric="tabular-nums">
      {['Compared with ' + [shown, zone].join(', '), inWords].filter(Boolean).join(' · ')}
      {isPart ? <Meaning of="this comparison">{partMeans}</Meaning> : null}
    </Box>
  )
}

const partMeans = 'The days of this report are not over, so they are compared with as much of the earlier ones.'

type RangeLineProps = {
  days: RangeLine_days$key
  /** For paper. */ provider: string
  /** What the number in it counts. */ means?: string
  children?: string
}

/** The days of the answer, and their zone; on paper also whose report it is. */
export const RangeLine = ({ days, provider, means, children }: RangeLineProps) => {
  const { shown, count, zone, asOf } = useDays(days)
  return (
    <>
      <Text display="none" _print={{ display: 'block' }} fontWeight="bold">
        {provider}
      </Text>
      <Box mb="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span role="status">
          {[count === 1 ? shown : `${shown}, ${counted(count, 'day')}`, zone, children, asOf]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {means ? <Meaning of="this report">{means}</Meaning> : null}
      </Box>
    </>
  )
}
