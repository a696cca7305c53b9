import type { SessionLimits } from '../domain/account/session'
import type { JobName } from '../domain/jobs/jobs'
import type { Clients } from '../db/access/client'
import type { FileStore } from '../files/fileStore'
import { sweepImages } from '../services/calls/entries/images/sweepImages'
import { sweepUploads } from '../services/compliance/sweepUploads'
import type { Mailer } from '../mail/smtp'
import { followCompliance, nextComplianceRun } from '../services/compliance/reminders/followCompliance'
import { messageMail } from '../services/inbox/messageMail'
import { prune } from '../services/jobs/prune'
import { sendMail } from '../services/mail/sendMail'
import { linkMail } from '../services/users/linkMail'
import { checkLines, nextLineChecks } from '../services/line-checks/checkLines'
import { giveUpReportFiles, makeReportFiles } from '../services/reports/spreadsheet/reportFiles'
import { committeePageMail, nextSending, sendCommitteePage } from '../services/reports/committee/sendCommitteePage'
import { recurringJob, type JobKind } from './runner'

const tenMinutesMs = 10 * 60_000
const mailEveryMs = 5_000

/** How mail is sent, and the address of Patency for its links. */
export type Post = { mailer: Mailer; publicUrl: string }

/** Jobs without a provider. */
export const ofInstallation: JobName[] = ['prune', 'sendMail', 'sweepImages', 'sweepUploads']

/** The removed rows by kind; null when there were none. */
const removed = (counts: Record<string, number>): string | null => {
  const gone = Object.entries(counts).filter(([, count]) => count > 0)
  return gone.length === 0 ? null : `Removed: ${gone.map(([what, count]) => `${what} ${count}`).join(', ')}`
}

const mailKinds = (clients: Clients, files: FileStore, now: () => Date, { mailer, publicUrl }: Post): JobKind[] => [
  recurringJob('sendMail', mailEveryMs, clients, now, () => {
    const compose = { ...linkMail(publicUrl), ...messageMail(publicUrl), ...committeePageMail(files, publicUrl) }
    return sendMail(clients, mailer, compose, now)
  }),
  {
    name: 'sendCommitteePage',
    run: (job, settle) => sendCommitteePage(clients, job.providerId!, now, settle),
    afterGivenUp: (job) => nextSending(clients, job.providerId!, now()),
  },
]

/** Every kind of job that the table may hold and this server can do. */
export const jobKinds = (
  clients: Clients,
  files: FileStore,
  now: () => Date,
  limits: SessionLimits,
  post: Post | null = null,
): JobKind[] => [
  recurringJob('prune', tenMinutesMs, clients, now, async () => removed(await prune(clients, now(), limits))),
  recurringJob('sweepImages', tenMinutesMs, clients, now, async () => {
    const { rows, strays } = await sweepImages(clients, files, now())
    return removed({ pictures: rows, 'files without a picture': strays })
  }),
  recurringJob('sweepUploads', tenMinutesMs, clients, now, async () => {
    const { rows, strays } = await sweepUploads(clients, files, now())
    return removed({ uploads: rows, 'files without an upload': strays })
  }),
  // A server that cannot send leaves these to those that can.
  ...(post ? mailKinds(clients, files, now, post) : []),
  {
    name: 'makeReportFiles',
    run: async (job, settle) => {
      const made = await makeReportFiles(clients, files, job.providerId!, now)
      const summary = made > 0 ? `${made} ${made === 1 ? 'spreadsheet' : 'spreadsheets'}` : null
      await clients.systemTransaction((tx) => settle(tx, { dueAt: null, summary }))
    },
    afterGivenUp: async (job) => {
      await giveUpReportFiles(clients, job.providerId!)
      return null
    },
  },
  {
    name: 'checkLines',
    run: (job, settle) =>
      checkLines(clients, { providerId: job.providerId!, isRequested: job.isRequested }, now(), settle),
    afterGivenUp: (job) => nextLineChecks(clients, job.providerId!, now()),
  },
  {
    name: 'followCompliance',
    run: (job, settle) =>
      followCompliance(clients, { providerId: job.providerId!, canMail: post !== null, job }, now, settle),
    afterGivenUp: (job) => nextComplianceRun(clients, job.providerId!, now()),
  },
]
