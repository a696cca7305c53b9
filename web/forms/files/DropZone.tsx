import { Box, type BoxProps } from '@chakra-ui/react'
import { useEffect, useState, type DragEvent } from 'react'
import { useNotify } from '../../ui/notices/notices'

type DropZoneProps = BoxProps & {
  /** While it is disabled, the pointer says that nothing can be dropped. */
  disabled?: boolean
  isInvalid?: boolean
  /** It lies around a panel, and is only seen while files are over it. */
  isAround?: boolean
  /** At least one. */
  onFiles: (files: readonly File[]) => void
}

const holdsFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean => dataTransfer.types.includes('Files')

/** Beside the zone, the browser would open the file in place of the page. */
const takeNone = (event: globalThis.DragEvent): void => {
  const { dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer || !holdsFiles({ dataTransfer })) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
const dragEvents = ['dragover', 'drop'] as const

/** A place for files to be dropped on. */
export const DropZone = ({
  disabled = false,
  isInvalid = false,
  isAround = false,
  onFiles,
  ...props
}: DropZoneProps) => {
  const [isEntered, setEntered] = useState(false)
  const notify = useNotify()
  useEffect(() => {
    const ending = new AbortController()
    // Each zone its own: a page may have several.
    for (const type of dragEvents) addEventListener(type, (event) => takeNone(event), { signal: ending.signal })
    return () => ending.abort()
  }, [])
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
        if (disabled) return
        if (files.length > 0) onFiles(files)
        // Such as an attachment from a mail program.
        else notify({ kind: 'error', title: 'This could not be read as a file. Save it first, then choose it.' })
      }}
    />
  )
}
