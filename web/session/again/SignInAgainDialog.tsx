import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { PasswordField } from '../../forms/fields/PasswordField'
import { FormScope } from '../../forms/fields/useFormField'
import { FormDialog } from '../../forms/record/FormDialog'
import { useSendForm } from '../../forms/send/useSendForm'
import { useAction } from '../../relay/useAction'
import type { SignInAgainDialogMutation } from './__generated__/SignInAgainDialogMutation.graphql'

/** Takes the password in place (rules 9.8). */
export const SignInAgainDialog = ({ onAnswer }: { onAnswer: (isDone: boolean) => void }) => {
  const [signInAgain] = useAction<SignInAgainDialogMutation>(graphql`
    mutation SignInAgainDialogMutation($input: SignInAgainInput!) {
      signInAgain(input: $input) {
        ... on SignInAgainSuccess @alias(as: "success") {
          user {
            id
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const { form, problem, kept } = useSendForm({
    keptAs: null,
    initial: { password: '' },
    check: ({ password }) => (password === '' ? [{ field: 'password', message: 'Required' }] : []),
    send: async (input) => {
      const result = await signInAgain({ input })
      if (result.ok) onAnswer(true)
      return result
    },
  })
  return (
    // The form below may have a field of this name.
    <FormScope value="sign-in-again-">
      <FormDialog
        title="Enter your password"
        form={form}
        kept={kept}
        isDirty={false}
        saveLabel="Continue"
        savingLabel="Checking…"
        notices={
          problem ? (
            <Text role="alert" mx="5" color="fg.error" fontWeight="medium">
              {problem}
            </Text>
          ) : null
        }
        onClose={() => onAnswer(false)}
      >
        <Text color="fg.muted">You signed in a while ago. Enter your password to make this change.</Text>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </FormDialog>
    </FormScope>
  )
}
