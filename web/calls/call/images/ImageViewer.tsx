import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Download, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog'
import { EmptyState } from '../../../ui/page/EmptyState'
import { imageAddress } from './imageIds'
import type { NamedImage } from './useImages'

type ImageViewerProps = {
  providerId: string
  images: readonly NamedImage[]
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

const Large = chakra('img', { base: { display: 'block', maxW: 'full', maxH: 'full', m: 'auto', objectFit: 'contain' } })

/** Shows one image at full screen size; arrow keys and buttons show the others. */
export const ImageViewer = ({ providerId, images, at, onMove, onClose }: ImageViewerProps) => {
  const image = images[at]
  const [brokenId, setBroken] = useState<string | null>(null)
  if (!image) return null
  const [hasPrevious, hasNext] = [at > 0, at < images.length - 1]
  const address = imageAddress(providerId, image.id)
  return (
    <Box
      display="contents"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft' && hasPrevious) onMove(at - 1)
        if (key === 'ArrowRight' && hasNext) onMove(at + 1)
      }}
    >
      <Dialog isOpen title={image.fileName} placement="media" onClose={onClose}>
        <Flex direction="column" h="full" gap="3">
          <Flex flex="1" minH="0" align="center" justify="center" bg="bg.subtle" borderRadius="l2" overflow="hidden">
            {brokenId === image.id ? (
              <EmptyState icon={ImageOff} title="This image cannot be shown." />
            ) : (
              <Large key={image.id} src={address} alt={image.fileName} onError={() => setBroken(image.id)} />
            )}
          </Flex>
          <Flex align="center" justify="center" gap="2" wrap="wrap">
            {images.length > 1 && (
              <>
                <Button variant="outline" aria-disabled={!hasPrevious} onClick={() => hasPrevious && onMove(at - 1)}>
                  <ChevronLeft aria-hidden />
                  Previous
                </Button>
                <Text role="status" minW="16" textAlign="center" textStyle="sm" fontVariantNumeric="tabular-nums">
                  {at + 1} of {images.length}
                </Text>
                <Button variant="outline" aria-disabled={!hasNext} onClick={() => hasNext && onMove(at + 1)}>
                  Next
                  <ChevronRight aria-hidden />
                </Button>
              </>
            )}
            <Button asChild variant="ghost">
              <a href={address} download={image.fileName}>
                <Download aria-hidden />
                <Box as="span">Download</Box>
              </a>
            </Button>
          </Flex>
        </Flex>
      </Dialog>
    </Box>
  )
}
