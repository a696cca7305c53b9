import { imageLimit, imageMessages, imageName } from '../../../../domain/calls/entries/images'
import { NotAnImage, prepareImage, type KeptImage } from '../../../../files/prepareImage'
import { command } from '../../../kernel/command'
import { orderedId } from '../../../kernel/orderedId'
import type { Request } from '../../../kernel/request'
import { refuseFile, sentFileInput, stopIfInfected, type SentFile } from '../../../kernel/files/sentFile'

const uploadInput = sentFileInput({
  limit: imageLimit,
  required: imageMessages.required,
  size: imageMessages.size,
})

type Kept = Pick<KeptImage, 'contentType'> & { id: string; size: number }

/** Scans and decodes the image and writes its files, under the id of its future row. */
const keep = async ({ file: { bytes: sent } }: { file: SentFile }, request: Request): Promise<Kept> => {
  await stopIfInfected(request, sent)
  const { contentType, bytes, thumbnail } = await prepareImage(sent).catch((error: unknown) => {
    if (error instanceof NotAnImage) return refuseFile(error.message)
    throw error
  })
  const id = orderedId()
  await request.files.images.put(id, 'thumbnail', thumbnail)
  await request.files.images.put(id, 'original', bytes)
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
