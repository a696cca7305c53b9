import { Box, Button, chakra } from '@chakra-ui/react'
import { Keyboard } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Initials } from '../../ui/page/Initials'
import { Popover } from '../../ui/dialog/Popover'
import { showShortcuts } from '../../ui/browser/shortcuts'
import { ColorModeChoice } from './ColorModeChoice'
import { PersonCard } from './PersonCard'
import { SignOutButton } from '../../session/SignOutButton'
import type { PersonMenu_viewer$key } from './__generated__/PersonMenu_viewer.graphql'

const Trigger = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    borderRadius: 'full',
    cursor: 'button',
    outlineColor: 'focus.dark',
    _hover: { bg: 'frame.raised' },
  },
})

export const PersonMenu = (props: { viewer: PersonMenu_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment PersonMenu_viewer on Viewer {
        user {
          fullName
        }
        ...PersonCard_viewer
      }
    `,
    props.viewer,
  )
  return (
    <Popover
      label="Your account"
      w="72"
      trigger={(trigger) => (
        <Trigger type="button" aria-label={`Your account, ${viewer.user.fullName}`} {...trigger}>
          <Initials name={viewer.user.fullName} size="9" />
        </Trigger>
      )}
    >
      {(close) => (
        <>
          <Box p="4">
            <PersonCard viewer={viewer} />
          </Box>
          <Box px="4" py="3" borderTopWidth="1px" borderColor="border">
            <ColorModeChoice />
          </Box>
          <Box p="2" borderTopWidth="1px" borderColor="border">
            <Button
              variant="ghost"
              colorPalette="gray"
              w="full"
              justifyContent="flex-start"
              px="2"
              onClick={() => {
                close()
                showShortcuts()
              }}
            >
              <Keyboard aria-hidden />
              Keyboard shortcuts
            </Button>
            <SignOutButton />
          </Box>
        </>
      )}
    </Popover>
  )
}
