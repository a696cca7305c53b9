import { Text } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { AccountLink } from './AccountLink'
import { SignOutButton } from './SignOutButton'
import { OutsidePage } from './OutsidePage'

/** A locked account reaches nothing but itself (rules 2.4). */
export const LockedPage = ({ fullName }: { fullName: string }) => (
  <OutsidePage icon={Lock} heading="Your account is locked" footer={<SignOutButton />}>
    <Text>Your account is locked until your compliance documents are in order.</Text>
    <Text mt="2">Your administrator can unlock it. You are signed in as {fullName}.</Text>
    <AccountLink />
  </OutsidePage>
)
