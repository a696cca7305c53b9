import { fromDatabaseDate } from '../../domain/kernel/calendarDate'
import { createLineCallInput, saveLineInput } from '../../domain/lines/input'
import { linesForCall } from '../../services/calls/linesForCall'
import type { Request } from '../../services/kernel/request'
import { closeLine, reopenLine } from '../../services/calls/lines/closeLine'
import { createLineCall } from '../../services/calls/lines/createLineCall'
import { readAllLines, readLinePage } from '../../services/lines/listLines'
import { findLine, readLine, type WholeLine } from '../../services/lines/readLine'
import { saveLine } from '../../services/calls/lines/saveLine'
import { callAfter } from './callVerb'
import { asRead, versioned } from './configuration'
import { day, list, named, orNull, uuid } from './kernel/jsonSchema'
import type { BodyFields, Route } from './kernel/route'
import { Streamed } from './kernel/streamed'

/** What the list and the line itself show alike. */
const showListedLine = ({
  id,
  version,
  name,
  mrn,
  orderingProvider,
  followUpInterval,
  nextChangeDate,
  room,
  roomDescription,
  createdAt,
  completedAt,
  patient,
  listed,
  calls,
}: WholeLine) => ({
  id,
  version,
  name,
  mrn,
  orderingProvider,
  // The specification's name of it.
  provider: orderingProvider,
  followUpInterval,
  nextChangeDate,
  room,
  roomDescription,
  createdAt,
  completedAt,
  patientFirstName: patient?.patientFirstName ?? null,
  patientLastName: patient?.patientLastName ?? null,
  types: listed?.types ?? [],
  calls: calls.map((call) => ({ id: call.id, createdAt: call.createdAt, completedAt: call.completedAt })),
})

export const showLine = (line: WholeLine) => ({
  ...showListedLine(line),
  completedBy: line.completedBy,
  infection: line.infection,
  infectionNotes: line.infectionNotes,
  infectionHistory: line.infections.map((entry) => ({
    id: entry.id,
    lineId: entry.lineId,
    infectionStart: fromDatabaseDate(entry.start),
    infectionStop: entry.stop && fromDatabaseDate(entry.stop),
  })),
})

const base = '/providers/{providerId}/lines'

/** The fields of a line's form (administration, section 7). What is left out stays. */
const saveFields: BodyFields = {
  name: { input: 'name', says: 'As the team calls it. Not empty.' },
  followUpInterval: { input: 'followUpInterval', says: 'Days between dressing changes, when nothing else says so.' },
  nextChangeDate: {
    input: 'nextChangeDate',
    says: 'A day at the facility, `YYYY-MM-DD`, or a moment, which without a zone is of the facility; within ten years.',
  },
  roomId: { input: 'roomId', says: 'The room. Required for people who are restricted to facilities.' },
  roomDescription: { input: 'roomDescription', says: 'Where it is, in words.' },
  infection: {
    input: 'infection',
    says: 'Whether it is infected. Set, an entry of the history begins today; taken off, the one that goes on ends today.',
  },
  infectionNotes: { input: 'infectionNotes', says: 'What was noted about the infection.' },
  infectionHistory: {
    input: 'infectionHistory',
    says: 'The whole history, as a line tells it; what is not among it is taken out. Without an id an entry is known by its start. Entries that overlap are refused, naming the other.',
    holds: list({
      type: 'object',
      properties: { id: orNull(uuid()), infectionStart: day(), infectionStop: orNull(day('Null while it goes on.')) },
      required: ['infectionStart'],
    }),
  },
  ...asRead(
    'id',
    'version',
    'mrn',
    'orderingProvider',
    'provider',
    'providerId',
    'room',
    'createdAt',
    'completedAt',
    'completedBy',
    'patientFirstName',
    'patientLastName',
    'types',
    'calls',
  ),
}

