import { Stack, Text } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { missingCustomJob } from 'domain/calls/rules'
import { wardCallInput } from 'domain/devices/input'
import { checkInput } from 'domain/kernel/input/input'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { SwitchField } from '../../forms/fields/SwitchField'
import { TextField } from '../../forms/fields/TextField'
import { Form } from '../../forms/record/Form'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { useSendForm } from '../../forms/send/useSendForm'
import { globalId } from '../../relay/globalId'
import { useAction } from '../../relay/useAction'
import { useNotify } from '../../ui/notices/notices'
import { Panel } from '../../ui/page/Panel'
import { SendButton } from '../../ui/page/SendButton'
import type { WardForm_ward$key } from './__generated__/WardForm_ward.graphql'
import type { WardFormCreateWardCallMutation } from './__generated__/WardFormCreateWardCallMutation.graphql'

type Values = {
  isStat: boolean
  roomId: string | null
  purposeId: string | null
  customJob: string
  roomDescription: string
  contact: string
}

const blank: Values = { isStat: false, roomId: null, purposeId: null, customJob: '', roomDescription: '', contact: '' }

/** What a ward asks for. It asks for nothing about a patient (rules 10.16). */
export const WardForm = ({ onCreated, ...props }: { ward: WardForm_ward$key; onCreated: () => void }) => {
  const ward = useFragment(
    graphql`
      fragment WardForm_ward on Ward {
        rooms {
          databaseId
          name
        }
        needs {
          databaseId
          name
          isCustom
        }
      }
    `,
    props.ward,
  )
  const notify = useNotify()
  const keyOf = useRepeatKey()
  const [create, isCreating] = useAction<WardFormCreateWardCallMutation>(graphql`
    mutation WardFormCreateWardCallMutation($input: CreateWardCallInput!) {
      createWardCall(input: $input) {
        ... on CreateWardCallSuccess @alias(as: "success") {
          callId
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const rooms = useMemo(
    () => ward.rooms.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
    [ward.rooms],
  )
  const needs = useMemo(
    () => ward.needs.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
    [ward.needs],
  )
  const needOf = ({ purposeId }: Values) => ward.needs.find(({ databaseId }) => databaseId === purposeId)

  const wrongWith = (values: Values) => [
    ...(checkInput(wardCallInput, values).refusal?.fields ?? []),
    ...missingCustomJob(needOf(values)?.name ?? '', values.customJob.trim(), 'Required.'),
  ]
  const { form } = useSendForm<Values>({
    initial: blank,
    // The next person at this device is another one.
    keptAs: null,
    check: wrongWith,
    onProblem: (description) => notify({ kind: 'error', title: 'The call was not created', description }),
    send: async (values) => {
      const input = {
        ...values,
        customJob: needOf(values)?.isCustom ? values.customJob : null,
        roomId: values.roomId && globalId('Room', values.roomId),
        purposeId: values.purposeId && globalId('Purpose', values.purposeId),
      }
      const result = await create({ input: { ...input, clientMutationId: keyOf(input) } })
      if (!result.ok) return result
      notify({
        kind: 'success',
        title: 'Call created',
        description: [needOf(values)?.name, ward.rooms.find(({ databaseId }) => databaseId === values.roomId)?.name]
          .filter(Boolean)
          .join(' · '),
      })
      // The next call comes from the same people.
      form.resetForm({ values: { ...blank, contact: values.contact } })
      onCreated()
      return result
    },
  })
  return (
    <FormikProvider value={form}>
      <Form label="New Call">
        <Panel title="New Call">
          <Stack gap="4">
            <ComboboxField name="roomId" label="Room" options={rooms} required placeholder="e.g. 4B-12" />
            <ComboboxField name="purposeId" label="Need" options={needs} required placeholder="What is needed" />
            {needOf(form.values)?.isCustom ? <TextField name="customJob" label="Custom Name" required /> : null}
            <SwitchField name="isStat" label="Stat" />
            <TextField name="roomDescription" label="Room Description" placeholder="e.g. bed by the window" />
            <TextField name="contact" label="Contact" placeholder="How to reach you" />
            <Text textStyle="sm" color="fg.muted">
              Write nothing about the patient here.
            </Text>
            <SendButton type="submit" size="lg" disabled={isCreating}>
              {isCreating ? 'Creating…' : 'Create'}
            </SendButton>
          </Stack>
        </Panel>
      </Form>
    </FormikProvider>
  )
}
