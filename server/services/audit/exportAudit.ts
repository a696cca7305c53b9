import { replacedUnseen } from '../../domain/kernel/justEntered'
import { csvText } from '../kernel/csv'
import { recordPatientReads } from '../kernel/audit'
import type { Request } from '../kernel/request'
import { describeRows, type AuditRecord } from './describeRows'
import { openTrail, recordTrailRead, type Position, type Trail } from './findAudit'

/** Rows that are read at a time; each may name a hundred calls. */
const rowsAtOnce = 250

const doors = { graphql: 'GraphQL', rest: 'REST', clock: 'Clock', operator: 'Operator' } as const
const outcomes = { done: 'Done', refused: 'Refused', denied: 'Denied' } as const

const header = [
  'Row',
  'When (UTC)',
  'Who',
  'What',
  'Record',
  'Record Id',
  'Door',
  'Address',
  'Outcome',
  'Reason',
  'Changes',
]

const subjectsOf = ({ record, named }: AuditRecord) => (record ? [record] : named)

const cellsOf = (row: AuditRecord) => [
  row.sequence,
  row.at,
  row.by,
  row.summary,
  subjectsOf(row)
    .map(({ kindName, name }) => [kindName, name].filter(Boolean).join(': '))
    .join('; '),
  subjectsOf(row)
    .map(({ id }) => id)
    .join(' '),
  doors[row.door],
  row.address,
  outcomes[row.outcome],
  row.reason,
  row.isWithheld ? 'Not shown: in a facility that you cannot see' : row.changes.map(changeInWords).join('; '),
]

const changeInWords = ({ name, from, to, enteredBy }: AuditRecord['changes'][number]): string => {
  const change = `${name}: ${from ?? '–'} → ${to ?? '–'}`
  return enteredBy === null ? change : `${change} ${replacedUnseen(enteredBy)}`
}

/** The trail through a filter as a CSV file, newest first, read as fast as it is taken. The export is audited before. */
export const exportAudit = async (request: Request, rawFilter: unknown): Promise<AsyncGenerator<string, void>> => {
  const trail = await openTrail(request, rawFilter)
  // What is written from now on, such as the row about this export, is newer than its first row.
  const [newest] = await trail.find({ newestFirst: true, start: null, stop: null, take: 1 })
  await recordTrailRead(request, trail, 'exportAudit')
  return csvText(header, batchesOf(request, trail, newest))
}

async function* batchesOf(request: Request, trail: Trail, newest: Position | undefined) {
  if (!newest) return
  let batch = [newest]
  for (;;) {
    const { records, shown } = await describeRows(trail, batch)
    await recordPatientReads(request, shown.callIds, shown.lineIds)
    yield records.map(cellsOf)
    const last = batch.at(-1)!
    batch = await trail.find({
      newestFirst: true,
      start: { value: last.at, id: last.id },
      stop: null,
      take: rowsAtOnce,
    })
    if (batch.length === 0) return
  }
}
