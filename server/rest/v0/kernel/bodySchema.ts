import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import { orNull, type JsonSchema } from './jsonSchema'
import type { Route } from './route'

// How JSON Schema calls the bounds of each type.
const bounds: Record<string, { least: string; most: string }> = {
  string: { least: 'minLength', most: 'maxLength' },
  number: { least: 'minimum', most: 'maximum' },
  array: { least: 'minItems', most: 'maxItems' },
}

// What yup's own tests are called, and what JSON Schema says for them.
const keywords: Record<string, (params: Record<string, unknown>, type: string) => JsonSchema> = {
  min: ({ min }, type) => ({ [bounds[type]!.least]: min }),
  max: ({ max }, type) => ({ [bounds[type]!.most]: max }),
  uuid: () => ({ format: 'uuid' }),
  'calendar-date': () => ({ format: 'date' }),
}

type Described = {
  type: string
  nullable?: boolean
  optional?: boolean
  oneOf?: unknown[]
  tests?: { name?: string; params?: Record<string, unknown> }[]
  innerType?: SchemaFieldDescription
  fields?: Record<string, SchemaFieldDescription>
  meta?: { description?: string; jsonSchema?: JsonSchema; takesNumber?: boolean }
}

const isRequired = (description: SchemaFieldDescription): boolean => (description as Described).optional === false

/** What the value itself may be. */
const shapeOf = ({ type, oneOf = [], tests = [], innerType, fields = {}, meta }: Described): JsonSchema => {
  const entries = Object.entries(fields)
  if (type === 'array') return { type, items: innerType ? fieldSchema(innerType, '') : {} }
  if (type === 'object')
    return {
      type,
      properties: Object.fromEntries(entries.map(([name, each]) => [name, fieldSchema(each, '')])),
      required: entries.filter(([, each]) => isRequired(each)).map(([name]) => name),
    }
  if (oneOf.length > 0) return { type, enum: oneOf }
  // A number may come as a text, and a text that is written as a number as one.
  if (type === 'number') return { type: [tests.some(({ name }) => name === 'integer') ? 'integer' : type, 'string'] }
  return { type: meta?.takesNumber ? [type, 'number'] : type }
}

const fieldSchema = (description: SchemaFieldDescription, says = ''): JsonSchema => {
  const described = description as Described
  const told = says ? { description: says } : {}
  const own = described.meta?.jsonSchema
  if (own || described.type === 'mixed') return { ...(described.nullable && own?.type ? orNull(own) : own), ...told }
  const shape = shapeOf(described)
  const tests = (described.tests ?? []).map(
    ({ name, params }) => keywords[name ?? '']?.(params ?? {}, described.type) ?? {},
  )
  const schema = Object.assign(shape, told, ...tests) as JsonSchema
  // Null says no more than leaving the field out.
  return described.nullable || (says !== '' && described.optional) ? orNull(schema) : schema
}

/** The body of a route as its service checks it, under the contract's names. What else it holds counts for nothing. */
export const bodySchema = ({ fields, checkedBy }: NonNullable<Route['body']>): JsonSchema => {
  const descriptions = (checkedBy as ObjectSchema<AnyObject>).describe().fields
  const entries = Object.entries(fields).map(([name, field]) => {
    if ('of' in field)
      return {
        name,
        schema: { ...bodySchema({ fields: field.of, checkedBy }), description: field.says },
        isRequired: false,
      }
    if ('asRead' in field) return { name, schema: { description: field.says }, isRequired: false }
    const description = descriptions[field.input]
    if (!description) throw new Error(`the service knows no field ${field.input}, which ${name} stands for`)
    const needed = isRequired(description)
    const says = field.says ?? (description as Described).meta?.description
    const schema = field.holds
      ? { ...(needed ? field.holds : orNull(field.holds)), description: says }
      : fieldSchema(description, says)
    // Where another field may stand in its place, neither is needed by itself.
    const hasOther =
      'insteadOf' in field || Object.values(fields).some((other) => 'insteadOf' in other && other.insteadOf === name)
    return { name, schema, isRequired: needed && !hasOther }
  })
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    required: entries.filter((entry) => entry.isRequired).map(({ name }) => name),
  }
}
