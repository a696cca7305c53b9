import { titleOfJob } from '../../domain/jobs/jobs'
import { runJobNow } from '../../services/jobs/runJobNow'
import { visibleJobs } from '../../services/jobs/visibility'
import { timeZoneOfJob } from '../../services/line-checks/timeZoneOfJob'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { enumOf } from '../kernel/enumOf'
import { foundAmong } from '../kernel/node'
import { recordAfter } from '../kernel/readNodes'
import { verb } from '../kernel/verb'

const JobOutcomeRef = enumOf('JobOutcome', 'What came of a run.', {
  done: 'It was done.',
  failed: 'It failed, and is tried again.',
  dead: 'It failed as often as it may, and was given up; the job goes on with its next moment.',
})

builder.prismaObject('JobRun', {
  description: 'A run of a job, kept for 30 days. Runs for which there was nothing to do are not told.',
  fields: (t) => ({
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it was due.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When a server took it on.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', description: 'When it was over.' }),
    attempt: t.exposeInt('attempt', { description: 'The number of the try, from 1.' }),
    outcome: t.expose('outcome', { type: JobOutcomeRef, description: 'What came of it.' }),
    told: t.exposeString('told', { description: 'What it did, or why it failed.' }),
  }),
})

/** Of each job the latest ones. */
const runsShown = 20

builder.prismaNode('Job', {
  description: 'Something that happens because time passes, and when it does so next.',
  ...foundAmong(visibleJobs),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID.' }),
    name: t.exposeString('name', { description: 'As programs and metrics call it.' }),
    title: t.string({
      description: 'As people call it.',
      select: { name: true },
      resolve: ({ name }) => titleOfJob(name),
    }),
    isOfInstallation: t.boolean({
      description: 'Whether it serves every provider; superadmins alone see those.',
      select: { providerId: true },
      resolve: ({ providerId }) => providerId === null,
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it runs next; null when nothing is scheduled.',
    }),
    timeZone: t.string({
      nullable: true,
      ...hints({ cost: 2 }),
      description: 'IANA zone whose clocks show the time that it waits for; null when it waits for no time of day.',
      select: { name: true, providerId: true, dueAt: true },
      resolve: (job, _args, { request }) => timeZoneOfJob(request, job),
    }),
    requestedAt: t.expose('requestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When somebody asked for the run that is due now.',
    }),
    runningSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when a server is at it; null when none is.',
      select: { claimedAt: true, claimedUntil: true },
      resolve: ({ claimedAt, claimedUntil }, _args, { request }) =>
        claimedUntil && claimedUntil > request.now() ? claimedAt : null,
    }),
    attempts: t.exposeInt('attempts', {
      description: 'Tries since it was done last: more than 0 while it fails, or is under way.',
    }),
    runs: t.relation('runs', {
      ...hints({ size: runsShown }),
      description: `What came of it, the latest first, at most ${runsShown}.`,
      query: () => ({ orderBy: [{ endedAt: 'desc' }, { id: 'desc' }], take: runsShown }),
    }),
  }),
})

verb(runJobNow, {
  success: (t) => ({ job: recordAfter(t, 'Job', ({ jobId }) => jobId, { description: 'The job as it is now.' }) }),
})

builder.prismaObjectField('Provider', 'jobs', (t) =>
  t.prismaField({
    type: ['Job'],
    nullable: true,
    ...hints({ personal: true, size: 4 }),
    needs: 'jobs:run',
    description:
      'What happens here because time passes, by name; for superadmins with what belongs to the whole installation. Null for people who may not run jobs.',
    resolve: (query, _provider, _args, context) =>
      context.db.job.findMany({
        ...query,
        where: visibleJobs(actorOf(context)),
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      }),
  }),
)
