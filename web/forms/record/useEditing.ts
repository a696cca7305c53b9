import { useFormik, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useState } from 'react'
import { joinedEntry } from 'domain/calls/entries/merge'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { applyRefusal } from './applyRefusal'
import { errorsOf } from './errorsOf'

/** An item as entries, and the version that they are of; something new has none. */
export type Edited<Values> = { values: Values; version: number | null }

export type Saved = { ok: boolean; refusal?: { message: string; fields: readonly FieldRefusal[] } | null }

export type Editing<Values> = {
  /** The item as it is now, whoever changed it; null when it was deleted. */
  latest: Edited<Values> | null
  /** Everything wrong with the entries, as the server would say it. */
  check: (values: Values) => readonly FieldRefusal[]
  /** Sends the entries. */
  onSave: (values: Values, version: number | null) => Promise<Saved>
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/**
 * The form of an item that others may change as well. What they change is never put over entries unasked; once it is
 * taken, what was entered here since stays, and of a list what either added.
 */
export const useEditing = <Values extends FormikValues>({ latest, check, onSave }: Editing<Values>) => {
  /** The item as the person knows it. */
  const [known, setKnown] = useState(latest!)
  const [problem, setProblem] = useState<string | null>(null)
  /** What was saved last, as it was sent; and whether `known` is that by now. */
  const [saved, setSaved] = useState<{ sent: Values; isKnown: boolean } | null>(null)

  const form = useFormik<Values>({
    initialValues: known.values,
    validateOnMount: true,
    validate: (values) => errorsOf<Values>(check(values)),
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const { ok, refusal } = await onSave(values, known.version)
      if (ok) return setSaved({ sent: values, isKnown: false })
      if (!refusal) return
      const elsewhere = applyRefusal({ ...form, ...helpers }, refusal.fields, values)
      if (refusal.fields.length === 0 || elsewhere.length > 0) setProblem(elsewhere[0]?.message ?? refusal.message)
    },
  })
  const hasNews = latest !== null && !isSame(latest.values, known.values)

  /** Shows the item as it is now, with what was entered since it was like `base`. */
  const show = (now: Values, base: Values) => {
    const own = Object.entries(form.values)
      .filter(([field, value]) => !isSame(value, base[field]))
      .map(([field, value]) => {
        const [before, theirs] = [base[field], now[field]]
        return [field, isList(value) && isList(before) && isList(theirs) ? joinedEntry(before, value, theirs) : value]
      })
    form.resetForm({ values: now })
    void form.setValues({ ...now, ...Object.fromEntries(own) })
  }

  const takeNews = () => {
    if (!latest) return
    setProblem(null)
    setKnown(latest)
    show(latest.values, known.values)
  }

  // What was saved is what the person knows from then on.
  if (saved && !saved.isKnown && latest) {
    setSaved({ ...saved, isKnown: true })
    setKnown(latest)
  }
  const showSaved = useEffectEvent((sent: Values) => show(known.values, sent))
  useEffect(() => {
    if (saved?.isKnown) showSaved(saved.sent)
  }, [saved])

  // Nothing that is shown here changed: the entries are of the newer version as well.
  const version = latest?.version ?? null
  if (!hasNews && latest !== null && version !== known.version) setKnown(latest)

  return { form, known: known.values, problem, hasNews, takeNews }
}
