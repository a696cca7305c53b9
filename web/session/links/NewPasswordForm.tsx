import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef, useState, type SubmitEvent } from 'react'
import { passwordProblems } from 'domain/account/password'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { OutsideLink } from '../OutsideLink'
import { PasswordInput } from '../../ui/parts/PasswordInput'
import { signIn } from '../session'
import { useWorkspaces } from '../workspaces'
import { AccountEmail } from './AccountEmail'
import { askFor, type Asked } from './ask'
import { FormProblem } from '../../ui/notices/FormProblem'
import type { LinkFacts } from './LinkPage'
import { PasswordRules } from './PasswordRules'

type Errors = { password?: string; confirmPassword?: string }

const errorsOf = (password: string, confirmPassword: string): Errors => ({
  password: password === '' ? 'New password is required' : passwordProblems(password)[0],
  confirmPassword:
    confirmPassword === ''
      ? 'You must confirm your new password'
      : confirmPassword === password
        ? undefined
        : 'Passwords must match',
})

type NewPasswordFormProps = {
  token: string
  email: string
  /** The link does not work any more. */
  onOver: (why: Asked<LinkFacts>) => void
}

/** Chooses the password of a link's account, and signs in with it through the one way in (decision 0009). */
export const NewPasswordForm = ({ token, email, onOver }: NewPasswordFormProps) => {
  const workspaces = useWorkspaces()
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirm] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isInFlight, setInFlight] = useState(false)
  const [isSet, setSet] = useState(false)
  const inFlight = useRef(false)
  const passwordRef = useRef<HTMLInputElement>(null)
  const confirmRef = useRef<HTMLInputElement>(null)

  const show = (next: Errors) => {
    setErrors(next)
    if (next.password) passwordRef.current?.focus()
    else confirmRef.current?.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    const wrong = errorsOf(password, confirmPassword)
    if (wrong.password || wrong.confirmPassword) return show(wrong)
    inFlight.current = true
    setInFlight(true)
    setErrors({})
    setProblem(null)
    const accepted = await askFor<object>('links/accept', { token, password, confirmPassword })
    if (accepted.ok) {
      const entered = await signIn(email, password)
      if (entered.ok) return workspaces.open({ at: '/', providerId: null })
      return setSet(true)
    }
    inFlight.current = false
    setInFlight(false)
    if (accepted.code === 'LINK_NOT_VALID') return onOver(accepted)
    const at = (name: string) => accepted.fields.find(({ field }) => field === name)?.message
    const refused = { password: at('password'), confirmPassword: at('confirmPassword') }
    if (refused.password || refused.confirmPassword) return show(refused)
    setProblem(accepted.message)
  }

  if (isSet)
    return (
      <Text role="status" mt="4" color="fg" fontWeight="medium">
        Your password is set. <OutsideLink to="/sign-in">Sign in with it</OutsideLink>
      </Text>
    )
  return (
    <chakra.form noValidate mt="4" color="fg" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <AccountEmail email={email} />
        <FieldFrame
          id="password"
          label="New Password"
          error={errors.password}
          help={<PasswordRules id="password-rules" password={password} />}
        >
          {(field) => (
            <PasswordInput
              {...field}
              ref={passwordRef}
              name="password"
              autoComplete="new-password"
              value={password}
              autoFocus
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </FieldFrame>
        <FieldFrame id="confirmPassword" label="Confirm New Password" error={errors.confirmPassword}>
          {(field) => (
            <PasswordInput
              {...field}
              ref={confirmRef}
              showLabel="Show confirmation"
              name="confirmPassword"
              autoComplete="new-password"
              value={confirmPassword}
              onChange={(event) => setConfirm(event.target.value)}
            />
          )}
        </FieldFrame>
        <Button type="submit" size="lg" w="full" aria-disabled={isInFlight}>
          {isInFlight ? 'Signing in…' : 'Set Password'}
        </Button>
      </Flex>
    </chakra.form>
  )
}
