import type { ComplianceConfiguration } from '../../services/configuration/compliance/readCompliance'
import { visibleCategories, visibleRequirements } from '../../services/configuration/compliance/visibility'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { FacilityRef } from './facility'

export const CategoryRef = builder.prismaNode('ComplianceCategory', {
  description: 'A heading of compliance requirements.',
  ...foundAmong(visibleCategories),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
  }),
})

builder.prismaNode('ComplianceRequirement', {
  description: 'What a provider asks of its people: a license, a certificate, a test.',
  ...foundAmong(visibleRequirements),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    weight: t.exposeInt('weight', { description: 'Position in the list, from 0.' }),
    category: t.relation('category', { description: 'The category under which people find it.' }),
    isGlobal: t.exposeBoolean('isGlobal', { description: 'Whether it applies to everyone, in all facilities.' }),
    facilities: t.field({
      ...hints({ size: 4 }),
      type: [FacilityRef],
      description: 'Your facilities in which it applies, by weight; empty when it is global.',
      select: (_args, context, nested) => ({
        facilities: {
          where: { facility: { ...visibleFacilities(actorOf(context)), deletedAt: null } },
          orderBy: { facility: { weight: 'asc' } },
          select: { facility: nested() },
        },
      }),
      resolve: ({ facilities }) => facilities.map(({ facility }) => facility) as never,
    }),
    doesNotExpire: t.exposeBoolean('doesNotExpire', {
      description: 'Whether its documents have no expiration date.',
    }),
    gracePeriod: t.exposeInt('gracePeriod', { description: 'Days in which it may be missing or expired.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'What people should know about it.' }),
    link: t.exposeString('link', { nullable: true, description: 'An https address with details.' }),
  }),
})

export const OnboardingRef = builder.objectRef<ComplianceConfiguration>('OnboardingGracePeriod').implement({
  description: 'How long new people have for what they lack.',
  fields: (t) => ({
    days: t.exposeInt('gracePeriod', { description: 'In days.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
  }),
})
