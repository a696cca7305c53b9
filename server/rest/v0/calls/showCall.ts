import { imageTypes } from '../../../domain/calls/entries/images'
import { requireableCallFields, requiredFields } from '../../../domain/calls/entries/requiredFields'
import { audiences } from '../../../domain/configuration/targets/target'
import { callTextNames, eachText } from '../../../domain/calls/texts'
import { fromDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { fieldTypes } from '../../../domain/configuration/procedures/catalogue'
import type { FoundCall } from '../../../services/records/callRow'
import type { PastCall, QueuedCall } from '../../../services/calls/readCall'
import type { ActiveCall } from '../../../services/calls/queue/readActiveCalls'
import { answer, day, flag, list, moment, oneOf, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'

const person = record({ id: uuid(), fullName: text() })

const place = whole('Position in the list, from 0.')

/** The position of a record in its list, under both of the contract's names. */
export const inOrder = (weight = place) => ({ weight, order: whole('The same as `weight`.') })

/** The version of a record, for `If-Match`. */
export const version = whole('Increases with each change of the record.')

export const image = answer(
  'Image',
  'A picture of a call. `GET /providers/{providerId}/images/{id}` answers the picture itself.',
  record({
    id: uuid(),
    fileName: text('The original file name, with the extension of its real type.'),
    contentType: oneOf(Object.keys(imageTypes)),
    size: whole('Size of the stored file in bytes.'),
  }),
  (row: ActiveCall['images'][number]) => pick(row, 'id', 'fileName', 'contentType', 'size'),
)

const purpose = answer(
  'Purpose',
  'Why the team is called.',
  record({ id: uuid(), name: text(), weight: place, lineCheck: flag() }),
  (row: ActiveCall['purpose']) => pick(row, 'id', 'name', 'weight', 'lineCheck'),
)

export const callPurpose = answer(
  'CallPurpose',
  'A purpose in the list of purposes that may be chosen.',
  record({
    id: uuid(),
    name: text(),
    ...inOrder(),
    lineCheck: flag(),
    procedureIds: list(uuid(), 'The procedures that usually answer it and can be recorded now, by weight.'),
    version,
  }),
  (row: ActiveCall['purpose'] & { version: number; procedures: { procedureId: string }[] }) => ({
    ...pick(row, 'id', 'name', 'weight', 'lineCheck', 'version'),
    order: row.weight,
    procedureIds: row.procedures.map(({ procedureId }) => procedureId),
  }),
)

export const statusCode = answer(
  'StatusCode',
  'How urgent a call is.',
  record({ id: uuid(), name: text('Normal, Stat or On Hold.') }),
  ({ id, name }: ActiveCall['statusCode']) => ({ id, name }),
)

export const requireableField = answer(
  'RequireableCallField',
  'A call field that facilities may require.',
  record({ key: oneOf(requireableCallFields.map(({ key }) => key)), name: text() }),
  (field: (typeof requireableCallFields)[number]) => field,
)

/** A call in the queue, without the patient's details, which a polled list does not need (docs/decisions/0004). */
const queued = {
  id: uuid(),
  version: whole(
    'Increases with each change. Send it in `If-Match` as `"v` and this number, or send the ETag of the call.',
  ),
  aliveAt: moment('When it joined, or joins, the queue.'),
  createdAt: moment(),
  startTime: orNull(moment('When someone first took it.')),
  completedAt: orNull(moment()),
  updatedAt: moment(),
  dressingChangeDate: orNull(moment('When the dressing is due; for follow-ups.')),
  deleted: flag(),
  ...eachText(callTextNames, ({ description }) => orNull(text(description))),
  lineId: orNull(uuid()),
  line: orNull(record({ id: uuid(), name: text(), infection: flag(), infectionNotes: orNull(text()) })),
  purpose: purpose.schema,
  room: orNull(
    record({
      id: uuid(),
      name: text(),
      facility: record({ id: uuid(), name: text(), requiredCallFields: list(requireableField.schema) }),
    }),
  ),
  statusCode: statusCode.schema,
  assignedTo: orNull(person),
  updatedBy: orNull(person),
  completedBy: orNull(record({ id: uuid(), fullName: text(), email: text() })),
  images: list(image.schema, 'Its pictures, in the order of upload.'),
  workOrders: list(
    record({
      id: uuid(),
      user: record({ id: uuid(), fullName: text(), training: flag('Whether the person is a trainee.') }),
      isTraining: flag(),
      isAssisting: flag(),
      start: moment(),
      end: orNull(moment('Null while the work continues.')),
    }),
    'Who worked on it and when, in order of start.',
  ),
  waitingSince: orNull(
    moment(
      'Since when the open call has been waiting: since it joined the queue, or came back to it. Null while someone has it or it is on hold.',
    ),
  ),
  waitingTarget: orNull(whole('Minutes that it may wait, by the configuration. Null while it does not wait.')),
  escalation: orNull(
    record({
      times: whole('How often since the call began to wait.'),
      at: moment('When it was last.'),
      audience: list(oneOf(audiences), 'Who was told last.'),
    }),
  ),
}

export const queuedCall = answer(
  'QueuedCall',
  'A call in the queue, without the details of the patient.',
  record(queued),
  ({ wait = null, ...call }: Omit<ActiveCall, 'wait'> & Partial<Pick<ActiveCall, 'wait'>>) => ({
    ...pick(call, 'id', 'version', 'aliveAt', 'createdAt', 'startTime', 'completedAt', 'updatedAt'),
    ...pick(call, 'dressingChangeDate', ...callTextNames, 'assignedTo', 'updatedBy', 'completedBy'),
    deleted: call.deletedAt !== null,
    lineId: call.line && call.line.id,
    line: call.line && pick(call.line, 'id', 'name', 'infection', 'infectionNotes'),
    purpose: purpose.show(call.purpose),
    room: call.room && {
      id: call.room.id,
      name: call.room.name,
      facility: {
        id: call.room.facility.id,
        name: call.room.facility.name,
        requiredCallFields: requiredFields(call.room.facility.requiredCallFields),
      },
    },
    statusCode: statusCode.show(call.statusCode),
    images: call.images.map(image.show),
    workOrders: call.workOrders.map((row) => pick(row, 'id', 'user', 'isTraining', 'isAssisting', 'start', 'end')),
    waitingSince: wait && wait.waitingSince,
    waitingTarget: wait && wait.targetMinutes,
    escalation: wait?.escalatedAt ? { times: wait.steps, at: wait.escalatedAt, audience: wait.escalatedTo } : null,
  }),
)

const patient = {
  patientFirstName: orNull(text()),
  patientLastName: orNull(text()),
  mrn: orNull(text('Medical record number.')),
}

const patientOf = (row: QueuedCall | FoundCall) => pick(row, 'patientFirstName', 'patientLastName', 'mrn')

export const pastCall = answer(
  'PastCall',
  'A completed or deleted call in a list. Reading a page is audited in one row that names the calls.',
  record({
    ...queued,
    ...patient,
    deletedAt: orNull(moment('When it was deleted.')),
    deletedBy: orNull(person),
  }),
  (call: PastCall) => ({ ...queuedCall.show(call), ...patientOf(call), ...pick(call, 'deletedAt', 'deletedBy') }),
)

export const call = answer(
  'Call',
  'A call with all its fields. Reading it is audited.',
  record({
    ...queued,
    ...patient,
    orderingProvider: orNull(text('The person who ordered the procedure.')),
    dob: orNull(day('Date of birth.')),
    followUpDays: orNull(whole('Days until the follow-up that was chosen at closing.')),
    fields: list(
      record({
        fieldId: uuid(),
        field: record({
          id: uuid(),
          name: text(),
          type: oneOf(fieldTypes),
          procedureId: uuid(),
          procedureName: text(),
          followUpTypeName: flag(),
        }),
        values: list(text()),
      }),
      'The recorded values by procedure, with the names of that time.',
    ),
  }),
  (found: FoundCall) => ({
    ...queuedCall.show(found),
    ...patientOf(found),
    orderingProvider: found.orderingProvider,
    dob: found.dob && fromDatabaseDate(found.dob),
    followUpDays: found.followUpDays,
    fields: found.values.map(
      ({ fieldId, fieldName, fieldType, procedureId, procedureName, followUpTypeName, values }) => ({
        fieldId,
        field: { id: fieldId, name: fieldName, type: fieldType, procedureId, procedureName, followUpTypeName },
        values,
      }),
    ),
  }),
)
