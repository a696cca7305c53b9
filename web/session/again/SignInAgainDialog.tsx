import { Text } from '@chakra-ui/react'
import { useFormik } from 'formik'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { PasswordField } from '../../forms/fields/PasswordField'
import { FormScope } from '../../forms/fields/useFormField'
import { applyRefusal } from '../../forms/record/applyRefusal'
import { FormDialog } from '../../forms/record/FormDialog'
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
        ... on Refusal @alias(as: "refusal") {
          ...useAction_refusal @relay(mask: false)
        }
      }
    }
  `)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useFormik({
    initialValues: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'Required' } : {}),
    onSubmit: async (values) => {
      setProblem(null)
      const result = await signInAgain({ input: values })
      if (result.ok) return onAnswer(true)
      if (!result.refusal) return
      const elsewhere = applyRefusal(form, result.refusal.fields, values)
      if (result.refusal.fields.length === 0 || elsewhere.length > 0) setProblem(result.refusal.message)
    },
  })
  return (
    // The form below may have a field of this name.
    <FormScope value="sign-in-again-">
      <FormDialog
        title="Enter your password"
        form={form}
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
