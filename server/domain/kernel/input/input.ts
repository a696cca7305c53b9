import { string, type ObjectSchema, type AnyObject, ValidationError } from 'yup'
import { cleanText } from './cleanText'
import { invalid, type FieldRefusal, type Refusal } from '../refusal'

declare module 'yup' {
  /** What a field says of itself to the doors, which describe and read it by this. */
  interface CustomSchemaMetadata {
    /** What it holds, for those who write programs against either door. */
    description?: string
    /** What kind of record it names, or each of its entries does. */
    of?: RecordName
    /** Without it there is no request: GraphQL's type asks for it, where the verb would refuse what else is missing. */
    needed?: true
    /** It names the record that the verb is about, which in REST stands in the address. */
    subject?: true
    /** It confirms or permits something, and stands in REST's query. */
    confirms?: true
    /** Null means something else than leaving it out. */
    takesNull?: true
    /** A number in its place is the text that it is written as. */
    takesNumber?: true
    /** Its texts are taken letter by letter. */
    asTyped?: true
    /** In which forms JSON may hold it, where the schema cannot tell. */
    jsonSchema?: Record<string, unknown>
  }
}

/** The kinds of records that inputs name. */
export type RecordName =
  | 'Call'
  | 'Facility'
  | 'Image'
  | 'Job'
  | 'Line'
  | 'Procedure'
  | 'ProcedureField'
  | 'ProcedureFieldOption'
  | 'Purpose'
  | 'Room'
  | 'StatusCode'

/** No record has this id. What belongs to no provider is kept under it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Longest entry of a one-line field, and of notes. */
export const textLimit = 200
export const notesLimit = 4000

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuidPattern.test(text)

// PostgreSQL stores neither a zero character nor half of a surrogate pair, and nobody types them.
export const isStorable = (text: string | null | undefined): boolean => !/[\0\p{Surrogate}]/u.test(text ?? '')

/** An id as it is kept: a UUID means the same in capitals (rules 1.2). */
export const plainId = (sent: unknown): unknown =>
  typeof sent === 'string' && isUuid(sent) ? sent.toLowerCase() : sent

/** A text that is not made from anything else. Not `strict`, which would leave out defaults. */
const sentId = () => string().transform((_value, original: unknown) => plainId(original))

/** A number where a text belongs, such as an MRN, is the text that it is written as. */
const numberAsText = (sent: unknown): unknown =>
  typeof sent === 'number' && Number.isFinite(sent) && Math.abs(sent) <= Number.MAX_SAFE_INTEGER ? String(sent) : sent

/** A trimmed text; what is empty becomes null. */
export const text = (limit = textLimit) =>
  string()
    .strict(false)
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? original.trim() || null : numberAsText(original),
    )
    .nullable()
    .default(null)
    .typeError('Must be text')
    .max(limit, `Must be at most ${limit} characters`)
    .test('storable', 'Must be text', isStorable)
    .meta({ takesNumber: true })

/** The id of a record; one that cannot exist is told like one that does not. */
export const id = (message = 'Required') =>
  sentId()
    .typeError('Must be an id')
    .required(message)
    .test('uuid', 'Does not exist', (value) => !value || isUuid(value))

/** The id of a record of this kind; the lookup refuses one that cannot exist like one that does not. */
export const subjectId = () => sentId().typeError('Must be an id').required('Required')

/** The record that a verb is about. */
export const subject = (of: RecordName, description: string) =>
  subjectId().meta({ of, description, subject: true, needed: true })

export const optionalId = () =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : plainId(original)))
    .typeError('Must be an id')
    .nullable()
    .default(null)
    .test('uuid', 'Does not exist', (value) => !value || isUuid(value))

/** All failures of the input, each at its field; the first message of a field counts. */
const fieldRefusals = (error: ValidationError): FieldRefusal[] => {
  const found = error.inner.length > 0 ? error.inner : [error]
  const byField = new Map<string, string>()
  for (const { path, message } of found) if (!byField.has(path ?? '')) byField.set(path ?? '', message)
  return [...byField].map(([field, message]) => ({ field, message }))
}

export type Checked<T> = { value: T; refusal: null } | { value: null; refusal: Refusal }

/** Nothing that is taken has more objects and lists inside one another. */
const deepest = 16

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/**
 * The input with its texts cleaned, and what is wrong with its form whatever the schema says. A key that every object
 * inherits (`__proto__`, `toString`) names no field, and would be called as a method or taken for one of the schema's.
 */
const readSafely = (input: unknown, isAsTyped: (key: string) => boolean): { value: unknown; wrong: FieldRefusal[] } => {
  const wrong: FieldRefusal[] = []
  const read = (value: unknown, path: string, depth: number, clean: boolean): unknown => {
    if (typeof value === 'string') return clean ? cleanText(value) : value
    if (!Array.isArray(value) && !isRecord(value)) return value
    if (depth > deepest) {
      wrong.push({ field: path, message: 'Is nested too deeply' })
      return null
    }
    if (Array.isArray(value)) return value.map((item, index) => read(item, `${path}[${index}]`, depth + 1, clean))
    const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
      const at = path === '' ? key : `${path}.${key}`
      if (key in Object.prototype) wrong.push({ field: at, message: 'Is not a field of this request' })
      return [key, read(item, at, depth + 1, clean && !(depth === 0 && isAsTyped(key)))]
    })
    return Object.fromEntries(entries)
  }
  return { value: read(input, '', 0, true), wrong }
}

/** Of a field whose texts are taken letter by letter: a password, or what is only kept until it is sent. */
export const asTyped = { asTyped: true } as const

const isAsTyped = (field: unknown): boolean =>
  (field as { spec?: { meta?: { asTyped?: boolean } } } | undefined)?.spec?.meta?.asTyped === true

/** The input as the schema reads it, or the refusal that lists all that is wrong. */
export const checkInput = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Checked<T> => {
  const { value, wrong } = readSafely(
    input ?? {},
    (key) => Object.hasOwn(schema.fields, key) && isAsTyped(schema.fields[key as keyof T]),
  )
  if (wrong.length > 0) return { value: null, refusal: invalid(wrong) }
  try {
    return { value: schema.validateSync(value, { abortEarly: false, stripUnknown: true }) as T, refusal: null }
  } catch (error) {
    if (error instanceof ValidationError) return { value: null, refusal: invalid(fieldRefusals(error)) }
    throw error
  }
}

/**
 * The same, but what is well formed is answered beside what is wrong with the rest, as if the rest had been left
 * out; so that a rule can tell in the same breath what it misses. Null when nothing can be made of it.
 */
export const checkPartly = <T extends AnyObject>(
  schema: ObjectSchema<T>,
  input: unknown,
): { value: T | null; wrong: FieldRefusal[] } => {
  const { value, refusal } = checkInput(schema, input)
  if (!refusal) return { value, wrong: [] }
  const isWrong = (key: string): boolean =>
    refusal.fields.some(({ field }) => field === key || field.startsWith(`${key}.`) || field.startsWith(`${key}[`))
  const rest = Object.fromEntries(Object.entries(Object(input) as object).filter(([key]) => !isWrong(key)))
  return { value: checkInput(schema, rest).value, wrong: refusal.fields }
}
