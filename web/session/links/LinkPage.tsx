import { Box, Button, Text } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { OutsideLink } from '../OutsideLink'
import { OutsidePage } from '../OutsidePage'
import { askFor, type Asked } from '../embeds/askFor'
import { CodeForm } from './CodeForm'
import { JoinForm } from './JoinForm'
import type { LinkFacts } from './linkFacts'
import { NewPasswordForm } from './NewPasswordForm'

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
export const LinkPage = (props: LinkPageProps) => {
  // The code of a link is in the fragment of the address, which is sent to no server.
  const { hash } = useLocation()
  return <Opened key={hash} opened={hash.slice(1)} {...props} />
}

type OpenedProps = LinkPageProps & {
  /** The code with which the page was opened; empty: without one. */
  opened: string
}

const Opened = ({ opened, heading, wayOn }: OpenedProps) => {
  const [code, setCode] = useState(opened)
  const [isTyped, setTyped] = useState(opened === '')
  const [attempt, setAttempt] = useState(0)
  const [link, setLink] = useState<Asked<LinkFacts> | null>(null)

  useEffect(() => {
    if (opened === '') return
    let isShown = true
    void askFor<LinkFacts>('links/read', { token: opened }).then((answer) => {
      if (isShown) setLink(answer)
    })
    return () => {
      isShown = false
    }
  }, [opened, attempt])

  const isUnreached = link !== null && !link.ok && link.code === null
  return (
    <OutsidePage icon={KeyRound} heading={heading} footer={<OutsideLink to="/sign-in">Go to sign in</OutsideLink>}>
      {isTyped ? (
        <>
          <Text>
            {opened === ''
              ? 'This page was opened without the code of a link. Some mail programs cut it off. It stands in the message, below the link.'
              : 'The code stands in the message, below the link.'}
          </Text>
          <CodeForm
            onRead={(typed, facts) => {
              setCode(typed)
              setTyped(false)
              setLink({ ok: true, data: facts })
            }}
          />
          <Text mt="4">{wayOn}</Text>
        </>
      ) : link === null ? (
        <Text role="status">One moment…</Text>
      ) : link.ok ? (
        <>
          <Text>{greetingOf(link.data)}</Text>
          {link.data.asks === 'ownPassword' ? (
            <JoinForm token={code} email={link.data.email} onOver={setLink} />
          ) : (
            <NewPasswordForm token={code} email={link.data.email} onOver={setLink} />
          )}
        </>
      ) : (
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
            <>
              <Text mt="2">{wayOn}</Text>
              <Button mt="4" variant="outline" onClick={() => setTyped(true)}>
                Type the Code
              </Button>
            </>
          )}
        </Box>
      )}
    </OutsidePage>
  )
}
