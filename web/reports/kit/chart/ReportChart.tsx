import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { later } from '../../../ui/browser/later'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'
import { useDaysInWords } from '../RangeLine'
import type { RangeLine_days$key } from '../__generated__/RangeLine_days.graphql'
import { heightOf, type BarsProps, type ChartRow, type Series } from './barsProps'
import { summaryOf } from './summary'

type ChartProps = {
  title: string
  unit: string
  days: RangeLine_days$key
  rows: readonly ChartRow[]
  series: readonly [Series, ...Series[]]
  /** For months and hours, which stand side by side. */
  isUpright?: boolean
  /** The series are parts of a whole. */
  isStacked?: boolean
  /** Somebody chose the order of the rows; otherwise the largest come first. */
  isSorted?: boolean
}

// Blue, orange and green of different lightness, so that people who see fewer colors tell them apart.
const colors = {
  '--chart-1': { base: '#0063A3', _dark: '#5BB4F0' },
  '--chart-2': { base: '#D97A00', _dark: '#F0B429' },
  '--chart-3': { base: '#00876B', _dark: '#8FE3C7' },
  '--chart-grid': 'colors.border',
  '--chart-edge': 'colors.bg.panel',
  '--chart-text': 'colors.fg.muted',
} as const

/** More bars than these nobody compares; the table has all of them. */
const mostBars = 20

const BeforeBars = ({ rows, series, isSideways, isStacked, hasFailed }: BarsProps & { hasFailed: boolean }) =>
  hasFailed ? (
    <Text textStyle="sm" color="fg.muted">
      The chart could not be loaded. Patency keeps trying. The table has its figures.
    </Text>
  ) : (
    <Box h={`${heightOf({ rows, series, isSideways, isStacked })}px`} />
  )

const Bars = later(() => import('./Bars').then((module) => module.Bars), { Meanwhile: BeforeBars })

/** A chart of a report, with the unit and the days in its title, and its figures in words for those who do not see it. */
export const ReportChart = ({
  title,
  unit,
  days,
  rows,
  series,
  isUpright = false,
  isStacked = false,
  isSorted = false,
}: ChartProps) => {
  const id = useId()
  const range = useDaysInWords(days)
  const isEmpty = rows.every(({ values }) => values.every((value) => !value))
  if (isEmpty) return null
  const shown = isUpright ? rows : rows.slice(0, mostBars)
  return (
    <chakra.figure
      aria-labelledby={id}
      mb="4"
      p="4"
      maxW="4xl"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      css={{ ...colors, breakInside: 'avoid', printColorAdjust: 'exact' }}
    >
      <chakra.figcaption id={id} mb="2">
        <Text as="span" display="block" fontWeight="bold">
          {title} ({unit})
        </Text>
        <Text as="span" textStyle="sm" color="fg.muted">
          {[range, shown.length < rows.length && `the ${isSorted ? 'first' : 'largest'} ${mostBars} of ${rows.length}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </chakra.figcaption>
      {series.length > 1 ? (
        <Flex aria-hidden wrap="wrap" columnGap="4" rowGap="1" mb="2" textStyle="sm" color="fg.muted">
          {series.map(({ name }, index) => (
            <Flex key={name} align="center" gap="1.5">
              <Box data-color boxSize="3" borderRadius="sm" css={{ background: `var(--chart-${index + 1})` }} />
              {name}
            </Flex>
          ))}
        </Flex>
      ) : null}
      <VisuallyHidden>{summaryOf(rows, series, unit)}</VisuallyHidden>
      <Bars rows={shown} series={series} isSideways={!isUpright} isStacked={isStacked} />
    </chakra.figure>
  )
}
