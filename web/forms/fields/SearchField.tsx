import { Box } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useId, useRef, type ComponentProps } from 'react'
import { mostCharacters, textLimit } from 'domain/kernel/input/limits'
import { IconButton } from '../../ui/parts/IconButton'
import { Input } from '../../ui/parts/Input'
import { toSearch } from '../../ui/keys/earlyKeys'
import { useShortcut } from '../../ui/keys/shortcuts'
import { FieldFrame } from './FieldFrame'

type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'ref' | 'value' | 'onChange'> & {
  label: string
  hideLabel?: boolean
  error?: string
  value: string
  onType: (text: string) => void
  /** With it, a button clears the field. */
  onClear?: () => void
  /** With it, the key `/` focuses the field; this is the label in the list of shortcuts. */
  shortcut?: string
}

const inside = { position: 'absolute', top: '50%', translate: '0 -50%', zIndex: '1' } as const

/** A search field. */
export const SearchField = ({
  id,
  label,
  hideLabel,
  error,
  value,
  onType,
  onClear,
  shortcut,
  ...input
}: SearchFieldProps) => {
  const ownId = useId()
  const field = useRef<HTMLInputElement>(null)
  useShortcut(toSearch, shortcut ?? '', () => field.current?.focus(), {
    writes: false,
    isOffered: shortcut !== undefined,
  })
  return (
    <FieldFrame
      id={id ?? ownId}
      label={label}
      hideLabel={hideLabel}
      error={value.length > textLimit ? mostCharacters(textLimit) : error}
    >
      {(controlProps) => (
        <Box position="relative">
          <Box asChild {...inside} insetStart="3" boxSize="4" color="fg.muted" pointerEvents="none">
            <Search aria-hidden />
          </Box>
          <Input
            {...controlProps}
            ref={field}
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            ps="9"
            pe={onClear ? '11' : undefined}
            css={onClear ? { '&::-webkit-search-cancel-button': { display: 'none' } } : undefined}
            value={value}
            onChange={(event) => onType(event.target.value)}
            {...input}
          />
          {onClear && value && (
            <IconButton
              icon={X}
              label="Clear search"
              {...inside}
              insetEnd="0.5"
              onClick={() => {
                onClear()
                field.current?.focus()
              }}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
