import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { passwordProblems } from 'domain/account/password'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { OutsideLink } from '../OutsideLink'
import { PasswordInput } from '../../ui/parts/PasswordInput'
import { signIn } from '../session'
import { useOutsideForm } from '../useOutsideForm'
import { useWorkspaces } from '../workspaces'
import { AccountEmail } from './AccountEmail'
import { askFor, type Asked } from '../embeds/askFor'
import { FormProblem } from '../../ui/notices/FormProblem'
import type { LinkFacts } from './linkFacts'
import { PasswordRules } from './PasswordRules'

const wrongWith = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => ({
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
  const [isSet, setSet] = useState(false)
  const { formProps, errors, problem, isInFlight } = useOutsideForm({
    names: ['password', 'confirmPassword'],
    check: wrongWith,
    send: async (entries) => {
      const accepted = await askFor<object>('links/accept', { token, ...entries })
      if (!accepted.ok && accepted.code !== 'LINK_NOT_VALID') return accepted
      if (!accepted.ok) onOver(accepted)
      else if ((await signIn(email, entries.password)).ok) workspaces.open({ at: '/', providerId: null })
      else setSet(true)
      return null
    },
  })

  if (isSet)
    return (
      <Text role="status" mt="4" color="fg" fontWeight="medium">
        Your password is set. <OutsideLink to="/sign-in">Sign in with it</OutsideLink>
      </Text>
    )
  return (
    <chakra.form {...formProps} mt="4" color="fg">
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
              showLabel="Show confirmation"
              name="confirmPassword"
              autoComplete="new-password"
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
