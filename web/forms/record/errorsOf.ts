import type { FormikErrors } from 'formik'
import type { FieldRefusal } from 'domain/kernel/refusal'

/** Field errors in Formik's format: the first message of each field. */
export const errorsOf = <Values>(fields: readonly FieldRefusal[]): FormikErrors<Values> =>
  Object.fromEntries([...fields].reverse().map(({ field, message }) => [field, message])) as FormikErrors<Values>
