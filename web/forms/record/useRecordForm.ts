import { useFormik, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { isSameEntry, settledEntries, type Entries, type Pick as Choice } from 'domain/calls/entries/merge'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { applyRefusal, problemOf } from './applyRefusal'
import { errorsOf } from './errorsOf'
import { controlId } from '../fields/useFormField'
import { useKeptForm } from '../kept/useKeptForm'
import {
  arrivedIn,
  authorsOf,
  begin,
  draftOf,
  edit,
  marksOf,
  mostTries,
  type DraftEntry,
  type Refused,
  type Snapshot,
} from './editor'
import { withDraft, type RecordFields } from './fields'

/** The result of sending entries; `refusal` is null when the person has already been notified. */
export type Sent = { readonly ok: boolean; readonly refusal?: Refused | null }

type RecordForm<Values, Shot, Verb> = {
  /** The latest record, including others' changes; null when it was deleted. */
  latest: Shot | null
  /** The form's name in the browser, which keeps its entries until they are sent; null: it keeps none (`useKeptForm`). */
  keptAs: string | null
  /**
   * The person's unsent entries, from earlier pages and from other ones: the form starts with them and follows them. Its
   * fields' `put` writes any entry, not only those of a record.
   */
  draft?: readonly DraftEntry[]
  /** The same object as before while it is the same description: entries are computed again only when they change. */
  fields: RecordFields<Values, Shot>
  /** All errors in the entries, the same as the server's, before `verb`; with null, while they are typed. */
  check: (values: Values, verb: Verb | null) => readonly FieldRefusal[]
  /** `known`: the record that the changes are computed from. `version`: the version that they are based on. */
  send: (sent: { values: Values; known: Shot; version: number | null }, verb: Verb) => Promise<Sent>
  /** The verb of the form's submit button and of Enter; without it, neither sends anything. */
  submits?: Verb
  /** After these verbs the person leaves the record, so they must see others' changes first. */
  isLeaving?: (verb: Verb) => boolean
  /** A person without entries sees others' changes at once. */
  follows?: boolean
  /** Who changed the record last; null while that is not known yet. */
  changedBy?: string | null
  onRefused?: (refused: Refused, elsewhere: readonly FieldRefusal[]) => void
}

const noDraft: readonly DraftEntry[] = []

/**
 * The form of a record that others may change meanwhile (rules 3.21). Others' changes never overwrite entries unasked;
 * where both changed an entry the person picks, and in lists both additions stay. What is entered while a request is in
 * flight stays, too. `editor.ts` has the state machine; this hook connects it to Formik and the server.
 */
export const useRecordForm = <Values extends FormikValues, Shot extends Snapshot<Values>, Verb = 'save'>({
  latest,
  keptAs,
  draft = noDraft,
  fields,
  check,
  send,
  submits,
  isLeaving = () => false,
  follows = false,
  changedBy = '',
  onRefused,
}: RecordForm<Values, Shot, Verb>) => {
  const [begun] = useState(() => {
    const editing = begin<Values, Shot, Verb>(latest!)
    const { values } = latest!
    const same = fields.entriesOf(values, latest!)
    const restored = withDraft(fields, draft, editing, values, { base: same, mine: same, theirs: same })
    return restored ? { editing: edit(editing, restored.event), values: restored.values } : { editing, values }
  })
  const [editing, dispatch] = useReducer(edit<Values, Shot, Verb>, begun.editing)
  const { known, step, authors } = editing
  const form = useFormik<Values>({
    initialValues: begun.values,
    validateOnMount: true,
    validate: (values) => errorsOf<Values>(check(values, null)),
    onSubmit: () => {
      if (submits === undefined) return
      dispatch({ type: 'stopped' })
      return run(submits)
    },
  })

  const now = latest ?? known
  const { values } = form
  const base = useMemo(() => fields.entriesOf(known.values, known), [fields, known])
  const mine = useMemo(() => fields.entriesOf(values, known), [fields, values, known])
  const theirs = useMemo(() => fields.entriesOf(now.values, now), [fields, now])
  const merge = useMemo(() => fields.merge(base, mine, theirs, known, now), [fields, base, mine, theirs, known, now])
  const unsent = useMemo(() => draftOf(base, mine), [base, mine])
  const isDirty = fields.isDirty?.(values, known) ?? unsent.length > 0
  const changed = [
    ...Object.keys(merge.taken).filter((name) => !fields.quiet?.includes(name)),
    ...merge.conflicts.map(({ field }) => field),
  ]
  const isFollowing = follows && !isDirty && changed.length > 0
  const news = isFollowing ? [] : changed
  const version = news.length > 0 ? known.version : now.version

  const arrived = arrivedIn(authors, merge)
  if (changedBy !== null && Object.keys(arrived).length > 0)
    dispatch({ type: 'arrived', entries: arrived, by: changedBy })

  const kept = useKeptForm<Values>({
    name: keptAs,
    before: known.values,
    values,
    restore: (to, from) => {
      void form.setValues({ ...values, ...to })
      // The person knows the record from then. What has changed since is told as if they had stayed.
      dispatch({ type: 'known', know: (was) => ({ ...was, values: { ...was.values, ...from } }) })
    },
    reset: () => dispatch({ type: 'saved', sent: null }),
  })

  const put = (entries: Entries) => void form.setValues(fields.put(values, entries, now))

  const run = async (verb: Verb, tries = mostTries): Promise<void> => {
    const refuse = (refused: Refused) => {
      const elsewhere = applyRefusal(form, refused.fields, values)
      dispatch({ type: 'refused', verb, refused, elsewhere })
      onRefused?.(refused, elsewhere)
    }
    const wrong = check(values, verb)
    if (wrong.length > 0) return refuse({ code: 'VALIDATION', message: '', fields: wrong })
    // Entries that arrive with the answer are new to the person.
    if (!isLeaving(verb)) dispatch({ type: 'seen' })
    const { ok, refusal } = await send({ values, known, version }, verb)
    if (ok) dispatch({ type: 'saved', sent: values })
    else if (refusal?.code === 'STALE' && tries < mostTries) dispatch({ type: 'stale' })
    else if (refusal) refuse(refusal)
    else dispatch({ type: 'stopped' })
  }

  const compare = (verb: Verb | null) => {
    const compared = { ...merge, conflicts: fields.words ? merge.conflicts : [] }
    const event = {
      type: 'compared',
      merge: compared,
      latest: now,
      hasNews: news.length > 0,
      mustSee: verb !== null && isLeaving(verb),
    } as const
    if (edit(editing, event).known !== known) put(merge.taken)
    dispatch(event)
  }
  const take = (taken: Values) => {
    void form.setValues(taken)
    dispatch({ type: 'known', know: () => now })
  }
  const follow = useEffectEvent(() => take(now.values))
  useEffect(() => (isFollowing ? soon(follow) : undefined), [isFollowing])
  const proceed = useEffectEvent(() => {
    if (step.is === 'merging') compare(step.verb)
    else if (step.is === 'sending') void run(step.verb, step.tries)
  })
  useEffect(() => (step.is === 'merging' && step.tries > 0 ? soon(proceed) : proceed()), [step])

  const renew = useEffectEvent((sent: Values | null) => {
    if (sent === null) return take(now.values)
    const was = fields.entriesOf(sent, known)
    const joined = fields.merge(was, mine, theirs, known, now).taken
    const names = fields.saved ?? Object.keys(theirs)
    const kept = names.flatMap((name) => {
      if (isSameEntry(mine[name], was[name])) return [[name, theirs[name] ?? []] as const]
      return joined[name] ? [[name, joined[name]] as const] : []
    })
    take(fields.put(values, Object.fromEntries(kept), now))
  })
  // Runs before paint, so that the old record is not visible.
  useLayoutEffect(() => {
    if (step.is === 'renewing') renew(step.sent)
  }, [step])
  const restore = useEffectEvent(() => {
    const restored = withDraft(fields, draft, editing, values, { base, mine, theirs })
    if (!restored) return
    void form.setValues(restored.values)
    dispatch(restored.event)
  })
  const isRenewing = step.is === 'renewing'
  // Runs before anybody can type, and before the form is compared with the draft.
  useLayoutEffect(() => {
    if (!isRenewing) restore()
  }, [draft, isRenewing])

  return {
    form,
    kept,
    /** The record as the person knows it. */
    known,
    isDirty,
    /** The names of entries that others changed. */
    news,
    /** The authors of those changes. */
    by: authorsOf(authors, news),
    merge,
    knownEntries: base,
    /** The entries that the person changed, to be kept as the draft. */
    unsent,
    /** The names of unsent entries that were restored from the draft, until the person has seen the notice. */
    restored: editing.hasSeenRestored ? [] : unsent.map(({ name }) => name).filter((name) => name in editing.placed),
    /** Notes at fields whose value came from somebody else, until the person changes it. */
    marks: Object.fromEntries(
      Object.entries(marksOf(editing.taken, mine)).map(([name, mark]) => [controlId(name), mark]),
    ),
    isAsking: step.is === 'asking',
    /** The verb that continues once the person has picked. */
    asksFor: step.is === 'asking' ? step.verb : null,
    refused: step.is === 'refused' ? step : null,
    /** The refusal, when no field shows it. */
    problem: step.is === 'refused' ? problemOf(step.refused, step.elsewhere) : null,
    submit: (verb: Verb) => dispatch({ type: 'submitted', verb }),
    showNews: () => dispatch({ type: 'looked' }),
    pick: (picks: Readonly<Record<string, Choice>>) => {
      put(settledEntries(merge, picks))
      dispatch({ type: 'picked', merge, latest: now })
    },
    dismiss: () => dispatch({ type: 'stopped' }),
    /** Resets the form to the latest record and discards all entries. */
    reset: () => dispatch({ type: 'saved', sent: null }),
    /** Call when the person changed the record in another way. */
    know: (change: (known: Shot) => Shot) => dispatch({ type: 'known', know: change }),
    seeRestored: () => dispatch({ type: 'seen' }),
    /** Call when these entries are being sent to the draft. */
    drafting: (names: readonly string[]) => dispatch({ type: 'drafted', names }),
    /** Resets these entries to the latest record. */
    discard: (names: readonly string[]) => {
      const back = Object.fromEntries(names.map((name) => [name, theirs[name] ?? []]))
      const putBack = (entered: Values) => fields.put(entered, back, now)
      void form.setValues(putBack)
      const know = (was: Shot): Shot => ({ ...was, values: putBack(was.values) })
      dispatch({ type: 'restored', added: [], removed: names, know })
    },
  }
}

/** Runs after the store has updated all parts of the page. */
const soon = (run: () => void): (() => void) => {
  let isOver = false
  void Promise.resolve().then(() => {
    if (!isOver) run()
  })
  return () => {
    isOver = true
  }
}

/** The state that the merge dialog shows. */
export type Merging = Pick<ReturnType<typeof useRecordForm>, 'merge' | 'knownEntries' | 'by' | 'pick' | 'dismiss'>

/** What `useKeptDraft` keeps. */
export type Drafting = Pick<ReturnType<typeof useRecordForm>, 'unsent' | 'drafting' | 'discard'>
