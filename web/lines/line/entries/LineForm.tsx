import { Grid, Stack } from '@chakra-ui/react'
import { useId } from 'react'
import { lineFieldNames } from 'domain/lines/fields'
import { Input } from '../../../ui/parts/Input'
import { DateField } from '../../../forms/fields/DateField'
import { FieldFrame, shownOnly } from '../../../forms/fields/FieldFrame'
import { LocationFields, type Place } from '../../../configuration/embeds/LocationFields'
import { TextField } from '../../../forms/fields/TextField'
import { Panel } from '../../../ui/page/Panel'

type LineFormProps = {
  facilities: readonly Place[]
  readOnly: boolean
  completed: { at: string; by: string | null } | null
}

/** The line's name, its schedule and its place. */
export const LineForm = ({ facilities, readOnly, completed }: LineFormProps) => (
  <Panel title="Line">
    <Stack gap="4">
      <TextField name="name" label={lineFieldNames.name} required={!readOnly} readOnly={readOnly} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField
          name="followUpInterval"
          label={lineFieldNames.followUpInterval}
          inputMode="numeric"
          readOnly={readOnly}
        />
        <DateField name="nextChangeDate" label={lineFieldNames.nextChangeDate} hasCalendar readOnly={readOnly} />
      </Grid>
      <LocationFields label="Room" facilities={facilities} readOnly={readOnly} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <ShownField label="Completed At" text={completed?.at ?? ''} />
        <ShownField label="Completed By" text={completed?.by ?? ''} />
      </Grid>
    </Stack>
  </Panel>
)

/** A value that is never edited here, styled like a field. */
const ShownField = ({ label, text }: { label: string; text: string }) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      {(wiring) => <Input {...wiring} {...shownOnly} readOnly placeholder="–" value={text} />}
    </FieldFrame>
  )
}
