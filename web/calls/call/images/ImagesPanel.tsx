import { chakra, Flex, Text } from '@chakra-ui/react'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { imageLimit, imageTypes } from 'domain/calls/entries/images'
import { FieldError } from '../../../forms/fields/FieldFrame'
import { DropZone } from '../../../forms/files/DropZone'
import { FileButtons } from '../../../forms/files/FileButtons'
import { useIsOffline } from '../../../ui/browser/offline'
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

/**
 * The images of a call's form. A chosen, photographed or dropped file is sent at once, and is added to the call when
 * the form is saved.
 */
export const ImagesPanel = ({ providerId, kept, readOnly = false }: ImagesPanelProps) => {
  const images = useImages(providerId, kept)
  const { id, error, shown, uploads, room } = images
  const [openId, setOpen] = useState<string | null>(null)
  const isOffline = useIsOffline()
  const there = shown.filter(({ isRemoved }) => !isRemoved)
  const tiles = readOnly ? there : shown
  if (readOnly && tiles.length === 0) return null

  return (
    <DropZone isAround disabled={readOnly} onFiles={images.add}>
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
              <FileButtons
                id={id}
                describedBy={error ? `${id}-error` : `${id}-help`}
                isInvalid={Boolean(error)}
                disabled={room <= 0}
                multiple
                accept={accepted}
                acceptPhoto={accepted}
                shortcut={{ keys: 'i', label: 'Add Images' }}
                icon={ImagePlus}
                label="Add Images"
                onFiles={images.add}
              />
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
    </DropZone>
  )
}
