import { Flex } from '@chakra-ui/react'
import { memo, type ComponentProps, type ReactNode } from 'react'
import { takesScans } from '../../ui/keys/scans'
import { Input, Textarea } from '../../ui/parts/Input'
import { FieldFrame, shownOnly } from './FieldFrame'
import { useFormField } from './useFormField'

type TextFieldProps = {
  name: string
  label: string
  required?: boolean
  help?: ReactNode
  readOnly?: boolean
  /** Suggestions while somebody types; any other text is allowed too. */
  suggestions?: readonly string[]
  /** A button or a unit beside the field. */
  end?: ReactNode
  /** What a scanner types into it is a scan (rules 10.13c), which the page takes. */
  ofScans?: boolean
} & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'autoCapitalize' | 'autoFocus'
>

type TextAreaFieldProps = Omit<TextFieldProps, 'suggestions' | 'type' | 'end' | 'ofScans'> & {
  rows?: number
  /** The text it shows while its value is null, until somebody types. */
  initially?: string
}

type Bound = ReturnType<typeof useFormField<string>>

export const TextField = (props: TextFieldProps) => <TextControl {...props} {...useFormField<string>(props.name)} />

export const TextAreaField = ({ initially = '', ...props }: TextAreaFieldProps) => {
  const field = useFormField<string | null>(props.name)
  return <TextAreaControl {...props} {...field} value={field.value ?? initially} />
}

/** A list of texts, one a line. */
export const LinesField = (props: Omit<TextAreaFieldProps, 'initially'>) => {
  const field = useFormField<readonly string[]>(props.name)
  return (
    <TextAreaControl
      {...props}
      {...field}
      value={field.value.join('\n')}
      spellCheck={false}
      autoCorrect="off"
      setValue={(text) => field.setValue(text.split('\n'))}
    />
  )
}

const TextControl = memo(function TextControl({
  id,
  label,
  required,
  help,
  error,
  setValue,
  leave,
  suggestions,
  end,
  ofScans = false,
  ...control
}: TextFieldProps & Bound) {
  const listId = `${id}-suggestions`
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      {(controlProps) => (
        <Flex gap="2">
          <Input
            {...controlProps}
            {...shownOnly}
            {...(ofScans ? takesScans : null)}
            // Otherwise the browser would suggest one patient's data for the next.
            autoComplete="off"
            {...control}
            placeholder={control.readOnly ? '–' : control.placeholder}
            list={suggestions ? listId : undefined}
            onChange={(event) => setValue(event.target.value)}
            onBlur={leave}
          />
          {suggestions ? (
            <datalist id={listId}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          ) : null}
          {end}
        </Flex>
      )}
    </FieldFrame>
  )
})

const TextAreaControl = memo(function TextAreaControl({
  id,
  label,
  required,
  help,
  error,
  setValue,
  leave,
  rows = 3,
  ...control
}: Omit<TextAreaFieldProps, 'initially'> & Pick<ComponentProps<'textarea'>, 'spellCheck' | 'autoCorrect'> & Bound) {
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      {(controlProps) => (
        <Textarea
          {...controlProps}
          {...shownOnly}
          {...control}
          placeholder={control.readOnly ? '–' : control.placeholder}
          rows={rows}
          autoComplete="off"
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: `calc(${rows}lh + 1.25rem)`, maxHeight: '20rem' }}
          onChange={(event) => setValue(event.target.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
})