const callFields: BodyFields = {
  purposeId: { input: 'purposeId', says: 'The need.' },
  roomId: { input: 'roomId', says: "The room; left out, that of the line's latest call." },
  statusCodeId: { input: 'statusCodeId', says: 'Without one the call is Normal.' },
  roomDescription: { input: 'roomDescription', says: 'Where it is, in words; left out, as in the latest call.' },
  customJob: { input: 'customJob', says: "The job's own name; required when the purpose is Custom." },
  ...asRead('room'),
}

type Verb = (request: Request, input: unknown) => Promise<{ lineId: string }>

/** A verb on the line of the path, which answers the line as it is then; nothing when it moved out of sight. */
const lineVerb = (
  route: Pick<Route, 'name' | 'summary' | 'refusals' | 'body'> & { path: string },
  verb: Verb,
): Route => ({
  ...route,
  method: 'POST',
  path: `${base}/{id}${route.path}`,
  permission: 'lines:change',
  takes: 'version',
  answer: named('Line'),
  handle: async (context) => {
    const { lineId } = await verb(context.request, versioned(context, 'lineId'))
    const line = await findLine(context.request, lineId)
    return line ? showLine(line) : {}
  },
})

export const lineRoutes: Route[] = [
  {
    name: 'listLines',
    summary: 'Lines in order of their creation; without a page all of them',
    method: 'GET',
    path: base,
    permission: 'lines:see',
    // All of them are read one after the other, so a person has them read once at a time.
    cost: ({ numbers }) => (numbers.page === null ? 3_000 : 1_000),
    texts: {
      search:
        'Part of the line name, the patient name, the room or the medical record number, with capitals and accents or without; of fewer than three letters the beginning of a word.',
    },
    numbers: { page: 'Which page of twenty, from 0. One past the last is empty.' },
    answer: list(named('ListedLine')),
    handle: async ({ request, texts, numbers }) => {
      const filter = { search: texts.search ?? null }
      return typeof numbers.page === 'number'
        ? (await readLinePage(request, filter, numbers.page)).map(showListedLine)
        : Streamed.from(readAllLines(request, filter), showListedLine)
    },
  },
  {
    name: 'linesForCall',
    summary:
      'Open lines that the call may be about: of the same MRN, then in the same room, then of the same last name; at most 50',
    method: 'GET',
    path: `${base}/find/{callId}`,
    permission: 'lines:see',
    cost: 1_000,
    answer: list(named('OfferedLine')),
    handle: async ({ request, params }) =>
      (await linesForCall(request, params.callId!)).map(({ callCount, ...line }) => ({ ...showLine(line), callCount })),
  },
  {
    name: 'readLine',
    summary: 'One line, with where it is, its calls from the first on, and its history of infections',
    method: 'GET',
    path: `${base}/{id}`,
    permission: 'lines:see',
    answer: named('Line'),
    handle: async ({ request, params }) => showLine(await readLine(request, params.id!)),
  },
  lineVerb(
    {
      name: 'saveLine',
      summary: 'Change an open line; what is left out stays',
      path: '',
      body: { fields: saveFields, checkedBy: saveLineInput },
      refusals: ['LINE_CLOSED'],
    },
    saveLine,
  ),
  lineVerb(
    {
      name: 'closeLine',
      summary: 'Close a line, which cancels the follow-up that is still to come',
      path: '/close',
      refusals: ['LINE_CLOSED'],
    },
    closeLine,
  ),
  lineVerb(
    { name: 'reopenLine', summary: 'Open a closed line again', path: '/reopen', refusals: ['LINE_OPEN'] },
    reopenLine,
  ),
  {
    name: 'createLineCall',
    summary:
      "Put a call about an open line into the queue, with the patient, place and ordering provider of the line's latest call; answers the call",
    method: 'POST',
    path: `${base}/{id}/createcall`,
    permission: 'lines:change',
    takes: 'key',
    body: { fields: callFields, checkedBy: createLineCallInput },
    refusals: ['LINE_CLOSED'],
    answer: named('Call'),
    handle: ({ request, input, params }) => callAfter(request, createLineCall, { ...input, lineId: params.id }),
  },
]
