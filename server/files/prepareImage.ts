import os from 'node:os'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import {
  imageLimit,
  imageMessages,
  imageTypeOf,
  keptSide,
  sentPixelLimit,
  thumbnailSide,
  tooLarge,
  type ImageFacts,
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

/**
 * A picture may have a hundred million pixels, and a document unpack to 200 MB, so only a few files are read at once; a
 * core is left for everybody else.
 */
export const readAtOnce = Math.max(1, Math.min(2, os.availableParallelism() - 1))
const limited = limitConcurrency(readAtOnce)

const options: SharpOptions = { failOn: 'error', limitInputPixels: sentPixelLimit }
const tooLongSeconds = 30

/** A picture as it is stored, without metadata. */
export type KeptImage = { contentType: ImageType; bytes: Buffer }

/** A file is refused; the message is for the sender. */
export class NotAnImage extends Error {}

/**
 * Decodes the picture and encodes it again in its own format. That removes metadata, such as the place and time of a
 * photo, and applies its rotation. Animations stay animated. What is larger than we keep is scaled down.
 */
export const cleanImage = (sent: Uint8Array): Promise<KeptImage> => decode(sent, encode)

/** The same, with a small picture for lists. */
export const prepareImage = (sent: Uint8Array): Promise<KeptImage & { thumbnail: Buffer }> =>
  decode(sent, async (picture) => {
    const { bytes, contentType } = await encode(picture)
    const thumbnail = await done(shrunk(open(sent, { isMoving: false }), thumbnailSide).webp({ quality: 80 }))
    return { contentType, bytes, thumbnail }
  })

type Picture = ImageFacts & { sent: Uint8Array; contentType: ImageType }

/** Refuses by its head what is no picture or too large, before it is decoded. */
const decode = async <T>(sent: Uint8Array, work: (picture: Picture) => Promise<T>): Promise<T> => {
  const contentType = imageTypeOf(sent)
  if (!contentType) throw new NotAnImage(imageMessages.type)
  return limited(async () => {
    try {
      const head = await sharp(sent, { ...options, limitInputPixels: false }).metadata()
      const { width, height, pages: frames = 1, isProgressive } = head
      const isWhole = isProgressive || !['image/jpeg', 'image/png'].includes(contentType)
      const facts = { width, height, frames, isWhole }
      const refusal = tooLarge(facts)
      if (refusal !== null) throw new NotAnImage(refusal)
      return await work({ ...facts, sent, contentType })
    } catch (error) {
      throw error instanceof NotAnImage ? error : new NotAnImage(imageMessages.broken, { cause: error })
    }
  })
}

/** Animations are not rotated: sharp cannot do it, and cameras do not write them. */
const open = (sent: Uint8Array, { isMoving }: { isMoving: boolean }): Sharp =>
  sharp(sent, { ...options, ...(isMoving ? { animated: true } : { autoOrient: true }) })

const shrunk = (image: Sharp, side: number): Sharp =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true })

const done = (image: Sharp): Promise<Buffer> => image.timeout({ seconds: tooLongSeconds }).toBuffer()

const encode = async (picture: Picture): Promise<KeptImage> => {
  const { sent, contentType, width, height, frames } = picture
  for (let side = keptSide(picture); ;) {
    const whole = open(sent, { isMoving: frames > 1 })
    const bytes = await done(encoders[contentType](side < Math.max(width, height) ? shrunk(whole, side) : whole))
    if (bytes.length <= imageLimit) return { contentType, bytes }
    // Encoded again it became larger than it was sent, and than we keep.
    side = Math.floor(side * 0.9 * Math.sqrt(imageLimit / bytes.length))
  }
}

/**
 * A wound must stay recognizable: the quality is high, and colors are not subsampled. Without optimized coding a JPEG is
 * somewhat larger, but a photo of 50 million pixels takes a third of the time and 20 MB of memory instead of 600.
 */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  'image/gif': (image) => image.gif(),
  'image/webp': (image) => image.webp({ quality: 92 }),
}
