import os from 'node:os'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import {
  frameLimit,
  imageMessages,
  imageTypeOf,
  pixelLimit,
  sideLimit,
  thumbnailSide,
  type ImageType,
} from '../domain/calls/entries/images'
import limitConcurrency from 'p-limit'

// The library may read these four formats and no others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})
// No picture stays in memory afterwards.
sharp.cache(false)
sharp.concurrency(1)

/** A picture may have fifty million pixels, so only a few files are read at once; a core is left for everybody else. */
export const readAtOnce = Math.max(1, Math.min(2, os.availableParallelism() - 1))
const limited = limitConcurrency(readAtOnce)

const options: SharpOptions = { failOn: 'error', limitInputPixels: pixelLimit }
const tooLongSeconds = 30

/** A picture as it is stored, without metadata. */
export type PreparedImage = { contentType: ImageType; bytes: Buffer; thumbnail: Buffer }

/** A file is refused; the message is for the sender. */
export class NotAnImage extends Error {}

/**
 * Decodes the picture and encodes it again in its own format. That removes metadata, such as the place and time of a
 * photo, and applies its rotation. Animations stay animated.
 */
export const prepareImage = async (sent: Uint8Array): Promise<PreparedImage> => {
  const contentType = imageTypeOf(sent)
  if (!contentType) throw new NotAnImage(imageMessages.type)
  return limited(async () => {
    try {
      const { width = 0, height = 0, pages = 1 } = await sharp(sent, { ...options, limitInputPixels: false }).metadata()
      if (width > sideLimit || height > sideLimit) throw new NotAnImage(imageMessages.sides)
      if (pages > frameLimit) throw new NotAnImage(imageMessages.frames)
      if (width * height * pages > pixelLimit) throw new NotAnImage(imageMessages.pixels)
      const isAnimated = pages > 1
      // Animations are not rotated: sharp cannot do it, and cameras do not write them.
      const whole = isAnimated
        ? sharp(sent, { ...options, animated: true })
        : sharp(sent, { ...options, autoOrient: true })
      const first = sharp(sent, { ...options, autoOrient: !isAnimated }).resize(thumbnailSide, thumbnailSide, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      const bytes = await encoders[contentType](whole).timeout({ seconds: tooLongSeconds }).toBuffer()
      const thumbnail = await first.webp({ quality: 80 }).timeout({ seconds: tooLongSeconds }).toBuffer()
      return { contentType, bytes, thumbnail }
    } catch (error) {
      throw error instanceof NotAnImage ? error : new NotAnImage(imageMessages.broken, { cause: error })
    }
  })
}

// A wound must stay recognizable: the quality is high, and colors are not subsampled.
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 92 }),
}
