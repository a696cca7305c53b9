import { useRef, useState, type SubmitEvent } from 'react'
import type { FieldRefusal } from 'domain/kernel/refusal'

type Errors<Name extends string> = { readonly [name in Name]?: string | undefined }
type Entries<Name extends string> = Readonly<Record<Name, string>>

type OutsideForm<Name extends string> = {
  /** The names of the fields, in their order. */
  names: readonly Name[]
  /** What is wrong before anything is sent. */
  check?: (entries: Entries<Name>) => Errors<Name>
  /** Answers why it was refused; null when it was not, and the page goes on. */
  send: (entries: Entries<Name>) => Promise<{ message: string; fields: readonly FieldRefusal[] } | null>
  /** The field that gets the focus when none was refused. */
  focuses?: Name
}

/**
 * A form of somebody who is not signed in. It is without Formik, which is too large for the first page. It reads its
 * fields when they are sent, because browsers fill them in without telling. The first field with an error gets the focus.
 */
export const useOutsideForm = <const Name extends string>({
  names,
  check = () => ({}),
  send,
  focuses,
}: OutsideForm<Name>) => {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isInFlight, setInFlight] = useState(false)
  // State changes with the next render; a double click is faster.
  const inFlight = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    const wrongIn = (next: Errors<Name>) => names.find((name) => next[name])
    const show = (next: Errors<Name>, message: string | null, focused = wrongIn(next)) => {
      setErrors(next)
      setProblem(message)
      if (focused) form.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus()
    }
    const typed = new FormData(form)
    const entries = Object.fromEntries(names.map((name) => [name, String(typed.get(name))])) as Entries<Name>
    const wrong = check(entries)
    show(wrong, null)
    if (wrongIn(wrong)) return
    inFlight.current = true
    setInFlight(true)
    const refused = await send(entries)
    if (!refused) return
    inFlight.current = false
    setInFlight(false)
    const at = Object.fromEntries(
      names.map((name) => [name, refused.fields.find(({ field }) => field === name)?.message]),
    ) as Errors<Name>
    if (wrongIn(at)) show(at, null)
    else show({}, refused.message, focuses)
  }

  const formProps = {
    noValidate: true,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!inFlight.current) void submit(event.currentTarget)
    },
  }
  return { formProps, errors, problem, isInFlight, clear: () => setErrors({}) }
}
