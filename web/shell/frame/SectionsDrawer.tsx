import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { Search, UserRound } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link, NavLink } from 'react-router'
import { openPalette } from '../../ui/keys/shortcuts'
import { Dialog } from '../../ui/dialog/Dialog'
import { ColorModeChoice } from '../header/ColorModeChoice'
import { PersonCard } from '../header/PersonCard'
import { PresenceChoice } from '../header/PresenceChoice'
import { ProviderChoice } from '../header/ProviderChoice'
import type { Section } from './sections'
import { SignOutButton } from '../../session/SignOutButton'
import type { SectionsDrawer_viewer$key } from './__generated__/SectionsDrawer_viewer.graphql'

const DrawerLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    px: '3',
    mx: '-3',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
  },
})

const MenuName = chakra('div', {
  base: { textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted', mt: '4', mb: '1' },
})

const Rule = () => <Box as="hr" borderColor="border" my="4" />

type SectionsDrawerProps = {
  viewer: SectionsDrawer_viewer$key
  sections: Section[]
  here: Section | undefined
  onClose: () => void
}

/** On a phone: everything that the header shows on a desktop. */
export const SectionsDrawer = ({ sections, here, onClose, ...props }: SectionsDrawerProps) => {
  const viewer = useFragment(
    graphql`
      fragment SectionsDrawer_viewer on Viewer {
        memberships {
          providerId
        }
        ...PersonCard_viewer
        ...PresenceChoice_viewer
        ...ProviderChoice_viewer
      }
    `,
    props.viewer,
  )
  return (
    <Dialog isOpen onClose={onClose} title="Patency" placement="start">
      <Button
        variant="outline"
        colorPalette="gray"
        w="full"
        mb="4"
        justifyContent="flex-start"
        onClick={() => {
          onClose()
          // After the drawer has given the focus back.
          setTimeout(openPalette)
        }}
      >
        <Search aria-hidden />
        Find Anything
      </Button>
      <chakra.nav aria-label="All sections">
        <Flex as="ul" direction="column" gap="1" listStyleType="none">
          {sections.map(({ name, to, icon: Icon, menu }, at) => (
            <li key={to}>
              {menu === 'Administration' && sections[at - 1]?.menu !== menu && <MenuName>{menu}</MenuName>}
              <DrawerLink to={to} end={to !== here?.to} onClick={onClose} data-first-focus={at === 0 || undefined}>
                <Icon aria-hidden size={20} />
                {name}
              </DrawerLink>
            </li>
          ))}
        </Flex>
      </chakra.nav>
      {viewer.memberships.length > 1 ? (
        <>
          <Rule />
          <ProviderChoice viewer={viewer} />
        </>
      ) : null}
      <Rule />
      <PersonCard viewer={viewer} />
      <PresenceChoice viewer={viewer} mt="4" />
      <Box mt="4">
        <ColorModeChoice />
      </Box>
      <Box mt="4">
        <Button asChild variant="ghost" colorPalette="gray" w="full" justifyContent="flex-start" px="2">
          <Link to="/account" onClick={onClose}>
            <UserRound aria-hidden />
            Your account
          </Link>
        </Button>
        <SignOutButton />
      </Box>
    </Dialog>
  )
}
