import { useFormik, type FormikValues } from 'formik'
import { useRef, useState } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { applyRefusal, problemOf } from '../record/applyRefusal'
import { errorsOf } from '../record/errorsOf'
import { useKeptForm } from '../kept/useKeptForm'
import type { Sent } from '../record/useRecordForm'

type SendForm<Values> = {
  initial: Values
  /** The form's name in the browser, which keeps its entries until they are sent; null: it keeps none (`useKeptForm`). */
  keptAs: string | null
  /** All errors in the entries, the same as the server's; without it, only the server finds them. */
  check?: (values: Values) => readonly FieldRefusal[]
  /** Sends the entries and does what follows. Without an answer, nothing is left to be shown. */
  send: (values: Values) => Promise<Sent | undefined> | undefined
  /** Tells of a problem where the form does not show `problem`. */
  onProblem?: (problem: string) => void
}

/**
 * A form whose entries are sent and that edits no record, which `useRecordForm` does. Entries with errors are not sent.
 * A refusal appears at its fields, or is the `problem` when no field shows it; the entries stay. A submit while they are
 * being sent does nothing.
 */
export const useSendForm = <Values extends FormikValues>({
  initial,
  keptAs,
  check = () => [],
  send,
  onProblem,
}: SendForm<Values>) => {
  const [problem, setProblem] = useState<string | null>(null)
  const inFlight = useRef<Promise<void>>(null)
  const form = useFormik<Values>({
    initialValues: initial,
    validateOnMount: true,
    validate: (values) => errorsOf<Values>(check(values)),
    onSubmit: (values) =>
      (inFlight.current ??= run(values).finally(() => {
        inFlight.current = null
      })),
  })
  const kept = useKeptForm<Values>({
    name: keptAs,
    before: initial,
    values: form.values,
    restore: (to) => void form.setValues({ ...form.values, ...to }),
    reset: form.resetForm,
  })
  const run = async (values: Values): Promise<void> => {
    setProblem(null)
    const refusal = (await send(values))?.refusal
    if (!refusal) return
    const found = problemOf(refusal, applyRefusal(form, refusal.fields, values))
    setProblem(found)
    if (found !== null) onProblem?.(found)
  }
  return { form, problem, kept }
}
