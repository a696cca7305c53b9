import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Input } from '../../ui/page/Input'
import { ComboboxList } from './ComboboxList'
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
 * One of many, found by typing (WAI-ARIA combobox with a listbox). Whoever leaves it after typing a name has chosen
 * it; a text that names nothing stays where it is and becomes the value, so that it is refused where everybody sees
 * it and nobody sends another choice than they meant.
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
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What was typed since the last choice; null when the chosen option is shown. */
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)
  /** Whether the active option was gone to by key, and not merely offered. */
  const [isPicked, setPicked] = useState(false)

  const chosen = options.find((option) => option.value === value) ?? gone
  const text = query ?? (chosen ? optionText(chosen) : (value ?? ''))
  const { shown, more } = searchOptions(options, query ?? '')
  const optionId = (option: string) => `${listId}-${option}`

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])

  useEffect(() => {
    if (isOpen && active) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, active, listId])

  const open = () => {
    if (isOpen || readOnly) return
    setOpen(true)
    setPicked(false)
    setActive(query ? (shown[0]?.value ?? null) : (chosen?.value ?? null))
  }

  const close = () => {
    setOpen(false)
    setActive(null)
  }

  const choose = (option: string | null) => {
    setQuery(null)
    close()
    if (option !== value) onChange(option)
  }

  const type = (typed: string) => {
    setQuery(typed)
    setOpen(true)
    setPicked(false)
    setActive(typed.trim() ? (searchOptions(options, typed).shown[0]?.value ?? null) : null)
    if (!typed.trim() && value !== null) onChange(null)
  }

  const namedBy = (typed: string): string | null => (typed ? (namedOption(options, typed)?.value ?? typed) : null)

  const leave = () => {
    close()
    const named = isOpen && isPicked && active ? active : query === null ? value : namedBy(query.trim())
    setQuery(null)
    if (named !== value) onChange(named)
    onLeave()
  }

  const move = (step: number) => {
    if (shown.length === 0) return
    const at = shown.findIndex((option) => option.value === active)
    const next = at === -1 ? (step > 0 ? 0 : shown.length - 1) : (at + step + shown.length) % shown.length
    setActive(shown[next]!.value)
    setPicked(true)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) open()
      else move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      // The form is not sent by the key that chooses.
      event.preventDefault()
      if (active) choose(active)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setQuery(null)
      close()
    }
  }

  return (
    <Box position="relative">
      <Input
        {...wiring}
        {...shownOnly}
        ref={input}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active ? optionId(active) : undefined}
        pe="20"
        placeholder={readOnly ? '–' : placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {!readOnly && (
        <Box position="absolute" insetY="0" insetEnd="0" display="flex" alignItems="center" color="fg.muted">
          {text && (
            <IconButton
              label={`Clear ${label}`}
              onClick={() => {
                choose(null)
                input.current?.focus()
              }}
            >
              <X aria-hidden />
            </IconButton>
          )}
          <IconButton
            // The field itself opens by arrow key; this is for the pointer.
            label={`Show ${label}`}
            onClick={() => {
              input.current?.focus()
              if (isOpen) close()
              else open()
            }}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        </Box>
      )}
      {isOpen && (
        <ComboboxList
          ref={list}
          id={listId}
          label={label}
          options={shown}
          more={more}
          active={active}
          chosen={value}
          optionId={optionId}
          onChoose={choose}
        />
      )}
    </Box>
  )
}

const IconButton = ({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: React.ReactNode
}) => (
  <chakra.button
    type="button"
    tabIndex={-1}
    aria-label={label}
    // The focus stays in the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    boxSize="10"
    display="grid"
    placeItems="center"
    rounded="md"
    cursor="pointer"
    _hover={{ color: 'fg' }}
    css={{ '& svg': { boxSize: '4.5' } }}
  >
    {children}
  </chakra.button>
)
