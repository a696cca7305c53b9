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

// Of all that the library can read, these four kinds and no other.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})
// Nothing of a picture stays in memory when it is done.
sharp.cache(false)
sharp.concurrency(1)

/** A picture may be made of fifty million pixels: only so many are worked on at once. */
const withoutCrowding = limitConcurrency(Math.min(2, os.availableParallelism()))

const options: SharpOptions = { failOn: 'error', limitInputPixels: pixelLimit }
const tooLongSeconds = 30

/** As it is stored: pixels, and nothing else of what was sent. */
export type PreparedImage = { contentType: ImageType; bytes: Buffer; thumbnail: Buffer }

/** Why a file is not taken, in words for who sent it. */
export class NotAnImage extends Error {}

/**
 * Decodes the picture and encodes it anew in its own kind: whatever else the file carried, the
 * place and time of a photo among it, is gone, and it stands upright by itself. What moves goes on moving.
 */
export const prepareImage = async (sent: Uint8Array): Promise<PreparedImage> => {
  const contentType = imageTypeOf(sent)
  if (!contentType) throw new NotAnImage(imageMessages.type)
  return withoutCrowding(async () => {
    try {
      const { width = 0, height = 0, pages = 1 } = await sharp(sent, { ...options, limitInputPixels: false }).metadata()
      if (width > sideLimit || height > sideLimit) throw new NotAnImage(imageMessages.sides)
      if (pages > frameLimit) throw new NotAnImage(imageMessages.frames)
      if (width * height * pages > pixelLimit) throw new NotAnImage(imageMessages.pixels)
      const moves = pages > 1
      // Of the frames of one that moves none can be turned, and none is: cameras write no such files.
      const whole = moves ? sharp(sent, { ...options, animated: true }) : sharp(sent, { ...options, autoOrient: true })
      const first = sharp(sent, { ...options, autoOrient: !moves }).resize(thumbnailSide, thumbnailSide, {
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

// What a wound looks like must not be lost on the way: little is saved on quality, and nothing on colour.
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 92 }),
}
