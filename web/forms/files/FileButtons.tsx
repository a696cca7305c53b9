import { Box, Button, chakra } from '@chakra-ui/react'
import { Camera, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { Shortcut } from '../../ui/keys/shortcuts'
import { useKeyOf } from '../../ui/keys/useKeyOf'

type FileButtonProps = {
  id?: string
  describedBy?: string
  isInvalid?: boolean
  disabled: boolean
  multiple?: boolean
  /** As in the attribute of a field for files. */
  accept: string
  shortcut?: Shortcut
  icon: LucideIcon
  label: string
  /** At least one. */
  onFiles: (files: readonly File[]) => void
}

/** Chooses files; on a phone another button takes a photo, of the types in `acceptPhoto`. */
export const FileButtons = ({ acceptPhoto, ...props }: FileButtonProps & { acceptPhoto: string }) => (
  <>
    <FileButton {...props} />
    <Box display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
      <FileButton
        disabled={props.disabled}
        accept={acceptPhoto}
        capture="environment"
        icon={Camera}
        label="Take Photo"
        onFiles={props.onFiles}
      />
    </Box>
  </>
)

const FileButton = ({
  id,
  describedBy,
  isInvalid,
  disabled,
  multiple,
  accept,
  capture,
  shortcut,
  icon: Icon,
  label,
  onFiles,
}: FileButtonProps & { capture?: 'environment' }) => {
  // It opens the choice of files, which a browser allows only right after the key.
  const key = useKeyOf(shortcut, { writes: false })
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        {...key}
        id={id}
        type="button"
        variant="outline"
        disabled={disabled}
        aria-describedby={describedBy}
        borderColor={isInvalid ? 'border.error' : undefined}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden />
        {label}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Reset the value, so that choosing the same file again fires a change.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
