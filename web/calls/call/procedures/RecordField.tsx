import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { notesLimit } from 'domain/kernel/input/input'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'
import { Input, Textarea } from '../../../ui/parts/Input'
import { Choice, ChoiceGroup } from '../../../forms/fields/ChoiceGroup'
import { FieldError, FieldFrame, FieldMark, shownOnly } from '../../../forms/fields/FieldFrame'
import { useFormField } from '../../../forms/fields/useFormField'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import type { RecordField_field$data, RecordField_field$key } from './__generated__/RecordField_field.graphql'

type RecordFieldProps = {
  field: RecordField_field$key
  /** Required by the field itself, or by a chosen option. */
  required: boolean
  readOnly: boolean
}

/** One field of a procedure, as the catalog describes it. */
export const RecordField = ({ field: fieldKey, ...props }: RecordFieldProps) => {
  const field = useFragment(
    graphql`
      fragment RecordField_field on ProcedureField {
        databaseId
        name
        type
        hideHeader
        hideGroup
        options {
          value
          endFollowUp
        }
      }
    `,
    fieldKey,
  )
  return (
    <RecordControl
      {...props}
      {...useFormField<readonly string[] | undefined>(fieldPath(field.databaseId))}
      field={field}
    />
  )
}

type ControlProps = { field: RecordField_field$data; required: boolean; readOnly: boolean } & ReturnType<
  typeof useFormField<readonly string[] | undefined>
>

const nothing: readonly string[] = []
/** A row above the options for the label and the clear button. */
const hasLegendRow = ({ type, hideHeader }: RecordField_field$data): boolean =>
  type === 'radio' || (type === 'checkboxes' && !hideHeader)
const isNarrow = (type: string): boolean => type === 'number' || type === 'checkbox'

const RecordControl = memo(function RecordControl(props: ControlProps) {
  const { type, hideGroup } = props.field
  return (
    <Box
      gridColumn={isNarrow(type) ? undefined : '1 / -1'}
      minW="0"
      alignSelf={type === 'checkbox' ? 'end' : 'start'}
      {...(hideGroup
        ? {}
        : {
            borderWidth: '1px',
            borderColor: 'border',
            borderRadius: 'l2',
            px: '3',
            pt: hasLegendRow(props.field) ? '1' : '3',
            pb: '3',
          })}
    >
      {type === 'checkbox' ? (
        <Tick {...props} />
      ) : type === 'radio' || type === 'checkboxes' ? (
        <Options {...props} />
      ) : (
        <Entry {...props} />
      )}
    </Box>
  )
})

/** A checkbox means nothing without its label, so the label is always shown. */
const Tick = ({ field, id, value = nothing, error, setValue, leave, required, readOnly }: ControlProps) => (
  <>
    <Choice display="flex" w="full">
      <input
        id={id}
        type="checkbox"
        checked={value[0] === 'true'}
        disabled={readOnly}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setValue(event.target.checked ? ['true'] : [])}
        onBlur={leave}
      />
      {field.name}
      {required && ' *'}
    </Choice>
    <FieldMark id={id} />
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </>
)

const Options = ({ field, id, value = nothing, error, setValue, leave, required, readOnly }: ControlProps) => {
  const ending = field.options.find((option) => option.endFollowUp && value.includes(option.value))
  return (
    <ChoiceGroup
      id={id}
      legend={field.name}
      hideLegend={field.hideHeader}
      required={required}
      error={error}
      multiple={field.type === 'checkboxes'}
      options={field.options.map((option) => option.value)}
      chosen={value}
      onChange={setValue}
      onLeave={leave}
      readOnly={readOnly}
    >
      {ending && (
        <Box mt="2.5" borderRadius="l2" overflow="hidden">
          <NoticeStrip
            kind="info"
            title="Line will be closed"
            text={`${field.name} is ${ending.value}: no follow-up will be scheduled.`}
          />
        </Box>
      )}
    </ChoiceGroup>
  )
}

const Entry = ({ field, id, value = nothing, error, setValue, leave, required, readOnly }: ControlProps) => (
  <FieldFrame id={id} label={field.name} hideLabel={field.hideHeader} required={required} error={error}>
    {(wiring) => {
      const control = {
        ...wiring,
        ...shownOnly,
        readOnly,
        value: value[0] ?? '',
        placeholder: readOnly ? '–' : undefined,
        autoComplete: 'off',
        onBlur: leave,
      }
      const write = (text: string) => setValue(text === '' ? [] : [text])
      return field.type === 'number' ? (
        <Input {...control} inputMode="decimal" maxLength={20} onChange={(event) => write(event.target.value)} />
      ) : (
        <Textarea
          {...control}
          rows={1}
          maxLength={notesLimit}
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: 'calc(1lh + 1.25rem)', maxHeight: '20rem' }}
          onChange={(event) => write(event.target.value)}
        />
      )
    }}
  </FieldFrame>
)
