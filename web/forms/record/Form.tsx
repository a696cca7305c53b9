import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { takesLetters } from '../../ui/keys/targets'

/** Whether Enter there would send the form. */
const isOfOneLine = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && takesLetters(target)

/** Enter goes to the next field, after the last one to the button; with Ctrl or Cmd it presses that (rules 10.4a). */
const enterNext = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { key, target, ctrlKey, metaKey, nativeEvent } = event
  // Of an open list it chooses the option.
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  // A dialog of the form lies elsewhere on the page.
  if (!event.currentTarget.contains(target as Node)) return
  const elements = [...event.currentTarget.elements] as HTMLElement[]
  const button = elements.find((each) => each.matches('[type=submit]'))
  if (ctrlKey || metaKey) {
    event.preventDefault()
    button?.click()
  } else if (isOfOneLine(target as Element)) {
    event.preventDefault()
    const later = elements.slice(elements.indexOf(target as HTMLElement) + 1)
    const next = later.find((each) => takesLetters(each) && each.matches(':enabled') && each.tabIndex >= 0)
    ;(next ?? button)?.focus()
  }
}

type FormProps = {
  children: ReactNode
  label: string
  id?: string
  /** Enter in a field of one line sends nothing and goes on to the next field. */
  entersNext?: boolean
}

/** A form that submits through Formik and focuses the first field with an error. */
export const Form = ({ children, label, id, entersNext = false }: FormProps) => {
  const { handleSubmit, isSubmitting } = useFormikContext()
  const form = useRef<HTMLFormElement>(null)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      wrong?.scrollIntoView?.({ block: 'center' })
      wrong?.focus({ preventScroll: true })
    }
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  // Fields come and go with what is entered.
  useEffect(() => {
    if (!entersNext) return
    for (const each of form.current!.elements) if (isOfOneLine(each)) each.setAttribute('enterkeyhint', 'next')
  })

  return (
    <chakra.form
      ref={form}
      id={id}
      aria-label={label}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={entersNext ? enterNext : undefined}
    >
      {children}
    </chakra.form>
  )
}
