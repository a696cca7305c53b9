import type { ComponentProps } from 'react'
import { SearchField } from '../../forms/fields/SearchField'
import { useTypedText } from '../../forms/fields/useTypedText'

type TypedSearchProps = Omit<ComponentProps<typeof SearchField>, 'onType' | 'onClear' | 'onKeyDown'> & {
  onChange: (text: string) => void
  /** Milliseconds after the last key. Searches may be audited or slow, so none runs on every key. */
  afterMs?: number
  /** Without a button that clears it. */
  isPlain?: boolean
}

/** A search that runs a moment after the last key, or at once on Enter. */
export const TypedSearch = ({ value, onChange, afterMs = 400, isPlain, ...field }: TypedSearchProps) => {
  const { text, type, send, clear } = useTypedText(value, onChange, afterMs)
  return (
    <SearchField
      {...field}
      value={text}
      onType={type}
      onClear={isPlain ? undefined : clear}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}
