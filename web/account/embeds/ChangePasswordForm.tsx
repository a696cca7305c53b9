import { Flex, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { changePasswordInput } from 'domain/account/accountInput'
import { checkInput } from 'domain/kernel/input/input'
import { PasswordField } from '../../forms/fields/PasswordField'
import { Form } from '../../forms/record/Form'
import { useSendForm } from '../../forms/send/useSendForm'
import { useAction } from '../../relay/useAction'
import { FormProblem } from '../../ui/notices/FormProblem'
import { useNotify } from '../../ui/notices/notices'
import { SendButton } from '../../ui/page/SendButton'
import type { ChangePasswordFormMutation } from './__generated__/ChangePasswordFormMutation.graphql'

const empty = { oldPassword: '', password: '', confirmPassword: '' }

type ChangePasswordFormProps = {
  /** Beside the button that submits. */
  cancel?: ReactNode
  onChanged?: () => void
}

/** Changes one's own password, with the messages of the specification (administration, sections 5 and 8). */
export const ChangePasswordForm = ({ cancel, onChanged }: ChangePasswordFormProps) => {
  const notify = useNotify()
  const [changePassword] = useAction<ChangePasswordFormMutation>(graphql`
    mutation ChangePasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ... on ChangePasswordSuccess @alias(as: "success") {
          user {
            id
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const { form, problem } = useSendForm<typeof empty>({
    initial: empty,
    keptAs: null,
    check: (values) => checkInput(changePasswordInput, values).refusal?.fields ?? [],
    send: async (input) => {
      const result = await changePassword({ input })
      if (result.ok) {
        form.resetForm()
        notify({ kind: 'success', title: 'Your password has been updated' })
        onChanged?.()
        return result
      }
      const { refusal } = result
      // What is refused stands above the form and not at its field.
      return { ok: false, refusal: refusal && { ...refusal, ...refusal.fields[0], fields: [] } }
    },
  })
  return (
    <FormikProvider value={form}>
      <Form label="Change Password">
        <Stack gap="5">
          {problem ? <FormProblem>{problem}</FormProblem> : null}
          <PasswordField name="oldPassword" label="Old password" autoComplete="current-password" />
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            help="At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character."
          />
          <PasswordField name="confirmPassword" label="Confirm New password" autoComplete="new-password" />
          <Flex gap="3" wrap="wrap">
            <SendButton type="submit" disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Changing…' : 'Change password'}
            </SendButton>
            {cancel}
          </Flex>
        </Stack>
      </Form>
    </FormikProvider>
  )
}
