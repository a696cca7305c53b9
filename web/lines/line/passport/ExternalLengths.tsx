import { Box, chakra, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { daysBetween } from 'domain/kernel/time/facilityTime'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { differenceInWords } from 'domain/lines/passport'
import type {
  ExternalLengths_passport$data,
  ExternalLengths_passport$key,
} from './__generated__/ExternalLengths_passport.graphql'

type Lengths = ExternalLengths_passport$data['externalLengths']

const Cell = chakra('td', { base: { py: '1', pe: '4', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' } })
const Head = chakra('th', {
  base: { py: '1', pe: '4', textAlign: 'start', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
})

/** The external lengths of a line as a small chart and a table. */
export const ExternalLengths = (props: { passport: ExternalLengths_passport$key }) => {
  const { externalLengths: lengths } = useFragment(
    graphql`
      fragment ExternalLengths_passport on LinePassport {
        externalLengths {
          name
          value
          difference
          visit {
            callId
            day
            byName
          }
        }
      }
    `,
    props.passport,
  )
  if (lengths.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        No external length was recorded.
      </Text>
    )
  return (
    <Box>
      {lengths.length > 1 && <Trend lengths={lengths} />}
      <chakra.table textStyle="sm" borderCollapse="collapse" maxW="full">
        <thead>
          <tr>
            <Head scope="col">Day</Head>
            <Head scope="col">{lengths.at(-1)!.name}</Head>
            <Head scope="col">Difference</Head>
            <Head scope="col" hideBelow="sm">
              Measured by
            </Head>
          </tr>
        </thead>
        <tbody>
          {lengths.toReversed().map(({ value, difference, visit: { callId, day, byName } }) => (
            <tr key={callId}>
              <Cell>
                <chakra.span asChild color="brand.fg" textDecoration="underline" textUnderlineOffset="3px">
                  <Link to={`/calls/${callId}`}>{showCalendarDate(day)}</Link>
                </chakra.span>
              </Cell>
              <Cell fontWeight="semibold">{value}</Cell>
              <Cell color={difference ? 'fg.warning' : undefined} fontWeight={difference ? 'semibold' : undefined}>
                {difference == null ? '–' : differenceInWords(difference)}
              </Cell>
              <Cell hideBelow="sm">{byName ?? '–'}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const [height, edge] = [56, 8]

/** The lengths over the days. Positions scale with the width and sizes do not; the table has the figures. */
const Trend = ({ lengths }: { lengths: Lengths }) => {
  const values = lengths.map(({ value }) => Number(value))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const days = lengths.map(({ visit }) => daysBetween(lengths[0]!.visit.day, visit.day))
  const points = values.map((value, index) => ({
    x: (days[index]! / Math.max(1, days.at(-1)!)) * 100,
    y: edge + (1 - (most === least ? 0.5 : (value - least) / (most - least))) * (height - 2 * edge),
  }))
  return (
    <Box mb="2" px="2" maxW="sm">
      <chakra.svg aria-hidden width="100%" height={`${height}px`} overflow="visible" color="brand.solid">
        {points.slice(1).map((to, index) => (
          <line
            key={index}
            x1={`${points[index]!.x}%`}
            y1={points[index]!.y}
            x2={`${to.x}%`}
            y2={to.y}
            stroke="currentColor"
            strokeWidth="2"
          />
        ))}
        {points.map(({ x, y }, index) => (
          <circle key={index} cx={`${x}%`} cy={y} r="4" fill="currentColor" />
        ))}
      </chakra.svg>
    </Box>
  )
}
