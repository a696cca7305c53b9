import type { DocumentExtension } from '../../domain/documents/file'
import type { DocumentState } from '../../domain/compliance/status'
import { toDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { addDocument } from '../../services/compliance/addDocument'
import { uploadDocument } from '../../services/compliance/uploadDocument'
import type { Clients } from '../../db/access/client'
import type { Request } from '../../services/kernel/request'
import { sampleFile } from './documentFiles'

/** Uploads a small file of a type; answers its id. */
export const sendFile = async (
  request: Request,
  extension: DocumentExtension = 'pdf',
  name = `license.${extension}`,
): Promise<string> => (await uploadDocument(request, { file: { name, bytes: await sampleFile(extension) } })).uploadId

type Entries = {
  requirementId: string
  personId?: string
  issueDate?: string | null
  expirationDate?: string | null
  extension?: DocumentExtension
}

/** Uploads a file and adds it as a document; answers its id. */
export const giveDocument = async (
  request: Request,
  { extension = 'pdf', issueDate = '2026-01-01', expirationDate = '2027-01-01', ...entries }: Entries,
): Promise<string> => {
  const uploadId = await sendFile(request, extension)
  return (await addDocument(request, { ...entries, uploadId, issueDate, expirationDate })).documentId
}

type Row = {
  userId: string
  requirementId: string
  issueDate: string
  expirationDate: string | null
  state: DocumentState
  reviewerId: string
  at: Date
}

/** Puts documents without files there, many at a time. */
export const putDocuments = async ({ system }: Clients, providerId: string, rows: readonly Row[]): Promise<void> => {
  const uploads = await system.documentUpload.createManyAndReturn({
    data: rows.map(({ userId, at }) => ({
      providerId,
      fileName: 'document.pdf',
      contentType: 'application/pdf',
      size: 1,
      createdAt: at,
      createdById: userId,
    })),
    select: { id: true },
  })
  await system.complianceDocument.createMany({
    data: rows.map(({ issueDate, expirationDate, state, reviewerId, at, ...row }, n) => ({
      ...row,
      providerId,
      uploadId: uploads[n]!.id,
      issueDate: toDatabaseDate(issueDate),
      expirationDate: expirationDate === null ? null : toDatabaseDate(expirationDate),
      state,
      uploadedAt: at,
      uploadedById: row.userId,
      ...(state === 'PENDING' ? {} : { reviewedAt: at, reviewedById: reviewerId }),
      ...(state === 'REJECTED' ? { rejectionReason: 'Cannot be read' } : {}),
    })),
  })
}
