import { useFormikContext } from 'formik'
import { createContext, useCallback, useContext } from 'react'
import type { FormStatus } from '../record/applyRefusal'

/** Set around a form that is shown over another one with fields of the same names. */
export const FormScope = createContext('')

/** The element id of a field's control, for labels and for links that lead to it. */
export const controlId = (name: string, scope = ''): string => `field-${scope}${name}`

/** The name as Formik is to take it: a dot is part of the name, and no step into an object. */
const formikPath = (name: string): string => (name.includes('.') ? `['${name}']` : name)

/** Brings the field into sight and puts the focus into it; of a group of choices, into the first. */
export const focusField = (name: string): boolean => {
  const control = document.getElementById(controlId(name))
  if (!control) return false
  control.scrollIntoView?.({ block: 'center' })
  const target = control.matches('fieldset')
    ? (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input') ?? control)
    : control
  target.focus({ preventScroll: true })
  return true
}

/** A field of the form around it: its value, and what is wrong with it once it was left. */
export const useFormField = <Value>(name: string) => {
  const form = useFormikContext<Record<string, unknown>>()
  const scope = useContext(FormScope)
  const value = form.values[name] as Value
  const refused = (form.status as FormStatus)?.refused?.[name]
  const wrong =
    (form.touched[name] ? form.errors[name] : undefined) ??
    (refused && Object.is(refused.value, value) ? refused.message : undefined)
  // Formik keeps these the same, and so do they stay the same: a control is drawn anew only for its own value.
  const { setFieldValue, setFieldTouched } = form
  const setValue = useCallback((next: Value) => void setFieldValue(formikPath(name), next), [name, setFieldValue])
  // The values were checked when they changed.
  const leave = useCallback(() => void setFieldTouched(formikPath(name), true, false), [name, setFieldTouched])
  return { id: controlId(name, scope), value, error: wrong as string | undefined, setValue, leave }
}
