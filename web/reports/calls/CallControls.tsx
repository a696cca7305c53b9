import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { callSorts, sortOptions } from 'domain/calls/past/pastList'
import { isTimeOfDay } from 'domain/reports/callReport'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { useTypedText } from '../../forms/fields/useTypedText'
import { FilterSelect } from '../../tables/list/FilterSelect'
import type { Choose } from '../../tables/list/useAddressView'
import { Input } from '../../ui/parts/Input'
import type { CallReportView } from './callReportAddress'

const debounceMs = 1_000

type TimeProps = { label: string; value: string; isEnd?: boolean; error?: string; onChange: (time: string) => void }

/** A time of day, HH:mm. What is none is ignored (administration, section 5). */
const Time = ({ label, value, isEnd = false, error, onChange }: TimeProps) => {
  const id = useId()
  const { text, type, send } = useTypedText(value, (typed) => isTimeOfDay(typed, isEnd) && onChange(typed), debounceMs)
  return (
    <Box w={{ base: 'calc(50% - 0.75rem)', sm: '7rem' }}>
      <FieldFrame id={id} label={label} error={error}>
        {(controlProps) => (
          <Input
            {...controlProps}
            value={text}
            placeholder="HH:mm"
            autoComplete="off"
            maxLength={5}
            fontVariantNumeric="tabular-nums"
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') send()
            }}
            onBlur={() => {
              if (isTimeOfDay(text.trim(), isEnd)) send()
              else type(value)
            }}
          />
        )}
      </FieldFrame>
    </Box>
  )
}

const sorts = sortOptions.map((value) => ({ value, label: callSorts[value] }))

/** The times of each day, and the order. */
export const CallControls = ({ view, choose }: { view: CallReportView; choose: Choose<CallReportView> }) => {
  const { startTime, endTime } = view
  return (
    <>
      <Time label="Start Time" value={startTime} onChange={(time) => choose({ startTime: time }, { replace: true })} />
      <Time
        label="End Time"
        isEnd
        value={endTime}
        error={endTime <= startTime ? 'Must be after the start' : undefined}
        onChange={(time) => choose({ endTime: time }, { replace: true })}
      />
      <FilterSelect w="13rem" label="Sort" value={view.sort} options={sorts} onChange={(sort) => choose({ sort })} />
    </>
  )
}
