import { readRound, type Round } from '../../../services/lines/list/readRound'
import { answer, list, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'
import { textParameter } from '../kernel/query'
import { route, type Route } from '../kernel/route'

const round = answer(
  'Round',
  'Lines to look after today, in walking order.',
  record({
    units: list(
      record({
        id: text('Identifies it in `units` of the query.'),
        facilityId: uuid(),
        facilityName: text(),
        unit: orNull(text('What the names of its rooms have before their last dash.')),
        count: whole('The number of its stops.'),
      }),
      'All units that have stops.',
    ),
    stops: list(
      record({
        facilityName: orNull(text()),
        unit: orNull(text()),
        roomName: orNull(text()),
        callId: orNull(uuid('Null for a line that is due and has no call in the queue.')),
        lineId: orNull(uuid()),
      }),
      'By facility, unit and room.',
    ),
  }),
  ({ units, stops }: Round) => ({
    units: units.map((unit) => pick(unit, 'id', 'facilityId', 'facilityName', 'unit', 'count')),
    stops: stops.map((stop) => ({
      facilityName: stop.place?.facility.name ?? null,
      roomName: stop.place?.roomName ?? null,
      ...pick(stop, 'unit', 'callId', 'lineId'),
    })),
  }),
)

const idsIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',').flatMap((id) => id.trim() || []) : []

export const roundRoutes: Route[] = [
  route({
    name: 'readRound',
    summary: 'Open lines that are due today or overdue, and line checks of the queue, in walking order',
    method: 'GET',
    path: '/providers/{providerId}/round',
    permission: 'call:work',
    cost: 200,
    query: {
      facilities: textParameter('Ids of facilities, separated by commas. Without facilities and units: all.'),
      units: textParameter('Ids of further units, separated by commas.'),
    },
    answer: round.schema,
    handle: async ({ request, query: { facilities, units } }) =>
      round.show(await readRound(request, { facilityIds: idsIn(facilities), unitIds: idsIn(units) })),
  }),
]
