import { documentFormat, documentVersion } from '../../domain/catalogue/document'
import { roles } from '../../domain/kernel/actor'
import { imageTypes } from '../../domain/calls/images'
import { requireableCallFields } from '../../domain/calls/requiredFields'
import { intervalUnits } from '../../domain/line-checks/schedule'
import { fieldTypes } from '../../domain/procedures/catalogue'
import { mostCalls, mostCallsInList } from '../../services/lines/readLine'
import {
  day,
  flag,
  list,
  moment,
  named,
  oneOf,
  orNull,
  record,
  text,
  uuid,
  whole,
  type JsonSchema,
} from './kernel/jsonSchema'

const person = record({ id: uuid(), fullName: text() })

const importedItem = record({
  kind: oneOf(['purpose', 'facility', 'room', 'procedure', 'procedureField', 'procedureFieldOption']),
  name: text('Behind the names of what it belongs to.'),
})

/** What `If-Match` goes by. */
const grows = 'Grows with each change of the record.'

/** The fields of a call in the queue; a call that is read by itself has the patient's besides. */
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
  lineId: orNull(uuid()),
  line: orNull(record({ id: uuid(), name: text(), infection: flag(), infectionNotes: orNull(text()) })),
  purpose: named('Purpose'),
  customJob: orNull(text("The job's own name, when the purpose is Custom.")),
  room: orNull(
    record({
      id: uuid(),
      name: text(),
      facility: record({ id: uuid(), name: text(), requiredCallFields: list(named('RequireableCallField')) }),
    }),
  ),
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

const patientName = {
  patientFirstName: orNull(text()),
  patientLastName: orNull(text()),
  mrn: orNull(text('Medical record number.')),
}

const listedLine = {
  id: uuid(),
  version: whole(grows),
  name: text(),
  mrn: orNull(text()),
  orderingProvider: orNull(text('The person who ordered the procedure.')),
  provider: orNull(text('The same as `orderingProvider`.')),
  followUpInterval: orNull(whole('Days between dressing changes, when nothing else says so.')),
  nextChangeDate: orNull(moment()),
  room: orNull(record({ id: uuid(), name: text(), facility: record({ id: uuid(), name: text() }) })),
  roomDescription: orNull(text()),
  createdAt: moment(),
  completedAt: orNull(moment('When it was closed; null while it is open.')),
  patientFirstName: orNull(text("Of the line's earliest call.")),
  patientLastName: orNull(text()),
  types: list(text(), 'Of what type it is, as the most recent completed call tells that tells of it.'),
  calls: list(
    record({ id: uuid(), createdAt: moment(), completedAt: orNull(moment()) }),
    `In the order of their creation, without those that were deleted: of a line by itself the newest ${mostCalls}, in a list the newest ${mostCallsInList} of each.`,
  ),
}

