import { cardClass, cardClasses, queueGroup, queueGroups } from '../../domain/calls/queue'
import { canAssign, canAssist, canChangeStatus, canClose, canCorrect, canDelete, canReturn, canStopAssisting, canUndelete, canUpdateRole, type CallFacts } from '../../domain/calls/rules'
import { roleLabel } from '../../domain/calls/workOrder'
import { fromDatabaseDate } from '../../domain/kernel/calendarDate'
import type { Actor } from '../../domain/kernel/actor'
import { may, type Action } from '../../domain/kernel/permissions'
import type { Refusal } from '../../domain/kernel/refusal'
import { isOnHold, isStat } from '../../domain/statuses/status'
import { visibleCalls } from '../../services/calls/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'

const CardClassRef = builder.enumType('CardClass', { values: cardClasses, description: "The look of a call's card; the first match of the list wins." })
const QueueGroupRef = builder.enumType('QueueGroup', { values: queueGroups, description: 'The part of the queue in which a call stands.' })

const inOrder = { orderBy: [{ start: 'asc' as const }, { id: 'asc' as const }] }

/** What `viewerCan…` needs; the same relations that cards and pages read, so it costs no statement of its own. */
const facts = {
  completedAt: true,
  deletedAt: true,
  createdById: true,
  completedBy: { select: { fullName: true } },
  assignedTo: { select: { id: true, fullName: true } },
  purpose: { select: { name: true, lineCheck: true } },
  statusCode: { select: { name: true } },
  workOrders: inOrder,
} as const

