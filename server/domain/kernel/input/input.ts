import { isUuid } from '../uuid'
import { string, type ObjectSchema, type AnyObject, ValidationError } from 'yup'
import { cleanText, oneLine } from './cleanText'
import { plainId } from './lenient'
import { mostCharacters, textLimit } from './limits'
import { invalid, type FieldRefusal, type Refusal } from '../refusal'

declare module 'yup' {
  /** What a field's schema says about itself; both doors describe and read the field by this. */
  interface CustomSchemaMetadata {
    /** A description for API clients. */
    description?: string
    /** The kind of record that the field, or each of its entries, names. */
    of?: RecordName
    /** The request is malformed without it: GraphQL's type requires it, where the verb would refuse other missing fields. */
    needed?: true
    /** It names the record of the verb, which REST has in its path. */
    subject?: true
    /** It confirms or permits something, and is a query parameter in REST. */
    confirms?: true
    /** It is a file, which GraphQL takes as a part of a form. */
    isFile?: true
    /** Null differs from leaving it out. */
    takesNull?: true
    /** Accepts a number as its text. */
    takesNumber?: true
    /** Its texts are not cleaned. */
    asTyped?: true
    /** Its JSON schema, where the yup schema cannot tell. */
    jsonSchema?: Record<string, unknown>
  }
}

/** The kinds of records that inputs name. */
export type RecordName =
  | 'ApiToken'
  | 'Call'
  | 'ComplianceCategory'
  | 'ComplianceDocument'
  | 'ComplianceRequirement'
  | 'Device'
  | 'Facility'
  | 'Handover'
  | 'Image'
  | 'InboxMessage'
  | 'Job'
  | 'Line'
  | 'ManagedProvider'
  | 'Procedure'
  | 'ProcedureField'
  | 'ProcedureFieldOption'
  | 'Purpose'
  | 'PushDevice'
  | 'RoleInvitation'
  | 'Room'
  | 'SavedView'
  | 'SignedInBrowser'
  | 'StatusCode'
  | 'User'
  | 'WaitingTarget'

// PostgreSQL stores neither a zero character nor half of a surrogate pair, and nobody types them.
export const isStorable = (text: string | null | undefined): boolean => !/[\0\p{Surrogate}]/u.test(text ?? '')

/** A text that is not converted from another type. Not `strict`, which would skip defaults. */
const sentId = () => string().transform((_value, original: unknown) => plainId(original))

/** A number where a text belongs, such as an MRN, becomes its text. */
const numberAsText = (sent: unknown): unknown =>
  typeof sent === 'number' && Number.isFinite(sent) && Math.abs(sent) <= Number.MAX_SAFE_INTEGER ? String(sent) : sent

/** A trimmed text; an empty one becomes null. */
export const text = (limit = textLimit) =>
  string()
    .strict(false)
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? original.trim() || null : numberAsText(original),
    )
    .nullable()
    .default(null)
    .typeError('Must be text')
    .max(limit, mostCharacters(limit))
    .test('storable', 'Must be text', isStorable)
    .meta({ takesNumber: true })

/** A name: a text on one line, with single blanks (rules 1.6). */
export const nameText = (limit = textLimit) =>
  text(limit).transform((value: unknown) => (typeof value === 'string' ? oneLine(value) : value))

/** The id of a record; an invalid id is refused like an unknown one. */
export const id = (message = 'Required') =>
  sentId()
    .typeError('Must be an id')
    .required(message)
    .test('uuid', 'Does not exist', (value) => !value || isUuid(value))

/** The id of the record of a verb; the lookup refuses an invalid id like an unknown one. */
export const subjectId = () => sentId().typeError('Must be an id').required('Required')

export const subject = (of: RecordName, description: string) =>
  subjectId().meta({ of, description, subject: true, needed: true })

export const optionalId = () =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : plainId(original)))
    .typeError('Must be an id')
    .nullable()
    .default(null)
    .test('uuid', 'Does not exist', (value) => !value || isUuid(value))

/** All failures of the input, with the first message of each field. */
const fieldRefusals = (error: ValidationError): FieldRefusal[] => {
  const found = error.inner.length > 0 ? error.inner : [error]
  const byField = new Map<string, string>()
  for (const { path, message } of found) if (!byField.has(path ?? '')) byField.set(path ?? '', message)
  return [...byField].map(([field, message]) => ({ field, message }))
}

export type Checked<T> = { value: T; refusal: null } | { value: null; refusal: Refusal }

/** No input is nested more deeply. */
const deepest = 16

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/**
 * The input with cleaned texts, and what is wrong with its shape whatever the schema says. A key that every object
 * inherits (`__proto__`, `toString`) is not a field, but could be called as a method or taken for a field of the
 * schema.
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

/** For fields whose texts are not cleaned: passwords, and drafts. */
export const asTyped = { asTyped: true } as const

const isAsTyped = (field: unknown): boolean =>
  (field as { spec?: { meta?: { asTyped?: boolean } } } | undefined)?.spec?.meta?.asTyped === true

/** The parsed input, or the refusal that lists everything that is wrong. */
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
 * The same, but valid fields are answered beside what is wrong with the rest, as if the rest had been left out, so that
 * a rule can report what it misses at the same time. Null when nothing is valid.
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
