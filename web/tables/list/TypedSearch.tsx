import type { ComponentProps } from 'react'
import { searchOfBarcode } from 'domain/kernel/input/barcode'
import { textLimit } from 'domain/kernel/input/limits'
import { SearchField } from '../../forms/fields/SearchField'
import { useTypedText } from '../../forms/fields/useTypedText'
import { takesScans, useScan } from '../../ui/keys/scans'
import { useNotify } from '../../ui/notices/notices'

type TypedSearchProps = Omit<ComponentProps<typeof SearchField>, 'onType' | 'onClear' | 'onKeyDown'> & {
  onChange: (text: string) => void
  /** Milliseconds after the last key. Searches may be audited or slow, so none runs on every key. */
  afterMs?: number
  /** Without a button that clears it. */
  isPlain?: boolean
  /** What a scanner types on the page is searched (rules 10.13c): only where the text is not in the address. */
  ofScans?: boolean
}

/** A search that runs a moment after the last key, or at once on Enter. */
export const TypedSearch = ({
  value,
  onChange,
  afterMs = 400,
  isPlain,
  ofScans = false,
  ...field
}: TypedSearchProps) => {
  const search = (typed: string) => {
    // Its field says so.
    if (typed.length <= textLimit) onChange(typed)
  }
  const { text, type, send, replace } = useTypedText(value, search, afterMs)
  const notify = useNotify()
  useScan(
    (scan) => {
      const understood = searchOfBarcode({ text: scan.text, format: '' })
      if ('search' in understood) return replace(understood.search)
      if (scan.replaced !== null) type(scan.replaced)
      notify({ kind: 'error', title: understood.why })
    },
    { of: 'page', isOffered: ofScans },
  )
  return (
    <SearchField
      {...field}
      {...(ofScans ? takesScans : null)}
      value={text}
      onType={type}
      onClear={isPlain ? undefined : () => replace('')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}
