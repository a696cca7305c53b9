import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useCard } from './card/useCard'
import { Waiting } from './card/Waiting'
import type { Place } from './queueOrder'
import type { Shown } from './steady/steady'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { useCard_call$key } from './card/__generated__/useCard_call.graphql'

const Mine = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    py: '1.5',
    mb: '3',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'colorPalette.border',
    borderRadius: 'l3',
    boxShadow: 'sm',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '&[data-left]': { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border' },
    '& > svg': { flexShrink: '0', color: 'fg.subtle' },
    '& .what-call': { flex: '1', minW: '0' },
    '& .mine': { textStyle: 'xs', fontWeight: 'semibold', color: 'colorPalette.fg' },
    '& .need': { fontWeight: 'bold' },
    '& .facility': { color: 'fg.muted' },
    '& .waiting': { textAlign: 'end', flexShrink: '0', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' },
    '& .minutes': { display: 'block', fontWeight: 'bold', textStyle: 'sm' },
    '& .what': { textStyle: 'xs', color: 'fg.muted' },
  },
})

type MyCallProps = { call: useCard_call$key; leftBecause?: string; isLead: boolean }

const MyCall = ({ leftBecause, isLead, ...props }: MyCallProps) => {
  const { call, workedSince, offlineSince, icon: Icon, palette } = useCard(props.call)
  const { purpose, room } = call
  return (
    <Mine to={`/calls/${call.databaseId}`} colorPalette={palette} data-left={leftBecause ? '' : undefined}>
      <Icon aria-hidden size={20} />
      <span className="what-call">
        <span className="mine">{leftBecause ?? (isLead ? 'My call' : 'I assist')}</span>{' '}
        <chakra.span display="block">
          <Untranslated>
            <span className="need">{call.customJob ? `${purpose.name} · ${call.customJob}` : purpose.name}</span>
            {' · '}
            {room ? room.name : (call.roomDescription ?? <span translate="yes">No room given</span>)}
            {room ? <span className="facility"> {room.facility.name}</span> : null}
          </Untranslated>
        </chakra.span>
      </span>
      <Waiting
        target={call.waitingTarget ?? null}
        aliveAt={call.aliveAt}
        workedSince={workedSince}
        isAbandoned={offlineSince !== null}
      />
    </Mine>
  )
}

type MyCallsProps = {
  /** The call that the viewer leads, then those that they assist. */
  calls: readonly Shown<Place>[]
  viewerId: string
  whyLeft: (id: string) => string
}

/** The viewer's own calls above the groups, where no filter hides them. */
export const MyCalls = ({ calls, viewerId, whyLeft }: MyCallsProps) => (
  <chakra.section aria-label="My call">
    {calls.map(({ id, call, staffing, hasLeft }) => (
      <MyCall
        key={id}
        call={call}
        isLead={staffing.lead?.id === viewerId}
        leftBecause={hasLeft ? whyLeft(id) : undefined}
      />
    ))}
  </chakra.section>
)
