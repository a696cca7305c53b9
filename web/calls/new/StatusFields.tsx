import { Box, Grid, Stack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { statusNames } from 'domain/configuration/statuses/status'
import { Switch } from '../../forms/fields/Switch'
import { TextField } from '../../forms/fields/TextField'
import type { NewCallValues } from './newCallValues'

type StatusFieldsProps = {
  /** The need that Stat empties, because it is seldom meant then; null: it stays. */
  defaultNeed: string | null
}

/** Stat and On Hold share one field: turning one on turns the other off (calls, section 4). */
export const StatusFields = ({ defaultNeed }: StatusFieldsProps) => {
  const { values, setFieldValue } = useFormikContext<NewCallValues>()
  const choose = (status: string) => (isOn: boolean) => {
    void setFieldValue('status', isOn ? status : statusNames.normal)
    if (defaultNeed === null) return
    const isStat = isOn && status === statusNames.stat
    if (isStat && values.purposeId === defaultNeed) void setFieldValue('purposeId', null)
    if (!isStat && values.purposeId === null) void setFieldValue('purposeId', defaultNeed)
  }
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr' }} gap="3">
        <Switch
          label="Stat"
          palette="red"
          checked={values.status === statusNames.stat}
          onChange={choose(statusNames.stat)}
        />
        <Switch
          label="On Hold"
          palette="amber"
          checked={values.status === statusNames.onHold}
          onChange={choose(statusNames.onHold)}
        />
        <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
          <Switch
            label="External Placement"
            checked={values.isExternal}
            onChange={(isOn) => void setFieldValue('isExternal', isOn)}
          />
        </Box>
      </Grid>
      {values.isExternal && <TextField name="insertedBy" label="Placement Inserted By" autoCapitalize="words" />}
    </Stack>
  )
}
