import { Box, Button } from '@chakra-ui/react'
import { Keyboard, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { showShortcuts } from '../../ui/keys/shortcuts'
import { ColorModeChoice } from './ColorModeChoice'
import { PersonCard } from './PersonCard'
import { SignOutButton } from '../../session/SignOutButton'
import type { PersonCard_viewer$key } from './__generated__/PersonCard_viewer.graphql'

/** The content of the person's menu. */
export const PersonPanel = ({ viewer, close }: { viewer: PersonCard_viewer$key; close: () => void }) => (
  <>
    <Box p="4">
      <PersonCard viewer={viewer} />
    </Box>
    <Box px="4" py="3" borderTopWidth="1px" borderColor="border">
      <ColorModeChoice />
    </Box>
    <Box p="2" borderTopWidth="1px" borderColor="border">
      <Button asChild variant="ghost" colorPalette="gray" w="full" justifyContent="flex-start" px="2">
        <Link to="/account" onClick={close}>
          <UserRound aria-hidden />
          Your account
        </Link>
      </Button>
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
)
