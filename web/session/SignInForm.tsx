import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Input } from '../ui/parts/Input'
import { PasswordInput } from '../ui/parts/PasswordInput'
import { FormProblem } from '../ui/notices/FormProblem'
import { signIn } from './session'

type Errors = { email?: string; password?: string; form?: string }

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
  const [errors, setErrors] = useState<Errors>({})
  const [isInFlight, setInFlight] = useState(false)
  const inFlight = useRef(false)
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const show = (next: Errors) => {
    setErrors(next)
    if (next.email) emailRef.current?.focus()
    else if (next.password || next.form) passwordRef.current?.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    const email = emailRef.current!.value.trim()
    const password = passwordRef.current!.value
    const missing: Errors = { email: email ? undefined : 'Required', password: password ? undefined : 'Required' }
    if (missing.email || missing.password) return show(missing)
    inFlight.current = true
    setInFlight(true)
    setErrors({})
    const answer = await signIn(email, password)
    if (answer.ok) return onSignedIn(answer.userId)
    inFlight.current = false
    setInFlight(false)
    const at = (name: string) => answer.fields.find(({ field }) => field === name)?.message
    const fields = { email: at('email'), password: at('password') }
    show(fields.email || fields.password ? fields : { form: answer.message })
  }

  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="5">
        {errors.form ? <FormProblem>{errors.form}</FormProblem> : null}
        <Labelled label="E-mail" error={errors.email}>
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
              defaultValue={known}
              autoFocus={!known}
            />
          )}
        </Labelled>
        <Labelled label="Password" error={errors.password}>
          {(field) => (
            <PasswordInput
              {...field}
              ref={passwordRef}
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
