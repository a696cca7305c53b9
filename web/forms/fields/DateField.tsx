import { Box, chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { memo, useState } from 'react'
import { isCalendarDate, showCalendarDate } from 'domain/kernel/time/calendarDate'
import { later } from '../../ui/browser/later'
import { Input } from '../../ui/parts/Input'
import { FieldFrame, shownOnly } from './FieldFrame'
import { askedYear, storedDate, tidyDate, typeDate } from '../dates/shownDate'
import { useFormField } from './useFormField'

type DateFieldProps = {
  name: string
  label: string
  required?: boolean
  readOnly?: boolean
  /** Shows a calendar, for days near today. */
  hasCalendar?: boolean
  autoFocus?: boolean
}

/** A date typed as MM/DD/YYYY, because a year of birth is slow to find in a calendar. For other days a calendar is optional. */
export const DateField = (props: DateFieldProps) => <DateControl {...props} {...useFormField<string>(props.name)} />

const DateControl = memo(function DateControl({
  name,
  label,
  required,
  readOnly,
  hasCalendar,
  autoFocus,
  id,
  value,
  error,
  setValue,
  leave,
}: DateFieldProps & ReturnType<typeof useFormField<string>>) {
  return (
    <FieldFrame id={id} label={label} required={required} error={error && (askedYear(value) ?? error)}>
      {(controlProps) => (
        <Box position="relative">
          <Input
            {...controlProps}
            {...shownOnly}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={autoFocus}
            placeholder={readOnly ? '–' : 'MM/DD/YYYY'}
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

const CalendarMenu = later(() => import('../dates/CalendarMenu').then((module) => module.CalendarMenu))

/** The button that opens the calendar. The text field holds the date. */
const Calendar = ({ id, value, onChoose }: CalendarProps) => {
  const [isOpen, setOpen] = useState(false)
  const stored = storedDate(value)
  const triggerId = `${id}-calendar`
  return (
    <Box position="absolute" insetEnd="0" insetY="0" w="11">
      <chakra.button
        id={triggerId}
        type="button"
        aria-label="Open calendar"
        aria-describedby={`${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
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
      {isOpen && (
        <CalendarMenu
          ids={{ control: id, trigger: triggerId }}
          value={stored && isCalendarDate(stored) ? stored : null}
          onChoose={(day) => {
            onChoose(showCalendarDate(day))
            setOpen(false)
            document.getElementById(triggerId)?.focus()
          }}
          onClose={() => {
            setOpen(false)
            // Escape leaves the focus nowhere; a click elsewhere has moved it.
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) document.getElementById(triggerId)?.focus()
            })
          }}
        />
      )}
    </Box>
  )
}
