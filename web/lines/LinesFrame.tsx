import { chakra, Flex } from '@chakra-ui/react'
import { CalendarClock, List, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Page } from '../ui/page/Page'

const View = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: { base: 'touch', md: '9' },
    px: '3.5',
    borderRadius: 'md',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _currentPage: { bg: { base: 'bg.panel', _dark: 'bg.emphasized' }, color: 'fg', boxShadow: 'sm' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
})

const views: readonly { to: string; name: string; icon: LucideIcon }[] = [
  { to: '/lines', name: 'List', icon: List },
  { to: '/lines/due', name: 'Due board', icon: CalendarClock },
]

/** The tabs of the lines: the list and the due board. `actions`: what stands beside them. */
export const LinesFrame = ({ actions, children }: { actions?: ReactNode; children: ReactNode }) => (
  <Page
    heading="Lines"
    actions={
      <>
        <Flex as="nav" aria-label="Lines as" bg="bg.muted" borderRadius="l2" p="0.5">
          {views.map(({ to, name, icon: Icon }) => (
            <View key={to} to={to} end>
              <Icon aria-hidden size={16} />
              {name}
            </View>
          ))}
        </Flex>
        {actions}
      </>
    }
  >
    {children}
  </Page>
)
