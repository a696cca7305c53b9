import { closeCallInput, correctCallInput, createCallInput, updateCallRoleInput } from '../../domain/calls/input'
import { assignCall } from '../../services/calls/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/assistCall'
import { closeCall } from '../../services/calls/closeCall'
import { correctCall } from '../../services/calls/correctCall'
import { createCall } from '../../services/calls/createCall'
import { deleteCall, undeleteCall } from '../../services/calls/deleteCall'
import { readActiveCalls, readCall, readCallVersion } from '../../services/calls/readCall'
import { queueView, readQueueVersion } from '../../services/calls/readQueue'
import { returnCall } from '../../services/calls/returnCall'
import { updateCallRole } from '../../services/calls/updateCallRole'
import { authorize, type Request } from '../../services/kernel/request'
import { list, named } from './kernel/jsonSchema'
import type { ProblemCode } from './kernel/problem'
import type { BodyFields, Route } from './kernel/route'
import { showCall, showQueuedCall } from './showCall'

const base = '/providers/{providerId}/calls'

const contact = { input: 'contact', says: 'How to reach whoever asks.' }
const customJob = { input: 'customJob', says: "The job's own name; required when the purpose is Custom." }
const roomId = { input: 'roomId', says: 'The room. Required for people who are restricted to facilities.' }
const roomDescription = { input: 'roomDescription', says: 'Where it is, in words.' }

/** The create payload (calls, section 3). */
const createFields: BodyFields = {
  contact,
  customJob,
  insertedBy: { input: 'insertedBy', says: 'Who placed the line, for an external placement.' },
  preComments: { input: 'preComments', says: 'Pre-Procedure Notes.' },
  purposeId: { input: 'purposeId', says: 'The need.' },
  roomId,
  statusCodeId: { input: 'statusCodeId', says: 'Without one the call is Normal.' },
  roomDescription,
}

/** The update fields, of which two are named otherwise than the call's own (calls, section 7). What is left out stays. */
const updateFields: BodyFields = {
  comments: { input: 'comments', says: 'Additional Comments.' },
  contact,
  dob: { input: 'dob', says: 'Date of birth of the patient, not later than today at the facility.' },
  mrn: { input: 'mrn', says: 'Medical record number of the patient.' },
  patientFirstName: { input: 'patientFirstName', says: 'First name of the patient.' },
  patientLastName: { input: 'patientLastName', says: 'Last name of the patient.' },
  preProcedureNotes: { input: 'preComments', says: 'Pre-Procedure Notes.' },
  roomId,
  callPurposeId: { input: 'purposeId', says: 'The need.' },
  customJob,
  orderingProvider: { input: 'orderingProvider', says: 'The person who ordered the procedure.' },
  roomDescription,
}

const correctFields: BodyFields = { ...updateFields, statusCodeId: { input: 'statusCodeId', says: 'Leaving On Hold assigns an unassigned call to you when you are free.' } }

const roleFields: BodyFields = {
  isTraining: { input: 'isTraining', says: 'Work in training; for trainees.' },
  isAssisting: { input: 'isAssisting', says: 'Assist; not for the lead.' },
}

const notOpen: ProblemCode[] = ['CALL_COMPLETED', 'CALL_DELETED']

type Verb = (request: Request, input: unknown) => Promise<{ callId: string }>

/** Runs the verb and answers the call as it is then. */
const callAfter = async (request: Request, verb: Promise<{ callId: string }>) => showCall(await readCall(request, (await verb).callId), authorize(request, 'call:see'))

type VerbRoute = Pick<Route, 'name' | 'summary' | 'method' | 'path'> & Partial<Pick<Route, 'permission' | 'body' | 'flags' | 'refusals'>>

/** A verb on the call of the path, with the version that If-Match names, the flags and the body's fields. */
const callVerb = ({ path, ...route }: VerbRoute, verb: Verb): Route => ({
  permission: 'call:work',
  takes: 'version',
  answer: named('Call'),
  handle: ({ request, params, input, flags, expectedVersion }) => callAfter(request, verb(request, { ...input, ...flags, callId: params.id, expectedVersion })),
  ...route,
  path: `${base}/{id}${path}`,
})

export const callRoutes: Route[] = [
  {
    name: 'readActiveCalls',
    summary: 'The active queue, whole and in its order',
    method: 'GET',
    path: `${base}/active`,
    permission: 'call:see',
    isPoll: true,
    answer: list(named('QueuedCall')),
    tag: async ({ request }) => `"q${await readQueueVersion(request)}-${queueView(request)}"`,
    handle: async ({ request }) => {
      const actor = authorize(request, 'call:see')
      return (await readActiveCalls(request)).map((call) => showQueuedCall(call, actor))
    },
  },
  {
    name: 'createCall',
    summary: 'Put a call into the queue',
    method: 'POST',
    path: base,
    permission: 'call:create',
    takes: 'key',
    body: { fields: createFields, checkedBy: createCallInput },
    answer: named('Call'),
    handle: ({ request, input }) => callAfter(request, createCall(request, input)),
  },
  {
    name: 'readCall',
    summary: 'A call with everything; told to the audit trail',
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'call:see',
    answer: named('Call'),
    tag: async ({ request, params }) => `"v${await readCallVersion(request, params.id!)}"`,
    handle: async ({ request, params }) => showCall(await readCall(request, params.id!), authorize(request, 'call:see')),
  },
  callVerb(
    { name: 'correctCall', summary: 'Correct the plain fields of an open call; what is left out stays', method: 'PUT', path: '', body: { fields: correctFields, checkedBy: correctCallInput }, refusals: notOpen },
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
  callVerb({ name: 'assistCall', summary: 'Join as an assistant', method: 'POST', path: '/assist', refusals: [...notOpen, 'LEAD_CANNOT_ASSIST'] }, assistCall),
  callVerb({ name: 'stopAssistingCall', summary: 'Stop assisting', method: 'POST', path: '/stopassist', refusals: [...notOpen, 'NOT_ASSISTING'] }, stopAssistingCall),
  callVerb({ name: 'returnCall', summary: 'Give your call back to the queue', method: 'POST', path: '/return', refusals: [...notOpen, 'NOT_ASSIGNEE'] }, returnCall),
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
    { name: 'closeCall', summary: 'Complete the call; what its facility requires must be there', method: 'POST', path: '/close', body: { fields: updateFields, checkedBy: closeCallInput }, refusals: notOpen },
    closeCall,
  ),
  callVerb({ name: 'undeleteCall', summary: 'Restore a deleted call', method: 'POST', path: '/undelete', permission: 'call:undelete', refusals: ['NOT_DELETED'] }, undeleteCall),
  {
    name: 'deleteCall',
    summary: 'Take the call out of every list; its row is kept',
    method: 'DELETE',
    path: `${base}/{id}`,
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
