import { Box, chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { memo, useRef } from 'react'
import { isCalendarDate, showCalendarDate } from 'domain/kernel/time/calendarDate'
import { Input } from '../../ui/parts/Input'
import { FieldFrame, shownOnly } from './FieldFrame'
import { storedDate, tidyDate, typeDate } from './shownDate'
import { useFormField } from './useFormField'

type DateFieldProps = {
  name: string
  label: string
  required?: boolean
  readOnly?: boolean
  /** A calendar to choose from, for days near today. */
  hasCalendar?: boolean
}

/** A calendar date as MM/DD/YYYY, typed: nobody finds a year of birth in a calendar by clicking. Other days can be. */
export const DateField = (props: DateFieldProps) => <DateControl {...props} {...useFormField<string>(props.name)} />

const DateControl = memo(function DateControl({
  name,
  label,
  required,
  readOnly,
  hasCalendar,
  id,
  value,
  error,
  setValue,
  leave,
}: DateFieldProps & ReturnType<typeof useFormField<string>>) {
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      {(wiring) => (
        <Box position="relative">
          <Input
            {...wiring}
            {...shownOnly}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            placeholder={readOnly ? '–' : 'MM/DD/YYYY'}
            maxLength={10}
            readOnly={readOnly}
            value={value}
            onChange={(event) => setValue(typeDate(value, event.target.value))}
            onBlur={() => {
              const tidy = tidyDate(value)
              if (tidy !== value) setValue(tidy)
              leave()
            }}
            pe={hasCalendar && !readOnly ? '12' : undefined}
          />
          {hasCalendar && !readOnly && <Calendar id={id} value={value} onChoose={setValue} />}
        </Box>
      )}
    </FieldFrame>
  )
})

type CalendarProps = { id: string; value: string; onChoose: (shown: string) => void }

/** The calendar that the device has. It stands behind its button, so that it opens there; the field beside it holds the day. */
const Calendar = ({ id, value, onChoose }: CalendarProps) => {
  const native = useRef<HTMLInputElement>(null)
  const stored = storedDate(value)
  return (
    <Box position="absolute" insetEnd="0" insetY="0" w="11">
      <chakra.input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={stored && isCalendarDate(stored) ? stored : ''}
        onChange={(event) => onChoose(event.target.value ? showCalendarDate(event.target.value) : '')}
        position="absolute"
        inset="0"
        opacity="0"
        pointerEvents="none"
      />
      <chakra.button
        type="button"
        aria-label="Open calendar"
        aria-describedby={`${id}-label`}
        onClick={() => native.current?.showPicker?.()}
        position="relative"
        boxSize="full"
        display="grid"
        placeItems="center"
        borderRadius="l2"
        color="fg.muted"
        cursor="pointer"
        focusVisibleRing="inside"
        _hover={{ color: 'fg' }}
      >
        <CalendarDays aria-hidden size={18} />
      </chakra.button>
    </Box>
  )
}
