import { Prisma } from '../../../../db/generated/prisma/client'
import { fileSweep } from '../../../kernel/files/fileSweep'

/** Removes images that are on no call, whether they were never used or removed from a call. A draft that names one keeps it. */
export const sweepImages = fileSweep(
  'images',
  'call_image',
  Prisma.sql`exists (select from call_draft as draft where draft.user_id = created_by_id and draft.entries @> jsonb_build_array(jsonb_build_object('name', 'images', 'to', jsonb_build_array(call_image.id::text))))`,
)
