import { Box, Stack } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { RestoredStrip } from '../../forms/kept/RestoredStrip'
import { whereOffline } from '../../forms/kept/useKeptForm'
import { Form } from '../../forms/record/Form'
import { LocationFields } from '../../configuration/embeds/LocationFields'
import { TextAreaField, TextField } from '../../forms/fields/TextField'
import { useLeave, useLeaveGuard } from '../../forms/record/useLeaveGuard'
import { useRepeatKey } from '../../forms/record/useRepeatKey'
import { useSendForm } from '../../forms/send/useSendForm'
import { globalId } from '../../relay/globalId'
import { ActionBar } from '../../ui/page/ActionBar'
import { useNotify } from '../../ui/notices/notices'
import { useIsOffline } from '../../ui/browser/offline'
import { Panel } from '../../ui/page/Panel'
import { SendButton } from '../../ui/page/SendButton'
import { ImagesPanel } from '../call/images/ImagesPanel'
import { useCreateCall } from './useCreateCall'
import type { NewCallForm_provider$key } from './__generated__/NewCallForm_provider.graphql'
import {
  hasOwnEntries,
  isCustom,
  newCallDefaults,
  newCallInput,
  wardDefaults,
  wrongWithNewCall,
  type NewCallValues,
} from './newCallValues'
import { RecentChoices } from './RecentChoices'
import { readRemembered, remember } from './wardDesk'
import { SimilarCalls } from './SimilarCalls'
import { StatusFields } from './StatusFields'
import { useSimilarCalls } from './useSimilarCalls'

const none: readonly never[] = []

/** Those of the options that can still be chosen, the latest first. */
const chosenLast = <Choice extends { value: string }>(ids: readonly string[], options: readonly Choice[]): Choice[] =>
  ids.flatMap((id) => options.find(({ value }) => value === id) ?? [])

const globalOrNull = (typename: string, id: string | null): string | null => id && globalId(typename, id)

type NewCallFormProps = {
  provider: NewCallForm_provider$key
  /** For people who ask for help and do not work on calls: the form remembers what their device chose last. */
  isWardDesk: boolean
}

export const NewCallForm = ({ isWardDesk, ...props }: NewCallFormProps) => {
  const notify = useNotify()
  const provider = useFragment(
    graphql`
      fragment NewCallForm_provider on Provider {
        databaseId
        purposes {
          databaseId
          name
        }
        statusCodes {
          databaseId
          name
        }
        facilities {
          name
          rooms {
            databaseId
            name
          }
        }
      }
    `,
    props.provider,
  )
  const [createCall, isCreating] = useCreateCall()
  const [isCreated, setCreated] = useState(false)
  const ifSimilar = useRef<'REFUSE' | 'CREATE'>('REFUSE')
  const keyOf = useRepeatKey()
  const [search] = useSearchParams()
  const [remembered] = useState(() => readRemembered(provider.databaseId))
  const [initial] = useState(() => {
    const defaults = isWardDesk
      ? wardDefaults(provider, { contact: remembered.contact, isStat: search.get('status') === 'stat' })
      : newCallDefaults(provider)
    const room = search.get('room')
    const isThere = provider.facilities.some(({ rooms }) => rooms.some(({ databaseId }) => databaseId === room))
    return isThere ? { ...defaults, roomId: room } : defaults
  })
  const rooms = useMemo(
    () =>
      provider.facilities.flatMap(({ name, rooms: inside }) =>
        inside.map((room) => ({
          value: room.databaseId,
          label: provider.facilities.length > 1 ? `${room.name} · ${name}` : room.name,
        })),
      ),
    [provider.facilities],
  )
  const needs = useMemo(
    () => provider.purposes.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
    [provider.purposes],
  )

  const leave = useLeave()
  const { form, kept } = useSendForm<NewCallValues>({
    initial,
    keptAs: 'call new',
    check: (values) => wrongWithNewCall(values, provider),
    onProblem: (description) => notify({ kind: 'error', title: 'The call was not created', description }),
    send: async (values) => {
      const { purposeId, roomId, statusCodeId, images, ...rest } = newCallInput(values, provider)
      const input = {
        ...rest,
        imageIds: images.map((id) => globalId('Image', id)),
        purposeId: globalOrNull('Purpose', purposeId),
        roomId: globalOrNull('Room', roomId),
        statusCodeId: globalOrNull('StatusCode', statusCodeId),
        ifSimilar: ifSimilar.current,
      }
      const result = await createCall({ input: { ...input, clientMutationId: keyOf(input) } })
      if (result.ok) {
        const { call } = result.data
        setCreated(true)
        if (isWardDesk) remember(provider.databaseId, values)
        notify({
          kind: 'success',
          title: 'Call created',
          description: call ? [call.purpose.name, call.room?.name].filter(Boolean).join(' · ') : undefined,
        })
        leave.leaveFor('/calls/queue')
        return result
      }
      const open = result.refusal?.code === 'SIMILAR_CALL_OPEN' ? result.refusal.current?.call : null
      if (open) similar.addCall(open)
      return open ? undefined : result
    },
  })
  const similar = useSimilarCalls(form.values)
  // Opening a similar call loses nothing as long as the form has only what that call has too.
  const { question } = useLeaveGuard(form.dirty && (similar.calls.length === 0 || hasOwnEntries(form.values)), {
    leave,
  })
  const isOffline = useIsOffline()
  const isBusy = isCreating || isCreated

  const createAnyway = () => {
    ifSimilar.current = 'CREATE'
    void form.submitForm().finally(() => (ifSimilar.current = 'REFUSE'))
  }

  return (
    <FormikProvider value={form}>
      <Form label="New Call" entersNext>
        <Stack gap="4">
          <Panel title="Status">
            <StatusFields defaultNeed={isWardDesk ? newCallDefaults(provider).purposeId : null} />
          </Panel>
          <Panel title="Request">
            <Stack gap="4">
              {isWardDesk && (
                <RecentChoices label="Recent rooms" name="roomId" choices={chosenLast(remembered.roomIds, rooms)} />
              )}
              <LocationFields label="Location" facilities={provider.facilities} />
              {isWardDesk && (
                <RecentChoices
                  label="Recent needs"
                  name="purposeId"
                  choices={chosenLast(remembered.purposeIds, needs)}
                />
              )}
              <ComboboxField name="purposeId" label="Need" options={needs} required placeholder="What is needed" />
              {isCustom(form.values, provider) && <TextField name="customJob" label="Custom Name" required />}
              <TextField name="contact" label="Contact" placeholder="Who requested it, and how to reach them" />
              <TextAreaField name="preComments" label="Pre-Procedure Notes" />
            </Stack>
          </Panel>
          <ImagesPanel providerId={provider.databaseId} kept={none} />
        </Stack>
        <ActionBar
          label="Actions"
          note={
            isOffline &&
            `No connection.${form.dirty ? ` ${whereOffline(kept)}Create the call when the connection is back.` : ''}`
          }
          notice={
            <>
              <Box role="status">
                <RestoredStrip kept={kept} />
              </Box>
              <SimilarCalls similar={similar} isBusy={isBusy} onCreateAnyway={createAnyway} />
            </>
          }
        >
          <SendButton type="submit" size="lg" disabled={isBusy} minW={{ md: '40' }}>
            {isBusy ? 'Creating…' : 'Create'}
          </SendButton>
        </ActionBar>
      </Form>
      {question}
    </FormikProvider>
  )
}
