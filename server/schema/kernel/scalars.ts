import { GraphQLError, Kind } from 'graphql'
import { isCalendarDate } from '../../domain/kernel/time/calendarDate'
import { parseMoment } from '../../domain/kernel/time/writtenMoment'
import { builder } from './builder'

const readDateTime = (value: unknown): Date => {
  // With its zone, because without one the moment would depend on the time zone of the server.
  const date = typeof value === 'string' && parseMoment(value)?.zone ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime()))
    throw new GraphQLError('A DateTime is an ISO 8601 text with its zone, such as 2026-03-01T14:05:00.000Z')
  return date
}

// Any other text passes, so that the verb refuses it at its field.
const readDate = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

builder.scalarType('DateTime', {
  description:
    'A moment in ISO 8601. Answers are in UTC with milliseconds; inputs may have any zone, and may leave out seconds.',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
})

builder.scalarType('Date', {
  description: 'A calendar date without a zone: YYYY-MM-DD.',
  serialize: (value) => {
    if (typeof value !== 'string' || !isCalendarDate(value)) throw new GraphQLError('not a calendar date')
    return value
  },
  parseValue: readDate,
  parseLiteral: (node) => readDate('value' in node ? node.value : null),
})

const readFilePart = (value: unknown): string => {
  if (typeof value !== 'string') throw new GraphQLError('A File is a part of a multipart/form-data request')
  return value
}

builder.scalarType('File', {
  description:
    'A file, sent as a part of a `multipart/form-data` request (the GraphQL multipart request specification): `operations` has null in its place, `map` says which part it is.',
  serialize: () => {
    throw new GraphQLError('files are not answered')
  },
  parseValue: readFilePart,
  parseLiteral: (node) => readFilePart(node.kind === Kind.STRING ? node.value : null),
})
