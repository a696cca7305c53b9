/** A schema of JSON Schema 2020-12, which is what OpenAPI 3.1 describes bodies with. */
export type JsonSchema = { [keyword: string]: unknown }

const described = (schema: JsonSchema, description?: string): JsonSchema =>
  description ? { ...schema, description } : schema

export const text = (description?: string): JsonSchema => described({ type: 'string' }, description)
export const uuid = (description?: string): JsonSchema => described({ type: 'string', format: 'uuid' }, description)
export const moment = (description?: string): JsonSchema =>
  described({ type: 'string', format: 'date-time' }, description)
export const day = (description?: string): JsonSchema => described({ type: 'string', format: 'date' }, description)
export const whole = (description?: string): JsonSchema => described({ type: 'integer' }, description)
export const flag = (description?: string): JsonSchema => described({ type: 'boolean' }, description)
export const oneOf = (values: readonly (string | number)[], description?: string): JsonSchema =>
  described({ enum: [...values] }, description)
export const list = (items: JsonSchema, description?: string): JsonSchema =>
  described({ type: 'array', items }, description)

/** An object with exactly these properties; those named in `optional` may be left out. */
export const record = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

/** The schema of this name among the document's components. */
export const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** The same, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => {
  if (Array.isArray(schema.type))
    return schema.type.includes('null') ? schema : { ...schema, type: [...(schema.type as string[]), 'null'] }
  if (schema.enum)
    return {
      ...schema,
      ...(schema.type ? { type: [schema.type, 'null'] } : {}),
      enum: [...(schema.enum as unknown[]), null],
    }
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] }
  const { description, ...rest } = schema
  return described({ anyOf: [rest, { type: 'null' }] }, description as string | undefined)
}
