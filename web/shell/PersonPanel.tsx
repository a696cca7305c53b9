import { Box, Button } from '@chakra-ui/react'
import { Keyboard } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { showShortcuts } from '../ui/shortcuts'
import { ColorModeChoice } from './ColorModeChoice'
import { PersonCard } from './PersonCard'
import { SignOutButton } from './SignOutButton'
import type { PersonPanel_viewer$key } from './__generated__/PersonPanel_viewer.graphql'

/** What the person's menu holds. */
export const PersonPanel = ({ close, ...props }: { viewer: PersonPanel_viewer$key; close: () => void }) => {
  const viewer = useFragment(
    graphql`
      fragment PersonPanel_viewer on Viewer {
        ...PersonCard_viewer
      }
    `,
    props.viewer,
  )
  return (
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
  )
}
