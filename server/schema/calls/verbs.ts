import type { IfSimilar } from '../../domain/calls/similar'
import type { Refusal } from '../../domain/kernel/refusal'
import { assignCall, assignCallOnOpen } from '../../services/calls/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/assistCall'
import { holdCall, makeCallNormal, makeCallStat, resumeCall } from '../../services/calls/changeStatus'
import { correctCall } from '../../services/calls/correctCall'
import { createCall } from '../../services/calls/createCall'
import { deleteCall, undeleteCall } from '../../services/calls/deleteCall'
import { returnCall } from '../../services/calls/returnCall'
import { updateCallRole } from '../../services/calls/updateCallRole'
import type { Request } from '../../services/kernel/request'
import { builder } from '../kernel/builder'
import type { Context } from '../kernel/context'
import { RefusalAnswer, RefusalRef } from '../kernel/refusal'
import { verb } from '../kernel/verb'
import {
  callAfter,
  callFields,
  callOnly,
  idOf,
  idOfCall,
  imageIds,
  leftQueue,
  localIds,
  localImages,
  placeFields,
  type Done,
  type SuccessFields,
} from './inputs'

/** Runs a verb that needs nothing but the call. */
const onCall = <R>(
  { request }: Context,
  input: { callId: string },
  service: (request: Request, input: unknown) => Promise<R>,
): Promise<R> => service(request, { ...input, callId: idOfCall(input.callId) })

const choices: Record<IfSimilar, { description: string }> = {
  CREATE: { description: 'Create it all the same.' },
  REFUSE: { description: 'Refuse with SIMILAR_CALL_OPEN, carrying the open call.' },
}
const IfSimilarRef = builder.enumType('IfSimilar', {
  values: choices,
  description: 'What becomes of a new call when a call like it is open.',
})

verb('createCall', {
  permission: 'call:create',
  description: 'Puts a call into the queue.',
  input: (t) => ({
    purposeId: t.id({ description: 'The need. Required.' }),
    customJob: t.string({ description: 'Required when the need is Custom.' }),
    statusCodeId: t.id({ description: 'Without one the call is Normal.' }),
    ...placeFields(t),
    preComments: t.string({ description: 'Pre-Procedure Notes.' }),
    insertedBy: t.string({ description: 'Who placed the line, for an external placement.' }),
    mrn: t.string({ description: 'Medical record number of the patient, at most 64 characters.' }),
    imageIds: imageIds(t),
    ifSimilar: t.field({
      type: IfSimilarRef,
      description:
        'When you see an open call for the same need in the same place, or for the same patient. Without it the call is created.',
    }),
    clientMutationId: t.string({
      description: 'Repeated within 24 hours, the first answer is given again and nothing is created.',
    }),
  }),
  run: ({ request }, { clientMutationId, ifSimilar, imageIds: pictures, ...input }) =>
    createCall(
      { ...request, idempotencyKey: clientMutationId },
      {
        ...input,
        images: localImages(pictures),
        ifSimilar: ifSimilar ?? undefined,
        purposeId: idOf('Purpose', input.purposeId),
        statusCodeId: idOf('StatusCode', input.statusCodeId),
        roomId: idOf('Room', input.roomId),
      },
    ),
  success: (t) => ({ call: callAfter(t) }),
})

verb('assignCall', {
  permission: 'call:work',
  description: 'Claims an unassigned call. A call that somebody has is taken over only with `force`.',
  input: (t) => ({ ...callOnly(t), force: t.boolean({ description: 'Take the call over from whoever has it.' }) }),
  run: ({ request }, { callId, force, expectedVersion }) =>
    assignCall(request, { callId: idOfCall(callId), expectedVersion, force: force ?? false }),
  success: (t) => ({ call: callAfter(t) }),
})

verb('assignCallOnOpen', {
  permission: 'call:work',
  description:
    'What opening a call does: an active person who is free gets an unassigned call. Refused when they are not, or do not.',
  input: callOnly,
  run: (context, input) => onCall(context, input, assignCallOnOpen),
  success: (t) => ({
    call: callAfter(t),
    isNewlyAssigned: t.exposeBoolean('isNewlyAssigned', { description: 'False when the call was yours before.' }),
  }),
})

