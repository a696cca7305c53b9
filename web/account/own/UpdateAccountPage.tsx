import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { updateAccountInput } from 'domain/account/accountInput'
import { checkInput } from 'domain/kernel/input/input'
import { TextField } from '../../forms/fields/TextField'
import { RestoredStrip } from '../../forms/kept/RestoredStrip'
import { plainFields } from '../../forms/record/fields'
import { Form } from '../../forms/record/Form'
import { useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { useRecordForm } from '../../forms/record/useRecordForm'
import { readAnew } from '../../relay/readAnew'
import { useAction } from '../../relay/useAction'
import { useNotify } from '../../ui/notices/notices'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import { SendButton } from '../../ui/page/SendButton'
import type { UpdateAccountPageMutation } from './__generated__/UpdateAccountPageMutation.graphql'
import type { UpdateAccountPageQuery as Query } from './__generated__/UpdateAccountPageQuery.graphql'

const UpdateAccountPageQuery = graphql`
  query UpdateAccountPageQuery {
    viewer {
      email
      user {
        fullName
      }
    }
  }
`

type Values = { fullName: string; email: string }

const UpdateAccountForm = ({ latest }: { latest: Values }) => {
  const notify = useNotify()
  const environment = useRelayEnvironment()
  const [updateAccount] = useAction<UpdateAccountPageMutation>(graphql`
    mutation UpdateAccountPageMutation($input: UpdateAccountInput!) {
      updateAccount(input: $input) {
        ... on UpdateAccountSuccess @alias(as: "success") {
          user {
            fullName
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const { form, kept, isDirty, problem } = useRecordForm<Values, { values: Values; version: null }>({
    latest: { values: latest, version: null },
    keptAs: 'account',
    fields: plainFields(),
    check: (values) => checkInput(updateAccountInput, values).refusal?.fields ?? [],
    send: async ({ values, known }) => {
      // Only what the person changed, so that an older e-mail address on this page replaces no newer one.
      const input = {
        ...(values.fullName === known.values.fullName ? {} : { fullName: values.fullName }),
        ...(values.email === known.values.email ? {} : { email: values.email }),
      }
      const result = await updateAccount({ input })
      if (!result.ok) return { ok: false, refusal: result.refusal }
      // The e-mail address is shown in the frame, too.
      await readAnew<Query>(environment, UpdateAccountPageQuery, {})
        .toPromise()
        .catch(() => undefined)
      notify({ kind: 'success', title: 'Your information has been updated' })
      return { ok: true }
    },
    submits: 'save',
  })
  const { question } = useLeaveGuard(isDirty)
  return (
    <FormikProvider value={form}>
      <Form label="Update Account">
        <Stack gap="5">
          <Box role="status" css={{ '&:empty': { display: 'none' } }}>
            <RestoredStrip kept={kept} />
          </Box>
          {problem ? (
            <Text role="alert" color="fg.error" fontWeight="medium">
              {problem}
            </Text>
          ) : null}
          <TextField name="fullName" label="Full Name" required autoCapitalize="words" />
          <TextField name="email" label="Email" required inputMode="email" autoCapitalize="none" />
          <Flex gap="3" wrap="wrap">
            <SendButton type="submit" disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Saving…' : 'Save'}
            </SendButton>
            <Button asChild variant="outline" colorPalette="gray">
              <Link to="/account">Cancel</Link>
            </Button>
          </Flex>
        </Stack>
      </Form>
      {question}
    </FormikProvider>
  )
}

/** Changes one's own name and e-mail address (rules 9.8). */
const UpdateAccountPage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  const { viewer } = usePreloadedQuery<Query>(UpdateAccountPageQuery, queryRef)
  if (!viewer) return null
  return (
    <Page
      heading="Update Account"
      width="form"
      back={{ to: '/account', name: 'Account' }}
      actions={
        <Button asChild variant="outline">
          <Link to="/account/updatepassword">Update Password</Link>
        </Button>
      }
    >
      <Panel title="Name and e-mail">
        <UpdateAccountForm latest={{ fullName: viewer.user.fullName, email: viewer.email }} />
      </Panel>
    </Page>
  )
}

export default UpdateAccountPage
