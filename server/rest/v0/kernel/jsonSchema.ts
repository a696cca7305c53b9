/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses for bodies. */
export type JsonSchema = { [keyword: string]: unknown }

declare const held: unique symbol

/** The schema of an answer, with the type that its serializer must return. */
export type Schema<T> = JsonSchema & { readonly [held]?: T }

/** The type that a schema describes. */
export type Held<S> = S extends Schema<infer T> ? T : never

const described = (schema: JsonSchema, description?: string): JsonSchema =>
  description ? { ...schema, description } : schema

export const text = (description?: string): Schema<string> => described({ type: 'string' }, description)
export const uuid = (description?: string): Schema<string> => described({ type: 'string', format: 'uuid' }, description)
export const moment = (description?: string): Schema<Date> =>
  described({ type: 'string', format: 'date-time' }, description)
export const day = (description?: string): Schema<string> => described({ type: 'string', format: 'date' }, description)
export const whole = (description?: string): Schema<number> => described({ type: 'integer' }, description)
export const number = (description?: string): Schema<number> => described({ type: 'number' }, description)
export const flag = (description?: string): Schema<boolean> => described({ type: 'boolean' }, description)
export const oneOf = <V extends string | number>(
  values: readonly V[],
  description?: string,
): Schema<V extends string ? string : number> => described({ enum: [...values] }, description)
export const list = <T>(items: Schema<T>, description?: string): Schema<readonly T[]> =>
  described({ type: 'array', items }, description)

type Properties = Record<string, Schema<unknown>>
type Shape<P extends Properties, O extends keyof P> = { [K in Exclude<keyof P, O>]: Held<P[K]> } & {
  [K in O]?: Held<P[K]>
}

/** An object with exactly these properties; those named in `optional` may be left out. */
export const record = <P extends Properties, O extends keyof P & string = never>(
  properties: P,
  optional: readonly O[] = [],
): Schema<Shape<P, O>> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.some((other) => other === name)),
  additionalProperties: false,
})

/** The schema of this name among the document's components. */
export const named = <T>(name: string): Schema<T> => ({ $ref: `#/components/schemas/${name}` })

/** The same, or null. */
export const orNull = <T>(schema: Schema<T>): Schema<T | null> => {
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

/** The answers of routes by name: the components of the OpenAPI document. */
export const components: Record<string, JsonSchema> = {}

/** A named answer and its serializer; a serializer that leaves a field out does not compile. */
export type Answer<T, Row> = { schema: Schema<T>; show: (row: Row) => T }

export const answer = <T, Row = T>(
  name: string,
  description: string,
  schema: Schema<T>,
  show: (row: Row) => NoInfer<T>,
): Answer<T, Row> => {
  components[name] = { ...schema, description }
  return { schema: named<T>(name), show }
}

/** These fields of a row, as they are. */
export const pick = <Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]): Pick<Row, Name> => {
  const picked = {} as Pick<Row, Name>
  for (const name of names) picked[name] = row[name]
  return picked
}

export const nothing = answer('Nothing', 'An empty object.', record({}), () => ({})).schema
