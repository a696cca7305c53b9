import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef, useState, type SubmitEvent } from 'react'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { FormProblem } from '../../ui/notices/FormProblem'
import { PasswordInput } from '../../ui/parts/PasswordInput'
import { OutsideLink } from '../OutsideLink'
import { signIn } from '../session'
import { useWorkspaces } from '../workspaces'
import { AccountEmail } from './AccountEmail'
import { askFor, type Asked } from './ask'
import type { LinkFacts } from './LinkPage'

type JoinFormProps = {
  token: string
  email: string
  /** The link does not work any more. */
  onOver: (why: Asked<LinkFacts>) => void
}

/** Accepts a role with the password of the account, and signs in with it through the one way in (rules 9.3a). */
export const JoinForm = ({ token, email, onOver }: JoinFormProps) => {
  const workspaces = useWorkspaces()
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isInFlight, setInFlight] = useState(false)
  const [isAccepted, setAccepted] = useState(false)
  const inFlight = useRef(false)
  const passwordRef = useRef<HTMLInputElement>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    const password = passwordRef.current!.value
    setProblem(null)
    setError(password === '' ? 'Required' : undefined)
    if (password === '') return passwordRef.current!.focus()
    inFlight.current = true
    setInFlight(true)
    const accepted = await askFor<{ email: string }>('links/join', { token, password })
    if (accepted.ok) {
      const entered = await signIn(accepted.data.email, password)
      if (entered.ok) return workspaces.open({ at: '/', providerId: null })
      return setAccepted(true)
    }
    inFlight.current = false
    setInFlight(false)
    if (accepted.code === 'LINK_NOT_VALID') return onOver(accepted)
    const at = accepted.fields.find(({ field }) => field === 'password')
    if (at) setError(at.message)
    else setProblem(accepted.message)
    passwordRef.current?.focus()
  }

  if (isAccepted)
    return (
      <Text role="status" mt="4" color="fg" fontWeight="medium">
        You have accepted. <OutsideLink to="/sign-in">Sign in</OutsideLink>
      </Text>
    )
  return (
    <chakra.form noValidate mt="4" color="fg" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <AccountEmail email={email} />
        <FieldFrame id="password" label="Password" error={error}>
          {(field) => (
            <PasswordInput
              {...field}
              ref={passwordRef}
              name="password"
              autoComplete="current-password"
              autoFocus
              onChange={() => setError(undefined)}
            />
          )}
        </FieldFrame>
        <Button type="submit" size="lg" w="full" aria-disabled={isInFlight}>
          {isInFlight ? 'Signing in…' : 'Accept'}
        </Button>
        <OutsideLink to="/forgot">Forgotten your password?</OutsideLink>
      </Flex>
    </chakra.form>
  )
}
