import { GraphQLError, Kind } from 'graphql'
import { isCalendarDate } from '../../domain/kernel/calendarDate'
import { builder } from './builder'

const readDateTime = (value: unknown): Date => {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is an ISO 8601 text such as 2026-03-01T14:05:00.000Z')
  return date
}

builder.scalarType('DateTime', {
  description: 'A moment: UTC, ISO 8601 with milliseconds.',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
})

// What is no calendar date passes as it is, so that the verb refuses it at its field.
builder.scalarType('Date', {
  description: 'A calendar date without a zone: YYYY-MM-DD.',
  serialize: (value) => {
    if (typeof value !== 'string' || !isCalendarDate(value)) throw new GraphQLError('not a calendar date')
    return value
  },
  parseValue: (value) => String(value),
  parseLiteral: (node) => ('value' in node ? String(node.value) : ''),
})
