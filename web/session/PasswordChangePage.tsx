import { Box, Text } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useRelayEnvironment } from 'react-relay'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'
import { readAnew } from '../relay/readAnew'
import { later } from '../ui/browser/later'
import { OutsidePage } from './OutsidePage'
import { SignOutButton } from './SignOutButton'
import { useWorkspaces } from './workspaces'

const ChangePasswordForm = later(() =>
  import('../account/embeds/ChangePasswordForm').then((module) => module.ChangePasswordForm),
)

/** Somebody else set the password, so the person chooses another one before anything else (rules 9.4). */
export const PasswordChangePage = () => {
  const environment = useRelayEnvironment()
  const workspaces = useWorkspaces()

  /** What the page below asked for was refused until now, so it is read first. */
  const goOn = async () => {
    await workspaces.current.get().router.revalidate()
    readAnew(environment, ShellQuery, {}).subscribe({ error: () => {} })
  }

  return (
    <OutsidePage icon={KeyRound} heading="Change your password" footer={<SignOutButton />}>
      <Text>Someone else set your password. Choose one that only you know to continue.</Text>
      <Box mt="5" color="fg">
        <ChangePasswordForm onChanged={() => void goOn()} />
      </Box>
    </OutsidePage>
  )
}
