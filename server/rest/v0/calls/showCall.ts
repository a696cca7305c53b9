import { imageTypes } from '../../../domain/calls/entries/images'
import { requireableCallFields, requiredFields } from '../../../domain/calls/entries/requiredFields'
import { callTextNames, eachText } from '../../../domain/calls/texts'
import { fromDatabaseDate } from '../../../domain/kernel/time/calendarDate'
import { fieldTypes } from '../../../domain/configuration/procedures/catalogue'
import type { FoundCall } from '../../../services/records/callRow'
import type { QueuedCall } from '../../../services/calls/readCall'
import type { ActiveCall } from '../../../services/calls/queue/readActiveCalls'
import { answer, day, flag, list, moment, oneOf, orNull, record, text, uuid, whole } from '../kernel/jsonSchema'

const person = record({ id: uuid(), fullName: text() })

const place = whole('Place in the list, from 0.')

/** Of a record that has a version of its own; `If-Match` goes by it. */
export const version = whole('Grows with each change of the record.')

export const image = answer(
  'Image',
  'A picture of a call. `GET /providers/{providerId}/images/{id}` answers the picture itself.',
  record({
    id: uuid(),
    fileName: text('As it was called where it came from, with the ending of what it is.'),
    contentType: oneOf(Object.keys(imageTypes)),
    size: whole('Bytes as they are kept.'),
  }),
  ({ id, fileName, contentType, size }: ActiveCall['images'][number]) => ({ id, fileName, contentType, size }),
)

const purpose = answer(
  'Purpose',
  'Why the team is called.',
  record({ id: uuid(), name: text(), weight: place, lineCheck: flag() }),
  ({ id, name, weight, lineCheck }: ActiveCall['purpose']) => ({ id, name, weight, lineCheck }),
)

export const callPurpose = answer(
  'CallPurpose',
  'A purpose as it stands in the list of those that may be chosen.',
  record({ id: uuid(), name: text(), weight: place, lineCheck: flag(), version }),
  ({ id, name, weight, lineCheck, version: its }: ActiveCall['purpose'] & { version: number }) => ({
    id,
    name,
    weight,
    lineCheck,
    version: its,
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

/** A call in the queue: everything but the patient's details, which a list that is polled has no need of (docs/decisions/0004). */
const queued = {
  id: uuid(),
  version: whole('Grows with each change. `If-Match` goes by it, as `"v` and this number, or as the ETag of the call.'),
  aliveAt: moment('When it joined, or joins, the queue.'),
  createdAt: moment(),
  startTime: orNull(moment('When somebody first took it.')),
  completedAt: orNull(moment()),
  updatedAt: moment(),
  dressingChangeDate: orNull(moment('When the dressing is due, for a follow-up.')),
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
  images: list(image.schema, 'Pictures, in the order in which they were uploaded.'),
  workOrders: list(
    record({
      id: uuid(),
      user: record({ id: uuid(), fullName: text(), training: flag('Whether the person is a trainee.') }),
      isTraining: flag(),
      isAssisting: flag(),
      start: moment(),
      end: orNull(moment('Null while the work goes on.')),
    }),
    'Who worked on it and when, in order of start.',
  ),
}

const textsOf = (call: ActiveCall) => {
  const texts = {} as Pick<ActiveCall, (typeof callTextNames)[number]>
  for (const name of callTextNames) texts[name] = call[name]
  return texts
}

export const queuedCall = answer(
  'QueuedCall',
  'A call in the queue, without the details of the patient.',
  record(queued),
  (call: ActiveCall) => ({
    id: call.id,
    version: call.version,
    aliveAt: call.aliveAt,
    createdAt: call.createdAt,
    startTime: call.startTime,
    completedAt: call.completedAt,
    updatedAt: call.updatedAt,
    dressingChangeDate: call.dressingChangeDate,
    deleted: call.deletedAt !== null,
    ...textsOf(call),
    lineId: call.line && call.line.id,
    line: call.line && {
      id: call.line.id,
      name: call.line.name,
      infection: call.line.infection,
      infectionNotes: call.line.infectionNotes,
    },
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
    assignedTo: call.assignedTo,
    updatedBy: call.updatedBy,
    completedBy: call.completedBy,
    images: call.images.map(image.show),
    workOrders: call.workOrders.map(({ id, user, isTraining, isAssisting, start, end }) => ({
      id,
      user,
      isTraining,
      isAssisting,
      start,
      end,
    })),
  }),
)

const patient = {
  patientFirstName: orNull(text()),
  patientLastName: orNull(text()),
  mrn: orNull(text('Medical record number.')),
}

const patientOf = ({ patientFirstName, patientLastName, mrn }: QueuedCall | FoundCall) => ({
  patientFirstName,
  patientLastName,
  mrn,
})

export const pastCall = answer(
  'PastCall',
  'A completed or deleted call as lists show it. Reading a page of them is audited, in one row that names the calls.',
  record({ ...queued, ...patient }),
  (call: QueuedCall) => ({ ...queuedCall.show(call), ...patientOf(call) }),
)

export const call = answer(
  'Call',
  'A call with everything. Reading it is audited.',
  record({
    ...queued,
    ...patient,
    orderingProvider: orNull(text('The person who ordered the procedure.')),
    dob: orNull(day('Date of birth.')),
    followUpDays: orNull(whole('Days after which a follow-up was asked for.')),
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
      'What was recorded, by procedure, with the names that the catalogue had then.',
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
