import { Input } from '@chakra-ui/react'
import { memo } from 'react'
import { FieldFrame, shownOnly } from './FieldFrame'
import { tidyDate, typeDate } from './shownDate'
import { useFormField } from './useFormField'

type DateFieldProps = { name: string; label: string; required?: boolean; readOnly?: boolean }

/** A calendar date as MM/DD/YYYY, typed: nobody finds a year of birth in a calendar by clicking. */
export const DateField = (props: DateFieldProps) => <DateControl {...props} {...useFormField<string>(props.name)} />

const DateControl = memo(function DateControl({ name, label, required, readOnly, id, value, error, setValue, leave }: DateFieldProps & ReturnType<typeof useFormField<string>>) {
  return (
    <FieldFrame id={id} label={label} required={required} error={error}>
      {(wiring) => (
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
        />
      )}
    </FieldFrame>
  )
})
