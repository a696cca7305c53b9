import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { Input } from '../../ui/parts/Input'
import { OutsideLink } from '../OutsideLink'
import { OutsidePage } from '../OutsidePage'
import { askFor, type Asked } from './ask'
import { FormProblem } from '../../ui/notices/FormProblem'

type Ability = { canMail: boolean }

/** Asks for a link to a new password; without mail it says whom to ask (rules 9.5). */
const ForgotPage = () => {
  const [ability, setAbility] = useState<Asked<Ability> | null>(null)
  const [isSent, setSent] = useState(false)

  useEffect(() => {
    let isShown = true
    void askFor<Ability>('passwordreset').then((answer) => {
      if (isShown) setAbility(answer)
    })
    return () => {
      isShown = false
    }
  }, [])

  return (
    <OutsidePage
      icon={KeyRound}
      heading="Forgotten your password?"
      footer={<OutsideLink to="/sign-in">Back to sign in</OutsideLink>}
    >
      <Box role="status">
        {isSent ? (
          <>
            <Text>If an account with this address exists, a link is on its way.</Text>
            <Text mt="2">It works once, for 30 minutes. If nothing arrives, look among unwanted mail.</Text>
            <Text mt="2">
              When the message is on another device,{' '}
              <OutsideLink to="/reset" minH="0">
                type its code here
              </OutsideLink>
            </Text>
          </>
        ) : ability === null ? (
          <Text>One moment…</Text>
        ) : !ability.ok ? (
          <Text>{ability.message}</Text>
        ) : !ability.data.canMail ? (
          <Text>Ask your administrator. They can set a new password for you.</Text>
        ) : null}
      </Box>
      {!isSent && ability?.ok && ability.data.canMail ? <ForgotForm onSent={() => setSent(true)} /> : null}
    </OutsidePage>
  )
}

const ForgotForm = ({ onSent }: { onSent: () => void }) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [isInFlight, setInFlight] = useState(false)
  const inFlight = useRef(false)
  const emailRef = useRef<HTMLInputElement>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    inFlight.current = true
    setInFlight(true)
    setProblem(null)
    setError(undefined)
    const answer = await askFor<object>('passwordreset', { email: emailRef.current!.value })
    inFlight.current = false
    setInFlight(false)
    if (answer.ok) return onSent()
    const at = answer.fields.find(({ field }) => field === 'email')
    if (at) setError(at.message)
    else setProblem(answer.message)
    emailRef.current?.focus()
  }

  return (
    <chakra.form noValidate color="fg" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        <Text color="fg.muted">Enter your e-mail address, and you get a link to choose a new password.</Text>
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <FieldFrame id="email" label="E-mail" error={error}>
          {(field) => (
            <Input
              {...field}
              ref={emailRef}
              name="email"
              type="email"
              size="lg"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          )}
        </FieldFrame>
        <Button type="submit" size="lg" w="full" aria-disabled={isInFlight}>
          {isInFlight ? 'Sending…' : 'Send Link'}
        </Button>
      </Flex>
    </chakra.form>
  )
}

export default ForgotPage
