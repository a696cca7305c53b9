import { Box, chakra } from '@chakra-ui/react'
import { weekdays } from 'domain/kernel/time/timeOfDay'
import { hours, showHour } from 'domain/reports/demand'
import { showCount } from '../../ui/parts/counted'
import { Footnotes, Meaning } from '../../ui/parts/Meaning'

type HourTableProps = {
  label: string
  /** What its numbers count. */
  means: string
  /** Monday 00:00 to Sunday 23:00. */
  cells: readonly (number | null)[]
}

const Cell = chakra('td', {
  base: { px: '1.5', py: '1', textAlign: 'end', minW: '2.75rem', borderTopWidth: '1px', borderColor: 'border' },
})

/** The hours of a week, the more the darker; the number stands in each, so that nothing depends on the shade. */
export const HourTable = ({ label, means, cells }: HourTableProps) => {
  const most = Math.max(...cells.map((value) => value ?? 0), 1)
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      overflowX="auto"
      mb="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      focusVisibleRing="outside"
      css={{ '--shade': { base: '#0063A3', _dark: '#5BB4F0' }, printColorAdjust: 'exact' }}
      _print={{ overflow: 'visible', '& table': { fontSize: '0.55rem' }, '& td': { minW: '0', px: '0.5' } }}
    >
      <chakra.table w="full" textStyle="sm" fontVariantNumeric="tabular-nums" borderCollapse="collapse">
        <chakra.caption textAlign="start" fontWeight="bold" px="4" py="2" captionSide="top">
          {label}
          <Meaning of={label}>{means}</Meaning>
        </chakra.caption>
        <thead>
          <tr>
            <chakra.th scope="col" textAlign="start" ps="4" color="fg.muted">
              Weekday
            </chakra.th>
            {hours.map((hour) => (
              <chakra.th key={hour} scope="col" px="1.5" textAlign="end" color="fg.muted" fontWeight="semibold">
                {showHour(hour).slice(0, 2)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day, index) => (
            <tr key={day}>
              <chakra.th
                scope="row"
                textAlign="start"
                ps="4"
                pe="3"
                position="sticky"
                insetStart="0"
                bg="bg.panel"
                borderTopWidth="1px"
                borderColor="border"
                fontWeight="semibold"
              >
                {day}
              </chakra.th>
              {cells.slice(index * 24, index * 24 + 24).map((value, hour) => (
                <Cell
                  key={hours[hour]}
                  style={{
                    background: `color-mix(in oklab, var(--shade) ${Math.round(((value ?? 0) / most) * 42)}%, transparent)`,
                  }}
                >
                  {value === null ? '–' : showCount(Math.round(value))}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Footnotes meanings={[{ figure: label, means }]} />
    </Box>
  )
}
