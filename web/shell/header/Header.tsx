import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Menu, Search } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, NavLink, useLocation } from 'react-router'
import { signPlace } from '../../alerts/signPlace'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import { openPalette } from '../../ui/keys/shortcuts'
import { Mark } from '../../ui/parts/Mark'
import { Untranslated } from '../../ui/parts/Untranslated'
import { InboxBell } from '../../inbox/embeds/InboxBell'
import { LivePill } from './LivePill'
import { PersonMenu } from './PersonMenu'
import { PresenceMenu } from './PresenceMenu'
import { ProviderSwitch } from './ProviderSwitch'
import { SectionMenu } from './SectionMenu'
import { sectionStyle } from './sectionStyle'
import { inMenus, sectionAt, sectionsFor, type Section } from '../frame/sections'
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
    ...sectionStyle,
    _currentPage: { color: 'frame.fg', borderBlockEndColor: 'focus.dark' },
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

const OneSection = ({ name, to, icon: Icon, isHere }: Section & { isHere: boolean }) => (
  <SectionLink to={to} end={!isHere}>
    <Icon aria-hidden size={18} />
    {name}
  </SectionLink>
)

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
        ...InboxBell_viewer
        ...SectionsDrawer_viewer
      }
    `,
    props.viewer,
  )
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const sections = sectionsFor(useViewer())
  const here = sectionAt(sections, useLocation().pathname)
  const hasSwitch = viewer.memberships.length > 1
  // Beside the switch, the sections need a wider window.
  const sectionsFrom = hasSwitch ? 'xl' : 'lg'

  return (
    <>
      <Flex
        as="header"
        _print={{ display: 'none' }}
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
        // Inside, so that the header is as high as its token says, by which the page measures.
        css={{ '--mark-ground': 'colors.frame', boxShadow: 'inset 0 -1px {colors.frame.border}' }}
      >
        <MenuButton
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          hideFrom={sectionsFrom}
          onClick={() => setDrawerOpen(true)}
        >
          <Menu aria-hidden size={24} />
        </MenuButton>
        <Home to="/calls/queue" aria-label="Patency, to the queue">
          <Mark />
          <Text
            as="span"
            textStyle="lg"
            fontWeight="bold"
            letterSpacing="tight"
            display={{ lg: 'none', '2xl': 'inline' }}
            // On the narrowest phones and at 400 % there is room for the buttons only.
            css={{ '@media (max-width: 22.49rem)': { display: 'none' } }}
          >
            <Untranslated>Patency</Untranslated>
          </Text>
        </Home>
        {hasSwitch ? (
          // It alone gets narrower, so that nothing is pushed out of the window.
          <Box hideBelow="md" minW="0">
            <ProviderSwitch viewer={viewer} />
          </Box>
        ) : null}
        <chakra.nav aria-label="Main" hideBelow={sectionsFrom}>
          <Flex as="ul" listStyleType="none">
            {inMenus(sections).map(({ name, sections: together }) => (
              <li key={name}>
                {together.length > 1 ? (
                  <SectionMenu name={name} sections={together} here={here} />
                ) : (
                  <OneSection {...together[0]!} isHere={together[0] === here} />
                )}
              </li>
            ))}
          </Flex>
        </chakra.nav>
        <Flex ms="auto" align="center" gap={{ base: '1', md: '3' }}>
          {/* It is there before what it says: only then do screen readers announce that. */}
          <Box id={signPlace} aria-live="polite" />
          <LivePill />
          <MenuButton
            type="button"
            aria-label="Find Anything"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K"
            title="Find anything (Ctrl+K)"
            ms="0"
            hideBelow="md"
            onClick={() => openPalette()}
          >
            <Search aria-hidden size={20} />
          </MenuButton>
          <InboxBell viewer={viewer} />
          <Box hideBelow="md">
            <Flex align="center" gap="3">
              <PresenceMenu viewer={viewer} />
              <PersonMenu viewer={viewer} />
            </Flex>
          </Box>
        </Flex>
      </Flex>
      {isDrawerOpen && (
        <SectionsDrawer viewer={viewer} sections={sections} here={here} onClose={() => setDrawerOpen(false)} />
      )}
    </>
  )
}
