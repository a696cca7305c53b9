import { string, type ObjectSchema, type AnyObject, ValidationError } from 'yup'
import { invalid, type FieldRefusal, type Refusal } from './refusal'

/** No record has this id. What belongs to no provider is kept under it. */
export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Longest entry of a one-line field, and of notes. */
export const textLimit = 200
export const notesLimit = 4000

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuidPattern.test(text)

// PostgreSQL stores neither a zero character nor half of a surrogate pair, and nobody types them.
export const isStorable = (text: string | null | undefined): boolean => !/[\0\p{Surrogate}]/u.test(text ?? '')

/** A text that is not made from anything else. Not `strict`, which would leave out defaults. */
const asSent = () => string().transform((_value, original: unknown) => original)

/** A trimmed text; what is empty becomes null. */
export const text = (limit = textLimit) =>
  string()
    .strict(false)
    .transform((_value, original: unknown) => (typeof original === 'string' ? original.trim() || null : original))
    .nullable()
    .default(null)
    .typeError('Must be text')
    .max(limit, `Must be at most ${limit} characters`)
    .test('storable', 'Must be text', isStorable)

/** The id of a record; one that cannot exist is told like one that does not. */
export const id = (message = 'Required') =>
  asSent().typeError('Must be an id').required(message).test('uuid', 'Does not exist', (value) => !value || isUuid(value))

/** The record that a verb is about; the lookup tells one that cannot exist like one that does not. */
export const subjectId = () => asSent().typeError('Must be an id').required('Required')

export const optionalId = () =>
  string()
    .transform((_value, original: unknown) => (original === '' ? null : original))
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

/** The input as the schema reads it, or the refusal that lists all that is wrong. */
export const checkInput = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): Checked<T> => {
  try {
    return { value: schema.validateSync(input ?? {}, { abortEarly: false, stripUnknown: true }) as T, refusal: null }
  } catch (error) {
    if (error instanceof ValidationError) return { value: null, refusal: invalid(fieldRefusals(error)) }
    throw error
  }
}

/**
 * The same, but what is well formed is answered beside what is wrong with the rest, as if the rest had been left
 * out; so that a rule can tell in the same breath what it misses. Null when nothing can be made of it.
 */
export const checkPartly = <T extends AnyObject>(schema: ObjectSchema<T>, input: unknown): { value: T | null; wrong: FieldRefusal[] } => {
  const { value, refusal } = checkInput(schema, input)
  if (!refusal) return { value, wrong: [] }
  const isWrong = (key: string): boolean => refusal.fields.some(({ field }) => field === key || field.startsWith(`${key}.`) || field.startsWith(`${key}[`))
  const rest = Object.fromEntries(Object.entries(Object(input) as object).filter(([key]) => !isWrong(key)))
  return { value: checkInput(schema, rest).value, wrong: refusal.fields }
}
