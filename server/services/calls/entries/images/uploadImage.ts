import { mixed, object } from 'yup'
import { imageLimit, imageMessages, imageName } from '../../../../domain/calls/entries/images'
import { invalid } from '../../../../domain/kernel/refusal'
import { NotAnImage, prepareImage, type PreparedImage } from '../../../../files/prepareImage'
import { command } from '../../../kernel/command'
import { orderedId } from '../../../kernel/orderedId'
import { Refused } from '../../../kernel/refused'
import type { Request } from '../../../kernel/request'

const refuseFile = (message: string): never => {
  throw new Refused(invalid([{ field: 'file', message }]))
}

/** A file as a door hands it over: its bytes, and its name. */
export type SentFile = { name: string; bytes: Uint8Array }

const uploadInput = object({
  file: mixed<SentFile>(
    (value): value is SentFile =>
      typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
  )
    .required(imageMessages.required)
    .test('size', imageMessages.size, (file) => !file || file.bytes.length <= imageLimit),
})

type Kept = Pick<PreparedImage, 'contentType'> & { id: string; size: number }

/** Decodes the image and writes its files, under the id of its future row. */
const keep = async ({ file: { bytes: sent } }: { file: SentFile }, { images }: Request): Promise<Kept> => {
  const { contentType, bytes, thumbnail } = await prepareImage(sent).catch((error: unknown) => {
    if (error instanceof NotAnImage) return refuseFile(error.message)
    throw error
  })
  const id = orderedId()
  await images.put(id, 'thumbnail', thumbnail)
  await images.put(id, 'original', bytes)
  return { id, contentType, size: bytes.length }
}

/**
 * Keeps an image that is on no call yet; a call gets it by its id (rules 3.18). The files are written before the row,
 * and swept if the upload fails in between.
 */
export const uploadImage: (request: Request, input: { file: SentFile | null }) => Promise<{ imageId: string }> =
  command({
    name: 'uploadImage',
    permission: 'call:create',
    input: uploadInput,
    prepare: keep,
    on: 'call',
    description: 'Uploads a picture, which can then be added to a call by its id. It is kept for a day until then.',
    history: null,
    run: async ({ tx, actor, now, record }, { file: { name } }, { id, contentType, size }) => {
      const facts = { fileName: imageName(name, contentType), contentType, size }
      await tx.callImage.create({
        data: { id, ...facts, providerId: actor.providerId, createdAt: now, createdById: actor.userId, looseAt: now },
      })
      record(
        { kind: 'image', id },
        { fileName: [null, facts.fileName], contentType: [null, contentType], size: [null, size] },
      )
      return { imageId: id }
    },
  })
