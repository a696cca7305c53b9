import { GraphQLError, Kind } from 'graphql'
import { isCalendarDate, parseMoment } from '../../domain/kernel/time/calendarDate'
import { builder } from './builder'

const readDateTime = (value: unknown): Date => {
  // Without its zone the moment would depend on where the server stands.
  const date = typeof value === 'string' && parseMoment(value)?.zone ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime()))
    throw new GraphQLError('A DateTime is an ISO 8601 text with its zone, such as 2026-03-01T14:05:00.000Z')
  return date
}

// What is no calendar date passes as a text, so that the verb refuses it at its field.
const readDate = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

builder.scalarType('DateTime', {
  description: 'A moment: UTC, ISO 8601 with milliseconds. As an input with any zone, and with or without seconds.',
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
