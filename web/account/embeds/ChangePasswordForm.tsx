import { Box, Flex, Stack } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { FormikProvider, useFormik } from 'formik'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { changePasswordInput } from 'domain/account/accountInput'
import { checkInput } from 'domain/kernel/input/input'
import { PasswordField } from '../../forms/fields/PasswordField'
import { errorsOf } from '../../forms/record/errorsOf'
import { Form } from '../../forms/record/Form'
import { useAction } from '../../relay/useAction'
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
  const [problem, setProblem] = useState<string | null>(null)
  const [changePassword] = useAction<ChangePasswordFormMutation>(graphql`
    mutation ChangePasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ... on ChangePasswordSuccess @alias(as: "success") {
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
  const form = useFormik({
    initialValues: empty,
    validate: (values) => errorsOf<typeof empty>(checkInput(changePasswordInput, values).refusal?.fields ?? []),
    onSubmit: async (input, { resetForm }) => {
      setProblem(null)
      const result = await changePassword({ input })
      if (!result.ok)
        return setProblem(result.refusal ? (result.refusal.fields[0]?.message ?? result.refusal.message) : null)
      resetForm()
      notify({ kind: 'success', title: 'Your password has been updated' })
      onChanged?.()
    },
  })
  return (
    <FormikProvider value={form}>
      <Form label="Change Password">
        <Stack gap="5">
          {problem ? (
            <Flex
              role="alert"
              gap="2.5"
              bg="bg.error"
              color="fg.error"
              borderRadius="l2"
              px="3.5"
              py="3"
              textStyle="sm"
              fontWeight="medium"
            >
              <Box as="span" pt="0.5" flexShrink="0">
                <CircleAlert aria-hidden size={18} />
              </Box>
              {problem}
            </Flex>
          ) : null}
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
