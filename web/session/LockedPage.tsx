import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Bell, Lock, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OutsidePage } from './OutsidePage'
import { SignOutButton } from './SignOutButton'
import { useWayIn } from './useWayIn'

const askEveryMs = 2_000

type LockedPageProps = {
  fullName: string
  /** What is wrong with the documents; empty when an administrator locked the account. */
  lockedFor: readonly string[]
  /** What else they can do. */
  children?: ReactNode
}

/** A locked account reaches nothing but itself (rules 2.4): why, and what to do. It goes on once it is unlocked. */
export const LockedPage = ({ fullName, lockedFor, children }: LockedPageProps) => {
  useWayIn(askEveryMs)
  return (
    <OutsidePage icon={Lock} heading="Your account is locked" footer={<SignOutButton />}>
      <Text>Your account is locked until your compliance documents are in order.</Text>
      {lockedFor.length > 0 ? (
        <chakra.ul mt="3" ps="5" color="fg" fontWeight="semibold">
          {lockedFor.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </chakra.ul>
      ) : null}
      <Text mt="3">
        {lockedFor.length > 0 ? 'Upload these documents. An' : 'An'} administrator unlocks your account when they are in
        order, and this page then opens the queue. You are signed in as {fullName}.
      </Text>
      <Flex wrap="wrap" gap="3" mt="4">
        <Button asChild>
          <Link to="/account">
            <Upload aria-hidden />
            Your account
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/account/messages">
            <Bell aria-hidden />
            Messages
          </Link>
        </Button>
      </Flex>
      {children}
    </OutsidePage>
  )
}
