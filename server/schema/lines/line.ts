import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { dueGroupOf } from '../../domain/lines/due'
import { lineDays, shownPatient } from '../../domain/lines/line'
import { byFirstCall, patientRecord } from '../../domain/lines/patient'
import { readOverwritten } from '../../services/calls/past/readOverwritten'
import { visibleLines } from '../../services/records/lineVisibility'
import { builder } from '../kernel/builder'
import { patientRead } from '../kernel/context'
import { OverwrittenEntryRef, overwrittenDescription } from '../kernel/events'
import { hints } from '../kernel/plugins/cost'
import { foundAmong } from '../kernel/node'
import { DueGroupRef } from './dueGroup'

const audited = 'Reading it is audited.'

/** The earliest call, which names the line's patient. */
const firstCall = {
  id: true,
  calls: { orderBy: [...byFirstCall], take: 1, select: { id: true, patientFirstName: true, patientLastName: true } },
} as const

type WithFirstCall = {
  id: string
  calls: { id: string; patientFirstName: string | null; patientLastName: string | null }[]
}

/** The time zone of its calendar days: UTC for a line without a room (rules 1.4). */
const place = { room: { select: { facility: { select: { timeZone: true } } } } } as const
const zoneOf = ({ room }: { room: { facility: { timeZone: string } } | null }): string =>
  room?.facility.timeZone ?? 'UTC'

const InfectionEntryRef = builder.prismaObject('InfectionEntry', {
  description: 'A period in which a line was infected; the periods of one line never overlap.',
  fields: (t) => ({
    entryId: t.exposeString('id', { description: 'The raw id, which the input of `saveLine` takes.' }),
    start: t.field({
      type: 'Date',
      description: 'The first day.',
      select: { start: true },
      resolve: ({ start }) => fromDatabaseDate(start),
    }),
    stop: t.field({
      type: 'Date',
      nullable: true,
      description: 'The last day; null while the infection continues.',
      select: { stop: true },
      resolve: ({ stop }) => stop && fromDatabaseDate(stop),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
    createdBy: t.relation('createdBy', { nullable: true, description: 'The person who recorded it.' }),
  }),
})

export const LineRef = builder.prismaNode('Line', {
  description: "A patient's vascular line, from insertion until it is out.",
  ...foundAmong(visibleLines),
  fields: (t) => {
    const ownText = (field: 'mrn' | 'orderingProvider', description: string) =>
      t.string({
        nullable: true,
        ...hints({ personal: true }),
        description: `${description} ${audited}`,
        select: { [field]: true, ...firstCall } as never,
        resolve: (line, _args, context) => {
          const row = line as never as WithFirstCall & Record<typeof field, string | null>
          patientRead(context, patientRecord(row))
          return row[field]
        },
      })
    const nameInFirstCall = (field: 'patientFirstName' | 'patientLastName', description: string) =>
      t.string({
        nullable: true,
        ...hints({ personal: true }),
        description: `${description}, from its earliest call. ${audited}`,
        select: firstCall,
        resolve: (line, _args, context) => {
          patientRead(context, patientRecord(line))
          return line.calls[0]?.[field] ?? null
        },
      })
    return {
      databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
      version: t.exposeInt('version', {
        description: 'Increases with each change of the line; verbs compare it with `expectedVersion`.',
      }),
      name: t.exposeString('name', { description: 'The name that the team gave it.' }),
      types: t.stringList({
        description: 'Line types recorded in the latest completed call that has any.',
        select: { listed: { select: { types: true } } },
        resolve: ({ listed }) => listed?.types ?? [],
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
      completedAt: t.expose('completedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When it was closed; null while it is open.',
      }),
      completedBy: t.relation('completedBy', { nullable: true, description: 'Who closed it.' }),
      room: t.relation('room', { nullable: true, description: 'Where the patient is.' }),
      roomDescription: t.exposeString('roomDescription', {
        nullable: true,
        description: 'Where the patient is, in words.',
      }),
      mrn: ownText('mrn', 'Medical record number of the patient.'),
      orderingProvider: ownText('orderingProvider', 'The person who ordered the procedure.'),
      patientFirstName: nameInFirstCall('patientFirstName', 'First name of the patient'),
      patientLastName: nameInFirstCall('patientLastName', 'Last name of the patient'),
      patientName: t.string({
        nullable: true,
        ...hints({ personal: true }),
        description: `'last, first', from its earliest call. ${audited}`,
        select: firstCall,
        resolve: (line, _args, context) => {
          patientRead(context, patientRecord(line))
          const [call] = line.calls
          return call ? shownPatient(call.patientLastName, call.patientFirstName) : null
        },
      }),
      followUpInterval: t.exposeInt('followUpInterval', {
        nullable: true,
        description: 'Default days between dressing changes.',
      }),
      nextChangeDate: t.expose('nextChangeDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the next dressing change is due.',
      }),
      dueGroup: t.field({
        type: DueGroupRef,
        nullable: true,
        // The group changes with time.
        ...hints({ personal: true }),
        description:
          'When the next dressing change is due, by the calendar day of its facility; null when the line is closed.',
        select: { completedAt: true, nextChangeDate: true, ...place },
        resolve: (line, _args, { request }) =>
          line.completedAt ? null : dueGroupOf(line.nextChangeDate, zoneOf(line), request.now()),
      }),
      lineDays: t.int({
        ...hints({ personal: true }),
        description: 'The number of days that it has been in, including the days of placement and removal.',
        select: { createdAt: true, completedAt: true, ...place },
        resolve: (line, _args, { request }) => lineDays(line, zoneOf(line), request.now()),
      }),
      callCount: t.relationCount('calls', {
        where: { deletedAt: null },
        description: 'The number of its calls, without deleted calls.',
      }),
      infection: t.exposeBoolean('infection', { description: 'Whether it is infected.' }),
      infectionNotes: t.exposeString('infectionNotes', {
        nullable: true,
        description: 'Notes about the infection.',
      }),
      viewerOverwritten: t.field({
        type: [OverwrittenEntryRef],
        ...hints({ personal: true, cost: 100, size: 5 }),
        description: overwrittenDescription,
        select: { ...firstCall, ...place },
        resolve: async (line, _args, context) => {
          const entries = await readOverwritten(context.request, { kind: 'line', id: line.id, zone: zoneOf(line) })
          if (entries.length > 0) patientRead(context, patientRecord(line))
          return entries
        },
      }),
      infections: t.relation('infections', {
        ...hints({ size: 5 }),
        type: InfectionEntryRef,
        description: 'Its infections, the earliest first.',
        query: { orderBy: [{ start: 'asc' }, { id: 'asc' }] },
      }),
    }
  },
})
