import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/parts/IconButton'
import { ProgressBar } from '../../../ui/parts/ProgressBar'
import type { ShownImage } from './useImages'
import type { Upload } from './useUploads'

const Picture = chakra('img', {
  base: {
    display: 'block',
    w: 'full',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    bg: 'bg.subtle',
    fontSize: 'xs',
    color: 'fg.muted',
  },
})

const Tile = ({ children, isDashed }: { children: ReactNode; isDashed?: boolean }) => (
  <Box
    asChild
    minW="0"
    borderWidth="1px"
    borderStyle={isDashed ? 'dashed' : 'solid'}
    borderColor="border"
    borderRadius="l2"
    overflow="hidden"
    display="flex"
    flexDirection="column"
  >
    <li>{children}</li>
  </Box>
)

const Name = ({ children }: { children: string }) => (
  <Text flex="1" minW="0" textStyle="sm" truncate title={children}>
    {children}
  </Text>
)

type ImageTileProps = {
  image: ShownImage
  thumbnail: string
  onOpen: () => void
  onRemove: (() => void) | null
  onPutBack: () => void
}

/** A thumbnail that opens the image. A removed image can be restored until the call is saved. */
export const ImageTile = ({
  image: { fileName, isRemoved },
  thumbnail,
  onOpen,
  onRemove,
  onPutBack,
}: ImageTileProps) => (
  <Tile isDashed={isRemoved}>
    <chakra.button
      type="button"
      aria-label={`Show ${fileName}`}
      disabled={isRemoved}
      onClick={onOpen}
      cursor={isRemoved ? 'default' : 'zoom-in'}
      opacity={isRemoved ? '0.35' : undefined}
      focusVisibleRing="inside"
    >
      <Picture src={thumbnail} alt="" loading="lazy" />
    </chakra.button>
    <Flex align="center" gap="1" ps="2.5" pe="1" minH="touch">
      {isRemoved ? (
        <>
          <Text flex="1" minW="0" truncate textStyle="sm" color="fg.muted">
            Removed
          </Text>
          <Button variant="ghost" size="sm" px="2" aria-label={`Undo the removal of ${fileName}`} onClick={onPutBack}>
            Undo
          </Button>
        </>
      ) : (
        <>
          <Name>{fileName}</Name>
          {onRemove && <IconButton icon={X} label={`Remove ${fileName}`} onClick={onRemove} />}
        </>
      )}
    </Flex>
  </Tile>
)

type UploadTileProps = { upload: Upload; onRetry: () => void; onDiscard: () => void }

/** A file that is being sent: its progress, or why it failed. */
export const UploadTile = ({ upload: { file, state, part, reason, isFinal }, onRetry, onDiscard }: UploadTileProps) => {
  const percent = Math.round(part * 100)
  if (state === 'failed')
    return (
      <Tile>
        <Flex flex="1" gap="2" p="2.5" pb="0" color="fg.error" align="flex-start">
          <Box asChild flexShrink="0" mt="0.5" boxSize="4">
            <TriangleAlert aria-hidden />
          </Box>
          <Box minW="0">
            <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
              {file.name}
            </Text>
            <Text textStyle="sm">{reason}</Text>
          </Box>
        </Flex>
        <Flex wrap="wrap" gap="1" p="1">
          {!isFinal && (
            <Button variant="ghost" size="sm" aria-label={`Try ${file.name} again`} onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button variant="ghost" colorPalette="gray" size="sm" aria-label={`Discard ${file.name}`} onClick={onDiscard}>
            Discard
          </Button>
        </Flex>
      </Tile>
    )
  const words = state === 'waiting' ? 'Waiting…' : percent < 100 ? `Sending… ${percent} %` : 'Checking…'
  return (
    <Tile>
      <Flex flex="1" direction="column" justify="center" gap="2" p="2.5" aspectRatio="4 / 3" bg="bg.subtle">
        <ProgressBar label={`Sending ${file.name}`} part={part} />
        <Text textStyle="sm" color="fg.muted">
          {words}
        </Text>
      </Flex>
      <Flex align="center" gap="1" ps="2.5" pe="1" minH="touch">
        <Name>{file.name}</Name>
        <IconButton icon={X} label={`Cancel ${file.name}`} onClick={onDiscard} />
      </Flex>
    </Tile>
  )
}
