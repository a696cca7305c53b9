import { Button, Flex, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { checkInput } from 'domain/kernel/input/input'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { PasswordField } from '../../forms/fields/PasswordField'
import { TextField } from '../../forms/fields/TextField'
import { Form } from '../../forms/record/Form'
import { useSendForm } from '../../forms/send/useSendForm'
import { useNotify } from '../../ui/notices/notices'
import { Page } from '../../ui/page/Page'
import { Panel } from '../../ui/page/Panel'
import type { SamplePageQuery as Query } from './__generated__/SamplePageQuery.graphql'
import { sampleInput } from './sampleInput'

const SamplePageQuery = graphql`
  query SamplePageQuery {
    now
  }
`

const items = [1, 2, 3, 4].map((number) => ({ value: `item${number}`, label: `Item ${number}` }))

const empty = { name: '', email: '', password: '', item: null as string | null }

/** A sample registration form. It sends nothing (rules 9.12). */
const SamplePage = ({ queryRef }: { queryRef: PreloadedQuery<Query> }) => {
  usePreloadedQuery<Query>(SamplePageQuery, queryRef)
  const notify = useNotify()
  const { form } = useSendForm<typeof empty>({
    initial: empty,
    keptAs: null,
    check: (values) => checkInput(sampleInput, { ...values, item: values.item ?? '' }).refusal?.fields ?? [],
    send: () => void notify({ kind: 'info', title: 'This is a sample form. Nothing was sent.' }),
  })
  return (
    <Page
      heading="Sample registration form"
      width="form"
      actions={
        <Button asChild variant="outline">
          <Link to="/users">Users</Link>
        </Button>
      }
    >
      <Panel title="Registration">
        <FormikProvider value={form}>
          <Form label="Registration">
            <Stack gap="5">
              <TextField name="name" label="Name" required autoCapitalize="words" />
              <TextField name="email" label="E-mail" required inputMode="email" autoCapitalize="none" />
              <PasswordField name="password" label="Password" autoComplete="new-password" />
              <ComboboxField name="item" label="Item" options={items} required />
              <Flex gap="3" wrap="wrap">
                <Button type="submit">Submit</Button>
                <Button type="button" variant="outline" colorPalette="gray" onClick={() => form.resetForm()}>
                  Clear
                </Button>
              </Flex>
            </Stack>
          </Form>
        </FormikProvider>
      </Panel>
    </Page>
  )
}

export default SamplePage
