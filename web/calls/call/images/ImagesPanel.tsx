import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Camera, ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { imageLimit, imageTypes } from 'domain/calls/entries/images'
import { FieldError } from '../../../forms/fields/FieldFrame'
import { useIsOffline } from '../../../ui/browser/offline'
import type { Shortcut } from '../../../ui/browser/shortcuts'
import { useKeyOf } from '../../../ui/browser/useKeyOf'
import { Panel } from '../../../ui/page/Panel'
import { imageAddress } from './imageIds'
import { ImageTile, UploadTile } from './ImageTile'
import { ImageViewer } from './ImageViewer'
import { useImages, type NamedImage } from './useImages'

type ImagesPanelProps = { providerId: string; kept: readonly NamedImage[]; readOnly?: boolean }

const Grid = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '3',
    mb: '4',
  },
})

const accepted = Object.keys(imageTypes).join(',')
const help = `PNG, JPEG, GIF or WebP, up to ${imageLimit / 1024 / 1024} MB each.`

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/**
 * The images of a call's form. A chosen, photographed or dropped file is sent at once, and is added to the call when
 * the form is saved.
 */
export const ImagesPanel = ({ providerId, kept, readOnly = false }: ImagesPanelProps) => {
  const images = useImages(providerId, kept)
  const { id, error, shown, uploads, room } = images
  const [openId, setOpen] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const isOffline = useIsOffline()
  const there = shown.filter(({ isRemoved }) => !isRemoved)
  const tiles = readOnly ? there : shown
  if (readOnly && tiles.length === 0) return null

  const dropping = readOnly
    ? {}
    : {
        onDragOver: (event: DragEvent) => {
          if (!holdsFiles(event)) return
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
        },
        onDrop: (event: DragEvent) => {
          if (!holdsFiles(event)) return
          event.preventDefault()
          setOver(false)
          images.add([...event.dataTransfer.files])
        },
      }

  return (
    <Box
      {...dropping}
      borderRadius="l3"
      outline={isOver ? '2px dashed' : undefined}
      outlineColor="brand.solid"
      outlineOffset="2px"
    >
      <Panel title="Images">
        {(tiles.length > 0 || uploads.length > 0) && (
          <Grid aria-label="Images">
            {tiles.map((image) => (
              <ImageTile
                key={image.id}
                image={image}
                thumbnail={imageAddress(providerId, image.id, 'thumbnail')}
                onOpen={() => setOpen(image.id)}
                onRemove={readOnly ? null : () => images.remove(image.id)}
                onPutBack={() => images.putBack(image.id)}
              />
            ))}
            {uploads.map((upload) => (
              <UploadTile
                key={upload.key}
                upload={upload}
                onRetry={() => images.retry(upload.key)}
                onDiscard={() => images.discard(upload.key)}
              />
            ))}
          </Grid>
        )}
        {!readOnly && (
          <>
            <Flex gap="2" wrap="wrap" align="center">
              <FileButton
                id={id}
                describedBy={error ? `${id}-error` : `${id}-help`}
                isInvalid={Boolean(error)}
                disabled={room <= 0}
                shortcut={{ keys: 'i', label: 'Add Images' }}
                onFiles={images.add}
                multiple
              >
                <ImagePlus aria-hidden />
                Add Images
              </FileButton>
              <Box display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
                <FileButton disabled={room <= 0} onFiles={images.add} capture="environment">
                  <Camera aria-hidden />
                  Take Photo
                </FileButton>
              </Box>
              <Text
                textStyle="sm"
                color="fg.muted"
                display="none"
                css={{ '@media (pointer: fine)': { display: 'block' } }}
              >
                or drop them here
              </Text>
            </Flex>
            <Text id={`${id}-help`} mt="2" textStyle="sm" color="fg.muted">
              {room <= 0 ? 'This call cannot have more images.' : help}
            </Text>
            {isOffline && (
              <Text role="status" mt="2" textStyle="sm" fontWeight="medium">
                No connection. Images that you add now stay on this page. Try again when the connection is back.
              </Text>
            )}
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          </>
        )}
      </Panel>
      {openId !== null && (
        <ImageViewer
          providerId={providerId}
          images={there}
          at={there.findIndex((image) => image.id === openId)}
          onMove={(at) => setOpen(there[at]?.id ?? null)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  )
}

type FileButtonProps = {
  id?: string
  describedBy?: string
  isInvalid?: boolean
  disabled: boolean
  multiple?: boolean
  /** Which camera a phone opens. */
  capture?: 'environment'
  shortcut?: Shortcut
  onFiles: (files: readonly File[]) => void
  children: React.ReactNode
}

const FileButton = ({
  id,
  describedBy,
  isInvalid,
  disabled,
  multiple,
  capture,
  shortcut,
  onFiles,
  children,
}: FileButtonProps) => {
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
        {children}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept={accepted}
        multiple={multiple}
        capture={capture}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Reset the value, so that choosing the same file again fires a change.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
