import type { ComplianceStatus } from '../../domain/compliance/status'
import {
  readPersonCompliance,
  type PersonCompliance,
  type RequirementStanding,
} from '../../services/compliance/readCompliance'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import { databaseId } from '../kernel/globalId'
import { hints } from '../kernel/plugins/cost'
import { readSelected } from '../kernel/readNodes'

const StatusRef = enumOf<ComplianceStatus>('ComplianceStatus', 'Whether a person has what is asked of them.', {
  COMPLIANT: 'A document is there that does not expire in the next 30 days.',
  EXPIRING_SOON: 'It expires within 30 days.',
  EXPIRED: 'It has expired.',
  INCOMPLETE: 'There is no document.',
  ERROR: 'Its expiration date cannot be read.',
})

const StandingRef = builder.objectRef<RequirementStanding>('RequirementStanding').implement({
  description: 'A requirement as it applies to a person, with their documents.',
  fields: (t) => ({
    requiredAt: t.stringList({
      ...hints({ size: 4 }),
      description: 'The names of their facilities that ask for it; empty for a global one.',
      resolve: ({ requiredIn }) => [...new Set(requiredIn.map(({ name }) => name))],
    }),
    status: t.expose('status', {
      type: StatusRef,
      description: 'The status by the first document that is not rejected.',
    }),
    expirationDate: t.expose('expirationDate', {
      type: 'Date',
      nullable: true,
      description: 'When that document expires.',
    }),
    daysLeft: t.exposeInt('daysLeft', {
      nullable: true,
      description:
        'Whole days until that document expires, by the calendar of the facility that decides about the status; 0 on the day itself, negative afterwards. Null without an expiration date.',
    }),
    viewerCanUpload: t.exposeBoolean('viewerCanUpload', {
      ...hints({ personal: true }),
      description: 'Whether you may add a document to it.',
    }),
  }),
})

builder.objectField(StandingRef, 'requirement', (t) =>
  t.field({
    type: 'ComplianceRequirement' as never,
    description: 'What is asked for.',
    resolve: ({ requirement }) => requirement as never,
  }),
)

builder.objectField(StandingRef, 'documents', (t) =>
  t.field({
    type: ['ComplianceDocument' as never],
    ...hints({ size: 3 }),
    description: 'The documents, the newest issue date first; rejected ones as well.',
    resolve: async ({ documents }, _args, context, info) => {
      const ids = documents.map(({ id }) => id)
      const byId = await readSelected('ComplianceDocument', { id: { in: ids } }, context, info)
      return ids.flatMap((id) => byId.get(id) ?? []) as never
    },
  }),
)

export const PersonComplianceRef = builder.objectRef<PersonCompliance>('PersonCompliance').implement({
  description: 'What is asked of a person, and what they have.',
  fields: (t) => ({
    personId: t.globalID({
      description: 'The `id` of the person.',
      resolve: ({ userId }) => ({ type: 'User', id: userId }),
    }),
    providerDatabaseId: t.exposeID('providerId', {
      description: 'The raw id of the provider that asks, for the addresses of the REST contract.',
    }),
    inCompliance: t.exposeBoolean('inCompliance', {
      description: 'Whether every requirement has an approved document that has not expired.',
    }),
    probablyCompliant: t.exposeBoolean('probablyCompliant', {
      description: 'The same, counting documents that no one has reviewed yet.',
    }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Whether the account is locked for compliance.' }),
    globalRequirements: t.field({
      type: [StandingRef],
      ...hints({ size: 20 }),
      description: 'What is asked of everyone, by weight.',
      resolve: ({ standings }) => standings.filter(({ requirement }) => requirement.isGlobal),
    }),
    facilityRequirements: t.field({
      type: [StandingRef],
      ...hints({ size: 20 }),
      description: 'What facilities of the person ask for, by weight.',
      resolve: ({ standings }) => standings.filter(({ requirement }) => !requirement.isGlobal),
    }),
  }),
})

builder.objectField(PersonComplianceRef, 'person', (t) =>
  t.field({
    type: 'User' as never,
    description: 'The person.',
    resolve: async ({ userId }, _args, context, info) =>
      (await readSelected('User', { id: { in: [userId] } }, context, info)).get(userId) as never,
  }),
)

builder.prismaObjectField('Provider', 'compliance', (t) =>
  t.field({
    type: PersonComplianceRef,
    nullable: true,
    ...hints({ personal: true, cost: 50 }),
    description:
      "Your own compliance documents, or another person's; null when you may not see them. While you are locked, `viewer { compliance }` has yours.",
    args: { personId: t.arg.id({ description: 'The `id` of the person. Default: you.' }) },
    resolve: (_provider, { personId }, context) =>
      readPersonCompliance(context.request, personId == null ? null : databaseId('User', personId)),
  }),
)

builder.objectField('Viewer' as never, 'compliance', (t) =>
  t.field({
    type: PersonComplianceRef,
    nullable: true,
    ...hints({ personal: true, cost: 50 }),
    description: 'Your own compliance documents in this provider, also while you are locked; null without a provider.',
    resolve: (_viewer: unknown, _args: object, context) => {
      const { actor } = context.request
      return actor && !actor.mustChangePassword && actorOf(context) ? readPersonCompliance(context.request) : null
    },
  }),
)
