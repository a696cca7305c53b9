import { may } from '../../domain/kernel/permissions'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { visibleStatusCodes } from '../../services/configuration/statuses/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { foundAmong } from '../kernel/node'

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
