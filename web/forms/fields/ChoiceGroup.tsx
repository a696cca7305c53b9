import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/parts/VisuallyHidden'
import { FieldError, FieldMark } from './FieldFrame'

/** A choice whose whole surface can be tapped, with the browser's own checkbox or radio button. */
export const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    // On a phone the choices share the row, so that each has a larger target.
    flex: { base: '1 1 auto', md: '0 1 auto' },
    alignItems: 'center',
    gap: '2.5',
    minH: { base: '12', md: '11' },
    minW: '20',
    px: '3',
    py: '1.5',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    textStyle: { base: 'md', md: 'sm' },
    fontWeight: 'medium',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'brand.subtle' },
    '&:has(:checked)': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '&[data-offered]': { borderStyle: 'dashed', borderColor: 'amber.border', bg: 'amber.subtle', color: 'amber.fg' },
    '&:has(:disabled)': { cursor: 'default', _hover: { bg: 'bg.panel' } },
    '& input': { boxSize: '5', flexShrink: '0', accentColor: '{colors.brand.solid}', outline: 'none' },
  },
})

type ChoiceGroupProps = {
  id: string
  legend: string
  /** The legend is only for screen readers. */
  hideLegend?: boolean
  required?: boolean
  error?: string
  /** More than one option can be chosen. */
  multiple?: boolean
  /** The choice after an option was added; by default, that and the others. */
  withChosen?: (chosen: readonly string[], added: string) => readonly string[]
  /** Values that are offered and not chosen yet, and where they come from. */
  offered?: { values: readonly string[]; from: string } | null
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  onLeave: () => void
  readOnly?: boolean
  /** Explains the field, below its legend. */
  help?: string
  /** Explains the choice. */
  children?: ReactNode
}

/** A choice of one or several of a few options, all visible. A choice can be cleared. */
export const ChoiceGroup = ({
  id,
  legend,
  hideLegend,
  required,
  error,
  multiple,
  withChosen = (before, added) => [...before, added],
  offered,
  options,
  chosen,
  onChange,
  onLeave,
  readOnly,
  help,
  children,
}: ChoiceGroupProps) => {
  // A chosen value that is no longer an option stays visible and can be removed.
  const [gone, setGone] = useState<readonly string[]>([])
  const goneNow = chosen.filter((value) => !options.includes(value) && !gone.includes(value))
  if (goneNow.length > 0) setGone([...gone, ...goneNow])
  const shown = [...options, ...gone.filter((value) => !options.includes(value))]
  const choose = (value: string, isOn: boolean) => {
    if (!multiple) return onChange([value])
    const next = isOn ? withChosen(chosen, value) : chosen.filter((each) => each !== value)
    onChange(shown.filter((each) => next.includes(each)))
  }
  const words = (
    <>
      {legend}
      {required && (
        <chakra.span aria-hidden color="fg.error" ms="1">
          *
        </chakra.span>
      )}
    </>
  )
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      minW="0"
      outline="none"
      aria-describedby={[error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      {hideLegend ? (
        <VisuallyHidden asChild>
          <legend>{words}</legend>
        </VisuallyHidden>
      ) : (
        <chakra.legend
          textStyle="label"
          minH={{ base: '11', md: '9' }}
          display="flex"
          alignItems="center"
          float="inline-start"
        >
          {words}
        </chakra.legend>
      )}
      {/* Its space is reserved, so that nothing moves when something is chosen. */}
      <Flex
        justify="flex-end"
        minH={{ base: '11', md: '9' }}
        mb="1"
        visibility={!readOnly && !multiple && chosen.length > 0 ? 'visible' : 'hidden'}
        display={hideLegend && multiple ? 'none' : 'flex'}
      >
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={`Clear ${legend}`}
          onClick={() => onChange([])}
        >
          Clear
        </Button>
      </Flex>
      {help && (
        <Text id={`${id}-help`} clear="both" textStyle="sm" color="fg.muted" mb="2">
          {help}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" clear="both">
        {shown.map((value) => (
          <Choice key={value} data-offered={offered?.values.includes(value) || undefined}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              disabled={readOnly}
              aria-required={required || undefined}
              onChange={(event) => choose(value, event.target.checked)}
            />
            <span>
              {value}{' '}
              {offered?.values.includes(value) && <chakra.small display="block">from {offered.from}</chakra.small>}
            </span>
          </Choice>
        ))}
      </Flex>
      <FieldMark id={id} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Box role="status">{children}</Box>
    </chakra.fieldset>
  )
}
