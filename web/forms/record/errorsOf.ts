import type { FormikErrors } from 'formik'
import type { FieldRefusal } from 'domain/kernel/refusal'

/** What is wrong with the fields, as Formik wants it; the first message of each counts. */
export const errorsOf = <Values>(fields: readonly FieldRefusal[]): FormikErrors<Values> =>
  Object.fromEntries([...fields].reverse().map(({ field, message }) => [field, message])) as FormikErrors<Values>
