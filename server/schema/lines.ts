import { visibleLines } from '../services/lines/visibility'
import { builder } from './kernel/builder'
import type { Context } from './kernel/context'
import { hints } from './kernel/cost'
import { foundAmong } from './kernel/node'

const audited = 'Reading it is told to the audit trail.'

/** The call that the line began with; of a line whose calls were all deleted, the first of those. */
const firstCall = {
  calls: {
    orderBy: [{ deletedAt: { sort: 'asc', nulls: 'first' } }, { createdAt: 'asc' }, { id: 'asc' }],
    take: 1,
    select: { id: true, patientFirstName: true, patientLastName: true },
  },
} as const

type WithFirstCall = { calls: { id: string; patientFirstName: string | null; patientLastName: string | null }[] }

/** Whoever reads these has read a patient's details: those of the call that the line began with. */
const tellRead = ({ calls }: WithFirstCall, { patientReads }: Context): void => calls.forEach(({ id }) => patientReads.add(id))

builder.prismaNode('Line', {
  description: "A patient's vascular line, from insertion until it is out.",
  id: { field: 'id' },
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
          tellRead(row, context)
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
          tellRead(line, context)
          return line.calls[0]?.[field] ?? null
        },
      })
    return {
      databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
      name: t.exposeString('name', { description: 'As the team calls it.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
      completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true, description: 'When it was closed; null while it is open.' }),
      room: t.relation('room', { nullable: true, description: 'Where the patient is.' }),
      roomDescription: t.exposeString('roomDescription', { nullable: true, description: 'Where the patient is, in words.' }),
      mrn: ownText('mrn', 'Medical record number of the patient.'),
      orderingProvider: ownText('orderingProvider', 'The person who ordered the procedure.'),
      patientFirstName: nameInFirstCall('patientFirstName', 'First name of the patient'),
      patientLastName: nameInFirstCall('patientLastName', 'Last name of the patient'),
      followUpInterval: t.exposeInt('followUpInterval', { nullable: true, description: 'Days between dressing changes, when nothing else says so.' }),
      nextChangeDate: t.expose('nextChangeDate', { type: 'DateTime', nullable: true, description: 'When the next dressing change is due.' }),
      callCount: t.relationCount('calls', { where: { deletedAt: null }, description: 'How many calls were about it; deleted ones do not count.' }),
      infection: t.exposeBoolean('infection', { description: 'Whether it is infected.' }),
      infectionNotes: t.exposeString('infectionNotes', { nullable: true, description: 'What was noted about the infection.' }),
    }
  },
})
