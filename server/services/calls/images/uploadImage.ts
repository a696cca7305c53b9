import { mixed, object } from 'yup'
import { imageLimit, imageMessages, imageName } from '../../../domain/calls/images'
import { invalid } from '../../../domain/kernel/refusal'
import { NotAnImage, prepareImage, type PreparedImage } from '../../../files/prepareImage'
import { command } from '../../kernel/command'
import { Refused } from '../../kernel/refused'
import type { Request } from '../../kernel/request'

const refuseFile = (message: string): never => {
  throw new Refused(invalid([{ field: 'file', message }]))
}

/** What a door hands over of a file: its bytes, and the name that it was sent under. */
export type SentFile = { name: string; bytes: Uint8Array }

const uploadInput = object({
  file: mixed<SentFile>((value): value is SentFile => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array)
    .required(imageMessages.required)
    .test('size', imageMessages.size, (file) => !file || file.bytes.length <= imageLimit),
})

const prepared = async ({ file: { bytes } }: { file: SentFile }): Promise<PreparedImage> => {
  try {
    return await prepareImage(bytes)
  } catch (error) {
    if (error instanceof NotAnImage) return refuseFile(error.message)
    throw error
  }
}

/**
 * Keeps a picture that belongs to no call yet; a call is given it by its id (rules 3.18). The files are
 * there before the row is: of an upload that fails in between they are swept.
 */
export const uploadImage: (request: Request, input: { file: SentFile | null }) => Promise<{ imageId: string }> = command(
  { name: 'uploadImage', permission: 'call:create', input: uploadInput, prepare: prepared },
  async ({ tx, actor, now, images, record }, { file: { name } }, { contentType, bytes, thumbnail }) => {
    const facts = { fileName: imageName(name, contentType), contentType, size: bytes.length }
    const { id } = await tx.callImage.create({ data: { ...facts, providerId: actor.providerId, createdAt: now, createdById: actor.userId, looseAt: now }, select: { id: true } })
    await images.put(id, 'thumbnail', thumbnail)
    await images.put(id, 'original', bytes)
    record({ kind: 'image', id }, { fileName: [null, facts.fileName], contentType: [null, contentType], size: [null, facts.size] })
    return { imageId: id }
  },
)
