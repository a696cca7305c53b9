import { readCallAfter } from '../../services/calls/readCall'
import type { Command } from '../../services/kernel/command'
import type { Request } from '../../services/kernel/request'
import { named } from './kernel/jsonSchema'
import type { ProblemCode } from './kernel/problem'
import type { BodyFields, Route } from './kernel/route'
import { showCall } from './showCall'

// What the routes on calls have in common.

export const callsPath = '/providers/{providerId}/calls'

const contact = { input: 'contact', says: 'How to reach whoever asks.' }
const customJob = { input: 'customJob', says: "The job's own name; required when the purpose is Custom." }
const roomId = { input: 'roomId', says: 'The room. Required for people who are restricted to facilities.' }
const roomDescription = { input: 'roomDescription', says: 'Where it is, in words.' }

const images = {
  input: 'images',
  says: 'Pictures that were uploaded before, as a whole: ids, or `images` as a call tells them. What is not among them is taken off.',
}

/** The create payload (calls, section 3). */
export const createFields: BodyFields = {
  contact,
  customJob,
  insertedBy: { input: 'insertedBy', says: 'Who placed the line, for an external placement.' },
  preComments: { input: 'preComments', says: 'Pre-Procedure Notes.' },
  images,
  purposeId: { input: 'purposeId', says: 'The need.' },
  roomId,
  statusCodeId: { input: 'statusCodeId', says: 'Without one the call is Normal.' },
  roomDescription,
}

/** The update fields, of which two are named otherwise than the call's own (calls, section 7). What is left out stays. */
const updateFields: BodyFields = {
  comments: { input: 'comments', says: 'Additional Comments.' },
  contact,
  dob: {
    input: 'dob',
    says: 'Date of birth of the patient, not later than today at the facility: `YYYY-MM-DD`, or `MM/DD/YYYY`, or a moment, of which the date counts as it is written.',
  },
  mrn: { input: 'mrn', says: 'Medical record number of the patient.' },
  patientFirstName: { input: 'patientFirstName', says: 'First name of the patient.' },
  patientLastName: { input: 'patientLastName', says: 'Last name of the patient.' },
  preProcedureNotes: { input: 'preComments', says: 'Pre-Procedure Notes.' },
  images,
  roomId,
  callPurposeId: { input: 'purposeId', says: 'The need.' },
  customJob,
  orderingProvider: { input: 'orderingProvider', says: 'The person who ordered the procedure.' },
  roomDescription,
}

const lineId = {
  input: 'lineId',
  says: 'An open line that the call is about. Null, or the one that it has, changes nothing.',
}

export const correctFields: BodyFields = {
  ...updateFields,
  statusCodeId: { input: 'statusCodeId', says: 'Leaving On Hold assigns an unassigned call to you when you are free.' },
  lineId,
}

/** For a line that is named. */
export const confirmLine = { confirm: 'The line is the right one although its MRN differs from that of the call.' }

export const notOpen: ProblemCode[] = ['CALL_COMPLETED', 'CALL_DELETED']

/** Runs the verb and answers the call as it left it. */
export const callAfter = async <R extends { callId: string }>(request: Request, verb: Command<R>, input: unknown) =>
  showCall(await verb(request, input, (context, { callId }) => readCallAfter(context, callId)))

type VerbRoute = Pick<Route, 'name' | 'summary' | 'method' | 'path'> &
  Partial<Pick<Route, 'permission' | 'body' | 'flags' | 'refusals'>>

/** A verb on the call of the path, with the version that If-Match names, the flags and the body's fields. */
export const callVerb = <R extends { callId: string }>({ path, ...route }: VerbRoute, verb: Command<R>): Route => ({
  permission: 'call:work',
  takes: 'version',
  answer: named('Call'),
  handle: ({ request, params, input, flags, expectedVersion }) =>
    callAfter(request, verb, { ...input, ...flags, callId: params.id, expectedVersion }),
  ...route,
  path: `${callsPath}/{id}${path}`,
})
