import type { ImageSize } from '../../../../files/fileStore'
import type { OpenFile } from '../../../../files/place'
import { recordPatientReads, recordRead } from '../../../kernel/audit'
import { openRecorded } from '../../../kernel/files/keptFile'
import { mustFind } from '../../../kernel/refused'
import { authorize, type Request } from '../../../kernel/request'
import { visibleImages } from '../../../records/callVisibility'

/** The data of an image without its bytes, which have an address of their own. */
const imageFacts = { id: true, fileName: true, contentType: true, size: true } as const

export const findImage = async (request: Request, imageId: string) => {
  const actor = authorize(request, 'call:see')
  return mustFind('image', imageId, (id) =>
    request.clients.forProvider(actor.providerId).callImage.findFirst({
      where: { AND: [visibleImages(actor), { id }] },
      select: { ...imageFacts, callId: true },
    }),
  )
}

/** The file of an image. It shows a patient, so reading it is audited first (rules 2.10). */
export const readImage = async (
  request: Request,
  imageId: string,
  size: ImageSize,
): Promise<{ file: OpenFile; contentType: string; fileName: string }> => {
  authorize(request, 'call:see')
  const { id, callId, fileName, contentType } = await findImage(request, imageId)
  const file = await openRecorded('image', request.files.images.open(id, size), () =>
    // One's own image that is on no call yet shows nobody's patient.
    callId ? recordPatientReads(request, [callId]) : recordRead(request, 'readImage', { kind: 'image', id }),
  )
  return size === 'original'
    ? { file, contentType, fileName }
    : { file, contentType: 'image/webp', fileName: fileName.replace(/[.][^.]+$/, '-small.webp') }
}
