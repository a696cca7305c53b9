import { fieldTypes } from '../../../domain/configuration/procedures/catalogue'
import type { CallValue } from '../../../db/generated/prisma/client'
import { readPassport, type PassportVisit } from '../../../services/lines/reading/readPassport'
import { image } from '../calls/showCall'
import { answer, day, list, moment, number, oneOf, orNull, record, text, uuid } from '../kernel/jsonSchema'
import { readRoute, type Route } from '../kernel/route'
import { line } from './lines'

const visit = {
  callId: uuid(),
  at: moment('When the call was completed.'),
  day: day('The calendar day of that at the facility of the line.'),
  byName: orNull(text('Who completed the call.')),
}
const showVisit = ({ visit: { callId, at, day: on, byName } }: { visit: PassportVisit }) => ({
  callId,
  at,
  day: on,
  byName,
})

const fields = list(
  record({ procedureName: text(), fieldId: uuid(), fieldName: text(), type: oneOf(fieldTypes), values: list(text()) }),
  'What was recorded, with the names of that time.',
)
const showFields = (values: CallValue[]) =>
  values.map(({ procedureName, fieldId, fieldName, fieldType: type, values: recorded }) => ({
    ...{ procedureName, fieldId, fieldName, type },
    values: recorded,
  }))

const passport = answer(
  'LinePassport',
  'What a line is known by, from those of its completed calls that the caller sees. Reading it is audited.',
  record({
    line: line.schema,
    placement: orNull(record({ ...visit, purposeName: text(), insertedBy: orNull(text()), fields })),
    insertedBy: orNull(text('Who placed it, as its first call that names someone says.')),
    externalLengths: list(
      record({
        ...visit,
        name: text('The name of the field at that time.'),
        value: text('The number as it was recorded.'),
        difference: orNull(number('How much more it is than at the placement.')),
      }),
      'Since the placement, the earliest first.',
    ),
    dressingChanges: list(record({ ...visit, fields }), 'The newest first.'),
    photos: list(image.schema, 'The newest first, at most 60.'),
  }),
  ({ line: row, passport: of }: Awaited<ReturnType<typeof readPassport>>) => ({
    line: line.show(row),
    placement: of.placement && {
      ...showVisit(of.placement),
      purposeName: of.placement.purposeName,
      insertedBy: of.placement.insertedBy,
      fields: showFields(of.placement.fields),
    },
    insertedBy: of.insertedBy,
    externalLengths: of.externalLengths.map(({ name, value, difference, ...on }) => ({
      ...showVisit(on),
      ...{ name, value, difference },
    })),
    dressingChanges: of.dressingChanges.map((change) => ({ ...showVisit(change), fields: showFields(change.fields) })),
    photos: of.photos.map(image.show),
  }),
)

export const passportRoutes: Route[] = [
  readRoute(
    'readPassport',
    '/providers/{providerId}/lines/{id}/passport',
    'A line as it was placed, its external length over time, dressing changes and photos',
    passport.schema,
    async ({ request, params }) => passport.show(await readPassport(request, params.id!)),
    'lines:see',
  ),
]
