import { GraphQLError } from 'graphql'
import { auditFilterInput, type AuditOutcome } from '../../domain/audit/filter'
import { readActions } from '../../domain/audit/words'
import { chainStart, type ChainPlace } from '../../db/migrations/auditChain'
import { checkChain, type ChainCheck } from '../../services/audit/checkChain'
import { readAuditActions, readAuditPeople } from '../../services/audit/choices'
import type { AuditRecord } from '../../services/audit/describeRows'
import { readAudit } from '../../services/audit/readAudit'
import { asOfMeans } from '../../services/kernel/request'
import { builder } from '../kernel/builder'
import { inputOf } from '../kernel/commandInput'
import { enumOf } from '../kernel/enumOf'
import { ChangeRef, DoorRef } from '../kernel/events'
import { keysetPage, longestPage } from '../kernel/keyset'
import { hints } from '../kernel/plugins/cost'

const AuditOutcomeRef = enumOf<AuditOutcome>('AuditOutcome', 'What came of an action.', {
  done: 'It was done.',
  refused: 'A rule refused it; nothing was written.',
  denied: 'The person was not allowed to do it.',
})

const { declare, read } = inputOf(auditFilterInput, false, { types: { outcome: AuditOutcomeRef } })

const AuditFilterRef = builder.inputType('AuditFilter', {
  description: 'Which rows of the audit trail: those that match every given field.',
  fields: declare,
})

const AuditSubjectRef = builder.objectRef<NonNullable<AuditRecord['record']>>('AuditSubject').implement({
  description: 'The record that a row of the audit trail is about.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Its kind, as a filter takes it, such as `call`.' }),
    kindName: t.exposeString('kindName', { description: 'Its kind in words.' }),
    databaseId: t.exposeID('id', { description: 'Its raw UUID.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Its name now, never a patient; null for a record of a kind without names.',
    }),
  }),
})

const AuditEntryRef = builder.objectRef<AuditRecord>('AuditEntry').implement({
  description: 'A row of the audit trail.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'Its number in the chain, from 1.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    by: t.exposeString('by', { description: 'The full name of the person; otherwise Operator or Clock.' }),
    personId: t.globalID({
      nullable: true,
      description: 'The global id of the person, also of one who left; null when no person did it.',
      resolve: ({ personId: id }) => (id === null ? null : { type: 'User', id }),
    }),
    door: t.expose('door', { type: DoorRef, description: 'How the action reached the server.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: "The caller's network address; of an operator the system's user and machine.",
    }),
    action: t.exposeString('action', { description: 'The name of the action, as a filter takes it.' }),
    summary: t.exposeString('summary', { description: 'The action, in words.' }),
    deed: t.exposeString('summary', {
      deprecationReason: 'Use `summary`, which is the same.',
      description: 'The action, in words.',
    }),
    record: t.field({
      type: AuditSubjectRef,
      nullable: true,
      description: 'What it is about; null for what is about several (`named`) or none.',
      resolve: ({ record }) => record,
    }),
    named: t.field({
      type: [AuditSubjectRef],
      ...hints({ size: 20 }),
      description:
        'The calls and lines that it is about together, such as those of a list that was read; of those that you may see.',
      resolve: ({ named }) => named,
    }),
    outcome: t.expose('outcome', { type: AuditOutcomeRef, description: 'What came of it.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was refused or denied.' }),
    changes: t.field({
      type: [ChangeRef],
      ...hints({ size: 5 }),
      description: 'The entries that the action changed. Never a password or a token.',
      resolve: ({ changes }) => changes,
    }),
    isWithheld: t.exposeBoolean('isWithheld', {
      description: 'Whether changes are left out because you may not see the record.',
    }),
  }),
})

const needs = 'audit:see' as const
const forOthers = 'Null for people who may not see the audit trail.'

