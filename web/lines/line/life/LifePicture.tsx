import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { inShort, isOther, scaleOf, stretchesOf, type Life } from './life'

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Marks differ by shape, so that color is never the only sign. */
const shapes = {
  dressing: <path d="M0 -7.5 L7.5 0 L0 7.5 L-7.5 0 Z" fill="var(--visit)" stroke="var(--ground)" strokeWidth="1" />,
  insertion: <rect x="-6" y="-6" width="12" height="12" fill="var(--visit)" stroke="var(--ground)" strokeWidth="1" />,
  visit: <circle r="5.5" fill="var(--ground)" stroke="var(--visit)" strokeWidth="2.5" />,
  closed: (
    <path
      d="M-5.5 -5.5 L5.5 5.5 M5.5 -5.5 L-5.5 5.5"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
    />
  ),
  reopened: <path d="M-5 -7 L6 0 L-5 7 Z" fill="var(--ink)" stroke="var(--ground)" strokeWidth="1" />,
  next: (
    <path d="M-6 -6 L6 -6 L0 6 Z" fill="var(--ground)" stroke="var(--due)" strokeWidth="2.5" strokeLinejoin="round" />
  ),
} as const

const Mark = ({ x, y, shape }: { x: number; y: number; shape: keyof typeof shapes }) => (
  <svg x={percent(x)} y={y} width="1" height="1" overflow="visible">
    {shapes[shape]}
  </svg>
)

/** A span of days, never narrower than can be seen. */
const Bar = ({
  from,
  to,
  y,
  height,
  fill,
  stroke,
}: {
  from: number
  to: number
  y: number
  height: number
  fill: string
  stroke?: string
}) => (
  <>
    <rect
      x={percent(from)}
      y={y}
      width={percent(Math.max(0, to - from))}
      height={height}
      fill={fill}
      stroke={stroke}
      strokeWidth={stroke ? 1.5 : undefined}
      rx="2"
    />
    {to === from && (
      <rect
        x={percent(from)}
        y={y}
        width="6"
        height={height}
        transform="translate(-3 0)"
        fill={fill}
        stroke={stroke}
        strokeWidth={stroke ? 1.5 : undefined}
        rx="2"
      />
    )}
  </>
)

const lanes = { place: 40, visits: 88, infection: 120 } as const

/** A line's life from left to right. Positions scale with the width and sizes do not, so it is readable on a phone. */
export const LifePicture = ({ life }: { life: Life }) => {
  const hatch = `hatch${useId().replaceAll(/[^a-z0-9]/gi, '')}`
  const { first, last, at } = scaleOf(life)
  const { visits, turns, infections, nextChange, today } = life
  const stretches = stretchesOf(life)
  const isOpen = stretches.at(-1)?.to === null
  const hasInfections = infections.length > 0
  const bottom = hasInfections ? 146 : 108
  const now = at(today)
  return (
    <Box
      css={{
        '--ground': '{colors.bg.panel}',
        '--ink': '{colors.fg}',
        '--place': '{colors.brand.solid}',
        '--visit': '{colors.violet.solid}',
        '--infection': '{colors.red.border}',
        '--tint': '{colors.red.muted}',
        '--due': '{colors.amber.border}',
        '--edge': '{colors.border.emphasized}',
      }}
    >
      {/* Instead of a text of the picture a translation would show nothing. */}
      <Box asChild px="2">
        <div translate="no">
          <chakra.svg
            role="img"
            aria-label={inShort(life)}
            width="100%"
            height={`${bottom + 22}px`}
            overflow="visible"
            fontSize="12px"
            fill="fg.muted"
            css={{ '& text': { fontVariantNumeric: 'tabular-nums' } }}
          >
            <defs>
              <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="7" height="7" fill="var(--tint)" />
                <rect width="3" height="7" fill="var(--infection)" />
              </pattern>
            </defs>
            <text x="10" y="32">
              In place
            </text>
            <text x="10" y="74">
              Visits
            </text>
            {hasInfections && (
              <text x="10" y="114">
                Infection
              </text>
            )}
            <line
              x1="0"
              x2="100%"
              y1={lanes.place + 6}
              y2={lanes.place + 6}
              stroke="var(--edge)"
              strokeDasharray="2 4"
            />
            <line x1="0" x2="100%" y1={lanes.visits} y2={lanes.visits} stroke="var(--edge)" strokeDasharray="2 4" />
            {stretches.map(({ from, to }, index) => (
              <Bar
                key={`${from} ${index}`}
                from={at(from)}
                to={to === null ? now : at(to)}
                y={lanes.place}
                height={12}
                fill="var(--place)"
              />
            ))}
            {hasInfections &&
              infections.map(({ start, stop }) => (
                <Bar
                  key={start}
                  from={at(start)}
                  to={stop === null ? now : at(stop)}
                  y={lanes.infection}
                  height={14}
                  fill={`url(#${hatch})`}
                  stroke="var(--infection)"
                />
              ))}
            {isOpen && (
              <>
                <line x1={percent(now)} x2={percent(now)} y1="17" y2={bottom} stroke="var(--ink)" strokeWidth="1.5" />
                <text
                  x={percent(now)}
                  y="12"
                  textAnchor={now > 0.3 ? 'end' : 'start'}
                  fill="var(--ink)"
                  fontWeight="600"
                >
                  Today
                </text>
              </>
            )}
            {turns.map(({ day, state }, index) => (
              <Mark
                key={`${day} ${index}`}
                x={at(day)}
                y={lanes.place + 6}
                shape={state === 'CLOSED' ? 'closed' : 'reopened'}
              />
            ))}
            {visits.map(({ callId, day, isDressingChange, isInsertion }) => (
              <Mark
                key={callId}
                x={at(day)}
                y={lanes.visits}
                shape={isInsertion ? 'insertion' : isDressingChange ? 'dressing' : 'visit'}
              />
            ))}
            {isOpen && nextChange && <Mark x={at(nextChange)} y={lanes.visits} shape="next" />}
            <text x="0" y={bottom + 18}>
              {showCalendarDate(first)}
            </text>
            {last !== first && (
              <text x="100%" y={bottom + 18} textAnchor="end">
                {showCalendarDate(last)}
              </text>
            )}
          </chakra.svg>
        </div>
      </Box>
      <Flex aria-hidden wrap="wrap" columnGap="4" rowGap="1" mt="2" textStyle="xs" color="fg.muted">
        {visits.some(({ isInsertion }) => isInsertion) && <Key shape="insertion">Insertion</Key>}
        {visits.some(({ isDressingChange }) => isDressingChange) && <Key shape="dressing">Dressing change</Key>}
        {visits.some(isOther) && <Key shape="visit">Other visit</Key>}
        {isOpen && nextChange && <Key shape="next">Next change</Key>}
        {turns.some(({ state }) => state === 'CLOSED') && <Key shape="closed">Closed</Key>}
        {turns.some(({ state }) => state === 'OPEN') && <Key shape="reopened">Reopened</Key>}
      </Flex>
    </Box>
  )
}

const Key = ({ shape, children }: { shape: keyof typeof shapes; children: ReactNode }) => (
  <Flex as="span" align="center" gap="1.5">
    <svg width="18" height="18" viewBox="-9 -9 18 18">
      {shapes[shape]}
    </svg>
    {children}
  </Flex>
)
