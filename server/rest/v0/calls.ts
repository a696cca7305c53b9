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

const correctNames: BodyNames = { ...updateNames, statusCodeId: 'statusCodeId' }
const roleNames: BodyNames = { isTraining: 'isTraining', isAssisting: 'isAssisting' }

type Verb = (request: Request, input: unknown) => Promise<{ callId: string }>

/** Runs the verb and answers the call as it is then. */
const callAfter = async (request: Request, verb: Promise<{ callId: string }>) => showCall(await readCall(request, (await verb).callId))

/** A verb on the call of the path, with the version that If-Match names and the body's fields. */
const callVerb = (method: Route['method'], path: string, verb: Verb, names: BodyNames = {}, also: Pick<Route, 'permission'> = { permission: 'call:work' }): Route => ({
  method,
  path: `${base}/{id}${path}`,
  ...also,
  handle: ({ request, params, body, expectedVersion }) =>
    withNames(names, () => callAfter(request, verb(request, { ...inputFrom(names, body), callId: params.id, expectedVersion }))),
})

export const callRoutes: Route[] = [
  {
    method: 'GET',
    path: `${base}/active`,
    permission: 'call:see',
    isPoll: true,
    tag: async ({ request }) => `"q${await readQueueVersion(request)}-${queueView(request)}"`,
    handle: async ({ request }) => (await readActiveCalls(request)).map(showQueuedCall),
  },
  {
    method: 'POST',
    path: base,
    permission: 'call:create',
    handle: ({ request, body }) => withNames(createNames, () => callAfter(request, createCall(request, inputFrom(createNames, body)))),
  },
  {
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'call:see',
    tag: async ({ request, params }) => `"v${await readCallVersion(request, params.id!)}"`,
    handle: async ({ request, params }) => showCall(await readCall(request, params.id!)),
  },
  callVerb('PUT', '', correctCall, correctNames),
  {
    method: 'POST',
    path: `${base}/{id}/assigntome`,
    permission: 'call:work',
    handle: ({ request, params, query, expectedVersion }) =>
      callAfter(request, assignCall(request, { callId: params.id, expectedVersion, force: query.get('force') === 'true' })),
  },
  callVerb('POST', '/assist', assistCall),
  callVerb('POST', '/stopassist', stopAssistingCall),
  callVerb('POST', '/return', returnCall),
  callVerb('POST', '/updaterole', updateCallRole, roleNames),
  callVerb('POST', '/close', closeCall, updateNames),
  callVerb('POST', '/undelete', undeleteCall, {}, { permission: 'call:undelete' }),
  {
    method: 'DELETE',
    path: `${base}/{id}`,
    permission: 'call:delete',
    handle: async ({ request, params, expectedVersion }) => {
      const { message } = await deleteCall(request, { callId: params.id, expectedVersion })
      return message === null ? {} : { message }
    },
  },
]
