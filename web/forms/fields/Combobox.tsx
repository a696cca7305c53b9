import { Box, Combobox as List, createListCollection, Portal } from '@chakra-ui/react'
import { Check, ChevronDown, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Input } from '../../ui/parts/Input'
import { comboboxRecipe } from '../../ui/theme/combobox'
import { shownOnly, type ControlProps } from './FieldFrame'
import { namedOption, optionText, searchOptions, type Option } from './searchOptions'

type ComboboxProps = {
  /** An option's value, the typed text when it names none, or null for nothing. */
  value: string | null
  options: readonly Option[]
  /** The option that the value is of, when it is not among the others any more. */
  gone: Option | null
  onChange: (value: string | null) => void
  onLeave: () => void
  wiring: ControlProps
  label: string
  placeholder?: string
  readOnly?: boolean
  name?: string
}

/**
 * One of many, found by typing. Whoever leaves it after typing a name has chosen it; a text that names nothing stays
 * where it is and becomes the value, so that it is refused where everybody sees it and nobody sends another choice
 * than they meant.
 */
export const Combobox = ({
  value,
  options,
  gone,
  onChange,
  onLeave,
  wiring,
  label,
  placeholder,
  readOnly,
  name,
}: ComboboxProps) => {
  /** What was typed since the last choice; null when the chosen option is shown. */
  const [query, setQuery] = useState<string | null>(null)
  /** The option that was gone to by key, and not merely offered. */
  const reached = useRef<{ isByKey: boolean; value: string | null }>({ isByKey: false, value: null })

  const chosen = options.find((option) => option.value === value) ?? gone
  const text = query ?? (chosen ? optionText(chosen) : (value ?? ''))
  const { shown, more } = useMemo(() => searchOptions(options, query ?? ''), [options, query])
  const collection = useMemo(
    () => createListCollection({ items: shown, itemToString: optionText, groupBy: ({ group = '' }) => group }),
    [shown],
  )

  const choose = (option: string | null) => {
    setQuery(null)
    if (option !== value) onChange(option)
  }

  const type = (typed: string) => {
    setQuery(typed)
    reached.current.isByKey = false
    if (!typed.trim() && value !== null) onChange(null)
  }

  const namedBy = (typed: string): string | null => (typed ? (namedOption(options, typed)?.value ?? typed) : null)

  const leave = () => {
    const { isByKey, value: active } = reached.current
    choose(isByKey && active !== null ? active : query === null ? value : namedBy(query.trim()))
    onLeave()
  }

  return (
    <List.Root
      recipe={comboboxRecipe}
      collection={collection}
      ids={{ input: wiring.id, label: `${wiring.id}-label` }}
      name={name}
      readOnly={readOnly}
      placeholder={readOnly ? '–' : placeholder}
      translations={{ triggerLabel: `Show ${label}`, clearTriggerLabel: `Clear ${label}` }}
      allowCustomValue
      openOnClick
      inputBehavior={query?.trim() ? 'autohighlight' : 'none'}
      lazyMount
      unmountOnExit
      value={chosen ? [chosen.value] : []}
      onValueChange={({ value: [next] }) => choose(next ?? null)}
      inputValue={text}
      onInputValueChange={({ reason }) => {
        if (reason === 'clear-trigger') choose(null)
      }}
      onHighlightChange={({ highlightedValue }) => {
        reached.current.value = highlightedValue
      }}
      onOpenChange={({ open, reason }) => {
        reached.current = { isByKey: false, value: null }
        if (!open && reason === 'escape-key') setQuery(null)
      }}
    >
      <List.Control
        onKeyDown={(event) => {
          if (/^(Arrow|Home|End)/.test(event.key)) reached.current.isByKey = true
          // The form is not sent by the key that chooses.
          if (event.key === 'Enter' && (event.target as Element).ariaExpanded === 'true') event.preventDefault()
        }}
      >
        <List.Input asChild>
          <Input
            {...wiring}
            {...shownOnly}
            pe="20"
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
          />
        </List.Input>
        {!readOnly && (
          <List.IndicatorGroup>
            <List.ClearTrigger hidden={!text}>
              <X aria-hidden />
            </List.ClearTrigger>
            <List.Trigger>
              <ChevronDown aria-hidden />
            </List.Trigger>
          </List.IndicatorGroup>
        )}
      </List.Control>
      <Portal>
        <List.Positioner>
          <List.Content>
            {collection.group().map(([group, found]) => (
              <List.ItemGroup key={group}>
                {group && <List.ItemGroupLabel>{group}</List.ItemGroupLabel>}
                {found.map((option) => (
                  <List.Item key={option.value} item={option}>
                    {option.label}
                    <List.ItemIndicator>
                      <Check aria-hidden />
                    </List.ItemIndicator>
                  </List.Item>
                ))}
              </List.ItemGroup>
            ))}
          </List.Content>
          <Box
            role="status"
            px="3.5"
            py={shown.length === 0 || more > 0 ? '2' : '0'}
            borderTopWidth={shown.length > 0 && more > 0 ? '1px' : '0'}
            borderColor="border"
            textStyle="sm"
            color="fg.muted"
          >
            {shown.length === 0 && 'No matches'}
            {more > 0 && `${more} more. Type to find them.`}
          </Box>
        </List.Positioner>
      </Portal>
    </List.Root>
  )
}