builder.prismaObjectField('Provider', 'audit', (t) =>
  t.connection(
    {
      type: AuditEntryRef,
      nullable: true,
      needs,
      ...hints({ personal: true, cost: 300, isHeavy: true }),
      description: `The audit trail of the provider, the newest first, in pages of 20 by default and ${longestPage} at most. A search for a patient is audited, and so are the patients whose values a page shows. ${forOthers}`,
      args: { filter: t.arg({ type: AuditFilterRef, description: 'Which rows the list contains.' }) },
      resolve: async (_provider, { filter, ...args }, context) => {
        const { stretch, page } = keysetPage({ field: 'at', direction: 'desc', ids: 'numbers' }, args)
        const { asOf, found, records, shown } = await readAudit(context.request, read(filter ?? {}), stretch())
        for (const id of shown.callIds) context.patientReads.add(id)
        for (const id of shown.lineIds) context.lineReads.add(id)
        const byId = new Map(records.map((record) => [String(record.sequence), record]))
        const { edges, pageInfo } = page(found)
        return { asOf, edges: edges.map(({ node, cursor }) => ({ cursor, node: byId.get(node.id)! })), pageInfo }
      },
    },
    {
      name: 'AuditConnection',
      description: 'A page of the audit trail.',
      fields: (connection) => ({
        asOf: connection.expose('asOf', {
          type: 'DateTime',
          nullable: true,
          description: `${asOfMeans} Null: it has all.`,
        }),
      }),
    },
    { name: 'AuditEdge', description: 'A row of the audit trail, with its cursor.' },
  ),
)

const AuditActionRef = builder.objectRef<{ name: string; words: string }>('AuditAction').implement({
  description: 'An action that the audit trail contains.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, as a filter takes it.' }),
    words: t.exposeString('words', { description: 'The action, in words.' }),
    isRead: t.boolean({
      description: "Whether it reads a patient's details.",
      resolve: ({ name }) => readActions.some((action) => action === name),
    }),
  }),
})

const AuditPersonRef = builder.objectRef<{ id: string; fullName: string }>('AuditPerson').implement({
  description: 'A person in the audit trail, also one who left.',
  fields: (t) => ({
    userId: t.globalID({
      description: 'The global id of the person, as a filter takes it.',
      resolve: ({ id }) => ({ type: 'User', id }),
    }),
    databaseId: t.exposeID('id', { description: 'The raw UUID.' }),
    fullName: t.exposeString('fullName', { description: 'First and last name.' }),
  }),
})

builder.prismaObjectField('Provider', 'auditActions', (t) =>
  t.field({
    type: [AuditActionRef],
    nullable: true,
    needs,
    ...hints({ personal: true, size: 60, cost: 50 }),
    description: `The actions in the audit trail, by their words. ${forOthers}`,
    resolve: (_provider, _args, { request }) => readAuditActions(request),
  }),
)

builder.prismaObjectField('Provider', 'auditPeople', (t) =>
  t.field({
    type: [AuditPersonRef],
    nullable: true,
    needs,
    ...hints({ personal: true, size: 60, cost: 50 }),
    description: `The people in the audit trail, by name. ${forOthers}`,
    resolve: (_provider, _args, { request }) => readAuditPeople(request),
  }),
)

const AuditCheckRef = builder.objectRef<ChainCheck>('AuditCheck').implement({
  description: 'How far the chain of the audit trail was checked, and what was found.',
  fields: (t) => ({
    rows: t.int({ description: 'The rows from the first on that are whole.', resolve: ({ place }) => place.sequence }),
    total: t.int({ description: 'The rows of the trail now.', resolve: ({ head }) => head.sequence }),
    head: t.string({ description: 'The hash of the last row, in hex.', resolve: ({ head }) => head.hash }),
    isEnd: t.exposeBoolean('isEnd', { description: 'Whether the check is over.' }),
    finding: t.exposeString('finding', { nullable: true, description: 'What is wrong; null when nothing was found.' }),
    next: t.string({
      nullable: true,
      description: 'For the argument `after` of the next request; null when the check is over.',
      resolve: ({ place, isEnd }) => (isEnd ? null : cursorOf(place)),
    }),
  }),
})

const cursorOf = ({ sequence, hash }: ChainPlace): string =>
  Buffer.from(`chain|${sequence}|${hash}`).toString('base64url')

const placeOf = (cursor: string): ChainPlace => {
  const parts = /^chain\|(\d{1,9})\|([0-9a-f]{64})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!parts)
    throw new GraphQLError('This cursor does not belong to a check of the audit trail.', {
      extensions: { code: 'MALFORMED' },
    })
  return { sequence: Number(parts[1]), hash: parts[2]! }
}

builder.prismaObjectField('Provider', 'auditCheck', (t) =>
  t.field({
    type: AuditCheckRef,
    nullable: true,
    needs,
    ...hints({ personal: true, cost: 2_000, isHeavy: true }),
    description: `Checks the next part of the chain of the audit trail, for about a second: that no row was altered or removed. Repeat it with \`after\` until \`isEnd\`. ${forOthers}`,
    args: { after: t.arg.string({ description: '`next` of the last answer. Default: from the first row.' }) },
    resolve: (_provider, { after }, { request }) => checkChain(request, after == null ? chainStart : placeOf(after)),
  }),
)
