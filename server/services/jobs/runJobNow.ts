import { object } from 'yup'
import { canRunJobNow } from '../../domain/jobs/jobs'
import { subject } from '../../domain/kernel/input/input'
import { command } from '../kernel/command'
import { mustFind, stopIf } from '../kernel/refused'
import { visibleJobs } from './visibility'

const runJobNowInput = object({ jobId: subject('Job', 'The job.') })

/** Runs a job at once, whenever it is due, also while it waits for another attempt. If it is running, it runs again afterwards. */
export const runJobNow = command({
  name: 'runJobNow',
  permission: 'jobs:run',
  input: runJobNowInput,
  on: 'job',
  description: 'Runs a job at once, whenever it is due, also while it waits for another attempt.',
  refusals: ['NOT_SCHEDULED'],
  run: async ({ tx, actor, now, about, record }, { jobId }) => {
    const job = await mustFind('job', jobId, (id) =>
      tx.job.findFirst({ where: { ...visibleJobs(actor), AND: { id } } }),
    )
    about({ kind: 'job', id: job.id })
    stopIf(canRunJobNow(job))
    // Somebody may have cleared the schedule in between.
    await tx.job.updateMany({
      where: { id: job.id, dueAt: { not: null } },
      data: { dueAt: now, requestedAt: now, attempts: 0 },
    })
    record({ kind: 'job', id: job.id }, { requestedAt: [job.requestedAt?.toISOString() ?? null, now.toISOString()] })
    return { jobId: job.id }
  },
})
