import { useFormikContext } from 'formik'
import { createContext, useCallback, useContext } from 'react'
import { isTooLong } from 'domain/kernel/input/limits'
import { afterPress } from '../../ui/browser/afterPress'
import type { FormStatus } from '../record/applyRefusal'

/** Set around a form that opens over another one with the same field names. */
export const FormScope = createContext('')

/** The element id of a field's control, for labels and links. */
export const controlId = (name: string, scope = ''): string => `field-${scope}${name}`

/** The name for Formik: a dot is part of the name, not a path separator. */
const formikPath = (name: string): string => (name.includes('.') ? `['${name}']` : name)

/** Scrolls to the field and focuses it; in a group of choices, the first one. */
export const focusField = (name: string, scope = ''): boolean => {
  const control = document.getElementById(controlId(name, scope))
  if (!control) return false
  control.scrollIntoView?.({ block: 'center' })
  const target = control.matches('fieldset')
    ? (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input') ?? control)
    : control
  target.focus({ preventScroll: true })
  return true
}

/** Focuses a field after a dialog that closes now has returned the focus. It does so in a timer, which a frame may precede. */
export const focusFieldAfterDialog = (name: string): void => {
  requestAnimationFrame(() => setTimeout(() => focusField(name)))
}

/**
 * A field of the surrounding form: its value, and its error once the person has left it. That a text is too long is told
 * at once, because who pasted it would not see what is over.
 */
export const useFormField = <Value>(name: string) => {
  const form = useFormikContext<Record<string, unknown>>()
  const scope = useContext(FormScope)
  const value = form.values[name] as Value
  const refused = (form.status as FormStatus)?.refused?.[name]
  const found = form.errors[name]
  const wrong =
    (form.touched[name] || isTooLong(found) ? found : undefined) ??
    (refused && Object.is(refused.value, value) ? refused.message : undefined)
  // Formik's functions are stable, so these callbacks are too: a control renders again only when its own value changes.
  const { setFieldValue, setFieldTouched } = form
  const setValue = useCallback((next: Value) => void setFieldValue(formikPath(name), next), [name, setFieldValue])
  // The values were validated when they changed. The error moves what stands below, so a press there counts first.
  const leave = useCallback(
    () => afterPress(() => void setFieldTouched(formikPath(name), true, false)),
    [name, setFieldTouched],
  )
  return { id: controlId(name, scope), value, error: wrong as string | undefined, setValue, leave }
}
