import { correctCallInput, createCallInput, updateCallRoleInput } from '../../domain/calls/input'
import { assignCall } from '../../services/calls/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/assistCall'
import { correctCall } from '../../services/calls/correctCall'
import { createCall } from '../../services/calls/createCall'
import { deleteCall, undeleteCall } from '../../services/calls/deleteCall'
import { readActiveCalls } from '../../services/calls/readActiveCalls'
import { readCall, readCallVersion } from '../../services/calls/readCall'
import { returnCall } from '../../services/calls/returnCall'
import { updateCallRole } from '../../services/calls/updateCallRole'
import { list, named } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { callAfter, callsPath, callVerb, confirmLine, correctFields, createFields, notOpen } from './callVerb'
import { showCall, showQueuedCall } from './showCall'

const roleFields: BodyFields = {
  isTraining: { input: 'isTraining', says: 'Work in training; for trainees.' },
  isAssisting: { input: 'isAssisting', says: 'Assist; not for the lead.' },
}

export const callRoutes: Route[] = [
  {
    name: 'readActiveCalls',
    summary: 'The active queue, whole and in its order',
    method: 'GET',
    path: `${callsPath}/active`,
    permission: 'call:see',
    isPoll: true,
    answer: list(named('QueuedCall')),
    tag: 'queue',
    handle: async ({ request }) => (await readActiveCalls(request)).map(showQueuedCall),
  },
  {
    name: 'createCall',
    summary: 'Put a call into the queue',
    method: 'POST',
    path: callsPath,
    permission: 'call:create',
    takes: 'key',
    body: { fields: createFields, checkedBy: createCallInput },
    answer: named('Call'),
    handle: ({ request, input }) => callAfter(request, createCall, input),
  },
  {
    name: 'readCall',
    summary: 'A call with everything; told to the audit trail',
    method: 'GET',
    path: `${callsPath}/{id}`,
    permission: 'call:see',
    answer: named('Call'),
    tag: async ({ request, session, params }) => `"v${await readCallVersion(request, params.id!)}-${session!.epoch}"`,
    handle: async ({ request, params }) => showCall(await readCall(request, params.id!)),
  },
  callVerb(
    {
      name: 'correctCall',
      summary: 'Correct the plain fields of an open call; what is left out stays',
      method: 'PUT',
      path: '',
      body: { fields: correctFields, checkedBy: correctCallInput },
      flags: confirmLine,
      refusals: [...notOpen, 'LINE_OF_ANOTHER_PATIENT', 'FOLLOW_UP_REPLACED'],
    },
    correctCall,
  ),
  callVerb(
    {
      name: 'assignCall',
      summary: 'Claim an unassigned call, or take one over',
      method: 'POST',
      path: '/assigntome',
      flags: { force: 'Take the call over from whoever has it.' },
      refusals: [...notOpen, 'CALL_ALREADY_ASSIGNED', 'WORKING_ANOTHER_CALL'],
    },
    assignCall,
  ),
  callVerb(
    {
      name: 'assistCall',
      summary: 'Join as an assistant',
      method: 'POST',
      path: '/assist',
      refusals: [...notOpen, 'LEAD_CANNOT_ASSIST'],
    },
    assistCall,
  ),
  callVerb(
    {
      name: 'stopAssistingCall',
      summary: 'Stop assisting',
      method: 'POST',
      path: '/stopassist',
      refusals: [...notOpen, 'NOT_ASSISTING'],
    },
    stopAssistingCall,
  ),
  callVerb(
    {
      name: 'returnCall',
      summary: 'Give your call back to the queue',
      method: 'POST',
      path: '/return',
      refusals: [...notOpen, 'NOT_ASSIGNEE'],
    },
    returnCall,
  ),
  callVerb(
    {
      name: 'updateCallRole',
      summary: 'Change your role on the work that you are doing',
      method: 'POST',
      path: '/updaterole',
      body: { fields: roleFields, checkedBy: updateCallRoleInput },
      refusals: [...notOpen, 'NOT_WORKING', 'NOT_IN_TRAINING', 'LEAD_CANNOT_ASSIST'],
    },
    updateCallRole,
  ),
  callVerb(
    {
      name: 'undeleteCall',
      summary: 'Restore a deleted call',
      method: 'POST',
      path: '/undelete',
      permission: 'call:delete',
      refusals: ['NOT_DELETED', 'NOT_YOURS', 'FOLLOW_UP_REPLACED'],
    },
    undeleteCall,
  ),
  {
    name: 'deleteCall',
    summary: 'Take the call out of every list; its row is kept',
    method: 'DELETE',
    path: `${callsPath}/{id}`,
    permission: 'call:delete',
    takes: 'version',
    refusals: [...notOpen, 'CALL_ALREADY_ASSIGNED', 'NOT_YOURS'],
    answer: named('Deleted'),
    handle: async ({ request, params, expectedVersion }) => {
      const { message } = await deleteCall(request, { callId: params.id, expectedVersion })
      return message === null ? {} : { message }
    },
  },
]
