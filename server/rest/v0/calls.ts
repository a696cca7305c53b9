import { assignCall } from '../../services/calls/assignCall'
import { assistCall, stopAssistingCall } from '../../services/calls/assistCall'
import { closeCall } from '../../services/calls/closeCall'
import { createCall } from '../../services/calls/createCall'
import { readActiveCalls, readCall } from '../../services/calls/readCall'
import { returnCall } from '../../services/calls/returnCall'
import type { Request } from '../../services/kernel/request'
import { inputFrom, withNames, type BodyNames, type Route } from './kernel/route'
import { showCall, showQueuedCall } from './showCall'

const base = '/providers/{providerId}/calls'

/** The create payload (calls, section 3). */
const createNames: BodyNames = {
  contact: 'contact',
  customJob: 'customJob',
  insertedBy: 'insertedBy',
  preComments: 'preComments',
  purposeId: 'purposeId',
  roomId: 'roomId',
  statusCodeId: 'statusCodeId',
  roomDescription: 'roomDescription',
}

/** The update fields, of which two are named otherwise than the call's own (calls, section 7). */
const updateNames: BodyNames = {
  comments: 'comments',
  contact: 'contact',
  dob: 'dob',
  mrn: 'mrn',
  patientFirstName: 'patientFirstName',
  patientLastName: 'patientLastName',
  preProcedureNotes: 'preComments',
  roomId: 'roomId',
  callPurposeId: 'purposeId',
  customJob: 'customJob',
  orderingProvider: 'orderingProvider',
  roomDescription: 'roomDescription',
}

/** Runs the verb and answers the call as it is then. */
const callAfter = async (request: Request, verb: Promise<{ callId: string }>) => showCall(await readCall(request, (await verb).callId))

const stateChange = (path: string, verb: (request: Request, input: unknown) => Promise<{ callId: string }>): Route => ({
  method: 'POST',
  path: `${base}/{id}/${path}`,
  permission: 'call:work',
  handle: ({ request, params }) => callAfter(request, verb(request, { callId: params.id })),
})

export const callRoutes: Route[] = [
  { method: 'GET', path: `${base}/active`, permission: 'call:see', isPoll: true, handle: async ({ request }) => (await readActiveCalls(request)).map(showQueuedCall) },
  {
    method: 'POST',
    path: base,
    permission: 'call:create',
    handle: ({ request, body }) => withNames(createNames, () => callAfter(request, createCall(request, inputFrom(createNames, body)))),
  },
  { method: 'GET', path: `${base}/{id}`, permission: 'call:see', handle: async ({ request, params }) => showCall(await readCall(request, params.id!)) },
  {
    method: 'POST',
    path: `${base}/{id}/assigntome`,
    permission: 'call:work',
    handle: ({ request, params, query }) => callAfter(request, assignCall(request, { callId: params.id, force: query.get('force') === 'true' })),
  },
  stateChange('assist', assistCall),
  stateChange('stopassist', stopAssistingCall),
  stateChange('return', returnCall),
  {
    method: 'POST',
    path: `${base}/{id}/close`,
    permission: 'call:work',
    handle: ({ request, params, body }) =>
      withNames(updateNames, () => callAfter(request, closeCall(request, { ...inputFrom(updateNames, body), callId: params.id }))),
  },
]
