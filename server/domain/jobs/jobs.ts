import { refuse, type Refusal } from '../kernel/refusal'

/** What happens because time passes, of which the table of jobs tells; in words. */
const jobTitles = {
  checkLines: 'Line checks',
  prune: 'Removing what nobody needs any more',
  sweepImages: 'Removing pictures that are on no call',
} as const

export type JobName = keyof typeof jobTitles

/** In words; a job of another version of the server by its own name. */
export const titleOfJob = (name: string): string => (Object.hasOwn(jobTitles, name) ? jobTitles[name as JobName] : name)

/** A job that has nothing scheduled has nothing to do now either. */
export const canRunJobNow = ({ dueAt }: { dueAt: Date | null }): Refusal | null =>
  dueAt === null ? refuse('NOT_SCHEDULED', 'Nothing is scheduled, so there is nothing to run.') : null
