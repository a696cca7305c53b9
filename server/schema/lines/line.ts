import { fromDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { dueGroupOf } from '../../domain/lines/due'
import { lineDays, shownPatient } from '../../domain/lines/line'
import { byFirstCall, patientRecord } from '../../domain/lines/patient'
import { visibleLines } from '../../services/records/lineVisibility'
import { builder } from '../kernel/builder'
import { patientRead } from '../kernel/context'
import { hints } from '../kernel/cost'
import { foundAmong } from '../kernel/node'
import { DueGroupRef } from './dueGroup'

const audited = 'Reading it is audited.'

/** The call that tells the line's patient. */
const firstCall = {
  id: true,
  calls: { orderBy: [...byFirstCall], take: 1, select: { id: true, patientFirstName: true, patientLastName: true } },
} as const

type WithFirstCall = {
  id: string
  calls: { id: string; patientFirstName: string | null; patientLastName: string | null }[]
}

/** Where its days are counted: in UTC when nobody knows where it is (rules 1.4). */
const place = { room: { select: { facility: { select: { timeZone: true } } } } } as const
const zoneOf = ({ room }: { room: { facility: { timeZone: string } } | null }): string =>
  room?.facility.timeZone ?? 'UTC'

const InfectionEntryRef = builder.prismaObject('InfectionEntry', {
  description: 'Days in which a line was infected; those of one line never overlap.',
  fields: (t) => ({
    entryId: t.exposeString('id', { description: 'The raw id, by which `saveLine` names it.' }),
    start: t.field({
      type: 'Date',
      description: 'The first day.',
      select: { start: true },
      resolve: ({ start }) => fromDatabaseDate(start),
    }),
    stop: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which it was over; null while it goes on.',
      select: { stop: true },
      resolve: ({ stop }) => stop && fromDatabaseDate(stop),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was noted.' }),
    createdBy: t.relation('createdBy', { nullable: true, description: 'Who noted it.' }),
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
        description: `${description}, as its earliest call has it. ${audited}`,
        select: firstCall,
        resolve: (line, _args, context) => {
          patientRead(context, patientRecord(line))
          return line.calls[0]?.[field] ?? null
        },
      })
    return {
      databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
      version: t.exposeInt('version', {
        description: 'Grows with each change of the line; `expectedVersion` of a verb goes by it.',
      }),
      name: t.exposeString('name', { description: 'As the team calls it.' }),
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
        description: `'last, first', as its earliest call has it. ${audited}`,
        select: firstCall,
        resolve: (line, _args, context) => {
          patientRead(context, patientRecord(line))
          const [call] = line.calls
          return call ? shownPatient(call.patientLastName, call.patientFirstName) : null
        },
      }),
      followUpInterval: t.exposeInt('followUpInterval', {
        nullable: true,
        description: 'Days between dressing changes, when nothing else says so.',
      }),
      nextChangeDate: t.expose('nextChangeDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the next dressing change is due.',
      }),
      dueGroup: t.field({
        type: DueGroupRef,
        nullable: true,
        // As time passes it is another.
        ...hints({ personal: true }),
        description: 'When the next dressing change is due, by the day of its facility; null when it is closed.',
        select: { completedAt: true, nextChangeDate: true, ...place },
        resolve: (line, _args, { request }) =>
          line.completedAt ? null : dueGroupOf(line.nextChangeDate, zoneOf(line), request.now()),
      }),
      lineDays: t.int({
        ...hints({ personal: true }),
        description:
          'On how many days it was in so far: that of its placement is the first, that of its removal the last.',
        select: { createdAt: true, completedAt: true, ...place },
        resolve: (line, _args, { request }) => lineDays(line, zoneOf(line), request.now()),
      }),
      callCount: t.relationCount('calls', {
        where: { deletedAt: null },
        description: 'How many calls were about it; deleted ones do not count.',
      }),
      infection: t.exposeBoolean('infection', { description: 'Whether it is infected.' }),
      infectionNotes: t.exposeString('infectionNotes', {
        nullable: true,
        description: 'What was noted about the infection.',
      }),
      infections: t.relation('infections', {
        ...hints({ size: 5 }),
        type: InfectionEntryRef,
        description: 'When it was infected, from the first time on.',
        query: { orderBy: [{ start: 'asc' }, { id: 'asc' }] },
      }),
    }
  },
})
