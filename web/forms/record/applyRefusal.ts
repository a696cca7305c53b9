import type { FormikProps } from 'formik'
import type { FieldRefusal } from 'domain/kernel/refusal'
import type { Refused } from './editor'

/** The fields that the server refused, with the refused value: the message stays until that value changes. */
export type RefusedFields = Record<string, { message: string; value: unknown }>

export type FormStatus = { refused?: RefusedFields } | undefined

type Form = Pick<FormikProps<Record<string, unknown>>, 'setStatus' | 'setTouched' | 'touched'>

/**
 * Sets a refusal's field errors on the form, for the values that were sent. Returns those that the
 * form has no field for, which the screen must show in another way.
 */
export const applyRefusal = <Values extends object>(
  form: Pick<FormikProps<Values>, 'setStatus' | 'setTouched' | 'touched'>,
  fields: readonly FieldRefusal[],
  sent: Values,
): FieldRefusal[] => {
  const values = sent as Record<string, unknown>
  const known = fields.filter(({ field }) => field in values)
  const refused = Object.fromEntries(
    [...known].reverse().map(({ field, message }) => [field, { message, value: values[field] }]),
  )
  const { setStatus, setTouched, touched } = form as unknown as Form
  setStatus({ refused } satisfies FormStatus)
  void setTouched({ ...touched, ...Object.fromEntries(known.map(({ field }) => [field, true])) }, false)
  return fields.filter(({ field }) => !(field in values))
}

/** What a refusal says that no field shows; `elsewhere` is what `applyRefusal` returns. */
export const problemOf = ({ fields, message }: Refused, [elsewhere]: readonly FieldRefusal[]): string | null =>
  elsewhere?.message ?? (fields.length === 0 ? message : null)
