import { Box, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { SwitchField } from '../../forms/SwitchField'
import { TextField } from '../../forms/TextField'
import { useFormField } from '../../forms/useFormField'
import { Panel } from '../../ui/Panel'

type FollowUpPanelProps = {
  /** When the procedures themselves want somebody to come again. */
  daysByProcedures: number | null
  /** The facility of the call's room, when it has no follow-ups. */
  withoutFollowUps: string | null
  readOnly: boolean
}

/** Whether somebody comes again after so many days, whatever the procedures say (rules 3.11). */
export const FollowUpPanel = ({ daysByProcedures, withoutFollowUps, readOnly }: FollowUpPanelProps) => {
  const { value: isForced } = useFormField<boolean>('followUp')
  const [isJustForced, setJustForced] = useState(false)
  if (readOnly && !isForced) return null
  const days = daysByProcedures === 1 ? 'tomorrow' : `in ${daysByProcedures} days`
  return (
    <Panel title="Follow-up">
      <Stack gap="3">
        <SwitchField name="followUp" label="Schedule a follow-up" disabled={readOnly} onSwitch={setJustForced} />
        {isForced && (
          <Box maxW={{ sm: '20rem' }}>
            <TextField name="followUpDays" label="Number of Days" required={!readOnly} inputMode="numeric" maxLength={4} readOnly={readOnly} autoFocus={isJustForced} />
          </Box>
        )}
        {!readOnly && withoutFollowUps !== null && (
          <Text textStyle="sm" color="fg.muted">
            {withoutFollowUps} has no follow-ups: nothing is scheduled there.
          </Text>
        )}
        {!readOnly && withoutFollowUps === null && !isForced && daysByProcedures !== null && (
          <Text textStyle="sm" color="fg.muted">
            What is recorded asks for a visit {days} by itself.
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
