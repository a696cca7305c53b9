import { fromDatabaseDate } from '../../domain/kernel/calendarDate'
import { linesForCall } from '../../services/calls/linesForCall'
import type { Command } from '../../services/kernel/command'
import { closeLine, reopenLine } from '../../services/calls/lines/closeLine'
import { createLineCall } from '../../services/calls/lines/createLineCall'
import { readAllLines, readLinePage } from '../../services/lines/listLines'
import { findLine, readLine, type WholeLine } from '../../services/lines/readLine'
import { saveLine } from '../../services/calls/lines/saveLine'
import { callRoute } from './callVerb'
import { asRead } from './configuration'
import { commandRoute, type RouteOptions } from './kernel/commandRoute'
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

/** The fields of a line's form (administration, section 7). */
const saved: BodyFields = {
  infectionHistory: {
    input: 'infectionHistory',
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

/** A verb on the line of the path, which answers the line as it is then; nothing when it moved out of sight. */
const post = (path: string, command: Command<{ lineId: string }>, options?: RouteOptions): Route =>
  commandRoute(
    'POST',
    `${base}/{id}${path}`,
    command,
    named('Line'),
    async ({ request }, input) => {
      const line = await findLine(request, (await command(request, input)).lineId)
      return line ? showLine(line) : {}
    },
    options,
  )

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
  post('', saveLine, { fields: saved }),
  post('/close', closeLine),
  post('/reopen', reopenLine),
  callRoute('POST', `${base}/{id}/createcall`, createLineCall, { fields: asRead('room') }),
]
