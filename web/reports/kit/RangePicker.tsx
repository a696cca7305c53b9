import { Box, Button, Flex } from '@chakra-ui/react'
import { FormikProvider } from 'formik'
import { useRef, useState } from 'react'
import { checkInput } from 'domain/kernel/input/input'
import { isCalendarDate, showCalendarDate } from 'domain/kernel/time/calendarDate'
import { presetNames, presets, rangeInput, rangeOf, type Preset } from 'domain/reports/range'
import { DateField } from '../../forms/fields/DateField'
import { storedDate } from '../../forms/dates/shownDate'
import { Form } from '../../forms/record/Form'
import { useSendForm } from '../../forms/send/useSendForm'
import { serverNow } from '../../relay/serverClock'
import { useShortcut } from '../../ui/keys/shortcuts'
import { FilterSelect } from '../../tables/list/FilterSelect'
import type { Choose } from '../../tables/list/useAddressView'
import type { RangeView } from './reportAddress'

const options: readonly { value: Preset | 'DAYS'; label: string }[] = [
  ...presetNames.map((value) => ({ value, label: presets[value] })),
  { value: 'DAYS', label: 'Other days…' },
]

type PickerProps = { view: RangeView; choose: Choose<RangeView> }

/** The range: one of the usual ones, or typed days. */
export const RangePicker = ({ view, choose }: PickerProps) => {
  const [isTyping, setTyping] = useState(false)
  const hasDays = isTyping || view.preset === null
  const fields = useRef<HTMLDivElement>(null)
  useShortcut('r', 'Choose the range', () => fields.current?.querySelector('select')?.focus(), { writes: false })
  return (
    <Flex ref={fields} wrap="wrap" columnGap="4" rowGap="3" align="flex-start" _print={{ display: 'none' }}>
      <FilterSelect
        w="13rem"
        label="Range"
        value={hasDays ? 'DAYS' : view.preset!}
        options={options}
        onChange={(value) => {
          setTyping(value === 'DAYS')
          if (value !== 'DAYS') choose({ preset: value, start: '', end: '' })
        }}
      />
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
  if (refusal) return refusal.fields
  if (!value.start) return [{ field: 'start', message: 'Required' }]
  return rangeOf(value, 'UTC', serverNow()).refusal?.fields ?? []
}

const Days = ({ view, choose }: PickerProps) => {
  const { form } = useSendForm<Values>({
    keptAs: null,
    initial: { start: shown(view.start), end: shown(view.end) },
    check: wrongIn,
    send: (values) => {
      const { start, end } = stored(values)
      choose({ preset: null, start: start ?? '', end: end === start ? '' : (end ?? '') })
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
