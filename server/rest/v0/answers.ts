import { roles } from '../../domain/kernel/actor'
import { imageTypes } from '../../domain/calls/images'
import { requireableCallFields } from '../../domain/calls/requiredFields'
import { fieldTypes } from '../../domain/procedures/catalogue'
import { day, flag, list, moment, named, oneOf, orNull, record, text, uuid, whole, type JsonSchema } from './kernel/jsonSchema'

const person = record({ id: uuid(), fullName: text() })

/** The fields of a call in the queue; a call that is read by itself has the patient's besides. */
const queued = {
  id: uuid(),
  version: whole('Grows with each change. The ETag of the call is v and this number.'),
  aliveAt: moment('When it joined, or joins, the queue.'),
  createdAt: moment(),
  startTime: orNull(moment('When somebody first took it.')),
  completedAt: orNull(moment()),
  updatedAt: moment(),
  dressingChangeDate: orNull(moment('When the dressing is due, for a follow-up.')),
  deleted: flag(),
  lineId: orNull(uuid()),
  line: orNull(record({ id: uuid(), name: text(), infection: flag(), infectionNotes: orNull(text()) })),
  purpose: named('Purpose'),
  customJob: orNull(text("The job's own name, when the purpose is Custom.")),
  room: orNull(record({ id: uuid(), name: text(), facility: record({ id: uuid(), name: text(), requiredCallFields: list(named('RequireableCallField')) }) })),
  roomDescription: orNull(text()),
  statusCode: named('StatusCode'),
  assignedTo: orNull(person),
  updatedBy: orNull(person),
  completedBy: orNull(record({ id: uuid(), fullName: text(), email: text() })),
  contact: orNull(text()),
  insertedBy: orNull(text('Who placed the line, for an external placement.')),
  preComments: orNull(text('Pre-Procedure Notes.')),
  comments: orNull(text('Additional Comments.')),
  images: list(named('Image'), 'Pictures, in the order in which they were uploaded.'),
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

/** What routes answer with, by name: the components of the OpenAPI document. */
export const answers: Record<string, JsonSchema> = {
  Image: {
    ...record({
      id: uuid(),
      fileName: text('As it was called where it came from, with the ending of what it is.'),
      contentType: oneOf(Object.keys(imageTypes)),
      size: whole('Bytes as they are kept.'),
    }),
    description: 'A picture of a call. `GET /providers/{providerId}/images/{id}` answers the picture itself.',
  },
  QueuedCall: { ...record(queued), description: 'A call in the queue, without the details of the patient.' },
  Call: {
    ...record({
      ...queued,
      orderingProvider: orNull(text('The person who ordered the procedure.')),
      patientFirstName: orNull(text()),
      patientLastName: orNull(text()),
      dob: orNull(day('Date of birth.')),
      mrn: orNull(text('Medical record number.')),
      followUpDays: orNull(whole('Days after which a follow-up was asked for.')),
      fields: list(
        record({
          fieldId: uuid(),
          field: record({ id: uuid(), name: text(), type: oneOf(fieldTypes), procedureId: uuid(), procedureName: text(), followUpTypeName: flag() }),
          values: list(text()),
        }),
        'What was recorded, by procedure, with the names that the catalogue had then.',
      ),
    }),
    description: 'A call with everything. Reading it is told to the audit trail.',
  },
  CallPage: {
    ...record({ calls: list(named('QueuedCall')), total: whole('How many pages there are.') }),
    description: 'A page of a list of calls that are over, without the details of the patients: the call itself tells them, and to the audit trail that they were read.',
  },
  Deleted: { ...record({ message: text('Who was working it, and what was cancelled with it.') }, ['message']), description: 'The call was deleted.' },
  Me: {
    ...record({
      id: uuid(),
      fullName: text(),
      email: text(),
      active: flag('Whether the account is enabled.'),
      status: oneOf([0, 1], '1 Online, 0 Offline.'),
      training: flag(),
      isLocked: flag(),
      inCompliance: flag(),
      superadmin: flag(),
      providerRoles: list(record({ providerId: uuid(), providerName: text(), role: oneOf(roles) })),
      allowedFacilities: list(record({ facility: record({ id: uuid(), name: text() }) }), 'The facilities that the person is restricted to; empty means all.'),
    }),
    description: 'The person who is signed in.',
  },
  Procedure: {
    ...record({
      id: uuid(),
      name: text(),
      weight: whole('Place in the list, from 0.'),
      followUpInterval: orNull(whole('Days until the line is to be looked at again.')),
      countInPerformance: flag(),
      requiredCallFields: list(named('RequireableCallField'), 'What must be filled in of the call to record it.'),
      deleted: flag(),
      fields: list(
        record({
          id: uuid(),
          procedureId: uuid(),
          name: text(),
          weight: whole('Place in the procedure, from 0.'),
          type: oneOf(fieldTypes),
          required: flag(),
          followUpTypeName: flag('Whether its values name the type of the line.'),
          hideHeader: flag(),
          hideGroup: flag(),
          options: list(
            record({
              id: uuid(),
              value: text(),
              weight: whole('Place in the field, from 0.'),
              endFollowUp: flag('Whether the line is out, and closed with the call.'),
              immediateFollowUpInterval: orNull(whole('Days until the line is to be looked at again, before what the procedure says.')),
              requires: list(record({ procedureFieldId: uuid() }), 'Fields that must be filled when it is chosen.'),
            }),
          ),
        }),
        'By weight.',
      ),
    }),
    description: 'Something the team does to a patient, and what is recorded of it.',
  },
  OfferedLine: {
    ...record({
      id: uuid(),
      name: text(),
      mrn: orNull(text()),
      orderingProvider: orNull(text()),
      followUpInterval: orNull(whole('Days.')),
      nextChangeDate: orNull(moment()),
      room: orNull(record({ id: uuid(), name: text(), facility: record({ id: uuid(), name: text() }) })),
      roomDescription: orNull(text()),
      createdAt: moment(),
      patientFirstName: orNull(text("Of the line's earliest call.")),
      patientLastName: orNull(text()),
      callCount: whole('How many calls it has.'),
    }),
    description: 'An open line that a call may be about. Reading it is told to the audit trail.',
  },
  Line: {
    ...record({
      id: uuid(),
      name: text(),
      mrn: orNull(text()),
      orderingProvider: orNull(text()),
      followUpInterval: orNull(whole('Days between dressing changes, when nothing else says so.')),
      nextChangeDate: orNull(moment()),
      room: orNull(record({ id: uuid(), name: text(), facility: record({ id: uuid(), name: text() }) })),
      roomDescription: orNull(text()),
      createdAt: moment(),
      completedAt: orNull(moment('When it was closed; null while it is open.')),
      completedBy: orNull(record({ id: uuid(), fullName: text() })),
      patientFirstName: orNull(text("Of the line's earliest call.")),
      patientLastName: orNull(text()),
      infection: flag('Whether it is infected.'),
      infectionNotes: orNull(text()),
      infectionHistory: list(record({ id: uuid(), lineId: uuid(), infectionStart: day(), infectionStop: orNull(day('Null while it goes on.')) }), 'By their start.'),
      calls: list(record({ id: uuid(), createdAt: moment(), completedAt: orNull(moment()) }), 'From the first on, without those that were deleted.'),
    }),
    description: "A patient's vascular line, from insertion until it is out. Reading it is told to the audit trail.",
  },
  Purpose: { ...record({ id: uuid(), name: text(), weight: whole('Place in the list, from 0.'), lineCheck: flag() }), description: 'Why the team is called.' },
  StatusCode: { ...record({ id: uuid(), name: text('Normal, Stat or On Hold.') }), description: 'How urgent a call is.' },
  Facility: {
    ...record({
      id: uuid(),
      name: text(),
      timeZone: text('IANA zone.'),
      followUpsEnabled: flag(),
      weight: whole('Place in the list, from 0.'),
      requiredCallFields: list(named('RequireableCallField'), 'What must be filled in to close a call here.'),
      rooms: list(record({ id: uuid(), name: text() }), 'Rooms that may be chosen now, by name.'),
    }),
    description: 'A place of the provider, with its rooms.',
  },
  RequireableCallField: { ...record({ key: oneOf(requireableCallFields.map(({ key }) => key)), name: text() }), description: 'A call field that facilities may require.' },
  Nothing: { ...record({}), description: 'There is nothing to say.' },
}
