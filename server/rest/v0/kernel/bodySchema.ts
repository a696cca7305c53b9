import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import { orNull, type JsonSchema } from './jsonSchema'
import type { Route } from './route'

// The keywords of JSON Schema for the bounds of each type.
const bounds: Record<string, { least: string; most: string }> = {
  string: { least: 'minLength', most: 'maxLength' },
  number: { least: 'minimum', most: 'maximum' },
  array: { least: 'minItems', most: 'maxItems' },
}

// The names of yup's tests, and the keywords of JSON Schema for them.
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

const isRequired = (field: SchemaFieldDescription): boolean => (field as Described).optional === false

/** The schema of the value itself. */
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
  // A number may be sent as a string, and a string of digits as a number.
  if (type === 'number') return { type: [tests.some(({ name }) => name === 'integer') ? 'integer' : type, 'string'] }
  return { type: meta?.takesNumber ? [type, 'number'] : type }
}

const fieldSchema = (field: SchemaFieldDescription, description = ''): JsonSchema => {
  const described = field as Described
  const text = description ? { description } : {}
  const own = described.meta?.jsonSchema
  if (own || described.type === 'mixed') return { ...(described.nullable && own?.type ? orNull(own) : own), ...text }
  const shape = shapeOf(described)
  const tests = (described.tests ?? []).map(
    ({ name, params }) => keywords[name ?? '']?.(params ?? {}, described.type) ?? {},
  )
  const schema = Object.assign(shape, text, ...tests) as JsonSchema
  // For an optional field, null means the same as leaving it out.
  return described.nullable || (description !== '' && described.optional) ? orNull(schema) : schema
}

/** The body of a route as its command checks it, under the contract's names. Other fields are ignored. */
export const bodySchema = ({ fields, checkedBy }: NonNullable<Route['body']>): JsonSchema => {
  const descriptions = (checkedBy as ObjectSchema<AnyObject>).describe().fields
  const entries = Object.entries(fields).map(([name, field]) => {
    if ('of' in field)
      return {
        name,
        schema: { ...bodySchema({ fields: field.of, checkedBy }), description: field.description },
        isRequired: false,
      }
    if ('asRead' in field) return { name, schema: { description: field.description }, isRequired: false }
    const checked = descriptions[field.input]
    if (!checked) throw new Error(`the input has no field ${field.input} for ${name}`)
    const needed = isRequired(checked)
    const description = field.description ?? (checked as Described).meta?.description
    const schema = field.holds
      ? { ...(needed ? field.holds : orNull(field.holds)), description }
      : fieldSchema(checked, description)
    // When another field can replace it, neither is required alone.
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
