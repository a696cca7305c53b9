import { isPreviewed } from '../../domain/compliance/files'
import { notFound } from '../../domain/kernel/refusal'
import type { OpenFile } from '../../files/place'
import { recordRead } from '../kernel/audit'
import { openRecorded } from '../kernel/files/keptFile'
import { mustFind, Refused } from '../kernel/refused'
import { authorize, type Request } from '../kernel/request'
import { visibleDocuments } from './visibility'

/** The file of an upload, by whoever sees its document; one without a document is its sender's alone. Reading is audited. */
export const readDocument = async (
  request: Request,
  uploadId: string,
  { isPreview }: { isPreview: boolean },
): Promise<{ file: OpenFile; contentType: string; fileName: string }> => {
  const actor = authorize(request, 'account:self')
  const db = request.clients.forProvider(actor.providerId)
  const { id, fileName, contentType, document } = await mustFind('document', uploadId, (known) =>
    db.documentUpload.findFirst({
      where: {
        id: known,
        providerId: actor.providerId,
        OR: [{ document: visibleDocuments(actor) }, { document: null, createdById: actor.userId }],
      },
      select: { id: true, fileName: true, contentType: true, document: { select: { id: true } } },
    }),
  )
  // What a browser could run is never shown in place.
  if (isPreview && !isPreviewed(contentType)) throw new Refused(notFound('preview'))
  const entity = document
    ? ({ kind: 'complianceDocument', id: document.id } as const)
    : ({ kind: 'documentUpload', id } as const)
  const file = await openRecorded('document', request.files.documents.open(id, 'original'), () =>
    recordRead(request, 'readDocument', entity),
  )
  return { file, contentType, fileName }
}
