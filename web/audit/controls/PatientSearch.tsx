import { SearchField } from '../../forms/fields/SearchField'
import { useTypedText } from '../../forms/fields/useTypedText'

/** A search that finds somebody is audited, so it waits until the number is typed. */
const debounceMs = 1_000

type PatientSearchProps = { value: string; onChange: (mrn: string) => void }

/** A whole MRN. */
export const PatientSearch = ({ value, onChange }: PatientSearchProps) => {
  const { text, type, send, clear } = useTypedText(value, onChange, debounceMs)
  return (
    <SearchField
      label="Patient (MRN)"
      placeholder="Whole MRN"
      value={text}
      onType={type}
      onClear={clear}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send()
      }}
    />
  )
}
