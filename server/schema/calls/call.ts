import { cardClass, queueGroup, type CardClass, type QueueGroup } from '../../domain/calls/queue/queue'
import { callTextNames, eachText } from '../../domain/calls/texts'
import { roleLabel } from '../../domain/calls/workOrder'
import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { visibleCalls } from '../../services/records/callVisibility'
import { visibleLines } from '../../services/records/lineVisibility'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { foundAmong, visibleRelation } from '../kernel/node'

const CardClassRef = enumOf<CardClass>('CardClass', "The look of a call's card; the first that matches wins.", {
  onhold: 'On hold, and no line check.',
  stat: 'Stat.',
  assigned: 'Somebody has it.',
  dressingchange: 'A line check on hold whose purpose is Dressing Change.',
  linecheck: 'Any other line check on hold.',
  default: 'Anything else.',
})

const QueueGroupRef = enumOf<QueueGroup>('QueueGroup', 'The part of the queue in which a call stands.', {
  stat: 'Stat calls, line checks among them, which come first.',
  normal: 'Calls that are neither Stat nor on hold.',
  onHold: 'Calls on hold.',
  lineCheck: 'Line checks that are not Stat, which come last.',
})

const audited = 'Reading it is audited.'

const inOrder = { orderBy: [{ start: 'asc' as const }, { id: 'asc' as const }] }

/** What `viewerCan…` needs; the same relations that cards and pages read, so it costs no statement of its own. */
export const facts = {
  completedAt: true,
  completedById: true,
  deletedAt: true,
  deletedById: true,
  createdById: true,
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
    /** Whoever reads these has read a patient's details, which is audited. */
    const patientText = (
      field: 'patientFirstName' | 'patientLastName' | 'mrn' | 'orderingProvider',
      description: string,
    ) =>
      t.string({
        nullable: true,
        ...hints({ personal: true }),
        description: `${description} ${audited}`,
        select: { id: true, [field]: true } as never,
        resolve: (call, _args, context) => {
          const row = call as never as { id: string } & Record<typeof field, string | null>
          context.patientReads.add(row.id)
          return row[field]
        },
      })
    return {
      databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
      version: t.exposeInt('version', { description: 'Grows with each change of the call.' }),
      entriesVersion: t.exposeInt('version', {
        description:
          'The same. For clients that keep a record by its fields: asked for together with the entries, it goes on telling with which version those were read, when `version` has been heard of by itself.',
      }),
      aliveAt: t.expose('aliveAt', { type: 'DateTime', description: 'When the call joined, or joins, the queue.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
      startTime: t.expose('startTime', {
        type: 'DateTime',
        nullable: true,
        description: 'When somebody first took it; measured once.',
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
        description: 'When the dressing is due, for a follow-up that a call scheduled.',
      }),
      deleted: t.boolean({
        description: 'Whether somebody deleted it. Its row is kept.',
        select: { deletedAt: true },
        resolve: ({ deletedAt }) => deletedAt !== null,
      }),

      purpose: t.relation('purpose', { description: 'Why the team is called.' }),
      statusCode: t.relation('statusCode', { description: 'How urgent it is: Normal, Stat or On Hold.' }),
      room: t.relation('room', { nullable: true, description: 'Where the patient is.' }),
      ...eachText(callTextNames, ({ description }, name) => t.exposeString(name, { nullable: true, description })),
      line: visibleRelation(t, 'line', visibleLines, {
        type: 'Line',
        needs: 'lines:see',
        description:
          'The line that it is about; null when it does not exist for you, as for people who may not see lines.',
      }),

      patientFirstName: patientText('patientFirstName', 'First name of the patient.'),
      patientLastName: patientText('patientLastName', 'Last name of the patient.'),
      mrn: patientText('mrn', 'Medical record number of the patient.'),
      orderingProvider: patientText('orderingProvider', 'The person who ordered the procedure.'),
      dob: t.field({
        type: 'Date',
        nullable: true,
        ...hints({ personal: true }),
        description: `Date of birth of the patient. ${audited}`,
        select: { id: true, dob: true },
        resolve: ({ id, dob }, _args, context) => {
          context.patientReads.add(id)
          return dob && fromDatabaseDate(dob)
        },
      }),

      assignedTo: t.relation('assignedTo', { nullable: true, description: 'The clinician who leads the call.' }),
      updatedBy: t.relation('updatedBy', { nullable: true, description: 'Who changed it last.' }),
      completedBy: t.relation('completedBy', { nullable: true, description: 'Who closed it.' }),
      workOrders: t.relation('workOrders', {
        ...hints({ size: 2 }),
        description: 'Who worked on it and when, in order of start.',
        query: inOrder,
      }),

      cardClass: t.field({
        type: CardClassRef,
        description: 'How its card looks in the queue.',
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
        description: 'Where it stands in the queue.',
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

const WorkRoleRef = enumOf('WorkRole', 'What somebody was on a call.', {
  Lead: 'Had the call.',
  Assisting: 'Helped the lead.',
  Training: 'Worked in training.',
})

builder.prismaNode('WorkOrder', {
  description: "A person's stretch of work on a call.",
  ...foundAmong((actor) => ({ call: visibleCalls(actor) })),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    user: t.relation('user', { description: 'Whose work it is.' }),
    isTraining: t.exposeBoolean('isTraining', { description: 'Whether it is work in training.' }),
    isAssisting: t.exposeBoolean('isAssisting', { description: 'Whether it is help for the lead.' }),
    role: t.field({
      type: WorkRoleRef,
      description: 'Training, Assisting, or otherwise Lead.',
      select: { isTraining: true, isAssisting: true },
      resolve: roleLabel,
    }),
    start: t.expose('start', { type: 'DateTime', description: 'When it began.' }),
    end: t.expose('end', { type: 'DateTime', nullable: true, description: 'Null while the work goes on.' }),
  }),
})
