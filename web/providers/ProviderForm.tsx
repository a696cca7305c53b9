import { Box, chakra, List, Stack, Text } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { checkInput } from 'domain/kernel/input/input'
import { updateProviderInput } from 'domain/providers/input'
import { providerStatuses } from 'domain/providers/provider'
import { SelectField } from '../forms/fields/SelectField'
import { TextField } from '../forms/fields/TextField'
import { EditNotices } from '../forms/record/EditNotices'
import { Form } from '../forms/record/Form'
import type { Snapshot } from '../forms/record/editor'
import { plainFields } from '../forms/record/fields'
import { useLeaveGuard } from '../forms/record/useLeaveGuard'
import { useRecordForm } from '../forms/record/useRecordForm'
import { readViewer } from '../session/embeds/readViewer'
import { Confirm } from '../ui/dialog/Confirm'
import { useNotify } from '../ui/notices/notices'
import { Page } from '../ui/page/Page'
import { Panel } from '../ui/page/Panel'
import { SendButton } from '../ui/page/SendButton'
import type { ProviderForm_provider$key } from './__generated__/ProviderForm_provider.graphql'
import { useAddProviderAccess, useUpdateProvider } from './providerVerbs'
import { StatusChip } from './StatusChip'

type Values = { name: string; status: string }

const worksHere = 'You work in this provider now. To make it inactive, switch to another one first.'

const options = providerStatuses.map((status) => ({ value: status, label: status }))

type ProviderFormProps = { provider: ProviderForm_provider$key; onStale: () => void }

/** A provider that nobody changes here, because it is being moved to another installation, or was (rules 9.13). */
const Elsewhere = ({ movedTo }: { movedTo: string | null | undefined }) =>
  movedTo == null ? (
    <Text>
      It is being moved to another installation. Until that is over people can read, and nothing can be changed.
    </Text>
  ) : (
    <Text>
      It has moved to{' '}
      <chakra.a
        href={movedTo}
        color="brand.fg"
        textDecoration="underline"
        textUnderlineOffset="3px"
        overflowWrap="anywhere"
      >
        {new URL(movedTo).host}
      </chakra.a>
      . Change it there.
    </Text>
  )

/** A provider's name and status, and the way to give oneself access. */
export const ProviderForm = ({ onStale, ...props }: ProviderFormProps) => {
  const provider = useFragment(
    graphql`
      fragment ProviderForm_provider on ManagedProvider {
        id
        name
        status
        movedTo
        version
        viewerRoleName
        viewerWorksHere
      }
    `,
    props.provider,
  )
  const { id, name, status, movedTo, version, viewerRoleName, viewerWorksHere } = provider
  const isHere = movedTo == null && status !== 'Moving'
  const environment = useRelayEnvironment()
  const notify = useNotify()
  const [updateProvider] = useUpdateProvider()
  const [addProviderAccess, isAdding] = useAddProviderAccess()
  /** The open question whether to make it inactive. */
  const [question, setQuestion] = useState<((isSure: boolean) => void) | null>(null)
  const askFirst = () => new Promise<boolean>((resolve) => setQuestion(() => resolve))
  const settle = (isSure: boolean) => {
    question?.(isSure)
    setQuestion(null)
  }

  const check = (values: Values) => checkInput(updateProviderInput, { ...values, providerId: id }).refusal?.fields ?? []
  const { form, kept, isDirty, problem, news, showNews } = useRecordForm<Values, Snapshot<Values>>({
    latest: { values: { name, status }, version },
    keptAs: `provider ${id}`,
    fields: plainFields(),
    check,
    send: async ({ values, known, version: expectedVersion }) => {
      const isEnding = values.status === 'Inactive' && known.values.status === 'Active'
      if (isEnding && !(await askFirst())) return { ok: false }
      const entries = checkInput(updateProviderInput, { ...values, providerId: id }).value!
      const result = await updateProvider({
        input: { providerId: id, name: entries.name, status: entries.status, expectedVersion },
      })
      if (result.ok) {
        notify({ kind: 'success', title: `${entries.name} saved` })
        void readViewer(environment)
      } else if (result.refusal?.code === 'STALE') onStale()
      return result
    },
    submits: 'save',
    follows: true,
  })
  const { question: leaving } = useLeaveGuard(isDirty)

  const addAccess = async () => {
    const result = await addProviderAccess({ input: { providerId: id } })
    if (result.ok) {
      notify({ kind: 'info', title: result.data.message })
      void readViewer(environment)
    } else if (result.refusal) notify({ kind: 'error', title: result.refusal.message })
  }
  const hasAccess = viewerRoleName === 'System Administrator'

  return (
    <FormikProvider value={form}>
      <Page
        heading={name}
        width="form"
        back={{ to: '/providers', name: 'Providers' }}
        aside={<StatusChip status={status} />}
      >
        <Stack gap="4">
          <Panel title="Provider">
            <Box mx={{ base: '-4', md: '-5' }} mb="3" role="status" css={{ '&:empty': { display: 'none' } }}>
              <EditNotices kept={kept} problem={problem} hasNews={news.length > 0} onShow={showNews} />
            </Box>
            {isHere ? (
              <Form label="Provider">
                <Stack gap="4">
                  <TextField name="name" label="Name" required />
                  <SelectField
                    name="status"
                    label="Status"
                    options={options}
                    readOnly={viewerWorksHere && status === 'Active'}
                    help={
                      viewerWorksHere && status === 'Active'
                        ? worksHere
                        : 'In an inactive provider no one can work. Its data is kept.'
                    }
                  />
                  <SendButton type="submit" alignSelf="flex-start" disabled={!isDirty || form.isSubmitting}>
                    {form.isSubmitting ? 'Saving…' : 'Save'}
                  </SendButton>
                </Stack>
              </Form>
            ) : (
              <Elsewhere movedTo={movedTo} />
            )}
          </Panel>
          {isHere && (
            <Panel title="Your Access">
              <Text color="fg.muted" mb="3">
                {viewerRoleName
                  ? `Your role in this provider is ${viewerRoleName}.`
                  : 'You have no role in this provider.'}{' '}
                {hasAccess
                  ? status === 'Active'
                    ? 'Choose it in the header to work there.'
                    : 'You can work there once it is active.'
                  : 'Add Access gives you the role System Administrator here. Its audit log records this.'}
              </Text>
              <SendButton variant="outline" disabled={hasAccess || isAdding} onClick={() => void addAccess()}>
                {isAdding ? 'Adding…' : 'Add Access'}
              </SendButton>
            </Panel>
          )}
        </Stack>
        <Confirm
          isOpen={question !== null}
          isDangerous
          isLocal
          title={`Make ${name} inactive?`}
          confirmLabel="Make Inactive"
          onConfirm={() => settle(true)}
          onClose={() => settle(false)}
        >
          <Text mb="2">Until it is active again:</Text>
          <List.Root ps="5" gap="1" listStyleType="disc">
            <List.Item>Everyone who works there now is signed out of it at once.</List.Item>
            <List.Item>No one can choose it, and its API tokens do not work.</List.Item>
            <List.Item>Line checks and other scheduled jobs stop. Missed ones are not run later.</List.Item>
            <List.Item>Its data is kept.</List.Item>
          </List.Root>
        </Confirm>
        {leaving}
      </Page>
    </FormikProvider>
  )
}
