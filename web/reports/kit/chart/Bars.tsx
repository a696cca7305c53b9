import { Chart, useChart } from '@chakra-ui/charts'
import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts'
import { showCount } from '../../../ui/parts/counted'
import { heightOf, type BarsProps } from './barsProps'

const longestName = 22

const shortened = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name)

/** The drawing itself. It is loaded with the first chart, because it is large. */
export const Bars = ({ rows, series, isSideways, isStacked }: BarsProps) => {
  const data: Record<string, string | number | null>[] = rows.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(series.map((each, index) => [each.name, values[index] ?? null])),
  }))
  const chart = useChart({
    data,
    series: series.map(({ name }, index) => ({ name, color: `var(--chart-${index + 1})` })),
  })
  // There are no half calls.
  const allowDecimals = rows.some(({ values }) => values.some((value) => (value ?? 0) % 1 !== 0))
  const height = heightOf({ rows, series, isSideways, isStacked })
  return (
    <Chart.Root chart={chart} aspectRatio="auto" h={`${height}px`} aria-hidden>
      <BarChart
        responsive
        style={{ width: '100%', height: '100%' }}
        data={data}
        layout={isSideways ? 'vertical' : 'horizontal'}
        margin={{ top: 12, right: isSideways ? 44 : 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="22%"
      >
        <CartesianGrid stroke="var(--chart-grid)" vertical={isSideways} horizontal={!isSideways} />
        {isSideways ? (
          <>
            <XAxis
              type="number"
              allowDecimals={allowDecimals}
              tickFormatter={showCount}
              axisLine={false}
              tickLine={false}
            />
            <YAxis
              type="category"
              dataKey="name"
              width={136}
              interval={0}
              tickFormatter={shortened}
              axisLine={false}
              tickLine={false}
            />
          </>
        ) : (
          <>
            <XAxis dataKey="name" axisLine={false} tickLine={false} minTickGap={8} />
            <YAxis
              allowDecimals={allowDecimals}
              tickFormatter={showCount}
              axisLine={false}
              tickLine={false}
              width={48}
            />
          </>
        )}
        {series.map(({ name }, index) => (
          <Bar
            key={name}
            dataKey={name}
            fill={`var(--chart-${index + 1})`}
            stroke="var(--chart-edge)"
            strokeWidth={isStacked ? 1 : 0}
            isAnimationActive={false}
            {...(isStacked ? { stackId: 'all' } : {})}
          >
            {isSideways && !isStacked ? (
              <LabelList
                dataKey={name}
                position="right"
                fill="var(--chart-text)"
                formatter={(value) => (typeof value === 'number' ? showCount(value) : value)}
              />
            ) : null}
          </Bar>
        ))}
      </BarChart>
    </Chart.Root>
  )
}
