import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { TextField } from '../../forms/fields/TextField'
import { useFormField } from '../../forms/fields/useFormField'
import { weekdayOptions } from '../kit/weekdays'

/** When the facility works. The days count with hours only, so they are asked for with them. */
export const WorkingHours = ({ readOnly }: { readOnly: boolean }) => {
  const from = useFormField<string>('workingFrom').value
  const to = useFormField<string>('workingTo').value
  return (
    <Box>
      <SimpleGrid columns={2} gap="3">
        <TextField name="workingFrom" label="Works From" placeholder="HH:mm" readOnly={readOnly} />
        <TextField name="workingTo" label="Works Until" placeholder="HH:mm" readOnly={readOnly} />
      </SimpleGrid>
      <Text mt="1" textStyle="sm" color="fg.muted">
        A follow-up that is due outside of these hours joins the queue when they begin. Empty: always. Follow-ups that
        are scheduled already keep their time.
      </Text>
      {from.trim() || to.trim() ? (
        <Box mt="3">
          <ChoicesField name="workingDays" label="Working Days" options={weekdayOptions} readOnly={readOnly} />
        </Box>
      ) : null}
    </Box>
  )
}
