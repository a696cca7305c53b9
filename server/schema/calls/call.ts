import { cardClass, queueGroup, type CardClass } from '../../domain/calls/queue/queue'
import { callTextNames, eachText } from '../../domain/calls/texts'
import { roleLabel } from '../../domain/calls/workOrder'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { visibleCalls } from '../../services/records/callVisibility'
import { visibleLines } from '../../services/records/lineVisibility'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { QueueGroupRef } from '../kernel/queueGroup'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { foundAmong, visibleRelation } from '../kernel/node'

const CardClassRef = enumOf<CardClass>('CardClass', "The style of a call's card; the first match wins.", {
  onhold: 'On hold, and not a line check.',
  stat: 'Stat.',
  assigned: 'It has a lead.',
  dressingchange: 'A line check on hold whose purpose is Dressing Change.',
  linecheck: 'Any other line check on hold.',
  default: 'Anything else.',
})

const audited = 'Reading it is audited.'

const inOrder = { orderBy: [{ start: 'asc' as const }, { id: 'asc' as const }] }

/** What the `viewerCan…` fields need. Cards and pages read the same relations, so they cost no extra statement. */
export const facts = {
  completedAt: true,
  completedById: true,
  deletedAt: true,
  deletedById: true,
  createdById: true,
  isFromWard: true,
  completedBy: { select: { fullName: true } },
  assignedTo: { select: { id: true, fullName: true } },
  purpose: { select: { name: true, lineCheck: true } },
  statusCode: { select: { name: true } },
  workOrders: inOrder,
} as const

export const CallRef = builder.prismaNode('Call', {
  description: 'A request for a procedure or for line care.',
  ...foundAmong(visibleCalls),
  fields: (t) => {
    /** Fields with patient details; reading them is audited. */
    const patientText = (
      field: 'patientFirstName' | 'patientLastName' | 'mrn' | 'orderingProvider',
      description: string,
    ) =>
      t.string({
        nullable: true,
        ...hints({ personal: true, tellsOfPatient: true }),
        description: `${description} ${audited}`,
        select: { id: true, [field]: true } as never,
        resolve: (call, _args, context) => {
          const row = call as never as { id: string } & Record<typeof field, string | null>
          context.patientReads.add(row.id)
          return row[field]
        },
      })
    return {
      databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
      version: t.exposeInt('version', { description: 'Increases with each change of the call.' }),
      entriesVersion: t.exposeInt('version', {
        description:
          'The same number as `version`. A client with a normalized store selects it together with the entries, to know which version of the entries it has when only `version` was updated.',
      }),
      aliveAt: t.expose('aliveAt', { type: 'DateTime', description: 'When the call joined, or joins, the queue.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
      startTime: t.expose('startTime', {
        type: 'DateTime',
        nullable: true,
        description: 'When someone first took it; it does not change afterwards.',
      }),
      completedAt: t.expose('completedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When it was closed; null while it is open.',
      }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
      dressingChangeDate: t.expose('dressingChangeDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the dressing is due; for follow-ups.',
      }),
      deleted: t.boolean({
        description: 'Whether someone deleted it. Its row is kept.',
        select: { deletedAt: true },
        resolve: ({ deletedAt }) => deletedAt !== null,
      }),
      deletedAt: t.expose('deletedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When someone deleted it; null while it is not deleted.',
      }),

      purpose: t.relation('purpose', { description: 'Why the team is called.' }),
      statusCode: t.relation('statusCode', { description: 'How urgent it is: Normal, Stat or On Hold.' }),
      room: t.relation('room', { nullable: true, description: 'Where the patient is.' }),
      ...eachText(callTextNames, ({ description }, name) => t.exposeString(name, { nullable: true, description })),
      line: visibleRelation(t, 'line', visibleLines, {
        type: 'Line',
        needs: 'lines:see',
        description: 'Its line; null when you may not see it.',
      }),

      patientFirstName: patientText('patientFirstName', 'First name of the patient.'),
      patientLastName: patientText('patientLastName', 'Last name of the patient.'),
      mrn: patientText('mrn', 'Medical record number of the patient.'),
      orderingProvider: patientText('orderingProvider', 'The person who ordered the procedure.'),
      dob: t.field({
        type: 'Date',
        nullable: true,
        ...hints({ personal: true, tellsOfPatient: true }),
        description: `Date of birth of the patient. ${audited}`,
        select: { id: true, dob: true },
        resolve: ({ id, dob }, _args, context) => {
          context.patientReads.add(id)
          return dob && fromDatabaseDate(dob)
        },
      }),

      assignedTo: t.relation('assignedTo', { nullable: true, description: 'The clinician who leads the call.' }),
      updatedBy: t.relation('updatedBy', { nullable: true, description: 'Who changed it last.' }),
      updatedById: t.exposeID('updatedById', {
        nullable: true,
        description: 'The raw UUID of the person who changed it last; null when no person did.',
      }),
      completedBy: t.relation('completedBy', { nullable: true, description: 'Who closed it.' }),
      deletedBy: t.relation('deletedBy', { nullable: true, description: 'Who deleted it.' }),
      workOrders: t.relation('workOrders', {
        ...hints({ size: 2 }),
        description: 'Who worked on it and when, in order of start.',
        query: inOrder,
      }),

      cardClass: t.field({
        type: CardClassRef,
        description: 'The style of its card in the queue.',
        select: facts,
        resolve: ({ purpose, statusCode, assignedTo }) =>
          cardClass({
            statusName: statusCode.name,
            purposeName: purpose.name,
            lineCheck: purpose.lineCheck,
            isAssigned: assignedTo !== null,
          }),
      }),
      queueGroup: t.field({
        type: QueueGroupRef,
        description: 'Its part of the queue.',
        select: facts,
        resolve: ({ purpose, statusCode }) => queueGroup({ statusName: statusCode.name, lineCheck: purpose.lineCheck }),
      }),

      viewerIsLead: t.boolean({
        ...hints({ personal: true }),
        description: 'Whether you lead it.',
        select: facts,
        resolve: ({ assignedTo }, _args, context) => assignedTo?.id === actorOf(context).userId,
      }),
    }
  },
})

const WorkRoleRef = enumOf('WorkRole', 'The role of a person on a call.', {
  Lead: 'Led the call.',
  Assisting: 'Helped the lead.',
  Training: 'Worked in training.',
})

builder.prismaNode('WorkOrder', {
  description: "A period of one person's work on a call.",
  ...foundAmong((actor) => ({ call: visibleCalls(actor) })),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    user: t.relation('user', { description: 'Whose work it is.' }),
    isTraining: t.exposeBoolean('isTraining', { description: 'Whether it is work in training.' }),
    isAssisting: t.exposeBoolean('isAssisting', { description: 'Whether the person assisted the lead.' }),
    role: t.field({
      type: WorkRoleRef,
      description: 'The role of the person.',
      select: { isTraining: true, isAssisting: true },
      resolve: roleLabel,
    }),
    start: t.expose('start', { type: 'DateTime', description: 'When the work started.' }),
    end: t.expose('end', {
      type: 'DateTime',
      nullable: true,
      description: 'When the work ended; null while it continues.',
    }),
  }),
})
