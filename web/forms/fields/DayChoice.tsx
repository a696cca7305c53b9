import { useId, useState } from 'react'
import { isCalendarDate } from 'domain/kernel/time/calendarDate'
import { FieldFrame } from './FieldFrame'
import { Input } from '../../ui/parts/Input'

type DayChoiceProps = {
  label: string
  /** YYYY-MM-DD, or empty. */
  value: string
  least?: string
  most?: string
  onChange: (day: string) => void
}

/** While a year is typed, the browser gives days of the first century. */
const isMeant = (day: string): boolean => day === '' || (isCalendarDate(day) && day >= '2000-01-01')

/** A day of a filter, with the device's own calendar. */
export const DayChoice = ({ label, value, least, most, onChange }: DayChoiceProps) => {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <FieldFrame id={id} label={label}>
      {(controlProps) => (
        <Input
          {...controlProps}
          type="date"
          value={typed}
          min={least || undefined}
          max={most || undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isMeant(target.value) && target.validity.valid && target.value !== value) onChange(target.value)
          }}
        />
      )}
    </FieldFrame>
  )
}
