import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef, type ReactNode } from 'react'

/** A form that submits through Formik and focuses the first field with an error. */
export const Form = ({ children, label, id }: { children: ReactNode; label: string; id?: string }) => {
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

  return (
    <chakra.form ref={form} id={id} aria-label={label} noValidate onSubmit={handleSubmit}>
      {children}
    </chakra.form>
  )
}
