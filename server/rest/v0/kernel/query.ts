import { uuidPattern } from '../../../domain/kernel/uuid'
import { invalid } from '../../../domain/kernel/refusal'
import { Refused } from '../../../services/kernel/refused'
import type { JsonSchema } from './jsonSchema'

export type QueryValue = string | number | boolean | readonly string[] | null

/** A parameter of a route's query. */
export type QueryParameter = {
  description: string
  schema: JsonSchema
  /** The texts that it accepts. */
  takes: RegExp
  /** The message of a refusal. */
  message: string
  /** Its value; `sent` is null when the parameter is missing. */
  read: (sent: string | null) => QueryValue
  /** Its value where it may be sent several times; otherwise that is refused. */
  readAll?: (sent: readonly string[]) => readonly string[]
}

export const flagParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'boolean', default: false },
  takes: /^(true|false)$/,
  message: 'Must be true or false',
  read: (sent) => sent === 'true',
})

/** One of these values; the first is the default. */
export const choiceParameter = (values: readonly string[], description: string): QueryParameter => ({
  description,
  schema: { enum: [...values], default: values[0] },
  takes: new RegExp(`^(${values.join('|')})$`),
  message: `Must be ${values.join(' or ')}`,
  read: (sent) => sent ?? values[0]!,
})

export const numberParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  takes: /^\d{1,15}$/,
  message: 'Must be a whole number from 0',
  read: (sent) => (sent === null ? null : Number(sent)),
})

export const textParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'string' },
  takes: /^[^]*$/,
  message: 'Must be sent only once',
  read: (sent) => sent,
})

/** Ids that are sent as repeated parameters. */
export const listParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'array', items: { type: 'string', format: 'uuid' } },
  takes: uuidPattern,
  message: 'Must be an id',
  read: (sent) => (sent === null ? [] : [sent]),
  readAll: (sent) => sent.slice(0, mostOfList),
})

/** No list of a query needs more. */
const mostOfList = 300

/** The values of a route's parameters. A parameter that is sent twice is refused unless it is a list. */
export const readQuery = (
  parameters: Record<string, QueryParameter>,
  query: URLSearchParams,
): Record<string, QueryValue> => {
  const sent = Object.entries(parameters).map(([field, parameter]) => ({
    field,
    ...parameter,
    values: query.getAll(field),
  }))
  const wrong = sent.filter(
    ({ takes, values, readAll }) => (values.length > 1 && !readAll) || !values.every((value) => takes.test(value)),
  )
  if (wrong.length > 0) throw new Refused(invalid(wrong.map(({ field, message }) => ({ field, message }))))
  return Object.fromEntries(
    sent.map(({ field, read, readAll, values }) => [field, readAll ? readAll(values) : read(values[0] ?? null)]),
  )
}
