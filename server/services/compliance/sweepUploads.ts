import { Prisma } from '../../db/generated/prisma/client'
import { fileSweep } from '../kernel/fileSweep'

/** Removes uploads that no document names. */
export const sweepUploads = fileSweep('documents', {
  table: 'document_upload',
  since: 'created_at',
  isUnused: Prisma.sql`not exists (select from compliance_document as document where document.upload_id = document_upload.id)`,
})
