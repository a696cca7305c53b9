import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { unitsOf } from 'domain/configuration/facilities/unit'
import { deviceKindNames, deviceKinds, type DeviceKind } from 'domain/devices/device'
import { pairDeviceInput } from 'domain/devices/input'
import { checkInput } from 'domain/kernel/input/input'
import { SelectField } from '../../forms/fields/SelectField'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { globalId } from '../../relay/globalId'
import { usePairDevice } from './deviceVerbs'
import type { PairDialog_provider$data, PairDialog_provider$key } from './__generated__/PairDialog_provider.graphql'

type Values = { code: string; kind: DeviceKind; name: string; facilityId: string; unit: string }
type Facilities = PairDialog_provider$data['facilities']

/** A choice that is none of the list: all facilities, or the whole facility. */
const whole = 'whole'
const kinds = deviceKinds.map((value) => ({ value, label: deviceKindNames[value] }))

const inputOf = ({ code, kind, name, facilityId, unit }: Values) => ({
  code,
  kind,
  name,
  facilityId: facilityId === whole || facilityId === '' ? null : facilityId,
  unit: kind === 'wardDevice' && unit !== whole && unit !== '' ? unit : null,
})

const wrongWith = (values: Values) => [
  ...(values.kind === 'wardDevice' && inputOf(values).facilityId === null
    ? [{ field: 'facilityId', message: 'Required' }]
    : []),
  ...(checkInput(pairDeviceInput, inputOf(values)).refusal?.fields ?? []),
]

/** Pairs the screen that shows the code (rules 10.6). */
export const PairDialog = ({ provider, onClose }: { provider: PairDialog_provider$key; onClose: () => void }) => {
  const { facilities } = useFragment(
    graphql`
      fragment PairDialog_provider on Provider {
        facilities {
          databaseId
          name
          rooms {
            name
          }
        }
      }
    `,
    provider,
  )
  const [pair] = usePairDevice()
  const blank: Values = { code: '', kind: 'wallBoard', name: '', facilityId: whole, unit: whole }
  return (
    <EditDialog<Values>
      title="Pair Device"
      saveLabel="Pair"
      savingLabel="Pairing…"
      latest={{ values: blank, version: null }}
      keptAs="device new"
      check={wrongWith}
      onSave={(values) => {
        const { facilityId, ...input } = inputOf(values)
        return pair({ input: { ...input, facilityId: facilityId && globalId('Facility', facilityId) } })
      }}
      saved={({ name }) => `${name.trim()} was paired`}
      onClose={onClose}
    >
      <TextField
        name="code"
        label="Code"
        required
        placeholder="e.g. K7QM-4RWT"
        autoCapitalize="characters"
        help="Open /board or /ward on the device: it shows the code."
      />
      <SelectField name="kind" label="Kind" options={kinds} />
      <TextField name="name" label="Name" required placeholder="e.g. Board in the team room" />
      <PlaceFields facilities={facilities} />
    </EditDialog>
  )
}

const PlaceFields = ({ facilities }: { facilities: Facilities }) => {
  const { values, setFieldValue } = useFormikContext<Values>()
  const { kind, facilityId, unit } = values
  const isWard = kind === 'wardDevice'
  const units = unitsOf(
    facilities.find(({ databaseId }) => databaseId === facilityId)?.rooms.map(({ name }) => name) ?? [],
  )
  const hasUnit = unit === whole || units.includes(unit)
  // What was chosen for another kind or another facility does not stay.
  useEffect(() => {
    if (isWard && facilityId === whole) void setFieldValue('facilityId', '')
    if (!isWard && facilityId === '') void setFieldValue('facilityId', whole)
  }, [isWard, facilityId, setFieldValue])
  useEffect(() => {
    if (!hasUnit) void setFieldValue('unit', whole)
  }, [hasUnit, setFieldValue])
  return (
    <>
      <SelectField
        name="facilityId"
        label="Facility"
        required={isWard}
        options={[
          ...(isWard ? [] : [{ value: whole, label: 'All facilities' }]),
          ...facilities.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
        ]}
      />
      {isWard && units.length > 0 ? (
        <SelectField
          name="unit"
          label="Unit"
          help="The device asks for help in these rooms only."
          options={[{ value: whole, label: 'Whole facility' }, ...units.map((each) => ({ value: each, label: each }))]}
        />
      ) : null}
    </>
  )
}
