import { useFormik, type FormikValues } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react'
import {
  changedEntries,
  isSameEntry,
  settledEntries,
  type Entries,
  type Pick as Choice,
} from 'domain/calls/entries/merge'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { applyRefusal, problemOf } from './applyRefusal'
import { errorsOf } from './errorsOf'
import { controlId } from '../fields/useFormField'
import {
  arrivedIn,
  authorsOf,
  begin,
  edit,
  marksOf,
  mostTries,
  type Editing,
  type EditingEvent,
  type Refused,
  type Snapshot,
} from './editor'
import type { RecordFields } from './fields'

/** The result of sending entries; `refusal` is null when the person has already been notified. */
export type Sent = { readonly ok: boolean; readonly refusal?: Refused | null }

type RecordForm<Values, Shot, Verb> = {
  /** The latest record, including others' changes; null when it was deleted. */
  latest: Shot | null
  /** The form's initial values, when the person had already entered something. */
  begun?: { values: Values; known: Shot }
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
  /** Who changed the record last. */
  changedBy?: string
  onRefused?: (refused: Refused, elsewhere: readonly FieldRefusal[]) => void
}

/**
 * The form of a record that others may change meanwhile (rules 3.21). Others' changes never overwrite entries unasked;
 * where both changed an entry the person picks, and in lists both additions stay. What is entered while a request is in
 * flight stays, too. `editor.ts` has the state machine; this hook connects it to Formik and the server.
 */
export const useRecordForm = <Values extends FormikValues, Shot extends Snapshot<Values>, Verb = 'save'>({
  latest,
  begun,
  fields,
  check,
  send,
  submits,
  isLeaving = () => false,
  follows = false,
  changedBy = '',
  onRefused,
}: RecordForm<Values, Shot, Verb>) => {
  type Event = EditingEvent<Values, Shot, Verb>
  const [editing, dispatch] = useReducer(
    (now: Editing<Values, Shot, Verb>, event: Event) => edit(now, event),
    begun?.known ?? latest!,
    begin<Values, Shot, Verb>,
  )
  const { known, step, authors } = editing
  const form = useFormik<Values>({
    initialValues: begun?.values ?? known.values,
    validateOnMount: true,
    validate: (values) => errorsOf<Values>(check(values, null)),
    onSubmit: () => {
      if (submits === undefined) return
      dispatch({ type: 'stopped' })
      return run(submits)
    },
  })

  const now = latest ?? known
  const [base, mine, theirs] = [
    fields.entriesOf(known.values, known),
    fields.entriesOf(form.values, known),
    fields.entriesOf(now.values, now),
  ]
  const merge = fields.merge(base, mine, theirs, known, now)
  const isDirty = fields.isDirty?.(form.values, known) ?? Object.keys(changedEntries(base, mine)).length > 0
  const changed = [
    ...Object.keys(merge.taken).filter((name) => !fields.quiet?.includes(name)),
    ...merge.conflicts.map(({ field }) => field),
  ]
  const isFollowing = follows && !isDirty && changed.length > 0
  const news = isFollowing ? [] : changed
  const version = news.length > 0 ? known.version : now.version

  const arrived = arrivedIn(authors, merge)
  if (Object.keys(arrived).length > 0) dispatch({ type: 'arrived', entries: arrived, by: changedBy })

  const put = (entries: Entries) => void form.setValues(fields.put(form.values, entries, now))

  const run = async (verb: Verb, tries = mostTries): Promise<void> => {
    const { values } = form
    const refuse = (refused: Refused) => {
      const elsewhere = applyRefusal(form, refused.fields, values)
      dispatch({ type: 'refused', verb, refused, elsewhere })
      onRefused?.(refused, elsewhere)
    }
    const wrong = check(values, verb)
    if (wrong.length > 0) return refuse({ code: 'VALIDATION', message: '', fields: wrong })
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
  const know = (values: Values) => {
    void form.setValues(values)
    dispatch({ type: 'known', know: () => now })
  }
  const follow = useEffectEvent(() => know(now.values))
  useEffect(() => (isFollowing ? soon(follow) : undefined), [isFollowing])
  const proceed = useEffectEvent(() => {
    if (step.is === 'merging') compare(step.verb)
    else if (step.is === 'sending') void run(step.verb, step.tries)
  })
  useEffect(() => (step.is === 'merging' && step.tries > 0 ? soon(proceed) : proceed()), [step])

  const renew = useEffectEvent((sent: Values | null) => {
    if (sent === null) return know(now.values)
    const was = fields.entriesOf(sent, known)
    const joined = fields.merge(was, mine, theirs, known, now).taken
    const names = fields.saved ?? Object.keys(theirs)
    const kept = names.flatMap((name) => {
      if (isSameEntry(mine[name], was[name])) return [[name, theirs[name] ?? []] as const]
      return joined[name] ? [[name, joined[name]] as const] : []
    })
    know(fields.put(form.values, Object.fromEntries(kept), now))
  })
  // Runs before paint, so that the old record is not visible.
  useLayoutEffect(() => {
    if (step.is === 'renewing') renew(step.sent)
  }, [step])

  return {
    form,
    /** The record as the person knows it. */
    known,
    isDirty,
    /** The names of entries that others changed. */
    news,
    /** The authors of those changes. */
    by: authorsOf(authors, news),
    merge,
    entries: mine,
    knownEntries: base,
    /** Notes at fields whose value came from somebody else, until the person changes it. */
    marks: Object.fromEntries(
      Object.entries(marksOf(editing.taken, mine)).map(([name, mark]) => [controlId(name), mark]),
    ),
    isAsking: step.is === 'asking',
    /** The form is about to take the saved record. */
    isRenewing: step.is === 'renewing',
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
    /** Changes the form, or the record as the person knows it, from code. */
    amend: (change: { values?: (values: Values) => Values; known?: (known: Shot) => Shot }) => {
      if (change.values) void form.setValues(change.values)
      if (change.known) dispatch({ type: 'known', know: change.known })
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
