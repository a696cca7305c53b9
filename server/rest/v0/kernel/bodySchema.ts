import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import type { JsonSchema } from './jsonSchema'
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
}

const isRequired = (description: SchemaFieldDescription): boolean => (description as Described).optional === false

/** What the value itself may be. */
const shapeOf = ({ type, oneOf = [], tests = [], innerType, fields = {} }: Described): JsonSchema => {
  const entries = Object.entries(fields)
  if (type === 'array') return { type, items: innerType ? fieldSchema(innerType, '') : {} }
  if (type === 'object')
    return { type, properties: Object.fromEntries(entries.map(([name, each]) => [name, fieldSchema(each, '')])), required: entries.filter(([, each]) => isRequired(each)).map(([name]) => name), additionalProperties: false }
  if (oneOf.length > 0) return { type, enum: oneOf }
  return { type: tests.some(({ name }) => name === 'integer') ? 'integer' : type }
}

const fieldSchema = (description: SchemaFieldDescription, says: string): JsonSchema => {
  const described = description as Described
  if (described.type === 'mixed') return { description: says }
  const shape = shapeOf(described)
  const isNullable = described.nullable && described.type !== 'object' && described.type !== 'array'
  const tests = (described.tests ?? []).map(({ name, params }) => keywords[name ?? '']?.(params ?? {}, described.type) ?? {})
  return Object.assign(shape, isNullable ? { type: [shape.type, 'null'] } : {}, { description: says }, ...tests) as JsonSchema
}

/** The body of a route as its service checks it, under the contract's names. */
export const bodySchema = ({ fields, checkedBy }: NonNullable<Route['body']>): JsonSchema => {
  const descriptions = (checkedBy as ObjectSchema<AnyObject>).describe().fields
  const entries = Object.entries(fields).map(([name, field]) => {
    if ('of' in field) return { name, schema: { ...bodySchema({ fields: field.of, checkedBy }), description: field.says }, isRequired: false }
    if ('asRead' in field) return { name, schema: { description: field.says }, isRequired: false }
    const description = descriptions[field.input]
    if (!description) throw new Error(`the service knows no field ${field.input}, which ${name} stands for`)
    return { name, schema: { ...fieldSchema(description, field.says), ...(field.holds ? { ...field.holds, description: field.says } : {}) }, isRequired: isRequired(description) }
  })
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    required: entries.filter((entry) => entry.isRequired).map(({ name }) => name),
    additionalProperties: false,
  }
}
