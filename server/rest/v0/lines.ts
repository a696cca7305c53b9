import { linesForCall } from '../../services/calls/linesForCall'
import type { OfferedLine } from '../../services/lines/matchingLines'
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
]
