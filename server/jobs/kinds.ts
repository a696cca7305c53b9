import type { SessionLimits } from '../domain/account/session'
import type { JobName } from '../domain/jobs/jobs'
import type { Clients } from '../db/access/client'
import type { ImageStore } from '../files/imageStore'
import { sweepImages } from '../services/calls/entries/images/sweepImages'
import { prune } from '../services/jobs/prune'
import { checkLines, nextLineChecks } from '../services/line-checks/checkLines'
import { again, type JobKind } from './runner'

const tenMinutesMs = 10 * 60_000

/** Jobs without a provider. */
export const ofInstallation: JobName[] = ['prune', 'sweepImages']

/** The removed rows by kind; null when there were none. */
const removed = (counts: Record<string, number>): string | null => {
  const gone = Object.entries(counts).filter(([, count]) => count > 0)
  return gone.length === 0 ? null : `Removed: ${gone.map(([what, count]) => `${what} ${count}`).join(', ')}`
}

/** Every kind of job that the table may hold. */
export const jobKinds = (clients: Clients, images: ImageStore, now: () => Date, limits: SessionLimits): JobKind[] => [
  again('prune', tenMinutesMs, clients, now, async () => removed(await prune(clients, now(), limits))),
  again('sweepImages', tenMinutesMs, clients, now, async () => {
    const { rows, strays } = await sweepImages(clients, images, now())
    return removed({ pictures: rows, 'files without a picture': strays })
  }),
  {
    name: 'checkLines',
    run: (job, settle) =>
      checkLines(clients, { providerId: job.providerId!, isRequested: job.isRequested }, now(), settle),
    afterGivenUp: (job) => nextLineChecks(clients, job.providerId!, now()),
  },
]