export const CallRef = builder.prismaNode('Call', {
  description: 'A request for a procedure or for line care.',
  id: { field: 'id' },
  findUnique: (id, context) => ({ id, AND: visibleCalls(actorOf(context)) }),
  fields: (t) => {
    /** Whoever reads these has read a patient's details, which the audit trail tells. */
    const patientText = (field: 'patientFirstName' | 'patientLastName' | 'mrn' | 'orderingProvider') =>
      t.string({
        nullable: true,
        select: { id: true, [field]: true } as never,
        resolve: (call, _args, context) => {
          const row = call as never as { id: string } & Record<typeof field, string | null>
          context.patientReads.add(row.id)
          return row[field]
        },
      })
    /** Whether a button may be shown: the permission and the rule, both of them the verb's own. */
    const viewerCan = (rule: (call: CallFacts, actor: Actor) => Refusal | null, also: (call: CallFacts, actor: Actor) => boolean = () => true, permission: Action = 'call:work') =>
      t.boolean({
        select: facts,
        resolve: (call, _args, context) => {
          const actor = actorOf(context)
          return may(actor, permission) && rule(call, actor) === null && also(call, actor)
        },
      })
    return {
      databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
      version: t.exposeInt('version', { description: 'Grows with each change of the call.' }),
      aliveAt: t.expose('aliveAt', { type: 'DateTime', description: 'When the call joined, or joins, the queue.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      startTime: t.expose('startTime', { type: 'DateTime', nullable: true, description: 'When somebody first took it; measured once.' }),
      completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      dressingChangeDate: t.expose('dressingChangeDate', { type: 'DateTime', nullable: true }),
      deleted: t.boolean({ select: { deletedAt: true }, resolve: ({ deletedAt }) => deletedAt !== null }),

      purpose: t.relation('purpose'),
      customJob: t.exposeString('customJob', { nullable: true, description: "The job's own name, when the purpose is Custom." }),
      statusCode: t.relation('statusCode'),
      room: t.relation('room', { nullable: true }),
      roomDescription: t.exposeString('roomDescription', { nullable: true }),
      contact: t.exposeString('contact', { nullable: true }),
      insertedBy: t.exposeString('insertedBy', { nullable: true, description: 'Who placed the line, for an external placement.' }),
      preComments: t.exposeString('preComments', { nullable: true, description: 'Pre-Procedure Notes.' }),
      comments: t.exposeString('comments', { nullable: true, description: 'Additional Comments.' }),
      line: t.relation('line', { nullable: true }),
      followUpFrom: t.prismaField({
        type: 'Call',
        nullable: true,
        description: 'The completed call that scheduled this one; null when it does not exist for you.',
        select: { followUpFromId: true },
        resolve: (query, { followUpFromId }, _args, context) =>
          followUpFromId === null ? null : context.db.call.findUnique({ ...query, where: { id: followUpFromId, AND: visibleCalls(actorOf(context)) } }),
      }),

      patientFirstName: patientText('patientFirstName'),
      patientLastName: patientText('patientLastName'),
      mrn: patientText('mrn'),
      orderingProvider: patientText('orderingProvider'),
      dob: t.field({
        type: 'Date',
        nullable: true,
        select: { id: true, dob: true },
        resolve: ({ id, dob }, _args, context) => {
          context.patientReads.add(id)
          return dob && fromDatabaseDate(dob)
        },
      }),

      assignedTo: t.relation('assignedTo', { nullable: true, description: 'The clinician who leads the call.' }),
      updatedBy: t.relation('updatedBy', { nullable: true }),
      completedBy: t.relation('completedBy', { nullable: true }),
      workOrders: t.relation('workOrders', { description: 'Who worked on it and when, in order of start.', query: inOrder }),

      cardClass: t.field({
        type: CardClassRef,
        select: facts,
        resolve: ({ purpose, statusCode, assignedTo }) =>
          cardClass({ statusName: statusCode.name, purposeName: purpose.name, lineCheck: purpose.lineCheck, isAssigned: assignedTo !== null }),
      }),
      queueGroup: t.field({
        type: QueueGroupRef,
        select: facts,
        resolve: ({ purpose, statusCode }) => queueGroup({ statusName: statusCode.name, lineCheck: purpose.lineCheck }),
      }),

      viewerIsLead: t.boolean({ select: facts, resolve: ({ assignedTo }, _args, context) => assignedTo?.id === actorOf(context).userId }),
      viewerCanAssign: viewerCan((call, actor) => canAssign(call, actor, false, { isWorkingAnotherCall: false }), (call) => call.assignedTo === null),
      viewerCanTakeOver: viewerCan(
        (call, actor) => canAssign(call, actor, true, { isWorkingAnotherCall: false }),
        (call, actor) => call.assignedTo !== null && call.assignedTo.id !== actor.userId,
      ),
      viewerCanAssist: viewerCan(canAssist, (call, actor) => canStopAssisting(call, actor) !== null),
      viewerCanStopAssisting: viewerCan(canStopAssisting),
      viewerCanReturn: viewerCan(canReturn),
      viewerCanHold: viewerCan(canChangeStatus, (call) => !isOnHold(call.statusCode.name)),
      viewerCanResume: viewerCan(canChangeStatus, (call) => isOnHold(call.statusCode.name)),
      viewerCanMakeStat: viewerCan(canChangeStatus, (call) => !isStat(call.statusCode.name)),
      viewerCanMakeNormal: viewerCan(canChangeStatus, (call) => isStat(call.statusCode.name)),
      viewerCanUpdateRole: viewerCan((call, actor) => canUpdateRole(call, actor, { isTraining: actor.training, isAssisting: false })),
      viewerCanCorrect: viewerCan(canCorrect),
      viewerCanClose: viewerCan(canClose),
      viewerCanDelete: viewerCan(canDelete, undefined, 'call:delete'),
      viewerCanUndelete: viewerCan(canUndelete, undefined, 'call:undelete'),
    }
  },
})

const WorkRoleRef = builder.enumType('WorkRole', { values: ['Lead', 'Assisting', 'Training'] as const })

builder.prismaNode('WorkOrder', {
  description: "A person's stretch of work on a call.",
  id: { field: 'id' },
  findUnique: (id, context) => ({ id, AND: { call: visibleCalls(actorOf(context)) } }),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    user: t.relation('user'),
    isTraining: t.exposeBoolean('isTraining'),
    isAssisting: t.exposeBoolean('isAssisting'),
    role: t.field({ type: WorkRoleRef, description: 'Training, Assisting, or otherwise Lead.', select: { isTraining: true, isAssisting: true }, resolve: roleLabel }),
    start: t.expose('start', { type: 'DateTime' }),
    end: t.expose('end', { type: 'DateTime', nullable: true, description: 'Null while the work goes on.' }),
  }),
})
