import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { requireableCallFields } from 'domain/calls/requiredFields'
import { createFacilityInput } from 'domain/facilities/input'
import { checkInput, textLimit } from 'domain/kernel/input'
import { CheckboxField } from '../../forms/CheckboxField'
import { ChoicesField } from '../../forms/ChoicesField'
import { ComboboxField } from '../../forms/ComboboxField'
import { EditDialog } from '../../forms/EditDialog'
import { TextField } from '../../forms/TextField'
import type { Snapshot } from '../../forms/record/editor'
import { useRepeatKey } from '../../forms/useRepeatKey'
import { useNotify } from '../../ui/notices'
import { useCreateFacility } from '../verbs/useCreateFacility'
import { useUpdateFacility } from '../verbs/useUpdateFacility'
import type { FacilityDialog_facility$key } from './__generated__/FacilityDialog_facility.graphql'
import { Rooms } from './Rooms'

type Values = {
  name: string
  timeZone: string | null
  weight: string
  followUpsEnabled: boolean
  requiredCallFields: readonly string[]
}

const requireable = requireableCallFields.map(({ key, name }) => ({ value: key, label: name }))

type FacilityDialogProps = {
  /** Null when it is new, and when it is gone. */
  facility: FacilityDialog_facility$key | null
  isNew: boolean
  /** It was added a moment ago, and its rooms come next. */
  isJustAdded: boolean
  readOnly: boolean
  nextWeight: number
  timeZones: readonly string[]
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a facility or changes one, and its rooms (administration, section 2; rules 4.1). */
export const FacilityDialog = ({
  isNew,
  isJustAdded,
  readOnly,
  nextWeight,
  timeZones,
  onAdded,
  onClose,
  ...props
}: FacilityDialogProps) => {
  const notify = useNotify()
  const facility = useFragment(
    graphql`
      fragment FacilityDialog_facility on Facility {
        id
        name
        timeZone
        followUpsEnabled
        weight
        version
        requiredCallFields {
          key
        }
      }
    `,
    props.facility,
  )
  const [createFacility] = useCreateFacility()
  const [updateFacility] = useUpdateFacility()
  const keyOf = useRepeatKey()
  const [place] = useState(nextWeight)
  const [hasUnsentRooms, setUnsentRooms] = useState(false)
  const zone = facility?.timeZone
  // A zone may have several names, of which only one is offered.
  const zones = useMemo(
    () =>
      (zone && !timeZones.includes(zone) ? [zone, ...timeZones] : timeZones).map((each) => ({
        value: each,
        label: each,
      })),
    [timeZones, zone],
  )

  const valuesNow = (): Snapshot<Values> | null => {
    if (isNew)
      return {
        values: { name: '', timeZone: null, weight: String(place), followUpsEnabled: true, requiredCallFields: [] },
        version: null,
      }
    if (!facility) return null
    const { name, timeZone, weight, followUpsEnabled, requiredCallFields, version } = facility
    return {
      values: {
        name,
        timeZone,
        weight: String(weight),
        followUpsEnabled,
        requiredCallFields: requiredCallFields.map(({ key }) => key),
      },
      version,
    }
  }

  const save = async (values: Values, expectedVersion: number | null) => {
    const { value: entries } = checkInput(createFacilityInput, values)
    if (isNew) {
      const added = await createFacility({ input: { ...entries, clientMutationId: keyOf(values) } })
      if (added.ok && added.data.facility) onAdded(added.data.facility.id)
      return added
    }
    const saved = await updateFacility({ input: { ...entries, facilityId: facility!.id, expectedVersion } })
    if (saved.ok) {
      notify({ kind: 'success', title: `${entries!.name} saved` })
      onClose()
    }
    return saved
  }

  return (
    <EditDialog
      title={readOnly ? (facility?.name ?? 'Facility') : 'Edit Item'}
      latest={valuesNow()}
      check={(values) => checkInput(createFacilityInput, values).refusal?.fields ?? []}
      onSave={save}
      onClose={onClose}
      readOnly={readOnly}
      hasUnsentBelow={hasUnsentRooms}
      below={
        facility ? (
          <Rooms facilityId={facility.id} isJustAdded={isJustAdded} readOnly={readOnly} onUnsent={setUnsentRooms} />
        ) : null
      }
    >
      <TextField name="name" label="Name" required={!readOnly} maxLength={textLimit} readOnly={readOnly} />
      <ComboboxField
        name="timeZone"
        label="Time Zone"
        options={zones}
        required={!readOnly}
        placeholder="America/…"
        readOnly={readOnly}
      />
      <TextField name="weight" label="Weight" required={!readOnly} inputMode="numeric" readOnly={readOnly} />
      <CheckboxField name="followUpsEnabled" label="Follow Ups Enabled" readOnly={readOnly} />
      <ChoicesField name="requiredCallFields" label="Required Call Fields" options={requireable} readOnly={readOnly} />
    </EditDialog>
  )
}
