import { byName } from '../../domain/kernel/input/names'
import { choosableZones } from '../../services/configuration/facilities/zones'
import { readComplianceConfiguration } from '../../services/configuration/compliance/readCompliance'
import { visibleCategories, visibleRequirements } from '../../services/configuration/compliance/visibility'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { readCentralTypes } from '../../services/configuration/procedures/centralTypes'
import { readInsertionTypes } from '../../services/configuration/procedures/readInsertionTypes'
import { visibleProcedures } from '../../services/configuration/procedures/visibility'
import { visiblePurposes } from '../../services/configuration/purposes/visibility'
import { exportCatalogue } from '../../services/configuration/transfer/exportCatalogue'
import { inTargetOrder, targetOrder } from '../../services/configuration/targets/readTargets'
import { visibleTargets } from '../../services/configuration/targets/visibility'
import { readLineChecks } from '../../services/line-checks/readLineChecks'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { costOfHeavy } from '../../heavyWork'
import { hints } from '../kernel/plugins/cost'
import { choicesAmong } from '../kernel/node'
import { CategoryRef, OnboardingRef } from './compliance'
import { LineChecksRef } from './lineChecks'
import { CentralTypesRef } from './procedure'
import { TargetRef } from './target'

const ConfigurationRef = builder.prismaObject('Provider', {
  variant: 'Configuration',
  description:
    'The configuration of a provider: its facilities, purposes, procedures, compliance requirements, line checks and waiting targets.',
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
      description: 'Procedures, by weight: either those that may be recorded or the deleted ones.',
      args: {
        deleted: t.arg.boolean({ defaultValue: false, description: 'Whether to list the deleted procedures instead.' }),
      },
      query: ({ deleted }, context) => ({
        where: { ...visibleProcedures(actorOf(context)), deletedAt: deleted ? { not: null } : null },
        orderBy: [{ weight: 'asc' }, { id: 'asc' }],
      }),
    }),
    timeZones: t.stringList({
      description: 'The time zones that a facility may be in.',
      resolve: () => choosableZones(),
    }),
    lineTypes: t.stringList({
      ...hints({ cost: 20 }),
      description: 'The line types that the procedures can record.',
      resolve: (_provider, _args, { request }) => readInsertionTypes(request),
    }),
    lineChecks: t.field({
      type: LineChecksRef,
      description: 'When line checks are created, and for which lines.',
      resolve: (_provider, _args, { request }) => readLineChecks(request),
    }),
    complianceRequirements: t.relation('complianceRequirements', {
      ...hints({ size: 12 }),
      description: 'Compliance requirements in your facilities, by weight, then name.',
      query: choicesAmong(visibleRequirements),
    }),
    complianceCategories: t.field({
      ...hints({ size: 6 }),
      type: [CategoryRef],
      description: 'Categories of compliance requirements, by name.',
      select: (_args, context, nested) => ({
        complianceCategories: nested({ where: visibleCategories(actorOf(context)), select: { name: true } }),
      }),
      resolve: ({ complianceCategories }) => byName(complianceCategories) as never,
    }),
    onboardingGracePeriod: t.field({
      type: OnboardingRef,
      description: 'How long new people have for what they lack.',
      resolve: (_provider, _args, { request }) => readComplianceConfiguration(request),
    }),
    waitingTargets: t.field({
      ...hints({ size: 12 }),
      type: [TargetRef],
      description:
        'How long calls may wait, and who is told that one waits longer: Stat first, the general before the special.',
      select: (_args, context, nested) => ({
        waitingTargets: nested({ where: visibleTargets(actorOf(context)), select: targetOrder }),
      }),
      resolve: ({ waitingTargets }) => inTargetOrder(waitingTargets as never) as never,
    }),
    centralTypes: t.field({
      type: CentralTypesRef,
      description: 'The types of lines that count in the central rate of reported infections.',
      resolve: (_provider, _args, { request }) => readCentralTypes(request),
    }),
    document: t.string({
      ...hints({ cost: costOfHeavy, isHeavy: true }),
      description:
        'The whole configuration as one JSON document, for `importCatalogue` in this provider or another. Refused to people who are restricted to facilities.',
      resolve: async (_provider, _args, { request }) => JSON.stringify(await exportCatalogue(request), null, 2),
    }),
  }),
})

builder.prismaObjectField('Provider', 'configuration', (t) =>
  t.variant(ConfigurationRef, {
    ...hints({ personal: true }),
    // The compiler wants it nullable; `needs` decides for whom it is null.
    isNull: () => false,
    needs: 'catalogue:see',
    description: 'The configuration, for the screens that change it. Null for people who may not see it.',
  }),
)
