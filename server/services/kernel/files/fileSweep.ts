import type { Clients } from '../../../db/access/client'
import { Prisma } from '../../../db/generated/prisma/client'
import { shelfOf, strayAfterMs, type FileKind, type FileStore } from '../../../files/fileStore'
import { prunedRows } from '../../../metrics'

/** How long a file that nothing uses is kept (rules 6.6). */
const unusedKeptMs = 24 * 3_600_000

/** Rows of one run; the next run continues. */
const batch = 500

/** Each run checks another one of the store's 256 folders. */
const turnMs = 10 * 60_000

/**
 * Removes the rows of a kind of files that nothing uses, and files without a row, which failed uploads leave. Rows are
 * deleted first, because a file without a row is found again, and a row without its file is a loss. Any number of
 * processes may do it at once. `isKept`: of unused ones, those that somebody may still use.
 */
export const fileSweep = (
  kind: FileKind,
  table: 'call_image' | 'document_upload',
  isKept: Prisma.Sql = Prisma.sql`false`,
) => {
  const rows = Prisma.raw(table)
  return async (
    clients: Clients,
    files: FileStore,
    now: Date,
    turn = Math.floor(now.getTime() / turnMs),
  ): Promise<{ rows: number; strays: number }> => {
    const before = new Date(now.getTime() - unusedKeptMs)
    const gone = await clients.systemTransaction(
      (tx) => tx.$queryRaw<{ id: string }[]>`
        delete from ${rows} where loose_at is not null and id in (
          select id from ${rows} where loose_at < ${before} and not (${isKept})
          order by loose_at limit ${batch} for update skip locked
        ) returning id`,
    )
    const shelf = shelfOf(files, kind)
    for (const { id } of gone) await shelf.remove(id)
    const known = async (ids: string[]): Promise<string[]> => {
      const found = await clients.systemTransaction(
        (tx) => tx.$queryRaw<{ id: string }[]>`select id from ${rows} where id = any(${ids}::uuid[])`,
      )
      return found.map(({ id }) => id)
    }
    const strays = await shelf.sweep(turn, new Date(now.getTime() - strayAfterMs), known)
    prunedRows.inc({ table }, gone.length)
    return { rows: gone.length, strays }
  }
}
