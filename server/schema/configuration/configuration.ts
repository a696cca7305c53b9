import { timeZones } from '../../domain/configuration/facilities/timeZones'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { readInsertionTypes } from '../../services/configuration/procedures/readInsertionTypes'
import { visibleProcedures } from '../../services/configuration/procedures/visibility'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { exportCatalogue } from '../../services/configuration/transfer/exportCatalogue'
import { readLineChecks } from '../../services/line-checks/readLineChecks'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { choicesAmong } from '../kernel/node'
import { LineChecksRef } from './lineChecks'

const ConfigurationRef = builder.prismaObject('Provider', {
  variant: 'Configuration',
  description: 'The catalogue of a provider: what it offers for choosing, and where.',
  fields: (t) => ({
    facilities: t.relation('facilities', {
      description: 'Your facilities, by weight.',
      query: choicesAmong(visibleFacilities),
    }),
    purposes: t.relation('purposes', {
      description: 'Purposes, by weight, then name.',
      query: choicesAmong(visiblePurposes),
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

builder.prismaObjectField('Provider', 'configuration', (t) =>
  t.variant(ConfigurationRef, {
    ...hints({ personal: true }),
    // Nullable to the compiler; for whom it is null, `needs` says.
    isNull: () => false,
    needs: 'catalogue:see',
    description:
      'The catalogue as it is kept, for the screens that change it. Null for people who may not see the configuration.',
  }),
)
