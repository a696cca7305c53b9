import { array, string } from 'yup'
import { requireableCallFields } from './requiredFields'

const keys: readonly string[] = requireableCallFields.map(({ key }) => key)

/** A required field is named by its key, or by a record with its key or its name, as the API answers them. */
const keyOf = (entry: unknown): string => {
  if (typeof entry === 'string') return entry
  const { key, name } = (entry ?? {}) as { key?: unknown; name?: unknown }
  return typeof key === 'string' ? key : (requireableCallFields.find((field) => field.name === name)?.key ?? '')
}

/** Known keys once and in their order, followed by unknown ones. */
const inOrder = (named: readonly string[]): string[] => [
  ...keys.filter((key) => named.includes(key)),
  ...named.filter((key) => !keys.includes(key)),
]

/** The call fields that a facility or a procedure requires, by their keys (rules 3.19). */
const requiredCallFields = () =>
  array(string().strict().defined())
    .transform((_value, original: unknown) => (Array.isArray(original) ? inOrder(original.map(keyOf)) : original))
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .test(
      'requireable',
      'Names a field that cannot be required',
      (named) => !named || named.every((key) => keys.includes(key)),
    )

/** The same as a field of a configuration item; a new item requires nothing by default. */
export const requiredCallFieldsField = (description: string) => ({
  created: requiredCallFields()
    .transform((named: unknown) => named ?? undefined)
    .default([])
    .meta({ description }),
  changed: requiredCallFields().optional().meta({ description }),
})
