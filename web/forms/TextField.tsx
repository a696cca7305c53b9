import { Input, Textarea } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './FieldFrame'
import { useFormField } from './useFormField'

type TextFieldProps = {
  name: string
  label: string
  required?: boolean
  help?: ReactNode
  readOnly?: boolean
  maxLength?: number
} & Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>


export const TextField = ({ name, label, required, help, ...control }: TextFieldProps) => {
  const { id, value, error, setValue, leave } = useFormField<string>(name)
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          {...control}
          name={name}
          // Whatever a browser remembers of one patient it would offer for the next.
          autoComplete="off"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}

export const TextAreaField = ({ name, label, required, help, rows = 3, readOnly, maxLength }: Omit<TextFieldProps, 'inputMode'> & { rows?: number }) => {
  const { id, value, error, setValue, leave } = useFormField<string>(name)
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      {(wiring) => (
        <Textarea
          {...wiring}
          name={name}
          rows={rows}
          readOnly={readOnly}
          maxLength={maxLength}
          autoComplete="off"
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: `calc(${rows}lh + 1.25rem)`, maxHeight: '20rem' }}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}
