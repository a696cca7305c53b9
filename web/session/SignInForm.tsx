import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Input } from '../ui/parts/Input'
import { PasswordInput } from '../ui/parts/PasswordInput'
import { FormProblem } from '../ui/notices/FormProblem'
import { signIn } from './session'
import { useOutsideForm } from './useOutsideForm'

type LabelledProps = {
  label: string
  error: string | undefined
  children: (props: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A field without Formik, which is too large for the first page. */
const Labelled = ({ label, error, children }: LabelledProps) => {
  const id = useId()
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" textStyle="label" mb="1.5">
        {label}
      </chakra.label>
      {children({ id, ...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : null) })}
      {error ? (
        <Text id={`${id}-error`} mt="1.5" textStyle="sm" fontWeight="medium" color="fg.error">
          {error}
        </Text>
      ) : null}
    </Box>
  )
}

type SignInFormProps = {
  onSignedIn: (userId: string) => void
  /** The e-mail of the person whose session has just ended. */
  email?: string
}

/** E-mail and password, for the sign-in page and for the lock screen. */
export const SignInForm = ({ onSignedIn, email: known }: SignInFormProps) => {
  const { formProps, errors, problem, isInFlight } = useOutsideForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({
      email: email.trim() ? undefined : 'Required',
      password: password ? undefined : 'Required',
    }),
    send: async ({ email, password }) => {
      const answer = await signIn(email.trim(), password)
      if (!answer.ok) return answer
      onSignedIn(answer.userId)
      return null
    },
    focuses: 'password',
  })

  return (
    <chakra.form {...formProps}>
      <Flex direction="column" gap="5">
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <Labelled label="E-mail" error={errors.email}>
          {(field) => (
            <Input
              {...field}
              name="email"
              type="email"
              size="lg"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              defaultValue={known}
              autoFocus={!known}
            />
          )}
        </Labelled>
        <Labelled label="Password" error={errors.password}>
          {(field) => (
            <PasswordInput
              {...field}
              name="password"
              size="lg"
              autoComplete="current-password"
              autoFocus={Boolean(known)}
            />
          )}
        </Labelled>
        <Button type="submit" size="lg" w="full" aria-disabled={isInFlight}>
          {isInFlight ? 'Signing in…' : 'Sign in'}
        </Button>
      </Flex>
    </chakra.form>
  )
}
