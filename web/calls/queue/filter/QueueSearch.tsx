import { SearchField } from '../../../forms/fields/SearchField'
import { takesScans, useScan } from '../../../ui/keys/scans'
import { openPalette } from '../../../ui/keys/shortcuts'

type QueueSearchProps = {
  text: string
  onType: (text: string) => void
  onClear: () => void
  /** Moves to the first call that was found. */
  onEnter: () => void
}

/** Searches the queue while somebody types. */
export const QueueSearch = ({ text, onType, onClear, onEnter }: QueueSearchProps) => {
  // In the field, too, a scan opens the palette (rules 10.13c), and the field keeps its text.
  useScan(
    ({ text: scanned, replaced }) => {
      if (replaced !== null) onType(replaced)
      openPalette(scanned)
    },
    { of: 'page' },
  )
  return (
    <SearchField
      {...takesScans}
      label="Search the queue"
      hideLabel
      placeholder="Room, need, clinician"
      shortcut="Search the queue"
      enterKeyHint="search"
      value={text}
      onType={onType}
      onClear={onClear}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape' && text) {
          event.preventDefault()
          onClear()
        }
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
