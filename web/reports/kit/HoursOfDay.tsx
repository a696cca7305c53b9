import { Box } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { dayEnd, isTimeOfDay, midnight } from 'domain/kernel/time/timeOfDay'
import { shifts, wrongInHours } from 'domain/reports/hours'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { useTypedText } from '../../forms/fields/useTypedText'
import { FilterSelect } from '../../tables/list/FilterSelect'
import { afterPress } from '../../ui/browser/afterPress'
import { Input } from '../../ui/parts/Input'

const debounceMs = 1_000

type TimeProps = { label: string; value: string; isEnd?: boolean; error?: string; onChange: (time: string) => void }

/** A time of day, HH:mm. What is none stays with its error once the person has typed it to its end (rules 7.3). */
const Time = ({ label, value, isEnd = false, error, onChange }: TimeProps) => {
  const id = useId()
  const [isTyped, setTyped] = useState(false)
  const { text, type, send } = useTypedText(value, (typed) => isTimeOfDay(typed, isEnd) && onChange(typed), debounceMs)
  const isWrong = isTyped && !isTimeOfDay(text.trim(), isEnd)
  const end = () => {
    send()
    // The error moves what stands below, so a press there counts first.
    afterPress(() => setTyped(true))
  }
  return (
    <Box w={{ base: 'calc(50% - 0.75rem)', sm: '7rem' }} _print={{ display: 'none' }}>
      <FieldFrame id={id} label={label} error={isWrong ? 'Enter a time such as 07:30' : error}>
        {(controlProps) => (
          <Input
            {...controlProps}
            value={text}
            placeholder="HH:mm"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            onChange={(event) => {
              type(event.target.value)
              setTyped(false)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') end()
            }}
            onBlur={end}
          />
        )}
      </FieldFrame>
    </Box>
  )
}

type Times = { startTime: string; endTime: string }

const named = [
  { value: '', label: 'All hours', startTime: midnight, endTime: dayEnd },
  ...Object.entries(shifts).map(([value, { name, ...times }]) => ({ ...times, value, label: name })),
]
const others = { value: 'others', label: 'Others' }

/** The hours of each day, by their name or by their times; an end before the start is of the next day. */
export const HoursOfDay = ({ view, choose }: { view: Times; choose: (times: Partial<Times>) => void }) => {
  const chosen = named.find(({ startTime, endTime }) => startTime === view.startTime && endTime === view.endTime)
  return (
    <>
      <FilterSelect
        isHalf
        w="9.5rem"
        label="Hours"
        options={chosen ? named : [...named, others]}
        value={(chosen ?? others).value}
        onPaper={`${view.startTime} to ${view.endTime}`}
        onChange={(value) => {
          const { startTime, endTime } = named.find((each) => each.value === value) ?? view
          choose({ startTime, endTime })
        }}
      />
      <Time label="Start Time" value={view.startTime} onChange={(startTime) => choose({ startTime })} />
      <Time
        label="End Time"
        isEnd
        value={view.endTime}
        error={wrongInHours(view.startTime, view.endTime) ?? undefined}
        onChange={(endTime) => choose({ endTime })}
      />
    </>
  )
}
