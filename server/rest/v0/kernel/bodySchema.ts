import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import type { JsonSchema } from './jsonSchema'
import type { Route } from './route'

// What yup's own tests are called, and what JSON Schema says for them.
const keywords: Record<string, (params: Record<string, unknown>) => JsonSchema> = {
  max: ({ max }) => ({ maxLength: max }),
  uuid: () => ({ format: 'uuid' }),
  'calendar-date': () => ({ format: 'date' }),
}

type Described = { type: string; nullable?: boolean; tests?: { name?: string; params?: Record<string, unknown> }[]; innerType?: SchemaFieldDescription; fields?: Record<string, SchemaFieldDescription> }

const fieldSchema = (description: SchemaFieldDescription, says: string): JsonSchema => {
  const { type, nullable, tests = [], innerType, fields } = description as Described
  if (type === 'mixed') return { description: says }
  if (type === 'array') return { type, items: innerType ? fieldSchema(innerType, '') : {}, description: says }
  if (type === 'object')
    return { type, properties: Object.fromEntries(Object.entries(fields ?? {}).map(([name, each]) => [name, fieldSchema(each, '')])), required: Object.keys(fields ?? {}), additionalProperties: false, description: says }
  const bounds = tests.map(({ name, params }) => keywords[name ?? '']?.(params ?? {}) ?? {})
  return Object.assign({ type: nullable ? [type, 'null'] : type, description: says }, ...bounds) as JsonSchema
}

/** The body of a route as its service checks it, under the contract's names. */
export const bodySchema = ({ fields, checkedBy }: NonNullable<Route['body']>): JsonSchema => {
  const descriptions = (checkedBy as ObjectSchema<AnyObject>).describe().fields
  const entries = Object.entries(fields).map(([name, field]) => {
    if ('of' in field) return { name, schema: { ...bodySchema({ fields: field.of, checkedBy }), description: field.says }, isRequired: false }
    if ('asRead' in field) return { name, schema: { description: field.says }, isRequired: false }
    const description = descriptions[field.input]
    if (!description) throw new Error(`the service knows no field ${field.input}, which ${name} stands for`)
    return { name, schema: fieldSchema(description, field.says), isRequired: (description as { optional?: boolean }).optional === false }
  })
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema])),
    required: entries.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: false,
  }
}
