import { timeZones } from '../domain/facilities/timeZones'
import { may } from '../domain/kernel/permissions'
import { exportCatalogue } from '../services/catalogue/exportCatalogue'
import { visibleFacilities } from '../services/facilities/visibility'
import { visibleJobs } from '../services/jobs/visibility'
import { readLineChecks } from '../services/line-checks/readLineChecks'
import { readInsertionTypes } from '../services/procedures/readInsertionTypes'
import { visibleProcedures } from '../services/procedures/visibility'
import { visiblePurposes } from '../services/purposes/visibility'
import { visibleStatusCodes } from '../services/statuses/visibility'
import { builder } from './kernel/builder'
import { actorOf } from './kernel/context'
import { hints } from './kernel/cost'
import { LineChecksRef } from './kernel/lineCheckTypes'
import { foundAmong } from './kernel/node'

builder.queryField('provider', (t) =>
  t.prismaField({
    type: 'Provider',
    permission: 'call:see',
    description: 'The provider at hand: that of the header `patency-provider`, otherwise the one last used.',
    resolve: (query, _root, _args, context) => {
      const { providerId } = actorOf(context)
      // Its id is known, and lists of calls ask for nothing else of it.
      const asked = Object.keys(query.select ?? {})
      if (asked.length === 1 && asked[0] === 'id') return { id: providerId } as never
      return context.db.provider.findUniqueOrThrow({ ...query, where: { id: providerId } })
    },
  }),
)

const ConfigurationRef = builder.prismaObject('Provider', {
  variant: 'Configuration',
  description: 'The catalogue of a provider: what it offers for choosing, and where.',
  fields: (t) => ({
    facilities: t.relation('facilities', {
      description: 'Your facilities, by weight.',
      query: (_args, context) => ({
        where: { ...visibleFacilities(actorOf(context)), deletedAt: null },
        orderBy: [{ weight: 'asc' }, { name: 'asc' }],
      }),
    }),
    purposes: t.relation('purposes', {
      description: 'Purposes, by weight, then name.',
      query: (_args, context) => ({
        where: { ...visiblePurposes(actorOf(context)), deletedAt: null },
        orderBy: [{ weight: 'asc' }, { name: 'asc' }],
      }),
    }),
    procedures: t.relation('procedures', {
      ...hints({ size: 12 }),
      description: 'Procedures, by weight: those that may be recorded, or those that were deleted.',
      args: { deleted: t.arg.boolean({ defaultValue: false, description: 'Those that were deleted.' }) },
      query: ({ deleted }, context) => ({
        where: { ...visibleProcedures(actorOf(context)), deletedAt: deleted ? { not: null } : null },
        orderBy: [{ weight: 'asc' }, { id: 'asc' }],
      }),
    }),
    timeZones: t.stringList({ description: 'The time zones that a facility may be in.', resolve: () => timeZones() }),
    lineTypes: t.stringList({
      ...hints({ cost: 20 }),
      description: 'The types of lines that the procedures know, for choosing.',
      resolve: (_provider, _args, { request }) => readInsertionTypes(request),
    }),
    lineChecks: t.field({
      type: LineChecksRef,
      description: 'When lines are checked by themselves, and which.',
      resolve: (_provider, _args, { request }) => readLineChecks(request),
    }),
    document: t.string({
      ...hints({ cost: 500 }),
      description:
        'The whole catalogue as one JSON document, for `importCatalogue` of this provider or another. Refused to people who are restricted to facilities.',
      resolve: async (_provider, _args, { request }) => JSON.stringify(await exportCatalogue(request), null, 2),
    }),
  }),
})

builder.prismaNode('Provider', {
  description: 'An organization (a hospital group), never a person. You work in one at a time; others do not exist.',
  id: { field: 'id' },
  select: { id: true },
  ...foundAmong(({ providerId }) => ({ id: providerId })),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'As it is shown.' }),
    facilities: t.relation('facilities', {
      description: 'Your facilities, by weight.',
      query: (_args, context) => ({
        where: { ...visibleFacilities(actorOf(context)), deletedAt: null },
        orderBy: [{ weight: 'asc' }, { name: 'asc' }],
      }),
    }),
    purposes: t.relation('purposes', {
      description: 'Purposes that may be chosen now, by weight, then name.',
      query: (_args, context) => ({
        where: { ...visiblePurposes(actorOf(context)), deletedAt: null },
        orderBy: [{ weight: 'asc' }, { name: 'asc' }],
      }),
    }),
    statusCodes: t.relation('statusCodes', {
      description: 'By name.',
      query: (_args, context) => ({ where: visibleStatusCodes(actorOf(context)), orderBy: { name: 'asc' } }),
    }),
    configuration: t.variant(ConfigurationRef, {
      ...hints({ personal: true }),
      // Nullable to the compiler; for whom it is null, `needs` says.
      isNull: () => false,
      needs: 'catalogue:see',
      description:
        'The catalogue as it is kept, for the screens that change it. Null for people who may not see the configuration.',
    }),
    jobs: t.prismaField({
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
    viewerCanRunJobs: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you may see the jobs here and have one run now.',
      resolve: (_provider, _args, context) => may(actorOf(context), 'jobs:run'),
    }),
    viewerCanChangeConfiguration: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you may change facilities, rooms, procedures, purposes and line checks here.',
      resolve: (_provider, _args, context) => may(actorOf(context), 'catalogue:change'),
    }),
    viewerCanCreateCall: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you may create calls here.',
      resolve: (_provider, _args, context) => may(actorOf(context), 'call:create'),
    }),
    viewerCanSeeLines: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you may see lines here.',
      resolve: (_provider, _args, context) => may(actorOf(context), 'lines:see'),
    }),
    viewerCanSeeLists: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you may see completed and deleted calls here.',
      resolve: (_provider, _args, context) => may(actorOf(context), 'lists:see'),
    }),
    viewerCanWorkCalls: t.boolean({
      ...hints({ personal: true }),
      description: 'Whether you may take, assist and close calls here.',
      resolve: (_provider, _args, context) => may(actorOf(context), 'call:work'),
    }),
  }),
})
