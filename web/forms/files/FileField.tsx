import { Input } from '../../ui/parts/Input'
import { FieldFrame } from '../fields/FieldFrame'
import { DropZone } from './DropZone'

type FileFieldProps = {
  id: string
  label: string
  /** As in the attribute of a field for files. */
  accept: string
  error: string | undefined
  disabled: boolean
  /** Undefined: none is chosen any more. */
  onFile: (file: File | undefined) => void
}

/** A field for one file, which is chosen or dropped. */
export const FileField = ({ id, label, accept, error, disabled, onFile }: FileFieldProps) => (
  <DropZone p="4" disabled={disabled} onFiles={([file]) => onFile(file)}>
    <FieldFrame id={id} label={label} help="Or drop a file here." error={error}>
      {(controlProps) => (
        <Input
          {...controlProps}
          type="file"
          accept={accept}
          disabled={disabled}
          // A corrected file with the same name can be chosen again; without this, the browser fires no event.
          onClick={(event) => {
            event.currentTarget.value = ''
            onFile(undefined)
          }}
          onChange={(event) => onFile(event.target.files?.[0])}
        />
      )}
    </FieldFrame>
  </DropZone>
)
