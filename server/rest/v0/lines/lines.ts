import { fromDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { linesForCall } from '../../../services/lines/reading/linesForCall'
import type { Command } from '../../../services/kernel/command'
import { closeLine, reopenLine } from '../../../services/lines/verbs/closeLine'
import { createLineCall } from '../../../services/lines/verbs/createLineCall'
import { readAllLines, readLinePage } from '../../../services/lines/list/listLines'
import {
  findLine,
  mostCalls,
  mostCallsInList,
  readLine,
  type WholeLine,
} from '../../../services/lines/reading/readLine'
import { saveLine } from '../../../services/lines/verbs/saveLine'
import { callRoute } from '../calls/callVerb'
import { asRead } from '../configuration/configuration'
import { commandRoute, type RouteOptions } from '../kernel/commandRoute'
import { answer, day, flag, list, moment, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { numberParameter, textParameter } from '../kernel/query'
import { type BodyFields, type Route, readRoute, route } from '../kernel/route'
import { Streamed } from '../kernel/streamed'
import { version } from '../calls/showCall'

const listed = {
  id: uuid(),
  version,
  name: text(),
  mrn: orNull(text()),
  orderingProvider: orNull(text('The person who ordered the procedure.')),
  provider: orNull(text('The same as `orderingProvider`.')),
  followUpInterval: orNull(whole('Default days between dressing changes.')),
  nextChangeDate: orNull(moment()),
  room: orNull(record({ id: uuid(), name: text(), facility: record({ id: uuid(), name: text() }) })),
  roomDescription: orNull(text()),
  createdAt: moment(),
  completedAt: orNull(moment('When it was closed; null while it is open.')),
  patientFirstName: orNull(text("From the line's earliest call.")),
  patientLastName: orNull(text()),
  types: list(text(), 'Line types recorded in the latest completed call that has any.'),
  calls: list(
    record({ id: uuid(), createdAt: moment(), completedAt: orNull(moment()) }),
    `Its calls by creation, without deleted calls: the newest ${mostCalls} for a single line, the newest ${mostCallsInList} for each line of a list.`,
  ),
}

const listedLine = answer(
  'ListedLine',
  'A line in a list. Reading it is audited.',
  record(listed),
  (row: WholeLine) => ({
    ...pick(row, 'id', 'version', 'name', 'mrn', 'orderingProvider', 'followUpInterval', 'nextChangeDate'),
    ...pick(row, 'room', 'roomDescription', 'createdAt', 'completedAt'),
    // The specification's name for it.
    provider: row.orderingProvider,
    patientFirstName: row.patient?.patientFirstName ?? null,
    patientLastName: row.patient?.patientLastName ?? null,
    types: row.listed?.types ?? [],
    calls: row.calls.map((call) => pick(call, 'id', 'createdAt', 'completedAt')),
  }),
)

const ofLine = {
  ...listed,
  completedBy: orNull(record({ id: uuid(), fullName: text() })),
  infection: flag('Whether it is infected.'),
  infectionNotes: orNull(text()),
  infectionHistory: list(
    record({
      id: uuid(),
      lineId: uuid(),
      infectionStart: day(),
      infectionStop: orNull(day('Null while the infection continues.')),
    }),
    'By start.',
  ),
}

export const line = answer(
  'Line',
  "A patient's vascular line, from insertion until it is out. Reading it is audited.",
  record(ofLine),
  (row: WholeLine) => ({
    ...listedLine.show(row),
    ...pick(row, 'completedBy', 'infection', 'infectionNotes'),
    infectionHistory: row.infections.map(({ id, lineId, start, stop }) => ({
      id,
      lineId,
      infectionStart: fromDatabaseDate(start),
      infectionStop: stop && fromDatabaseDate(stop),
    })),
  }),
)

const offeredLine = answer(
  'OfferedLine',
  'An open line that may belong to a call. Reading it is audited.',
  record({ ...ofLine, callCount: whole('The number of all its calls; `calls` may have only the newest.') }),
  ({ callCount, ...row }: WholeLine & { callCount: number }) => ({ ...line.show(row), callCount }),
)

const base = '/providers/{providerId}/lines'

/** The fields of a line's form (administration, section 7). */
const saved: BodyFields = {
  infectionHistory: {
    input: 'infectionHistory',
    holds: list({
      type: 'object',
      properties: {
        id: orNull(uuid()),
        infectionStart: day(),
        infectionStop: orNull(day('Null while the infection continues.')),
      },
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

/** The route of a verb on the line of the path. It answers the line, or nothing when the caller can no longer see it. */
const post = (path: string, command: Command<{ lineId: string }>, options?: RouteOptions): Route =>
  commandRoute(
    'POST',
    `${base}/{id}${path}`,
    command,
    line.schema,
    async ({ request }, input) => {
      const found = await findLine(request, (await command(request, input)).lineId)
      return found ? line.show(found) : undefined
    },
    options,
  )

export const lineRoutes: Route[] = [
  route({
    name: 'listLines',
    summary: 'Lines by creation; without `page`, all lines',
    method: 'GET',
    path: base,
    permission: 'lines:see',
    // A list of all lines is costly, so a person can have only one in flight.
    cost: ({ query }) => (query.page === null ? 3_000 : 1_000),
    isHeavy: ({ query }) => query.page === null,
    query: {
      page: numberParameter('The number of the page, from 0, with twenty lines each. A page past the last is empty.'),
      search: textParameter(
        'Part of the line name, the patient name, the room or the medical record number; case and accents are ignored. Fewer than three letters match the beginning of a word.',
      ),
    },
    answer: list(listedLine.schema),
    handle: async ({ request, query: { search, page } }) => {
      const filter = { search: search as string | null }
      return typeof page === 'number'
        ? (await readLinePage(request, filter, page)).map(listedLine.show)
        : Streamed.from(readAllLines(request, filter), listedLine.show)
    },
  }),
  route({
    name: 'linesForCall',
    summary:
      'Open lines that may belong to the call: with the same MRN, then in the same room, then with the same last name; at most 50',
    method: 'GET',
    path: `${base}/find/{callId}`,
    permission: 'lines:see',
    cost: 1_000,
    answer: list(offeredLine.schema),
    handle: async ({ request, params }) => (await linesForCall(request, params.callId!)).map(offeredLine.show),
  }),
  readRoute(
    'readLine',
    `${base}/{id}`,
    'A line with its place, its calls and its infections',
    line.schema,
    async ({ request, params }) => line.show(await readLine(request, params.id!)),
    'lines:see',
  ),
  post('', saveLine, { fields: saved }),
  post('/close', closeLine),
  post('/reopen', reopenLine),
  callRoute('POST', `${base}/{id}/createcall`, createLineCall, { fields: asRead('room') }),
]
