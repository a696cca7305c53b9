import { unitId, type RoundUnit } from '../../domain/calls/queue/round'
import { readRound, type Stop } from '../../services/lines/list/readRound'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { readSelected } from '../kernel/readNodes'
import { LineRef } from './line'

type Found = { id: string }
type ShownStop = Stop & { call: Found | null; line: Found | null }

const RoundUnitRef = builder.objectRef<RoundUnit>('RoundUnit').implement({
  description: 'A unit that has stops: the rooms of a facility with the same name before the last dash.',
  fields: (t) => ({
    unitId: t.exposeString('id', { description: 'Identifies it in `unitIds`.' }),
    facilityId: t.exposeString('facilityId', { description: 'The raw UUID of its facility.' }),
    facilityName: t.exposeString('facilityName', { description: 'The name of its facility.' }),
    name: t.exposeString('unit', { nullable: true, description: 'Its name; null for rooms without a dash.' }),
    count: t.exposeInt('count', { description: 'The number of its stops.' }),
  }),
})

const RoundStopRef = builder.objectRef<ShownStop>('RoundStop').implement({
  description: 'A call, or a line that is due and has no call in the queue.',
  fields: (t) => ({
    stopId: t.exposeString('id', { description: 'The raw UUID of the call, or of the line without one.' }),
    unitName: t.exposeString('unit', { nullable: true, description: 'The unit of its room.' }),
    unitId: t.string({
      nullable: true,
      description: 'Identifies the unit, as in `units`; null without a room.',
      resolve: ({ place, unit }) => place && unitId(place.facility.id, unit),
    }),
    facilityId: t.string({
      nullable: true,
      description: 'The raw UUID of the facility of its room.',
      resolve: ({ place }) => place?.facility.id ?? null,
    }),
    facilityName: t.string({
      nullable: true,
      description: 'The name of that facility.',
      resolve: ({ place }) => place?.facility.name ?? null,
    }),
    roomName: t.string({
      nullable: true,
      description: 'The name of its room.',
      resolve: ({ place }) => place?.roomName ?? null,
    }),
    call: t.field({
      type: 'Call' as never,
      nullable: true,
      description: 'The call.',
      resolve: ({ call }) => call as never,
    }),
    line: t.field({ type: LineRef, nullable: true, description: 'The line.', resolve: ({ line }) => line as never }),
  }),
})

const RoundRef = builder.objectRef<{ units: RoundUnit[]; stops: ShownStop[] }>('Round').implement({
  description: 'Lines to look after today, in walking order.',
  fields: (t) => ({
    units: t.field({
      type: [RoundUnitRef],
      ...hints({ size: 20 }),
      description: 'All units that have stops, also those that were not chosen.',
      resolve: ({ units }) => units,
    }),
    stops: t.field({
      type: [RoundStopRef],
      ...hints({ size: 30 }),
      description: 'The stops by facility, unit and room.',
      resolve: ({ stops }) => stops,
    }),
  }),
})

builder.prismaObjectField('Provider', 'round', (t) =>
  t.field({
    type: RoundRef,
    nullable: true,
    needs: 'call:work',
    ...hints({ personal: true, cost: 200 }),
    description:
      'Your open lines that are due today or overdue, and the line checks of your queue, in walking order. Null for people who do not work calls.',
    args: {
      facilityIds: t.arg.stringList({ description: 'Raw UUIDs of facilities. Without facilities and units: all.' }),
      unitIds: t.arg.stringList({ description: 'The `unitId`s of further units.' }),
    },
    resolve: async (_provider, { facilityIds, unitIds }, context, info) => {
      const { units, stops } = await readRound(context.request, {
        facilityIds: facilityIds ?? [],
        unitIds: unitIds ?? [],
      })
      const idsOf = (name: 'callId' | 'lineId') => stops.flatMap((stop) => stop[name] ?? [])
      const [calls, lines] = await Promise.all([
        readSelected('Call', { id: { in: idsOf('callId') } }, context, info, [['stops', 'call']]),
        readSelected('Line', { id: { in: idsOf('lineId') } }, context, info, [['stops', 'line']]),
      ])
      return {
        units,
        stops: stops.map((stop) => ({
          ...stop,
          call: calls.get(stop.callId ?? '') ?? null,
          line: lines.get(stop.lineId ?? '') ?? null,
        })),
      }
    },
  }),
)
