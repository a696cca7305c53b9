import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, NavLink } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import { Mark } from '../../ui/parts/Mark'
import { LivePill } from './LivePill'
import { PersonMenu } from './PersonMenu'
import { PresenceMenu } from './PresenceMenu'
import { ProviderSwitch } from './ProviderSwitch'
import { sectionsFor } from '../frame/sections'
import type { Header_viewer$key } from './__generated__/Header_viewer.graphql'

const SectionsDrawer = later(() => import('../frame/SectionsDrawer').then((module) => module.SectionsDrawer))

const Home = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: 'touch',
    borderRadius: 'l2',
    color: 'frame.fg',
    outlineOffset: '2px',
    outlineColor: 'focus.dark',
  },
})

const SectionLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: 'header',
    px: { base: '2', xl: '2.5', '2xl': '3.5' },
    color: 'frame.muted',
    fontWeight: 'semibold',
    textStyle: 'sm',
    borderBlockWidth: '3px',
    borderColor: 'transparent',
    outlineOffset: '-4px',
    outlineColor: 'focus.dark',
    _hover: { color: 'frame.fg', bg: 'frame.raised' },
    _currentPage: { color: 'frame.fg', borderBlockEndColor: 'focus.dark' },
    whiteSpace: 'nowrap',
    '& svg': { hideBelow: '2xl' },
  },
})

const MenuButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    ms: '-2',
    borderRadius: 'l2',
    color: 'frame.fg',
    cursor: 'button',
    outlineColor: 'focus.dark',
  },
})

export const Header = (props: { viewer: Header_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment Header_viewer on Viewer {
        memberships {
          providerId
        }
        ...ProviderSwitch_viewer
        ...PersonMenu_viewer
        ...PresenceMenu_viewer
        ...SectionsDrawer_viewer
      }
    `,
    props.viewer,
  )
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const sections = sectionsFor(useViewer())
  // Many sections move to the menu when they do not fit side by side.
  const wide = sections.length > 7 ? '2xl' : sections.length > 5 ? 'xl' : 'lg'

  return (
    <>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="sticky"
        align="center"
        gap={{ base: '1', md: '4' }}
        minH="header"
        ps={{ base: '4', md: '6', xl: '8' }}
        pe={{ base: '3', md: '6', xl: '8' }}
        bg="frame"
        color="frame.fg"
        borderBottomWidth="1px"
        borderColor="frame.border"
        css={{ '--mark-ground': 'colors.frame' }}
      >
        <MenuButton
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          hideFrom={wide}
          onClick={() => setDrawerOpen(true)}
        >
          <Menu aria-hidden size={24} />
        </MenuButton>
        <Home to="/calls/queue" aria-label="Patency, to the queue">
          <Mark />
          <Text as="span" textStyle="lg" fontWeight="bold" letterSpacing="tight">
            Patency
          </Text>
        </Home>
        <Box hideBelow="md">{viewer.memberships.length > 1 ? <ProviderSwitch viewer={viewer} /> : null}</Box>
        <chakra.nav aria-label="Main" hideBelow={wide}>
          <Flex as="ul" listStyleType="none">
            {sections.map(({ name, to, icon: Icon }) => (
              <li key={to}>
                <SectionLink to={to}>
                  <Icon aria-hidden size={18} />
                  {name}
                </SectionLink>
              </li>
            ))}
          </Flex>
        </chakra.nav>
        <Flex ms="auto" align="center" gap="3">
          <LivePill />
          <Box hideBelow="md">
            <Flex align="center" gap="3">
              <PresenceMenu viewer={viewer} />
              <PersonMenu viewer={viewer} />
            </Flex>
          </Box>
        </Flex>
      </Flex>
      {isDrawerOpen && <SectionsDrawer viewer={viewer} sections={sections} onClose={() => setDrawerOpen(false)} />}
    </>
  )
}
