import { may, type Action } from '../../domain/kernel/permissions'
import { readProviderZone } from '../../services/configuration/facilities/providerZone'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { visibleStatusCodes } from '../../services/configuration/statuses/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { choicesAmong, foundAmong } from '../kernel/node'

builder.queryField('provider', (t) =>
  t.prismaField({
    type: 'Provider',
    permission: 'call:see',
    description: 'The current provider: the one in the header `patency-provider`, otherwise the one you used last.',
    resolve: (query, _root, _args, context) => {
      const { providerId } = actorOf(context)
      // Lists of calls select nothing but the id, which is known.
      const columns = Object.keys(query.select ?? {})
      if (columns.length === 1 && columns[0] === 'id') return { id: providerId } as never
      return context.db.provider.findUniqueOrThrow({ ...query, where: { id: providerId } })
    },
  }),
)

builder.prismaNode('Provider', {
  description:
    'An organization (a hospital group), never a person. You work in one at a time and cannot see the others.',
  select: { id: true },
  ...foundAmong(({ providerId }) => ({ id: providerId })),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    timeZone: t.string({
      ...hints({ cost: 1 }),
      description:
        "The IANA time zone of what belongs to no facility: that of the provider's first facility by weight.",
      resolve: ({ id }, _args, { db }) => readProviderZone(db, id),
    }),
    facilities: t.relation('facilities', {
      description: 'Your facilities, by weight.',
      query: choicesAmong(visibleFacilities),
    }),
    purposes: t.relation('purposes', {
      description: 'Purposes that may be chosen now, by weight, then name.',
      query: choicesAmong(visiblePurposes),
    }),
    statusCodes: t.relation('statusCodes', {
      description: 'By name.',
      query: (_args, context) => ({ where: visibleStatusCodes(actorOf(context)), orderBy: { name: 'asc' } }),
    }),
  }),
})

const offers: Record<string, [action: Action, description: string]> = {
  RunJobs: ['jobs:run', 'Whether you may see the jobs here and run one now.'],
  ChangeConfiguration: [
    'catalogue:change',
    'Whether you may change facilities, rooms, procedures, purposes and line checks here.',
  ],
  CreateCall: ['call:create', 'Whether you may create calls here.'],
  ChangeUsers: ['users:change', 'Whether you may add and edit people here.'],
  ManageDevices: ['devices:manage', "Whether you may pair and revoke wall boards and wards' devices here."],
  ManageProviders: ['providers:manage', 'Whether you may see, create and edit providers.'],
  ManageTokens: ['tokens:manage', 'Whether you may see and manage API tokens here.'],
  ReviewDocuments: ['compliance:review', "Whether you may see and review other people's compliance documents here."],
  SeeAudit: ['audit:see', 'Whether you may see the audit trail here.'],
  SeeLines: ['lines:see', 'Whether you may see lines here.'],
  SeeLists: ['lists:see', 'Whether you may see completed and deleted calls here.'],
  SeeReports: ['reports:see', 'Whether you may see the reports here.'],
  ShareViews: ['views:share', 'Whether you may make and change shared views.'],
  SeeUsers: ['users:see', 'Whether you may see the list of people here.'],
  WorkCalls: ['call:work', 'Whether you may take, assist and close calls here.'],
}
for (const [offer, [action, description]] of Object.entries(offers))
  builder.prismaObjectField('Provider', `viewerCan${offer}`, (t) =>
    t.boolean({
      ...hints({ personal: true }),
      description,
      resolve: (_provider, _args, context) => may(actorOf(context), action),
    }),
  )
