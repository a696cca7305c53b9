import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { Input } from '../../ui/parts/Input'
import { OutsideLink } from '../OutsideLink'
import { OutsidePage } from '../OutsidePage'
import { useOutsideForm } from '../useOutsideForm'
import { askFor, type Asked } from '../embeds/askFor'
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
  const { formProps, errors, problem, isInFlight } = useOutsideForm({
    names: ['email'],
    send: async (entries) => {
      const answer = await askFor<object>('passwordreset', entries)
      if (!answer.ok) return answer
      onSent()
      return null
    },
    focuses: 'email',
  })

  return (
    <chakra.form {...formProps} color="fg">
      <Flex direction="column" gap="4">
        <Text color="fg.muted">Enter your e-mail address, and you get a link to choose a new password.</Text>
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <FieldFrame id="email" label="E-mail" error={errors.email}>
          {(field) => (
            <Input
              {...field}
              name="email"
              type="email"
              size="lg"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
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
