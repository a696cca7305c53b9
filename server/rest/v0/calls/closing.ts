import { addCallLine } from '../../../services/calls/ending/addCallLine'
import { callRequiresLine } from '../../../services/calls/ending/callRequiresLine'
import { closeCall, closeCallAndCreateLine } from '../../../services/calls/ending/closeCall'
import { saveCall } from '../../../services/calls/ending/saveCall'
import { callsPath, post, renamed } from './callVerb'
import { commandRoute } from '../kernel/commandRoute'
import { flag, uuid } from '../kernel/jsonSchema'
import { type BodyFields, type Route, route } from '../kernel/route'

const recorded = ['fields', 'followUpDays', 'infection', 'infectionNotes']
const ofCall = [
  'comments',
  'contact',
  'mrn',
  'patientFirstName',
  'patientLastName',
  'images',
  'roomId',
  'customJob',
  'orderingProvider',
  'roomDescription',
  'statusCodeId',
  'lineId',
]
const same = (names: readonly string[]): BodyFields => Object.fromEntries(names.map((name) => [name, { input: name }]))

const close = post('/close', closeCall, renamed)

export const closingRoutes: Route[] = [
  close,
  commandRoute(
    'POST',
    `${callsPath}/{id}/closeandcreate`,
    closeCallAndCreateLine,
    uuid('The id of the new line.'),
    async ({ request }, input) => (await closeCallAndCreateLine(request, input)).lineId!,
    {
      // The body has two parts (calls, section 7).
      fields: {
        updateModel: { of: { ...renamed.fields, ...same(ofCall) }, description: 'The fields of the call.' },
        closeModel: { of: same(recorded), description: 'The recorded values.' },
      },
      without: ['dob', ...renamed.without, ...recorded, ...ofCall],
    },
  ),
  route({
    name: 'callRequiresLine',
    summary: 'Whether closing the call with these values needs a line; changes nothing',
    method: 'POST',
    path: `${callsPath}/{id}/requiresline`,
    permission: 'call:work',
    isRead: true,
    body: close.body!,
    answer: flag(),
    handle: ({ request, params, input }) => callRequiresLine(request, { ...input, callId: params.id }),
  }),
  post('/save', saveCall, renamed),
  post('/addline', addCallLine),
]
