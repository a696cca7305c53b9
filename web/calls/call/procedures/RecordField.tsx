import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { fieldPath, withChosen } from 'domain/configuration/procedures/fieldValues'
import { Input, Textarea } from '../../../ui/parts/Input'
import { Choice, ChoiceGroup } from '../../../forms/fields/ChoiceGroup'
import { FieldError, FieldFrame, FieldMark, shownOnly } from '../../../forms/fields/FieldFrame'
import { useFormField } from '../../../forms/fields/useFormField'
import { useLastValue, type LastValue } from '../../embeds/lastTime'
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
          excludesOthers
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
      last={useLastValue(field.databaseId)}
    />
  )
}

type ControlProps = {
  field: RecordField_field$data
  required: boolean
  readOnly: boolean
  last: LastValue | null
} & ReturnType<typeof useFormField<readonly string[] | undefined>>

/** Renders a control again only when something of its own changed; the functions of `last` always do the same. */
const isSame = (before: ControlProps, now: ControlProps): boolean =>
  (Object.keys(now) as (keyof ControlProps)[]).every((name) =>
    name === 'last' ? JSON.stringify(before.last) === JSON.stringify(now.last) : Object.is(before[name], now[name]),
  )

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
      {!props.readOnly && props.last && <FromLastTime {...props.last} name={props.field.name} type={type} />}
    </Box>
  )
}, isSame)

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

/** What the field recorded last time: to be confirmed, or to compare with. */
const FromLastTime = ({ name, type, day, offered, gone, compared, onConfirm, onDecline }: LastValue & FieldWords) => {
  if (offered.length > 0)
    return (
      <Flex wrap="wrap" align="center" gap="2" mt="2" colorPalette="amber">
        {/* An option is marked itself. */}
        {(type === 'text' || type === 'checkbox') && (
          <Text flex="1 1 8rem" minW="0" textStyle="sm" color="colorPalette.fg" overflowWrap="anywhere">
            {type === 'checkbox' ? 'Yes' : offered.join(', ')} from {day}
          </Text>
        )}
        <Button size="sm" variant="outline" aria-label={`Confirm ${name} from ${day}`} onClick={onConfirm}>
          Confirm
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={`Do not use ${name} from ${day}`}
          onClick={onDecline}
        >
          Not this time
        </Button>
      </Flex>
    )
  const words =
    compared !== null
      ? `${compared} on ${day}. Measure it anew.`
      : gone.length > 0
        ? `${gone.join(', ')} on ${day} cannot be chosen any more.`
        : null
  return (
    words && (
      <Text mt="1.5" textStyle="sm" color="fg.muted">
        {words}
      </Text>
    )
  )
}

type FieldWords = { name: string; type: string }

const Options = ({ field, id, value = nothing, error, setValue, leave, required, readOnly, last }: ControlProps) => {
  const ending = field.options.find((option) => option.endFollowUp && value.includes(option.value))
  return (
    <ChoiceGroup
      id={id}
      legend={field.name}
      hideLegend={field.hideHeader}
      required={required}
      error={error}
      multiple={field.type === 'checkboxes'}
      withChosen={(chosen, added) => withChosen(field.options, chosen, added)}
      offered={last && last.offered.length > 0 ? { values: last.offered, from: last.day } : null}
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

type StepProps = {
  icon: LucideIcon
  label: string
  /** The id of the field's label. */
  of: string
  by: 1 | -1
  value: string | undefined
  onStep: (text: string) => void
}

/** On a phone: one more or one less, without the keyboard. It begins at 0, never at the value of the last time. */
const Step = ({ icon: Icon, label, of, by, value, onStep }: StepProps) => (
  <Button
    hideFrom="md"
    variant="outline"
    px="0"
    minW="touch"
    aria-label={label}
    aria-describedby={of}
    onClick={() => {
      const number = Number((value ?? '0').replace(',', '.'))
      // A text that is no number stays, with its error.
      if (!Number.isNaN(number)) onStep(String(Math.max(0, Math.round((number + by) * 1e6) / 1e6)))
    }}
  >
    <Icon aria-hidden />
  </Button>
)

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
        <Flex gap="1">
          {!readOnly && (
            <Step icon={Minus} label="One less" of={`${id}-label`} by={-1} value={value[0]} onStep={write} />
          )}
          <Input {...control} flex="1" minW="0" inputMode="decimal" onChange={(event) => write(event.target.value)} />
          {!readOnly && <Step icon={Plus} label="One more" of={`${id}-label`} by={1} value={value[0]} onStep={write} />}
        </Flex>
      ) : (
        <Textarea
          {...control}
          rows={1}
          resize="vertical"
          css={{ fieldSizing: 'content', minHeight: 'calc(1lh + 1.25rem)', maxHeight: '20rem' }}
          onChange={(event) => write(event.target.value)}
        />
      )
    }}
  </FieldFrame>
)
