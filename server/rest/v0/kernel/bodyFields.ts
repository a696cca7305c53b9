import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import type { JsonSchema } from './jsonSchema'

export type Body = Record<string, unknown>

/**
 * The contract's name of a body field → the service's name of the input field, and what it holds: as the service
 * checks it, or, where that reads several forms, as `holds` tells. A field that stands `insteadOf` another counts
 * where that one is not sent. What is `asRead` may come along, because clients send a record back as they read it,
 * and changes nothing.
 */
export type BodyFields = Record<string, InputField | { of: BodyFields; says: string } | { asRead: true; says: string }>
type InputField = {
  input: string
  /** What it holds, where that is more than the service says of it. */
  says?: string
  holds?: JsonSchema
  insteadOf?: string
  read?: (value: unknown) => unknown
}

export type ReadBody = {
  /** The body under the service's names. */
  input: Body
  /** The service's name of each field that was sent → the contract's, with the object that it stands in. */
  sentNames: Map<string, string>
  /** What held something and counted for nothing, by the contract's names. */
  ignored: string[]
  wrong: FieldRefusal[]
}

type Described = { optional?: boolean; nullable?: boolean; meta?: { takesNull?: boolean } }

const described = new WeakMap<ObjectSchema<AnyObject>, ReadonlySet<string>>()

/** The fields of which null says no more than leaving them out. */
export const leftOutAsNull = (schema: ObjectSchema<AnyObject>): ReadonlySet<string> => {
  const known = described.get(schema)
  if (known) return known
  const isLeftOut = ({ optional, nullable, meta }: Described): boolean =>
    optional === true && !nullable && !meta?.takesNull
  const names = new Set(
    Object.entries(schema.describe().fields).flatMap(([name, field]) => (isLeftOut(field as Described) ? name : [])),
  )
  described.set(schema, names)
  return names
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/**
 * Reads a body by the fields that the contract has. Other keys count for nothing: a client may send back what it read.
 * What every object inherits is no such key, because a library might take it for more than a name.
 */
export const readFields = (
  fields: BodyFields,
  body: Body,
  nullLeavesOut: ReadonlySet<string> = new Set(),
  within = '',
): ReadBody => {
  const found: ReadBody = { input: {}, sentNames: new Map(), ignored: [], wrong: [] }
  const isSent = (key: string): boolean => Object.hasOwn(body, key) && !isEmpty(body[key])
  const isReplaced = (field: BodyFields[string]): boolean => 'insteadOf' in field && isSent(field.insteadOf!)
  for (const [key, value] of Object.entries(body)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (key in Object.prototype) found.wrong.push({ field: within + key, message: 'Is not a field of this request' })
    else if (!field || 'asRead' in field || isReplaced(field)) {
      if (!isEmpty(value)) found.ignored.push(within + key)
    }
  }
  for (const [key, field] of Object.entries(fields)) {
    if (!Object.hasOwn(body, key) || 'asRead' in field || isReplaced(field)) continue
    const value = body[key]
    if ('of' in field) {
      if (typeof value === 'object' && !Array.isArray(value))
        addPart(found, readFields(field.of, (value ?? {}) as Body, nullLeavesOut, `${within}${key}.`))
      else found.wrong.push({ field: within + key, message: 'Must be an object' })
    } else if (value !== null || !(field.insteadOf || nullLeavesOut.has(field.input))) {
      found.input[field.input] = field.read ? field.read(value) : value
      found.sentNames.set(field.input, within + key)
    }
  }
  return found
}

const addPart = (whole: ReadBody, part: ReadBody): void => {
  Object.assign(whole.input, part.input)
  for (const [name, sent] of part.sentNames) whole.sentNames.set(name, sent)
  whole.ignored.push(...part.ignored)
  whole.wrong.push(...part.wrong)
}

/** So many names are told, each by so many letters: nobody reads more. */
const mostNamed = 30
const longestName = 40

/** Names for a header: what could end it, or begin another, is taken out. */
export const headerOf = (names: readonly string[]): string =>
  [
    ...names.slice(0, mostNamed).map((name) => name.replaceAll(/[^\w.$-]/g, '_').slice(0, longestName)),
    ...(names.length > mostNamed ? ['...'] : []),
  ].join(', ')
