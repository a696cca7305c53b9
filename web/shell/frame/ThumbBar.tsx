import { chakra } from '@chakra-ui/react'
import { NavLink, useLocation } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { lowScreen } from '../../ui/theme/lowScreen'
import { sectionsFor } from './sections'

const Bar = chakra('nav', {
  base: {
    position: 'fixed',
    insetX: '0',
    bottom: '0',
    zIndex: 'docked',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    pb: 'env(safe-area-inset-bottom)',
    _print: { display: 'none' },
  },
})

const Tab = chakra(NavLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    h: 'var(--thumb)',
    [lowScreen]: { flexDirection: 'row' },
    textStyle: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    outlineOffset: '-4px',
    _currentPage: { color: 'brand.fg', boxShadow: 'inset 0 3px 0 var(--chakra-colors-brand-solid)' },
  },
})

const isCall = (path: string): boolean => /^\/calls\/[0-9a-f-]{36}$/.test(path)

/** On a phone: the two pages that are used most, within reach of the thumb. */
export const ThumbBar = () => {
  const sections = sectionsFor(useViewer())
  // A call has its own actions at the bottom, and its content needs the room.
  if (isCall(useLocation().pathname)) return null
  return (
    <Bar data-thumb-bar aria-label="Shortcuts" hideFrom="md">
      <chakra.ul display="flex" listStyleType="none" css={{ '& > li': { flex: '1' } }}>
        {sections
          .filter(({ isNear }) => isNear)
          .map(({ name, to, icon: Icon }) => (
            <li key={to}>
              <Tab to={to}>
                <Icon aria-hidden size={24} />
                {name}
              </Tab>
            </li>
          ))}
      </chakra.ul>
    </Bar>
  )
}
