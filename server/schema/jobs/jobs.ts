import { titleOfJob } from '../../domain/jobs/jobs'
import { runJobNow } from '../../services/jobs/runJobNow'
import { visibleJobs } from '../../services/jobs/visibility'
import { timeZoneOfJob } from '../../services/line-checks/timeZoneOfJob'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { enumOf } from '../kernel/enumOf'
import { foundAmong } from '../kernel/node'
import { recordAfter, verb } from '../kernel/verb'

const JobOutcomeRef = enumOf('JobOutcome', 'The outcome of a run.', {
  done: 'It succeeded.',
  failed: 'It failed and will be tried again.',
  dead: 'It failed too often and was given up; the job continues with its next run.',
})

builder.prismaObject('JobRun', {
  description: 'A run of a job, kept for 30 days. Runs that had nothing to do are not listed.',
  fields: (t) => ({
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When it was due.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When a server started it.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', description: 'When it ended.' }),
    attempt: t.exposeInt('attempt', { description: 'The number of the attempt, from 1.' }),
    outcome: t.expose('outcome', { type: JobOutcomeRef, description: 'The outcome.' }),
    summary: t.exposeString('summary', { description: 'What it did, or why it failed.' }),
    told: t.exposeString('summary', {
      deprecationReason: 'Use `summary`, which is the same.',
      description: 'What it did, or why it failed.',
    }),
  }),
})

/** How many of the latest runs of a job are listed. */
const runsShown = 20

builder.prismaNode('Job', {
  description: 'Scheduled work, and when it runs next.',
  ...foundAmong(visibleJobs),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID.' }),
    name: t.exposeString('name', { description: 'The name in programs and metrics.' }),
    title: t.string({
      description: 'The name shown on screens.',
      select: { name: true },
      resolve: ({ name }) => titleOfJob(name),
    }),
    isOfInstallation: t.boolean({
      description: 'Whether it serves every provider; only superadmins see such jobs.',
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
      description: 'IANA time zone of its schedule; null when it does not run at a time of day.',
      select: { name: true, providerId: true, dueAt: true },
      resolve: (job, _args, { request }) => timeZoneOfJob(request, job),
    }),
    requestedAt: t.expose('requestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When someone requested the run that is due now.',
    }),
    runningSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when a server has been running it; null when it is not running.',
      select: { claimedAt: true, claimedUntil: true },
      resolve: ({ claimedAt, claimedUntil }, _args, { request }) =>
        claimedUntil && claimedUntil > request.now() ? claimedAt : null,
    }),
    attempts: t.exposeInt('attempts', {
      description: 'Attempts since the last success: more than 0 while it fails or runs.',
    }),
    runs: t.relation('runs', {
      ...hints({ size: runsShown }),
      description: `Its runs, the latest first, at most ${runsShown}.`,
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
