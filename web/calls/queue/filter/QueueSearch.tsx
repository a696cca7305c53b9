import { SearchField } from '../../../forms/fields/SearchField'

type QueueSearchProps = {
  text: string
  onType: (text: string) => void
  onClear: () => void
  /** Moves to the first call that was found. */
  onEnter: () => void
}

/** Searches the queue while somebody types. */
export const QueueSearch = ({ text, onType, onClear, onEnter }: QueueSearchProps) => (
  <SearchField
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
