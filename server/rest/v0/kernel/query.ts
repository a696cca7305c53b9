import { plainId, readFlag, readWhole } from '../../../domain/kernel/input/lenient'
import { isUuid } from '../../../domain/kernel/uuid'
import { stopIfInvalid } from '../../../services/kernel/refused'
import type { JsonSchema } from './jsonSchema'

export type QueryValue = string | number | boolean | readonly string[] | null

/** A parameter of a route's query. */
export type QueryParameter = {
  description: string
  schema: JsonSchema
  /** The message of a refusal. */
  message: string
  /** Its value; undefined for a text that is refused. */
  read: (sent: string) => QueryValue | undefined
  /** Its value when it is not sent. */
  usual: QueryValue
  /** It may be sent several times, and is a list. */
  isList?: true
}

export const flagParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'boolean', default: false },
  message: 'Must be true or false',
  // A parameter without a value is set.
  read: (sent) => sent === '' || readFlag(sent),
  usual: false,
})

/** One of these values; the first is the default. */
export const choiceParameter = (values: readonly string[], description: string): QueryParameter => ({
  description,
  schema: { enum: [...values], default: values[0] },
  message: `Must be ${values.join(' or ')}`,
  read: (sent) => values.find((value) => value.toLowerCase() === sent.trim().toLowerCase()),
  usual: values[0]!,
})

export const numberParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  message: 'Must be a whole number from 0',
  read: (sent) => {
    const number = readWhole(sent)
    return number !== undefined && number >= 0 ? number : undefined
  },
  usual: null,
})

export const textParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'string' },
  message: 'Must be sent only once',
  read: (sent) => sent,
  usual: null,
})

/** Ids that are sent as repeated parameters. */
export const listParameter = (description: string): QueryParameter => ({
  description,
  schema: { type: 'array', items: { type: 'string', format: 'uuid' } },
  message: 'Must be an id',
  read: (sent) => {
    const id = plainId(sent) as string
    return isUuid(id) ? id : undefined
  },
  usual: [],
  isList: true,
})

/** No list of a query needs more. */
const mostOfList = 300

/** The values of a route's parameters. A parameter that is sent twice is refused unless it is a list. */
export const readQuery = (
  parameters: Record<string, QueryParameter>,
  query: URLSearchParams,
): Record<string, QueryValue> => {
  const sent = Object.entries(parameters).map(([field, { read, ...parameter }]) => ({
    field,
    ...parameter,
    values: query.getAll(field).map(read),
  }))
  stopIfInvalid(
    sent.flatMap(({ field, message, values, isList }) =>
      (values.length > 1 && !isList) || values.includes(undefined) ? [{ field, message }] : [],
    ),
  )
  return Object.fromEntries(
    sent.map(({ field, isList, usual, values }) => [
      field,
      isList ? (values.slice(0, mostOfList) as string[]) : (values[0] ?? usual),
    ]),
  )
}
