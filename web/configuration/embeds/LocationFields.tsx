import { Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import type { Option } from '../../forms/fields/searchOptions'
import { TextField } from '../../forms/fields/TextField'

export type Place = { name: string; rooms: readonly { databaseId: string; name: string }[] }

/** The rooms grouped by facility, searchable by either name. */
const roomOptions = (facilities: readonly Place[]): Option[] =>
  facilities.flatMap(({ name, rooms }) =>
    rooms.map((room) => ({ value: room.databaseId, label: room.name, group: name })),
  )

type LocationFieldsProps = {
  label: 'Location' | 'Room'
  facilities: readonly Place[]
  readOnly?: boolean
  /** Stacks the two fields, where there is no space to show them side by side. */
  isNarrow?: boolean
}

/** The patient's location: a room of a facility, and a free text for details. */
export const LocationFields = ({ label, facilities, readOnly, isNarrow }: LocationFieldsProps) => {
  const options = useMemo(() => roomOptions(facilities), [facilities])
  return (
    <Grid templateColumns={isNarrow ? '1fr' : { base: '1fr', md: '1fr 1fr' }} gap="4">
      <ComboboxField
        name="roomId"
        label={label}
        options={options}
        placeholder="Room or facility, e.g. 4B-12"
        readOnly={readOnly}
      />
      <TextField
        name="roomDescription"
        label="Room Description"
        placeholder="e.g. bed by the window"
        readOnly={readOnly}
      />
    </Grid>
  )
}
