import { documentLimit, documentMessages, documentName } from '../../domain/documents/file'
import { checkDocument } from '../../files/documents/checkDocument'
import { nilUuid } from '../../domain/kernel/uuid'
import { command, type CommandContext } from '../kernel/command'
import { orderedId } from '../kernel/orderedId'
import { authorize, Denied, type Request } from '../kernel/request'
import { refuseFile, sentFileInput, stopIfInfected, type SentFile } from '../kernel/files/sentFile'

export const uploadInput = sentFileInput({
  limit: documentLimit,
  required: documentMessages.required,
  size: documentMessages.size,
})

/** A file that is kept, and has no row yet. */
export type KeptFile = { id: string; fileName: string; contentType: string; size: number }

/** Checks the file and writes it under the id of its future row. */
export const keepFile = async ({ file }: { file: SentFile }, request: Request): Promise<KeptFile> => {
  // Without a provider there is nobody to send a document to.
  if (authorize(request, 'account:self').providerId === nilUuid) throw new Denied('FORBIDDEN')
  await stopIfInfected(request, file.bytes)
  const checked = await checkDocument(file.name, file.bytes)
  if (checked.refusal !== null) return refuseFile(checked.refusal)
  const { bytes, contentType, extension } = checked
  const id = orderedId()
  await request.files.documents.put(id, 'original', bytes)
  return { id, fileName: documentName(file.name, extension), contentType, size: bytes.length }
}

/** Adds the row of a kept file. */
export const addUpload = async (
  { tx, actor, now, record }: CommandContext,
  { id, ...facts }: KeptFile,
): Promise<string> => {
  await tx.documentUpload.create({
    data: { id, ...facts, providerId: actor.providerId, createdAt: now, createdById: actor.userId, looseAt: now },
  })
  record(
    { kind: 'documentUpload', id },
    { fileName: [null, facts.fileName], contentType: [null, facts.contentType], size: [null, facts.size] },
  )
  return id
}

/**
 * Keeps a file for a document that its sender adds next (rules 6.6). The file is written before the row, and swept if
 * the upload fails in between.
 */
export const uploadDocument: (request: Request, input: { file: SentFile | null }) => Promise<{ uploadId: string }> =
  command({
    name: 'uploadDocument',
    permission: 'account:self',
    input: uploadInput,
    prepare: keepFile,
    on: 'document',
    description: 'Uploads the file of a compliance document. It is kept for a day until a document names it.',
    run: async (context, _input, kept) => ({ uploadId: await addUpload(context, kept) }),
  })