verb('assistCall', {
  permission: 'call:work',
  description: 'Joins as an assistant; twice is the same as once.',
  input: callOnly,
  run: (context, input) => onCall(context, input, assistCall),
  success: (t) => ({ call: callAfter(t) }),
})
verb('stopAssistingCall', {
  permission: 'call:work',
  description: 'Leaves a call that you assist on.',
  input: callOnly,
  run: (context, input) => onCall(context, input, stopAssistingCall),
  success: (t) => ({ call: callAfter(t) }),
})
verb('returnCall', {
  permission: 'call:work',
  description: 'Gives your call back to the queue.',
  input: callOnly,
  run: (context, input) => onCall(context, input, returnCall),
  success: (t) => ({ call: callAfter(t) }),
})

/** Leaving On Hold may assign the call; when it could not, `notAssigned` says why. */
const statusChange = (t: SuccessFields<Done & { notAssigned: Refusal | null }>) => ({
  call: callAfter(t),
  notAssigned: t.field({
    type: RefusalRef,
    nullable: true,
    description: 'Why a call that left On Hold was not assigned to you; null when it was, or had not to be.',
    resolve: ({ notAssigned, callId }) => notAssigned && new RefusalAnswer(notAssigned, { kind: 'call', id: callId }),
  }),
})

verb('holdCall', {
  permission: 'call:work',
  description: 'Puts the call on hold.',
  input: callOnly,
  run: (context, input) => onCall(context, input, holdCall),
  success: (t) => statusChange(t),
})
verb('resumeCall', {
  permission: 'call:work',
  description: 'Takes the call off hold, to Normal.',
  input: callOnly,
  run: (context, input) => onCall(context, input, resumeCall),
  success: (t) => statusChange(t),
})
verb('makeCallStat', {
  permission: 'call:work',
  description: 'Makes the call Stat.',
  input: callOnly,
  run: (context, input) => onCall(context, input, makeCallStat),
  success: (t) => statusChange(t),
})
verb('makeCallNormal', {
  permission: 'call:work',
  description: 'Takes Stat off the call.',
  input: callOnly,
  run: (context, input) => onCall(context, input, makeCallNormal),
  success: (t) => statusChange(t),
})

verb('correctCall', {
  permission: 'call:work',
  description: 'Corrects the plain fields of an open call. Fields that are left out stay as they are.',
  input: (t) => ({
    ...callFields(t),
    statusCodeId: t.id({ description: 'Leaving On Hold follows the rule of `resumeCall`.' }),
  }),
  run: ({ request }, input) => correctCall(request, localIds(input)),
  success: (t) => statusChange(t),
})

verb('updateCallRole', {
  permission: 'call:work',
  description: 'Changes your role on the work that you are doing: Training or Assisting, or neither.',
  input: (t) => ({
    ...callOnly(t),
    isTraining: t.boolean({ required: true, description: 'Work in training; for trainees.' }),
    isAssisting: t.boolean({ required: true, description: 'Assist; not for the lead.' }),
  }),
  run: (context, input) => onCall(context, input, updateCallRole),
  success: (t) => ({ call: callAfter(t) }),
})

verb('deleteCall', {
  permission: 'call:delete',
  description:
    'Takes the call out of every list; its row is kept. Clinicians delete open calls that nobody else is working, External people their own while nobody has them.',
  input: callOnly,
  run: (context, input) => onCall(context, input, deleteCall),
  success: (t) => ({
    call: callAfter(t),
    leftQueueId: leftQueue(t),
    message: t.exposeString('message', {
      nullable: true,
      description: 'Who was working it, and what was cancelled with it.',
    }),
    endedWorkOf: t.exposeStringList('endedWorkOf', {
      description: 'The full names of others whose work on it ended; undeleting does not resume it.',
    }),
  }),
})

verb('undeleteCall', {
  permission: 'call:delete',
  description:
    'Restores a deleted call, and the follow-up that was cancelled with it: a completed one stays completed, an open one is unassigned. Clinicians and External people take only their own deletion back, within 15 seconds.',
  input: callOnly,
  run: (context, input) => onCall(context, input, undeleteCall),
  success: (t) => ({ call: callAfter(t) }),
})
