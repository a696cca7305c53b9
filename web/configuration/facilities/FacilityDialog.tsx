import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { createFacilityInputWith } from 'domain/configuration/facilities/input'
import { CheckboxField } from '../../forms/fields/CheckboxField'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { TextField } from '../../forms/fields/TextField'
import { NoticeStrip } from '../../ui/notices/NoticeStrip'
import { ConfigurationDialog } from '../kit/ConfigurationDialog'
import type { ItemDialog } from '../kit/ConfigurationList'
import { RequiredCallFields } from '../kit/RequiredCallFields'
import { weekdayOptions } from '../kit/weekdays'
import type { FacilityDialog_facility$key } from './__generated__/FacilityDialog_facility.graphql'
import { useCreateFacility, useUpdateFacility } from './facilityVerbs'
import { Rooms } from './Rooms'
import { WorkingHours } from './WorkingHours'

type Values = {
  name: string
  timeZone: string | null
  weight: string
  followUpsEnabled: boolean
  requiredCallFields: readonly string[]
  workingFrom: string
  workingTo: string
  workingDays: readonly string[]
}

type FacilityDialogProps = {
  facility: FacilityDialog_facility$key | null
  timeZones: readonly string[]
  about: ItemDialog
}

/** Adds or edits a facility and its rooms (administration, section 2; rules 4.1). */
export const FacilityDialog = ({ timeZones, about, ...props }: FacilityDialogProps) => {
  const { readOnly } = about
  const facility = useFragment(
    graphql`
      fragment FacilityDialog_facility on Facility {
        id
        name
        timeZone
        timeZoneKnown
        followUpsEnabled
        workingFrom
        workingTo
        workingDays
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
  const [hasUnsentRooms, setUnsentRooms] = useState(false)
  const zone = facility?.timeZone
  // What the facility has may not be offered any more.
  const zones = useMemo(
    () =>
      (zone && !timeZones.includes(zone) ? [zone, ...timeZones] : timeZones).map((each) => ({
        value: each,
        label: each,
      })),
    [timeZones, zone],
  )
  const schema = useMemo(() => createFacilityInputWith(zones.map(({ value }) => value)), [zones])

  return (
    <ConfigurationDialog
      about={about}
      kind="Facility"
      item={facility}
      nameOf={({ name }) => name}
      blank={
        {
          name: '',
          timeZone: null,
          weight: String(about.nextWeight),
          followUpsEnabled: true,
          requiredCallFields: [],
          workingFrom: '',
          workingTo: '',
          workingDays: weekdayOptions.map(({ value }) => value),
        } as Values
      }
      valuesOf={({ name, timeZone, weight, followUpsEnabled, requiredCallFields, ...hours }) => ({
        name,
        timeZone,
        weight: String(weight),
        followUpsEnabled,
        requiredCallFields: requiredCallFields.map(({ key }) => key),
        workingFrom: hours.workingFrom ?? '',
        workingTo: hours.workingTo ?? '',
        workingDays: hours.workingDays.map(String),
      })}
      schema={schema}
      // The dialog stays open, because adding rooms is the next step.
      goesOn
      create={async (input) => {
        const added = await createFacility({ input })
        if (added.ok && added.data.facility) about.onAdded(added.data.facility.id)
        return added
      }}
      update={(input, { id }) => updateFacility({ input: { ...input, facilityId: id } })}
      hasUnsentBelow={hasUnsentRooms}
      below={
        facility ? (
          <Rooms
            facilityId={facility.id}
            isJustAdded={about.isJustAdded}
            readOnly={readOnly}
            onUnsent={setUnsentRooms}
          />
        ) : null
      }
    >
      {facility && !facility.timeZoneKnown ? (
        <NoticeStrip
          kind="warning"
          title={`The database does not know ${facility.timeZone}`}
          text="Reports and the days of compliance count with its distance from UTC when the server started. Update the time zones of the database server, and restart Patency."
        />
      ) : null}
      <TextField name="name" label="Name" required={!readOnly} readOnly={readOnly} />
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
      <WorkingHours readOnly={readOnly} />
      <RequiredCallFields readOnly={readOnly} />
    </ConfigurationDialog>
  )
}
