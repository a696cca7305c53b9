import { todayIn } from '../../domain/kernel/time/facilityTime'
import { insertionIn } from '../../domain/lines/passport'
import { purposeNames } from '../../domain/configuration/purposes/purpose'
import { visibleCalls } from '../../services/records/callVisibility'
import { readTurns, type LineTurn } from '../../services/lines/list/lineTurns'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { LineStateRef } from './list'

type Visit = {
  day: string
  at: Date
  purposeName: string
  isDressingChange: boolean
  isInsertion: boolean
  callId: string
}
type Life = {
  line: { id: string; completedAt: Date | null }
  zone: string
  placedOn: string
  removedOn: string | null
  today: string
  visits: Visit[]
}

const LineVisitRef = builder.objectRef<Visit>('LineVisit').implement({
  description: 'A completed call about a line.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The calendar day at the facility.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was completed.' }),
    purposeName: t.exposeString('purposeName', { description: 'The purpose of the call.' }),
    isDressingChange: t.exposeBoolean('isDressingChange', { description: 'Whether the dressing was changed.' }),
    isInsertion: t.exposeBoolean('isInsertion', { description: 'Whether a line was placed.' }),
    callId: t.exposeID('callId', { description: 'The raw UUID of the call.' }),
  }),
})

const LineTurnRef = builder.objectRef<LineTurn & { day: string }>('LineTurn').implement({
  description: 'The closing or reopening of a line.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The calendar day at the facility.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    state: t.expose('state', { type: LineStateRef, description: 'The state from then on.' }),
  }),
})

const LineLifeRef = builder.objectRef<Life>('LineLife').implement({
  description:
    'The events of a line from placement to removal, by calendar days of its facility; a timeline can be drawn from it. `Line.infections` has the infections.',
  fields: (t) => ({
    placedOn: t.expose('placedOn', { type: 'Date', description: 'The day of its placement.' }),
    removedOn: t.expose('removedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day on which it was closed; null while it is in.',
    }),
    today: t.expose('today', { type: 'Date', description: 'The current day at the facility.' }),
    visits: t.field({
      type: [LineVisitRef],
      ...hints({ size: 30 }),
      description: 'Its completed calls that you may see, the earliest first.',
      resolve: ({ visits }) => visits,
    }),
    turns: t.field({
      type: [LineTurnRef],
      ...hints({ personal: true, cost: 50, size: 2 }),
      description: 'When it was closed and reopened, the earliest first.',
      resolve: async ({ line, zone }, _args, { request }) =>
        (await readTurns(request, line)).map((turn) => ({ ...turn, day: todayIn(zone, turn.at) })),
    }),
  }),
})

builder.prismaObjectField('Line', 'life', (t) =>
  t.field({
    type: LineLifeRef,
    // `today` changes with time.
    ...hints({ personal: true, cost: 50 }),
    description: 'Placement, visits and removal, by days.',
    select: {
      id: true,
      createdAt: true,
      completedAt: true,
      room: { select: { facility: { select: { timeZone: true } } } },
    },
    resolve: async ({ id, createdAt, completedAt, room }, _args, context) => {
      const zone = room?.facility.timeZone ?? 'UTC'
      const day = (at: Date): string => todayIn(zone, at)
      const calls = await context.db.call.findMany({
        where: { ...visibleCalls(actorOf(context)), lineId: id, deletedAt: null, completedAt: { not: null } },
        select: {
          id: true,
          completedAt: true,
          purpose: { select: { name: true } },
          values: { where: { OR: [{ followUpTypeName: true }, { endFollowUp: true }] } },
        },
        orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
      })
      const visits = calls.map(({ id: callId, completedAt: at, purpose, values }) => ({
        callId,
        at: at!,
        day: day(at!),
        purposeName: purpose.name,
        isDressingChange: purpose.name === purposeNames.dressingChange,
        isInsertion: insertionIn({ values }) !== null,
      }))
      return {
        line: { id, completedAt },
        zone,
        placedOn: day(createdAt),
        removedOn: completedAt && day(completedAt),
        today: day(context.request.now()),
        visits,
      }
    },
  }),
)
