import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'

const Tab = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'touch',
    px: '3.5',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    fontWeight: 'semibold',
    textStyle: 'sm',
    borderBlockEndWidth: '3px',
    borderColor: 'transparent',
    outlineOffset: '-3px',
    _hover: { color: 'fg', bg: 'bg.muted' },
    _currentPage: { color: 'brand.fg', borderColor: 'brand.solid' },
  },
})

type TabBarProps = {
  label: string
  /** `isExact`: the pages below its address belong to another tab. */
  tabs: readonly { to: string; name: string; isExact?: boolean }[]
  /** Stands after the tabs. */
  children?: ReactNode
}

/** Tabs that are pages. A phone has no room for all, so the current one is scrolled into view. */
export const TabBar = ({ label, tabs, children }: TabBarProps) => {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(
    () =>
      void nav.current
        ?.querySelector('[aria-current="page"]')
        ?.scrollIntoView?.({ inline: 'center', block: 'nearest' }),
    [pathname],
  )
  return (
    <Box bg="bg.panel" borderBottomWidth="1px" borderColor="border" _print={{ display: 'none' }}>
      <Flex maxW="8xl" mx="auto" px={{ base: '1', md: '3', xl: '5' }} align="center" gap="2">
        <chakra.nav ref={nav} aria-label={label} flex="1" minW="0" overflowX="auto">
          <Flex as="ul" listStyleType="none">
            {tabs.map(({ to, name, isExact }) => (
              <li key={name}>
                <Tab to={to} end={isExact}>
                  {name}
                </Tab>
              </li>
            ))}
          </Flex>
        </chakra.nav>
        {children}
      </Flex>
    </Box>
  )
}
