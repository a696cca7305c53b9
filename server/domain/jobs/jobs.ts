import { refuse, type Refusal } from '../kernel/refusal'

/** The jobs of the table, in words. */
const jobTitles = {
  checkLines: 'Line checks',
  followCompliance: 'Compliance reminders and locks',
  sendMail: 'Sending mail',
  sendCommitteePage: "Mailing the committee's page",
  makeReportFiles: 'Preparing spreadsheets',
  prune: 'Removing data that is no longer needed',
  sweepImages: 'Removing unused images',
  sweepUploads: 'Removing files that belong to no document',
} as const

export type JobName = keyof typeof jobTitles

/** The job in words; a job of another version of the server by its own name. */
export const titleOfJob = (name: string): string => (Object.hasOwn(jobTitles, name) ? jobTitles[name as JobName] : name)

/** A job without a schedule cannot run. */
export const canRunJobNow = ({ dueAt }: { dueAt: Date | null }): Refusal | null =>
  dueAt === null ? refuse('NOT_SCHEDULED', 'Nothing is scheduled, so there is nothing to run.') : null
