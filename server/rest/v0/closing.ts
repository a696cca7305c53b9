import { addLineInput, closeCallAndCreateLineInput, closeCallInput, saveCallInput } from '../../domain/calls/input'
import { addCallLine } from '../../services/calls/addCallLine'
import { callRequiresLine } from '../../services/calls/callRequiresLine'
import { closeCall, closeCallAndCreateLine } from '../../services/calls/closeCall'
import { saveCall } from '../../services/calls/saveCall'
import { callsPath, callVerb, confirmLine, correctFields, notOpen } from './callVerb'
import { flag, uuid } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'

const recordFields: BodyFields = {
  fields: {
    input: 'fields',
    says: 'The filled fields of procedures, as a whole: what is not among them is not recorded; null, or left out, what was recorded stays. A ticked box is `true`. A number may be `.5`, `5.` or `3,5`; it is recorded as `0.5`, `5`, `3.5`.',
  },
  followUpDays: {
    input: 'followUpDays',
    says: 'Days after which somebody is to come again; null when nobody said so.',
  },
}

const infectionFields: BodyFields = {
  infection: { input: 'infection', says: 'Whether the line is infected; left out, it stays as it is.' },
  infectionNotes: { input: 'infectionNotes', says: 'What was noted about the infection.' },
}

const closeFields: BodyFields = {
  ...correctFields,
  statusCodeId: { input: 'statusCodeId', says: 'On Hold becomes Normal in a closing.' },
  ...recordFields,
  ...infectionFields,
}
const saveFields: BodyFields = {
  ...closeFields,
  statusCodeId: { input: 'statusCodeId', says: 'How urgent it was; never On Hold.' },
}

/** The parts of `closeandcreate` (calls, section 7). */
const closeAndCreateFields: BodyFields = {
  updateModel: {
    of: {
      ...correctFields,
      statusCodeId: closeFields.statusCodeId!,
      lineId: { input: 'lineId', says: 'An open line. The call gets the new one in its place.' },
    },
    says: 'The fields of the call.',
  },
  lineName: { input: 'lineName', says: 'The name of the new line.' },
  closeModel: { of: { ...recordFields, ...infectionFields }, says: 'What was recorded.' },
}

export const closingRoutes: Route[] = [
  callVerb(
    {
      name: 'closeCall',
      summary: 'Complete the call with what was done',
      method: 'POST',
      path: '/close',
      body: { fields: closeFields, checkedBy: closeCallInput },
      flags: confirmLine,
      refusals: [...notOpen, 'LINE_REQUIRED', 'LINE_OF_ANOTHER_PATIENT'],
    },
    closeCall,
  ),
  {
    name: 'closeCallAndCreateLine',
    summary: 'Complete the call and create its line; answers the id of the line',
    method: 'POST',
    path: `${callsPath}/{id}/closeandcreate`,
    permission: 'call:work',
    takes: 'key',
    body: { fields: closeAndCreateFields, checkedBy: closeCallAndCreateLineInput },
    refusals: notOpen,
    answer: uuid('The id of the new line.'),
    handle: async ({ request, params, input }) =>
      (await closeCallAndCreateLine(request, { ...input, callId: params.id })).lineId,
  },
  {
    name: 'callRequiresLine',
    summary: 'Whether closing the call with this needs a line; changes nothing',
    method: 'POST',
    path: `${callsPath}/{id}/requiresline`,
    permission: 'call:work',
    isRead: true,
    body: { fields: closeFields, checkedBy: closeCallInput },
    answer: flag(),
    handle: ({ request, params, input }) => callRequiresLine(request, { ...input, callId: params.id }),
  },
  callVerb(
    {
      name: 'saveCall',
      summary: 'Correct a completed call: for 72 hours by whoever completed it, always by administrators',
      method: 'POST',
      path: '/save',
      body: { fields: saveFields, checkedBy: saveCallInput },
      flags: confirmLine,
      refusals: [
        'CALL_DELETED',
        'CALL_NOT_COMPLETED',
        'CALL_CANNOT_BE_UPDATED',
        'LINE_OF_ANOTHER_PATIENT',
        'FOLLOW_UP_REPLACED',
      ],
    },
    saveCall,
  ),
  callVerb(
    {
      name: 'addCallLine',
      summary: 'Say which line the call is about',
      method: 'POST',
      path: '/addline',
      body: { fields: { lineId: { input: 'lineId', says: 'An open line.' } }, checkedBy: addLineInput },
      flags: confirmLine,
      refusals: ['CALL_DELETED', 'CALL_CANNOT_BE_UPDATED', 'LINE_OF_ANOTHER_PATIENT', 'FOLLOW_UP_REPLACED'],
    },
    addCallLine,
  ),
]
