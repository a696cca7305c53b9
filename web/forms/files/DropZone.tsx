import { Box, type BoxProps } from '@chakra-ui/react'
import { useState, type DragEvent } from 'react'

type DropZoneProps = BoxProps & {
  /** While it is disabled, the pointer says that nothing can be dropped. */
  disabled?: boolean
  isInvalid?: boolean
  /** It lies around a panel, and is only seen while files are over it. */
  isAround?: boolean
  /** At least one. */
  onFiles: (files: readonly File[]) => void
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** A place for files to be dropped on. */
export const DropZone = ({
  disabled = false,
  isInvalid = false,
  isAround = false,
  onFiles,
  ...props
}: DropZoneProps) => {
  const [isEntered, setEntered] = useState(false)
  return (
    <Box
      data-over={(isEntered && !disabled) || undefined}
      {...(isAround
        ? {
            borderRadius: 'l3',
            outlineOffset: '2px',
            css: { '&[data-over]': { outline: '2px dashed', outlineColor: 'brand.solid' } },
          }
        : {
            borderRadius: 'l2',
            borderWidth: '2px',
            borderStyle: 'dashed',
            borderColor: isInvalid ? 'border.error' : 'border',
            css: { '&[data-over]': { borderColor: isInvalid ? 'border.error' : 'brand.solid', bg: 'brand.subtle' } },
          })}
      {...props}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        if (disabled) event.dataTransfer.dropEffect = 'none'
        else setEntered(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // The pointer also leaves for what lies in the zone.
        if (!currentTarget.contains(relatedTarget as Node | null)) setEntered(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setEntered(false)
        const files = [...event.dataTransfer.files]
        if (!disabled && files.length > 0) onFiles(files)
      }}
    />
  )
}
