import { fieldTypes } from '../../../domain/configuration/procedures/catalogue'
import { readLastRecords, type LastRecord } from '../../../services/calls/past/lastRecorded'
import { answer, list, moment, oneOf, record, text, uuid } from '../kernel/jsonSchema'
import { readRoute, type Route } from '../kernel/route'
import { callsPath } from './callVerb'

const lastRecord = answer(
  'LastRecord',
  'What a procedure recorded when it was last done on a line.',
  record({
    callId: uuid('The call that recorded it.'),
    completedAt: moment('When that call was completed.'),
    procedureId: uuid(),
    fields: list(
      record({ fieldId: uuid(), fieldName: text(), type: oneOf(fieldTypes), values: list(text()) }),
      'The recorded values, with the names of that time.',
    ),
  }),
  ({ callId, completedAt, procedureId, values }: LastRecord) => ({
    callId,
    completedAt,
    procedureId,
    fields: values.map(({ fieldId, fieldName, fieldType: type, values: recorded }) => ({
      fieldId,
      fieldName,
      type,
      values: recorded,
    })),
  }),
)

export const lastRecordRoutes: Route[] = [
  readRoute(
    'readLastRecords',
    `${callsPath}/{id}/lastrecords`,
    'For each procedure, what the latest completed call of the line of a call recorded, without this call',
    list(lastRecord.schema),
    async ({ request, params }) => (await readLastRecords(request, params.id!)).map(lastRecord.show),
    'lines:see',
  ),
]
