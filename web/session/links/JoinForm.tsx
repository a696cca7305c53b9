import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { FormProblem } from '../../ui/notices/FormProblem'
import { PasswordInput } from '../../ui/parts/PasswordInput'
import { OutsideLink } from '../OutsideLink'
import { signIn } from '../session'
import { useOutsideForm } from '../useOutsideForm'
import { useWorkspaces } from '../workspaces'
import { AccountEmail } from './AccountEmail'
import { askFor, type Asked } from '../embeds/askFor'
import type { LinkFacts } from './linkFacts'

type JoinFormProps = {
  token: string
  email: string
  /** The link does not work any more. */
  onOver: (why: Asked<LinkFacts>) => void
}

/** Accepts a role with the password of the account, and signs in with it through the one way in (rules 9.3a). */
export const JoinForm = ({ token, email, onOver }: JoinFormProps) => {
  const workspaces = useWorkspaces()
  const [isAccepted, setAccepted] = useState(false)
  const { formProps, errors, problem, isInFlight, clear } = useOutsideForm({
    names: ['password'],
    check: ({ password }) => ({ password: password ? undefined : 'Required' }),
    send: async ({ password }) => {
      const accepted = await askFor<{ email: string }>('links/join', { token, password })
      if (!accepted.ok && accepted.code !== 'LINK_NOT_VALID') return accepted
      if (!accepted.ok) onOver(accepted)
      else if ((await signIn(accepted.data.email, password)).ok) workspaces.open({ at: '/', providerId: null })
      else setAccepted(true)
      return null
    },
    focuses: 'password',
  })

  if (isAccepted)
    return (
      <Text role="status" mt="4" color="fg" fontWeight="medium">
        You have accepted. <OutsideLink to="/sign-in">Sign in</OutsideLink>
      </Text>
    )
  return (
    <chakra.form {...formProps} mt="4" color="fg">
      <Flex direction="column" gap="4">
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <AccountEmail email={email} />
        <FieldFrame id="password" label="Password" error={errors.password}>
          {(field) => (
            <PasswordInput {...field} name="password" autoComplete="current-password" autoFocus onChange={clear} />
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
