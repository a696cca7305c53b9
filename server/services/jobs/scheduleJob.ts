import type { Tx } from '../../db/access/client'
import type { JobName } from '../../domain/jobs/jobs'

/** Sets the next due moment of the provider's job; null: nothing is scheduled. Earlier attempts are forgotten. */
export const scheduleJob = async (
  tx: Tx,
  { providerId, name }: { providerId: string; name: JobName },
  dueAt: Date | null,
  now: Date,
): Promise<void> =>
  void (await tx.job.upsert({
    where: { providerId_name: { providerId, name } },
    create: { providerId, name, dueAt, settledAt: now },
    update: { dueAt, requestedAt: null, attempts: 0, settledAt: now },
  }))
