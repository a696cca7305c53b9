import type { FormikErrors } from 'formik'
import type { AnyObject, ObjectSchema } from 'yup'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { checkInput } from 'domain/kernel/input'

/** What the schema of a verb says about the form's values, as Formik wants it. */
export const yupValidate =
  <Values extends object, Input extends AnyObject>(schema: ObjectSchema<Input>, toInput: (values: Values) => object = (values) => values) =>
  (values: Values): FormikErrors<Values> =>
    errorsOf(checkInput(schema, toInput(values)).refusal?.fields ?? [])

/** The first message of each field counts. */
export const errorsOf = <Values>(fields: readonly FieldRefusal[]): FormikErrors<Values> =>
  Object.fromEntries([...fields].reverse().map(({ field, message }) => [field, message])) as FormikErrors<Values>
