import { useState } from 'react'
import { SearchField } from '../../forms/fields/SearchField'

type PatientSearchProps = { value: string; onChange: (mrn: string) => void }

/** A whole MRN. Each search is audited, so it runs on Enter or when the field is left, not while somebody types. */
export const PatientSearch = ({ value, onChange }: PatientSearchProps) => {
  const [text, setText] = useState(value)
  const send = (typed: string) => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <SearchField
      label="Patient (MRN)"
      placeholder="Whole MRN"
      value={text}
      onType={setText}
      onClear={() => {
        setText('')
        send('')
      }}
      onBlur={() => send(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text)
      }}
    />
  )
}
