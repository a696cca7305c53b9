import { Box, Button, Flex } from '@chakra-ui/react'
import { FormikProvider, useFormik } from 'formik'
import { useId, useState } from 'react'
import { checkInput } from 'domain/kernel/input/input'
import { isCalendarDate, showCalendarDate } from 'domain/kernel/time/calendarDate'
import { presetNames, presets, rangeInput, rangeOf, type Preset } from 'domain/reports/range'
import { DateField } from '../../forms/fields/DateField'
import { Select } from '../../forms/fields/Select'
import { storedDate } from '../../forms/dates/shownDate'
import { errorsOf } from '../../forms/record/errorsOf'
import { Form } from '../../forms/record/Form'
import { serverNow } from '../../relay/serverClock'
import type { Choose } from '../../tables/list/useAddressView'
import type { ReportView } from './reportAddress'

const options: readonly { value: Preset | 'DAYS'; label: string }[] = [
  ...presetNames.map((value) => ({ value, label: presets[value] })),
  { value: 'DAYS', label: 'Other days…' },
]

type PickerProps = { view: ReportView; choose: Choose<ReportView> }

/** The range: one of the usual ones, or typed days. */
export const RangePicker = ({ view, choose }: PickerProps) => {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  const hasDays = isTyping || view.preset === null
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="3" align="flex-start" _print={{ display: 'none' }}>
      <Box w={{ base: 'full', sm: '13rem' }}>
        <Select
          id={id}
          label="Range"
          value={hasDays ? 'DAYS' : view.preset!}
          options={options}
          onChange={(value) => {
            setTyping(value === 'DAYS')
            if (value !== 'DAYS') choose({ preset: value, start: '', end: '', page: 1 })
          }}
        />
      </Box>
      {hasDays ? (
        <Days
          key={`${view.start} ${view.end}`}
          view={view}
          choose={(changes) => {
            setTyping(false)
            choose(changes)
          }}
        />
      ) : null}
    </Flex>
  )
}

type Values = { start: string; end: string }

const shown = (day: string): string => (isCalendarDate(day) ? showCalendarDate(day) : day)
const stored = ({ start, end }: Values) => ({ start: storedDate(start), end: storedDate(end) })

/** What is wrong with the days, in the words of the server. */
const wrongIn = (values: Values) => {
  const { value, refusal } = checkInput(rangeInput, stored(values))
  if (refusal) return errorsOf<Values>(refusal.fields)
  if (!value.start) return { start: 'Required' }
  return errorsOf<Values>(rangeOf(value, 'UTC', serverNow()).refusal?.fields ?? [])
}

const Days = ({ view, choose }: PickerProps) => {
  const form = useFormik<Values>({
    initialValues: { start: shown(view.start), end: shown(view.end) },
    validate: wrongIn,
    onSubmit: (values) => {
      const { start, end } = stored(values)
      choose({ preset: null, start: start ?? '', end: end === start ? '' : (end ?? ''), page: 1 })
    },
  })
  return (
    <FormikProvider value={form}>
      <Form label="Days of the report">
        <Flex wrap="wrap" columnGap="4" rowGap="3" align="flex-start">
          <Box w={{ base: 'full', sm: '11rem' }}>
            <DateField name="start" label="From" hasCalendar />
          </Box>
          <Box w={{ base: 'full', sm: '11rem' }}>
            <DateField name="end" label="To" hasCalendar />
          </Box>
          {/* On the line of the inputs, below the labels. */}
          <Box pt={{ sm: '1.65rem' }}>
            <Button type="submit">Show</Button>
          </Box>
        </Flex>
      </Form>
    </FormikProvider>
  )
}
