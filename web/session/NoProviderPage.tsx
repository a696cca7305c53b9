import { Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { AccountLink } from './AccountLink'
import { SignOutButton } from './SignOutButton'
import { OutsidePage } from './OutsidePage'

export const NoProviderPage = ({ fullName }: { fullName: string }) => (
  <OutsidePage icon={Building2} heading="You have no access yet" footer={<SignOutButton />}>
    <Text>You do not belong to a provider. Ask an administrator to add you. You are signed in as {fullName}.</Text>
    <AccountLink />
  </OutsidePage>
)
