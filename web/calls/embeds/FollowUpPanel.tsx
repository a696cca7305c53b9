import { Box, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { SwitchField } from '../../forms/fields/SwitchField'
import { TextField } from '../../forms/fields/TextField'
import { useFormField } from '../../forms/fields/useFormField'
import { Panel } from '../../ui/page/Panel'

type FollowUpPanelProps = {
  /** Which follow-up closing will schedule, in words; null when there is nothing to say. */
  plan: string | null
  readOnly: boolean
}

/** Schedules a follow-up after a number of days, whatever the procedures say (rules 3.11). */
export const FollowUpPanel = ({ plan, readOnly }: FollowUpPanelProps) => {
  const { value: isForced } = useFormField<boolean>('followUp')
  const [isJustForced, setJustForced] = useState(false)
  if (readOnly && !isForced) return null
  return (
    <Panel title="Follow-up">
      <Stack gap="3">
        <SwitchField name="followUp" label="Schedule a follow-up" disabled={readOnly} onSwitch={setJustForced} />
        {isForced && (
          <Box maxW={{ sm: '20rem' }}>
            <TextField
              name="followUpDays"
              label="Number of Days"
              required={!readOnly}
              inputMode="numeric"
              readOnly={readOnly}
              autoFocus={isJustForced}
            />
          </Box>
        )}
        {!readOnly && plan && (
          <Text role="status" textStyle="sm" color="fg.muted">
            {plan}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
