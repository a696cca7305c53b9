import { Box, Button, Text } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { OutsideLink } from '../OutsideLink'
import { OutsidePage } from '../OutsidePage'
import { askFor, type Asked } from './ask'
import { JoinForm } from './JoinForm'
import { NewPasswordForm } from './NewPasswordForm'

export type LinkFacts = {
  kind: 'invitation' | 'reset'
  fullName: string
  email: string
  providerName: string | null
  asks: 'newPassword' | 'ownPassword'
}

/** The token of a link is in the fragment of the address, which is sent to no server. */
const tokenOf = (hash: string): string => hash.slice(1)

type LinkPageProps = {
  heading: string
  /** What somebody can do whose link does not work. */
  wayOn: ReactNode
}

const greetingOf = ({ kind, fullName, providerName, asks }: LinkFacts): string => {
  if (kind === 'reset') return `Hello ${fullName}. Your other sessions end when you choose a new password.`
  return asks === 'ownPassword'
    ? `Hello ${fullName}. ${providerName} invites you. Accept with the password of your account.`
    : `Hello ${fullName}. Choose a password for your account${providerName ? ` at ${providerName}` : ''}.`
}

/** The page that a link leads to: whose account it is, and its password, the one to choose or the one that it has. */
export const LinkPage = ({ heading, wayOn }: LinkPageProps) => {
  const [token] = useState(() => tokenOf(location.hash))
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<Asked<LinkFacts> | null>(null)

  useEffect(() => {
    let isShown = true
    void askFor<LinkFacts>('links/read', { token }).then((answer) => {
      if (isShown) setLink(answer)
    })
    return () => {
      isShown = false
    }
  }, [token, attempt])

  const isUnreached = link !== null && !link.ok && link.code === null
  return (
    <OutsidePage icon={KeyRound} heading={heading} footer={<OutsideLink to="/sign-in">Go to sign in</OutsideLink>}>
      {link === null ? <Text role="status">One moment…</Text> : null}
      {link !== null && !link.ok ? (
        <Box role="alert">
          <Text color="fg" fontWeight="medium">
            {link.code === 'VALIDATION'
              ? 'This link does not work. Check that the whole link was copied.'
              : link.message}
          </Text>
          {isUnreached ? (
            <Button mt="4" variant="outline" onClick={() => setAttempt(attempt + 1)}>
              Try Again
            </Button>
          ) : (
            <Text mt="2">{wayOn}</Text>
          )}
        </Box>
      ) : null}
      {link?.ok ? (
        <>
          <Text>{greetingOf(link.data)}</Text>
          {link.data.asks === 'ownPassword' ? (
            <JoinForm token={token} email={link.data.email} onOver={setLink} />
          ) : (
            <NewPasswordForm token={token} email={link.data.email} onOver={setLink} />
          )}
        </>
      ) : null}
    </OutsidePage>
  )
}
