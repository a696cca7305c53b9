import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { audienceInWords } from 'domain/calls/queue/escalation'
import { createTargetInput } from 'domain/configuration/targets/input'
import { audiences, mostRepeats, targetName, targetStatuses, usualAudience } from 'domain/configuration/targets/target'
import { graphql, useFragment } from 'react-relay'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { TextField } from '../../forms/fields/TextField'
import { globalId } from '../../relay/globalId'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import type { TargetDialog_configuration$key } from './__generated__/TargetDialog_configuration.graphql'
import type { TargetDialog_target$key } from './__generated__/TargetDialog_target.graphql'
import { useCreateWaitingTarget, useUpdateWaitingTarget } from './targetVerbs'

type Values = {
  status: string | null
  purposeId: string | null
  facilityId: string | null
  targetMinutes: string
  escalateAfter: string
  escalateTo: readonly string[]
  repeatEvery: string
}

const blank: Values = {
  status: 'Stat',
  purposeId: null,
  facilityId: null,
  targetMinutes: '',
  escalateAfter: '',
  escalateTo: usualAudience,
  repeatEvery: '10',
}

const statusOptions = targetStatuses.map((status) => ({ value: status, label: status }))
const capitalized = (words: string): string => words.replace(/^./, (first) => first.toUpperCase())
const audienceOptions = audiences.map((one) => ({ value: one, label: capitalized(audienceInWords([one])) }))

/** What becomes of a call that waits, in one sentence. */
const Summary = () => {
  const { escalateAfter, escalateTo, repeatEvery } = useFormikContext<Values>().values
  if (!escalateAfter.trim())
    return (
      <Text textStyle="sm" color="fg.muted">
        No one is told that such a call waits too long.
      </Text>
    )
  return (
    <Text textStyle="sm" color="fg.muted">
      A call that no one has taken after {escalateAfter} min is escalated to {audienceInWords(escalateTo) || '–'}
      {repeatEvery.trim() ? `, and again every ${repeatEvery} min, at most ${mostRepeats} times` : ', once'}. It stops
      when someone takes the call, holds it or ends it.
    </Text>
  )
}

type TargetDialogProps = {
  target: TargetDialog_target$key | null
  configuration: TargetDialog_configuration$key
  about: ItemDialog
}

/** Adds or edits a waiting target (rules 10.4). Its calls are chosen once. */
export const TargetDialog = ({ about, ...props }: TargetDialogProps) => {
  const { readOnly, isNew } = about
  const target = useFragment(
    graphql`
      fragment TargetDialog_target on WaitingTarget {
        id
        version
        status
        purpose {
          databaseId
          name
        }
        facility {
          databaseId
          name
        }
        targetMinutes
        escalateAfter
        escalateTo
        repeatEvery
      }
    `,
    props.target,
  )
  const { purposes, facilities } = useFragment(
    graphql`
      fragment TargetDialog_configuration on Configuration {
        purposes {
          databaseId
          name
        }
        facilities {
          databaseId
          name
        }
      }
    `,
    props.configuration,
  )
  const [createTarget] = useCreateWaitingTarget()
  const [updateTarget] = useUpdateWaitingTarget()
  const optionsOf = (records: readonly { databaseId: string; name: string }[]) =>
    records.map(({ databaseId, name }) => ({ value: databaseId, label: name }))
  const isFixed = readOnly || !isNew
  const nameById = (records: readonly { databaseId: string; name: string }[], id: string | null | undefined) =>
    records.find(({ databaseId }) => databaseId === id) ?? null
  return (
    <ConfigurationDialog
      about={about}
      kind="Target"
      item={target}
      nameOf={(named) =>
        'purposeId' in named
          ? targetName({
              status: named.status,
              purpose: nameById(purposes, named.purposeId),
              facility: nameById(facilities, named.facilityId),
            })
          : targetName({ ...named, purpose: named.purpose ?? null, facility: named.facility ?? null })
      }
      blank={blank}
      valuesOf={({ status, purpose, facility, targetMinutes, escalateAfter, escalateTo, repeatEvery }): Values => ({
        status,
        purposeId: purpose?.databaseId ?? null,
        facilityId: facility?.databaseId ?? null,
        targetMinutes: String(targetMinutes),
        escalateAfter: String(escalateAfter ?? ''),
        escalateTo,
        repeatEvery: String(repeatEvery ?? ''),
      })}
      schema={createTargetInput}
      create={({ purposeId, facilityId, ...input }) =>
        createTarget({
          input: {
            ...input,
            purposeId: purposeId && globalId('Purpose', purposeId),
            facilityId: facilityId && globalId('Facility', facilityId),
          },
        })
      }
      update={({ status: _status, purposeId: _purposeId, facilityId: _facilityId, ...input }, { id }) =>
        updateTarget({ input: { ...input, targetId: id } })
      }
    >
      <ComboboxField
        name="status"
        label="Status"
        options={statusOptions}
        required={!isFixed}
        readOnly={isFixed}
        help={isFixed ? undefined : 'A call on hold waits on purpose and has no target.'}
      />
      <ComboboxField
        name="purposeId"
        label="Need"
        options={optionsOf(purposes)}
        placeholder="All needs"
        readOnly={isFixed}
      />
      <ComboboxField
        name="facilityId"
        label="Facility"
        options={optionsOf(facilities)}
        placeholder="All facilities"
        readOnly={isFixed}
      />
      <TextField
        name="targetMinutes"
        label="Target"
        help="Minutes that a call may wait. From then on the time on its card is red."
        required={!readOnly}
        inputMode="numeric"
        readOnly={readOnly}
      />
      <TextField
        name="escalateAfter"
        label="Escalate After"
        help="Minutes without anyone taking it. Empty: never."
        inputMode="numeric"
        readOnly={readOnly}
      />
      <ChoicesField
        name="escalateTo"
        label="Escalate To"
        options={audienceOptions}
        required={!readOnly}
        readOnly={readOnly}
      />
      <TextField
        name="repeatEvery"
        label="Repeat Every"
        help={`Minutes, at most ${mostRepeats} times. Empty: not at all.`}
        inputMode="numeric"
        readOnly={readOnly}
      />
      <Summary />
    </ConfigurationDialog>
  )
}
