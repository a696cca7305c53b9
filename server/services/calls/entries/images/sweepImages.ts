import type { Clients } from '../../../../db/access/client'
import { strayAfterMs, type FileStore } from '../../../../files/fileStore'
import { prunedRows } from '../../../../metrics'

/** How long an image on no call is kept, whether it was never used or removed from a call. A draft that names it keeps it longer. */
const looseKeptMs = 24 * 3_600_000

/** Rows of one run; the next run continues. */
const batch = 500

/** Each run checks another one of the store's 256 folders. */
const turnMs = 10 * 60_000

/**
 * Removes images that are on no call, and files of failed uploads. Rows are deleted first, because a file without a row
 * is found again, and a row without its file is a loss. Any number of processes may do it at once.
 */
export const sweepImages = async (
  clients: Clients,
  { images }: Pick<FileStore, 'images'>,
  now: Date,
  turn = Math.floor(now.getTime() / turnMs),
): Promise<{ rows: number; strays: number }> => {
  const before = new Date(now.getTime() - looseKeptMs)
  const gone = await clients.systemTransaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`
      delete from call_image where id in (
        select id from call_image where call_id is null and loose_at < ${before}
          and not exists (select from call_draft as draft where draft.user_id = created_by_id and draft.entries @> jsonb_build_array(jsonb_build_object('name', 'images', 'to', jsonb_build_array(call_image.id::text))))
        order by loose_at limit ${batch} for update skip locked
      ) and call_id is null returning id`,
  )
  for (const { id } of gone) await images.remove(id)
  const known = async (ids: string[]): Promise<string[]> =>
    (await clients.system.callImage.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id)
  const strays = await images.sweep(turn, new Date(now.getTime() - strayAfterMs), known)
  prunedRows.inc({ table: 'call_image' }, gone.length)
  return { rows: gone.length, strays }
}
