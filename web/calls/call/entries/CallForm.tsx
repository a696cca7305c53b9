import { Grid, Stack } from '@chakra-ui/react'
import { memo, useMemo } from 'react'
import { needsCustomName } from 'domain/configuration/purposes/purpose'
import { ComboboxField } from '../../../forms/fields/ComboboxField'
import { DateField } from '../../../forms/fields/DateField'
import { LocationFields, type Place } from '../../../configuration/embeds/LocationFields'
import { TextAreaField, TextField } from '../../../forms/fields/TextField'
import { useViewer } from '../../../relay/viewer'
import { Panel } from '../../../ui/page/Panel'
import { ScanWristband } from '../wristband/ScanWristband'
import { AskedFacts } from './AskedFacts'
import { callFieldNames, type CallField } from './callFormValues'

type CallFormProps = {
  purposeId: string | null
  purposes: readonly { databaseId: string; name: string }[]
  facilities: readonly Place[]
  readOnly: boolean
}

const twoColumns = { base: '1fr', sm: '1fr 1fr' }

/** The fields of the patient and the request. Only the person changes them, never an update from elsewhere. */
export const CallForm = memo(function CallForm({ purposeId, purposes, facilities, readOnly }: CallFormProps) {
  const needs = useMemo(() => purposes.map(({ databaseId, name }) => ({ value: databaseId, label: name })), [purposes])
  const { canSeeLists } = useViewer()
  const isCustom = needsCustomName(purposes.find(({ databaseId }) => databaseId === purposeId)?.name ?? '')
  if (readOnly && !canSeeLists) return <AskedFacts purposes={purposes} facilities={facilities} />
  const field = (name: CallField) => ({ name, label: callFieldNames[name], readOnly }) as const
  return (
    <Stack gap="4">
      <Panel title="Patient">
        <Grid templateColumns={twoColumns} gap="4">
          <TextField {...field('patientFirstName')} autoCapitalize="words" />
          <TextField {...field('patientLastName')} autoCapitalize="words" />
          <DateField name="dob" label={callFieldNames.dob} readOnly={readOnly} />
          <TextField
            {...field('mrn')}
            autoCapitalize="characters"
            ofScans={!readOnly}
            end={readOnly ? null : <ScanWristband />}
          />
          <TextField {...field('orderingProvider')} autoCapitalize="words" />
        </Grid>
      </Panel>
      <Panel title="Request">
        <Stack gap="4">
          <Grid templateColumns={twoColumns} gap="4">
            <ComboboxField
              name="purposeId"
              label={callFieldNames.purposeId}
              options={needs}
              required={!readOnly}
              readOnly={readOnly}
            />
            {isCustom && <TextField {...field('customJob')} required={!readOnly} />}
            <TextField {...field('contact')} />
          </Grid>
          <TextAreaField {...field('preComments')} />
          <TextAreaField {...field('comments')} />
        </Stack>
      </Panel>
      <Panel title="Location">
        <LocationFields label="Room" facilities={facilities} readOnly={readOnly} />
      </Panel>
    </Stack>
  )
})