const wholeLine = {
  ...listedLine,
  completedBy: orNull(record({ id: uuid(), fullName: text() })),
  infection: flag('Whether it is infected.'),
  infectionNotes: orNull(text()),
  infectionHistory: list(
    record({ id: uuid(), lineId: uuid(), infectionStart: day(), infectionStop: orNull(day('Null while it goes on.')) }),
    'By their start.',
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
      ...patientName,
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
    description: 'A call with everything. Reading it is told to the audit trail.',
  },
  PastCall: {
    ...record({ ...queued, ...patientName }),
    description:
      'A completed or deleted call as lists show it. Reading a page of them is audited, in one row that names the calls.',
  },
  CallPage: {
    ...record({ calls: list(named('PastCall')), total: whole('How many pages there are.') }),
    description: 'A page of completed or deleted calls, with the names and MRNs of the patients.',
  },
  Deleted: {
    ...record({ message: text('Who was working it, and what was cancelled with it.') }, ['message']),
    description: 'The call was deleted.',
  },
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
      allowedFacilities: list(
        record({ facility: record({ id: uuid(), name: text() }) }),
        'The facilities that the person is restricted to; empty means all.',
      ),
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
      version: whole(grows),
      fields: list(named('ProcedureField'), 'By weight.'),
    }),
    description: 'Something the team does to a patient, and what is recorded of it.',
  },
  ProcedureField: {
    ...record({
      id: uuid(),
      procedureId: uuid(),
      name: text(),
      weight: whole('Place in the procedure, from 0.'),
      type: oneOf(fieldTypes),
      required: flag(),
      followUpTypeName: flag('Whether its values name the type of the line.'),
      hideHeader: flag(),
      hideGroup: flag(),
      version: whole(grows),
      options: list(named('ProcedureFieldOption'), 'By weight.'),
    }),
    description: 'What is recorded of a procedure.',
  },
  ProcedureFieldOption: {
    ...record({
      id: uuid(),
      value: text(),
      weight: whole('Place in the field, from 0.'),
      endFollowUp: flag('Whether the line is out, and closed with the call.'),
      immediateFollowUpInterval: orNull(
        whole('Days until the line is to be looked at again, before what the procedure says.'),
      ),
      requires: list(record({ procedureFieldId: uuid() }), 'Fields that must be filled when it is chosen.'),
      version: whole(grows),
    }),
    description: 'A value that can be chosen for a field.',
  },
  OfferedLine: {
    ...record({
      ...wholeLine,
      callCount: whole('How many calls it has, also where `calls` tells the newest of them.'),
    }),
    description: 'An open line that a call may be about. Reading it is told to the audit trail.',
  },
  ListedLine: { ...record(listedLine), description: 'A line as lists show it. Reading it is told to the audit trail.' },
  Line: {
    ...record(wholeLine),
    description: "A patient's vascular line, from insertion until it is out. Reading it is told to the audit trail.",
  },
  Purpose: {
    ...record({ id: uuid(), name: text(), weight: whole('Place in the list, from 0.'), lineCheck: flag() }),
    description: 'Why the team is called.',
  },
  CallPurpose: {
    ...record({
      id: uuid(),
      name: text(),
      weight: whole('Place in the list, from 0.'),
      lineCheck: flag(),
      version: whole(grows),
    }),
    description: 'A purpose as it stands in the list of those that may be chosen.',
  },
  LineChecks: {
    ...record({
      lineTypeWhitelist: list(text(), 'Types of the lines that are checked; none: all types.'),
      lineTypeBlacklist: list(text(), 'Types of the lines that are not checked.'),
      lineCheckPurposeId: orNull(uuid('Of the calls that are made.')),
      scheduledLineCheckInterval: orNull(record({ value: whole(), units: oneOf(intervalUnits) })),
      scheduledLineCheckTimeHour: orNull(whole('From 0 to 23, where the clocks of each facility are.')),
      scheduledLineCheckTimeMinute: orNull(whole()),
      enabledDays: list(whole(), 'From 1 (Monday) to 7 (Sunday).'),
      version: whole(grows),
    }),
    description: 'When lines are checked, and which: at a time if there is one, else in an interval, else never.',
  },
  StatusCode: {
    ...record({ id: uuid(), name: text('Normal, Stat or On Hold.') }),
    description: 'How urgent a call is.',
  },
  Facility: {
    ...record({
      id: uuid(),
      name: text(),
      timeZone: text('IANA zone.'),
      followUpsEnabled: flag(),
      weight: whole('Place in the list, from 0.'),
      requiredCallFields: list(named('RequireableCallField'), 'What must be filled in to close a call here.'),
      version: whole(grows),
      rooms: list(
        record({ id: uuid(), name: text(), version: whole(grows) }),
        'Rooms that may be chosen now, by name.',
      ),
    }),
    description: 'A place of the provider, with its rooms.',
  },
  RequireableCallField: {
    ...record({ key: oneOf(requireableCallFields.map(({ key }) => key)), name: text() }),
    description: 'A call field that facilities may require.',
  },
  Catalogue: {
    ...record({
      format: { const: documentFormat },
      version: { const: documentVersion },
      counts: record(
        Object.fromEntries(
          ['purposes', 'facilities', 'rooms', 'procedures', 'fields', 'options'].map((kind) => [kind, whole()]),
        ),
      ),
      purposes: list(record({ name: text(), lineCheck: flag() })),
      facilities: list(
        record({
          name: text(),
          timeZone: text(),
          followUpsEnabled: flag(),
          requiredCallFields: list(text()),
          rooms: list(text()),
        }),
      ),
      procedures: list(
        record({
          name: text(),
          followUpInterval: orNull(whole()),
          countInPerformance: flag(),
          requiredCallFields: list(text()),
          fields: list(
            record({
              name: text(),
              type: oneOf(fieldTypes),
              required: flag(),
              followUpTypeName: flag(),
              hideHeader: flag(),
              hideGroup: flag(),
              options: list(
                record({
                  value: text(),
                  endFollowUp: flag(),
                  immediateFollowUpInterval: orNull(whole()),
                  requires: list(text(), 'Names of fields of the procedure.'),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
    description: 'The catalogue of a provider, by names and in its order.',
  },
  Imported: {
    ...record({
      added: list(importedItem),
      changed: list(importedItem),
      removed: list(importedItem),
      leftAlone: list(importedItem),
    }),
    description: 'What an import has done, or would do.',
  },
  Nothing: { ...record({}), description: 'There is nothing to say.' },
}
