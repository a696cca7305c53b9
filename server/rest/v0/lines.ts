import { fromDatabaseDate } from '../../domain/kernel/calendarDate'
import { linesForCall } from '../../services/calls/linesForCall'
import type { OfferedLine } from '../../services/lines/matchingLines'
import { readLine, type WholeLine } from '../../services/lines/readLine'
import { list, named } from './kernel/jsonSchema'
import type { Route } from './kernel/route'

const showOfferedLine = ({ id, name, mrn, orderingProvider, followUpInterval, nextChangeDate, room, roomDescription, createdAt, calls, _count }: OfferedLine) => ({
  id,
  name,
  mrn,
  orderingProvider,
  followUpInterval,
  nextChangeDate,
  room,
  roomDescription,
  createdAt,
  patientFirstName: calls[0]?.patientFirstName ?? null,
  patientLastName: calls[0]?.patientLastName ?? null,
  callCount: _count.calls,
})

const showLine = ({ id, name, mrn, orderingProvider, followUpInterval, nextChangeDate, room, roomDescription, createdAt, completedAt, completedBy, infection, infectionNotes, infections, calls }: WholeLine) => ({
  id,
  name,
  mrn,
  orderingProvider,
  followUpInterval,
  nextChangeDate,
  room,
  roomDescription,
  createdAt,
  completedAt,
  completedBy,
  patientFirstName: calls[0]?.patientFirstName ?? null,
  patientLastName: calls[0]?.patientLastName ?? null,
  infection,
  infectionNotes,
  infectionHistory: infections.map((entry) => ({ id: entry.id, lineId: entry.lineId, infectionStart: fromDatabaseDate(entry.start), infectionStop: entry.stop && fromDatabaseDate(entry.stop) })),
  calls: calls.map((call) => ({ id: call.id, createdAt: call.createdAt, completedAt: call.completedAt })),
})

export const lineRoutes: Route[] = [
  {
    name: 'linesForCall',
    summary: 'Open lines that the call may be about: of the same MRN, then in the same room, then of the same last name; at most 50',
    method: 'GET',
    path: '/providers/{providerId}/lines/find/{callId}',
    permission: 'lines:see',
    answer: list(named('OfferedLine')),
    handle: async ({ request, params }) => (await linesForCall(request, params.callId!)).map(showOfferedLine),
  },
  {
    name: 'readLine',
    summary: 'One line, with where it is, its calls from the first on, and its history of infections',
    method: 'GET',
    path: '/providers/{providerId}/lines/{id}',
    permission: 'lines:see',
    answer: named('Line'),
    handle: async ({ request, params }) => showLine(await readLine(request, params.id!)),
  },
]
