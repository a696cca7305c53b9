import { Box, Combobox as List, createListCollection, Portal } from '@chakra-ui/react'
import { Check, ChevronDown, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Input } from '../../ui/parts/Input'
import { comboboxRecipe } from '../../ui/theme/combobox'
import { shownOnly, type ControlProps } from './FieldFrame'
import { namedOption, optionText, searchOptions, type Option } from './searchOptions'
import { Untranslated } from '../../ui/parts/Untranslated'

type ComboboxProps = {
  /** An option's value, the typed text when it matches no option, or null when empty. */
  value: string | null
  options: readonly Option[]
  /** The value's option, when it is no longer in the list. */
  gone: Option | null
  onChange: (value: string | null) => void
  onLeave: () => void
  controlProps: ControlProps
  label: string
  placeholder?: string
  readOnly?: boolean
  name?: string
}

/**
 * A choice of one of many, found by typing. Leaving the field after typing a name chooses it; a text that matches nothing
 * stays and becomes the value, so that validation refuses it visibly and nobody sends a different choice
 * than they meant.
 */
export const Combobox = ({
  value,
  options,
  gone,
  onChange,
  onLeave,
  controlProps,
  label,
  placeholder,
  readOnly,
  name,
}: ComboboxProps) => {
  /** The text typed since the last choice; null when the chosen option is shown. */
  const [query, setQuery] = useState<string | null>(null)
  /** The highlighted option, and whether the person moved to it by key. */
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
      ids={{ input: controlProps.id, label: `${controlProps.id}-label` }}
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
          // Enter chooses the option and does not submit the form.
          if (event.key === 'Enter' && (event.target as Element).ariaExpanded === 'true') event.preventDefault()
        }}
      >
        <List.Input asChild>
          <Input
            {...controlProps}
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
                    <Untranslated>{option.label}</Untranslated>
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
