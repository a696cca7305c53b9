import { Box, Grid, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { ComboboxField } from '../../forms/fields/ComboboxField'
import { TextField } from '../../forms/fields/TextField'
import { useFormField } from '../../forms/fields/useFormField'
import { Panel } from '../../ui/page/Panel'
import { Segments } from '../../ui/parts/Segments'
import { weekdayOptions } from '../kit/weekdays'
import { fieldNames, offeredPurposes, type ScheduleType, type Values } from './entries'

const schedules: readonly { value: ScheduleType; label: string }[] = [
  { value: 'none', label: 'Never' },
  { value: 'interval', label: 'At an interval' },
  { value: 'time', label: 'At a time' },
]

const units = [
  { value: 'minutes', label: 'Minutes' },
  { value: 'hours', label: 'Hours' },
] as const

const halves = [
  { value: 'AM', label: 'AM' },
  { value: 'PM', label: 'PM' },
] as const

/** Two related fields, side by side. */
const Pair = ({ children }: { children: React.ReactNode }) => (
  <Grid templateColumns={{ base: '1fr', sm: '12rem 14rem' }} gap="4">
    {children}
  </Grid>
)

type ScheduleFieldsProps = { purposes: readonly { databaseId: string; name: string }[]; readOnly: boolean }

/** The schedule and purpose of line checks (calls, section 2). */
export const ScheduleFields = ({ purposes, readOnly }: ScheduleFieldsProps) => {
  const schedule = useFormField<ScheduleType>('schedule')
  const unit = useFormField<Values['intervalUnits']>('intervalUnits')
  const half = useFormField<Values['half']>('half')
  const offered = useMemo(
    () => offeredPurposes(purposes).map(({ databaseId, name }) => ({ value: databaseId, label: name })),
    [purposes],
  )
  const isNever = schedule.value === 'none'
  return (
    <Panel title="Schedule">
      <Stack gap="4">
        <Box maxW="lg">
          <Segments
            label="Lines are checked"
            options={schedules}
            value={schedule.value}
            onChange={schedule.setValue}
            disabled={readOnly}
          />
        </Box>
        {schedule.value === 'interval' ? (
          <Pair>
            <TextField
              name="intervalAmount"
              label={fieldNames.intervalAmount}
              required={!readOnly}
              inputMode="numeric"
              readOnly={readOnly}
              help="Counts from the moment of saving."
            />
            <Segments
              label={fieldNames.intervalUnits}
              options={units}
              value={unit.value}
              onChange={unit.setValue}
              disabled={readOnly}
            />
          </Pair>
        ) : null}
        {schedule.value === 'time' ? (
          <>
            <Pair>
              <TextField
                name="time"
                label={fieldNames.time}
                required={!readOnly}
                placeholder="07:30"
                readOnly={readOnly}
                help="By the clocks of each facility."
              />
              <Segments
                label={fieldNames.half}
                options={halves}
                value={half.value}
                onChange={half.setValue}
                disabled={readOnly}
              />
            </Pair>
            <ChoicesField
              name="enabledDays"
              label={fieldNames.enabledDays}
              options={weekdayOptions}
              readOnly={readOnly}
            />
          </>
        ) : null}
        {isNever ? (
          <Text color="fg.muted">The saved purpose and lists stay, for when you set a schedule again.</Text>
        ) : (
          <Box maxW="lg">
            <ComboboxField
              name="purposeId"
              label={fieldNames.purposeId}
              options={offered}
              required={!readOnly}
              readOnly={readOnly}
            />
          </Box>
        )}
      </Stack>
    </Panel>
  )
}
