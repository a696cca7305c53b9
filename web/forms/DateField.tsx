import { Input } from '@chakra-ui/react'
import { FieldFrame } from './FieldFrame'
import { typeDate, tidyDate } from './shownDate'
import { useFormField } from './useFormField'

type DateFieldProps = { name: string; label: string; required?: boolean; readOnly?: boolean }

/** A calendar date as MM/DD/YYYY, typed: nobody finds a year of birth in a calendar by clicking. */
export const DateField = ({ name, label, required, readOnly }: DateFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<string>(name)
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/DD/YYYY"
          maxLength={10}
          readOnly={readOnly}
          value={value}
          onChange={(event) => setValue(typeDate(value, event.target.value))}
          onBlur={() => {
            const tidy = tidyDate(value)
            if (tidy !== value) setValue(tidy)
            leave()
          }}
        />
      )}
    </FieldFrame>
  )
}
