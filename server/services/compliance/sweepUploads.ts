import type { Clients } from '../../db/access/client'
import { strayAfterMs, type FileStore } from '../../files/fileStore'
import { prunedRows } from '../../metrics'

/** How long an upload waits for a document that names it (rules 6.6). */
const unusedKeptMs = 24 * 3_600_000

/** Rows of one run; the next run continues. */
const batch = 500

/** Each run checks another one of the store's 256 folders. */
const turnMs = 10 * 60_000

/**
 * Removes uploads that no document names, and files of failed uploads. Rows are deleted first, as with images: a file
 * without a row is found again. Any number of processes may do it at once.
 */
export const sweepUploads = async (
  clients: Clients,
  { documents }: Pick<FileStore, 'documents'>,
  now: Date,
  turn = Math.floor(now.getTime() / turnMs),
): Promise<{ rows: number; strays: number }> => {
  const before = new Date(now.getTime() - unusedKeptMs)
  const gone = await clients.systemTransaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      delete from document_upload where id in (
        select upload.id from document_upload upload
        where upload.created_at < ${before}
          and not exists (select from compliance_document document where document.upload_id = upload.id)
        order by upload.created_at limit ${batch} for update skip locked
      ) and not exists (select from compliance_document document where document.upload_id = document_upload.id)
      returning id`,
  )
  for (const { id } of gone) await documents.remove(id)
  const known = async (ids: string[]): Promise<string[]> =>
    (await clients.system.documentUpload.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(
      ({ id }) => id,
    )
  const strays = await documents.sweep(turn, new Date(now.getTime() - strayAfterMs), known)
  prunedRows.inc({ table: 'document_upload' }, gone.length)
  return { rows: gone.length, strays }
}
