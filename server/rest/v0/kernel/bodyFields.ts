import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldRefusal } from '../../../domain/kernel/refusal'
import type { JsonSchema } from './jsonSchema'

export type Body = Record<string, unknown>

/**
 * The contract's name of a body field → the command's name of the input field, and its schema: `holds`, or else the
 * schema that the command checks. A field with `insteadOf` is used when the other field is not sent. A field with
 * `asRead` is accepted and ignored, because clients send a record back as they read it.
 */
export type BodyFields = Record<
  string,
  InputField | { of: BodyFields; description: string } | { asRead: true; description: string }
>
type InputField = {
  input: string
  /** Replaces the description of the command's input. */
  description?: string
  holds?: JsonSchema
  insteadOf?: string
  read?: (value: unknown) => unknown
}

export type ReadBody = {
  /** The body under the command's names. */
  input: Body
  /** The command's name of each field that was sent → the contract's name, with the path of its object. */
  sentNames: Map<string, string>
  /** Fields that had a value and were ignored, by the contract's names. */
  ignored: string[]
  wrong: FieldRefusal[]
}

type Described = { optional?: boolean; nullable?: boolean; meta?: { takesNull?: boolean } }

const described = new WeakMap<ObjectSchema<AnyObject>, ReadonlySet<string>>()

/** The fields where null means the same as leaving them out. */
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
 * Reads the fields of the contract from a body. Other keys are ignored, because a client may send back what it read.
 * Names that every object inherits are refused, because a library might treat them specially.
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

/** The most names in the header, and the most letters of each. */
const mostNamed = 30
const longestName = 40

/** Names for a header, without characters that could end it or begin another header. */
export const headerOf = (names: readonly string[]): string =>
  [
    ...names.slice(0, mostNamed).map((name) => name.replaceAll(/[^\w.$-]/g, '_').slice(0, longestName)),
    ...(names.length > mostNamed ? ['...'] : []),
  ].join(', ')
