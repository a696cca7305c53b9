import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { missingCustomJob } from 'domain/calls/rules'
import { checkInput } from 'domain/kernel/input/input'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { createLineCallInput } from 'domain/lines/input'
import { needsCustomName, purposeNames } from 'domain/configuration/purposes/purpose'
import { statusNames } from 'domain/configuration/statuses/status'
import { ComboboxField } from '../../../forms/fields/ComboboxField'
import { FormDialog } from '../../../forms/record/FormDialog'
import { LocationFields } from '../../../configuration/embeds/LocationFields'
import { TextField } from '../../../forms/fields/TextField'
import { FormScope } from '../../../forms/fields/useFormField'
import { useRepeatKey } from '../../../forms/record/useRepeatKey'
import { useSendForm } from '../../../forms/send/useSendForm'
import { withRoom } from '../../../configuration/embeds/withRoom'
import { globalId } from '../../../relay/globalId'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import { Segments } from '../../../ui/parts/Segments'
import { useCreateLineCall } from '../page/lineVerbs'
import type { CreateCallDialog_line$key } from './__generated__/CreateCallDialog_line.graphql'
import type { CreateCallDialog_provider$key } from './__generated__/CreateCallDialog_provider.graphql'

type Values = {
  purposeId: string | null
  customJob: string
  statusCodeId: string
  roomId: string | null
  roomDescription: string
}

export type CreatedCall = {
  readonly databaseId: string
  readonly purpose: { readonly name: string }
  readonly room: { readonly name: string } | null | undefined
}

type CreateCallDialogProps = {
  line: CreateCallDialog_line$key
  provider: CreateCallDialog_provider$key
  onCreated: (call: CreatedCall | null) => void
  /** The server refused for a reason that no entry here can fix. */
  onRefused: (refusal: { readonly code: string; readonly message: string }) => void
  onClose: () => void
}

/** Creates a call about the line, with the patient from the line's latest call (rules 4.4). */
export const CreateCallDialog = ({ onCreated, onRefused, onClose, ...props }: CreateCallDialogProps) => {
  const line = useFragment(
    graphql`
      fragment CreateCallDialog_line on Line {
        id
        roomDescription
        room {
          databaseId
          name
          facility {
            databaseId
            name
          }
        }
        latest: calls(first: 1) {
          edges {
            node {
              roomDescription
              room {
                databaseId
                name
                facility {
                  databaseId
                  name
                }
              }
            }
          }
        }
      }
    `,
    props.line,
  )
  const provider = useFragment(
    graphql`
      fragment CreateCallDialog_provider on Provider {
        purposes {
          databaseId
          name
        }
        statusCodes {
          databaseId
          name
        }
        facilities {
          databaseId
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
  const keyOf = useRepeatKey()
  const [createLineCall] = useCreateLineCall()
  const place = line.latest.edges[0]?.node ?? line
  const needs = useMemo(
    () => provider.purposes.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
    [provider.purposes],
  )
  const facilities = useMemo(() => withRoom(provider.facilities, place.room ?? null), [provider.facilities, place.room])
  const purposeName = (id: string | null): string =>
    provider.purposes.find(({ databaseId }) => databaseId === id)?.name ?? ''

  const [initial] = useState<Values>(() => ({
    purposeId: provider.purposes.find(({ name }) => name === purposeNames.dressingChange)?.databaseId ?? null,
    customJob: '',
    statusCodeId: provider.statusCodes.find(({ name }) => name === statusNames.normal)?.databaseId ?? '',
    roomId: place.room?.databaseId ?? null,
    roomDescription: place.roomDescription ?? '',
  }))

  const inputOf = ({ purposeId, customJob, statusCodeId, roomId, roomDescription }: Values) => ({
    purposeId,
    customJob: needsCustomName(purposeName(purposeId)) ? customJob : null,
    statusCodeId,
    // Leave an unchanged room to the server: by then the patient may be in another one.
    ...(roomId === initial.roomId ? {} : { roomId }),
    ...(roomDescription === initial.roomDescription ? {} : { roomDescription }),
  })
  const check = (values: Values): readonly FieldRefusal[] => [
    ...(checkInput(createLineCallInput, { ...inputOf(values), lineId: line.id }).refusal?.fields ?? []),
    ...missingCustomJob(purposeName(values.purposeId), values.customJob.trim(), 'Required.'),
  ]
  const { form, problem, kept } = useSendForm<Values>({
    initial,
    keptAs: `call of ${line.id}`,
    check,
    send: async (values) => {
      const { purposeId, statusCodeId, roomId, ...rest } = inputOf(values)
      const input = {
        ...rest,
        lineId: line.id,
        purposeId: purposeId && globalId('Purpose', purposeId),
        statusCodeId: globalId('StatusCode', statusCodeId),
        ...(roomId === undefined ? {} : { roomId: roomId && globalId('Room', roomId) }),
      }
      const result = await createLineCall({
        input: { ...input, clientMutationId: keyOf(input) },
        connections: [ConnectionHandler.getConnectionID(line.id, 'LineCalls_calls')],
      })
      if (result.ok) onCreated(result.data.call ?? null)
      else if (result.refusal?.fields.length === 0) onRefused(result.refusal)
      return result
    },
  })

  return (
    <FormScope value="call-">
      <FormDialog
        title="Create Call From Line"
        form={form}
        kept={kept}
        saveLabel="Create Call"
        savingLabel="Creating…"
        notices={problem && <NoticeStrip kind="warning" title="The call was not created" text={problem} />}
        onClose={onClose}
      >
        <ComboboxField name="purposeId" label="Need" options={needs} required placeholder="What is needed" />
        {needsCustomName(purposeName(form.values.purposeId)) && (
          <TextField name="customJob" label="Custom Name" required />
        )}
        <Segments
          label="Status"
          options={provider.statusCodes.map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
          value={form.values.statusCodeId}
          onChange={(chosen) => void form.setFieldValue('statusCodeId', chosen)}
        />
        <LocationFields label="Room" facilities={facilities} isNarrow />
      </FormDialog>
    </FormScope>
  )
}
