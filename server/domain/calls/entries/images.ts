import { array, mixed } from 'yup'
import { sentFileName } from '../../kernel/input/fileName'
import { plainId } from '../../kernel/input/lenient'
import { isUuid } from '../../kernel/uuid'

/** Bytes of one file. */
export const imageLimit = 14 * 1024 * 1024

/** Pixels of one image as it is kept, all frames together. */
const pixelLimit = 50_000_000

/** Pixels of a side as it is kept: the most that WebP has. */
const sideLimit = 16_000

/** Pixels of one image as it is sent, and of a side: few very long rows take far longer to decode than their pixels suggest. */
export const sentPixelLimit = 100_000_000
const sentSideLimit = 65_535

/** Frames of an animated image. */
const frameLimit = 1_000

export const mostImages = 20

/** The longer side of a thumbnail, in pixels. */
export const thumbnailSide = 320

/** The accepted image types, with their file extensions. */
export const imageTypes = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' } as const
export type ImageType = keyof typeof imageTypes

export const imageMessages = {
  required: 'Choose an image',
  single: 'Send one image at a time',
  type: 'Must be a PNG, JPEG, GIF or WebP image',
  broken: 'This image is damaged or cut off. Take or save it again',
  pixels: `Must have at most ${sentPixelLimit / 1_000_000} million pixels`,
  sides: `Must be at most ${sentSideLimit.toLocaleString('en')} pixels wide and high`,
  whole: `Must have at most ${pixelLimit / 1_000_000} million pixels, unless it is a JPEG or PNG image that is neither progressive nor interlaced`,
  moving: `Must have at most ${pixelLimit / 1_000_000} million pixels, all frames together`,
  frames: `Must have at most ${frameLimit.toLocaleString('en')} frames`,
  size: `Only files up to ${imageLimit / 1024 / 1024} MB are supported`,
  unknown: 'One of these images does not exist',
  tooMany: `Must be at most ${mostImages} images`,
}

/** What an image says of itself: its size in pixels, its frames, and whether it can only be decoded as a whole. */
export type ImageFacts = { width: number; height: number; frames: number; isWhole: boolean }

/** Why an image is not decoded: it would take too much memory or time. Only one that is read row by row may be large. */
export const tooLarge = ({ width, height, frames, isWhole }: ImageFacts): string | null => {
  const pixels = width * height * frames
  if (frames > frameLimit) return imageMessages.frames
  if (Math.max(width, height) > sentSideLimit) return imageMessages.sides
  if (pixels > sentPixelLimit) return imageMessages.pixels
  if (pixels <= pixelLimit || (frames === 1 && !isWhole)) return null
  return frames > 1 ? imageMessages.moving : imageMessages.whole
}

/** The longer side of an image as it is kept; one with more pixels than are kept is scaled down. */
export const keptSide = ({ width, height, frames }: ImageFacts): number => {
  const scale = Math.min(1, Math.sqrt(pixelLimit / (width * height * frames)))
  return Math.min(sideLimit, Math.floor(Math.max(width, height) * scale))
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** The image type by its first bytes, whatever its name or its sender says; null for anything else. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif'
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null
}

/** The name under which an image is kept and offered for download. */
export const imageName = (sent: string, type: ImageType): string => sentFileName(sent, imageTypes[type], 'image')

/** An image is named by its id, or by the record that a call shows of it. Anything else matches no image. */
const sentId = (value: unknown): string => {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? String(plainId(id)) : ''
}

const idSchema = { type: 'string', format: 'uuid' }

/**
 * The images of a call as a whole list of ids or of images as a call shows them. Null and an empty list remove all;
 * left out, the images stay.
 */
export const imagesInput = () =>
  array(
    mixed<string>()
      .required()
      .meta({ jsonSchema: { anyOf: [idSchema, { type: 'object', properties: { id: idSchema }, required: ['id'] }] } }),
  )
    .transform((_value, original: unknown) => (Array.isArray(original) ? original.map(sentId) : original))
    .typeError('Must be a list')
    .nullable()
    .max(mostImages, imageMessages.tooMany)
    .test('ids', imageMessages.unknown, (ids) => !ids || ids.every(isUuid))
    .meta({
      of: 'Image',
      description:
        'All pictures of the call, which were uploaded before. With the version that you looked at, other pictures are removed from the call; without it, and by null, none is. REST accepts ids, or `images` as a call has them.',
      takesNull: true,
    })
    .default(undefined)
