import { assignCall } from '../../../services/calls/working/assignCall'
import { assistCall, stopAssistingCall } from '../../../services/calls/working/assistCall'
import { correctCall } from '../../../services/calls/entries/correctCall'
import { createCall } from '../../../services/calls/entries/createCall'
import { deleteCall, undeleteCall } from '../../../services/calls/ending/deleteCall'
import { readActiveCalls } from '../../../services/calls/queue/readActiveCalls'
import { readCall, readCallVersion } from '../../../services/calls/readCall'
import { returnCall } from '../../../services/calls/working/returnCall'
import { updateCallRole } from '../../../services/calls/working/updateCallRole'
import { callRoute, callsPath, post, renamed } from './callVerb'
import { commandRoute } from '../kernel/commandRoute'
import { answer, list, record, text } from '../kernel/jsonSchema'
import { type Route, route } from '../kernel/route'
import { call, queuedCall } from './showCall'

const deleted = answer(
  'Deleted',
  'The call was deleted.',
  record({ message: text('Who was working on it, and what was canceled with it.') }, ['message']),
  ({ message }: { message: string | null }) => (message === null ? {} : { message }),
)

export const callRoutes: Route[] = [
  route({
    name: 'readActiveCalls',
    summary: 'The whole active queue, in order',
    method: 'GET',
    path: `${callsPath}/active`,
    permission: 'call:see',
    isPoll: true,
    answer: list(queuedCall.schema),
    tag: 'queue',
    handle: async ({ request }) => (await readActiveCalls(request)).map(queuedCall.show),
  }),
  // The contract does not have the two fields about similar calls.
  callRoute('POST', callsPath, createCall, { without: ['mrn', 'ifSimilar'], neverRefuses: ['SIMILAR_CALL_OPEN'] }),
  route({
    name: 'readCall',
    summary: 'A call with all its fields; audited',
    method: 'GET',
    path: `${callsPath}/{id}`,
    permission: 'call:see',
    answer: call.schema,
    tag: async ({ request, session, params }) => `"v${await readCallVersion(request, params.id!)}-${session!.epoch}"`,
    handle: async ({ request, params }) => call.show(await readCall(request, params.id!)),
  }),
  callRoute('PUT', `${callsPath}/{id}`, correctCall, renamed),
  post('/assigntome', assignCall),
  post('/assist', assistCall),
  post('/stopassist', stopAssistingCall),
  post('/return', returnCall),
  post('/updaterole', updateCallRole),
  post('/undelete', undeleteCall),
  commandRoute('DELETE', `${callsPath}/{id}`, deleteCall, deleted.schema, async ({ request }, input) =>
    deleted.show(await deleteCall(request, input)),
  ),
]
