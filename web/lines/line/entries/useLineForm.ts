import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { mergeEntries, settledEntries, type Pick } from 'domain/calls/entries/merge'
import { todayIn } from 'domain/kernel/time/facilityTime'
import { errorsOf } from '../../../forms/record/errorsOf'
import { withRoom } from '../../../configuration/embeds/withRoom'
import { serverNow } from '../../../relay/serverClock'
import type { useLineForm_line$key } from './__generated__/useLineForm_line.graphql'
import type { useLineForm_provider$key } from './__generated__/useLineForm_provider.graphql'
import { comingHistory } from '../infections/infectionHistory'
import {
  changedFields,
  changesOf,
  entriesOf,
  lineFieldNames,
  lineFields,
  showEntry,
  valuesOfLine,
  withEntries,
  wrongToSave,
  wrongWhileTyping,
  type LineField,
  type LineFormValues,
} from './lineFormValues'

type Known = { known: LineFormValues; knownVersion: number }

/**
 * The entries of a line. They begin as it was when it was opened; what changes elsewhere is offered, never put over
 * what somebody is typing.
 */
export const useLineForm = (
  lineKey: useLineForm_line$key,
  providerKey: useLineForm_provider$key,
  { readOnly }: { readOnly: boolean },
) => {
  const line = useFragment(
    graphql`
      fragment useLineForm_line on Line {
        version
        name
        followUpInterval
        nextChangeDate
        roomDescription
        infection
        infectionNotes
        infections {
          entryId
          start
          stop
        }
        room {
          databaseId
          name
          facility {
            databaseId
            name
            timeZone
          }
        }
      }
    `,
    lineKey,
  )
  const provider = useFragment(
    graphql`
      fragment useLineForm_provider on Provider {
        facilities {
          databaseId
          name
          timeZone
          rooms {
            databaseId
            name
          }
        }
      }
    `,
    providerKey,
  )
  const facilities = useMemo(() => withRoom(provider.facilities, line.room ?? null), [provider.facilities, line.room])
  const latest = valuesOfLine(line)
  const contextOf = ({ roomId }: LineFormValues) => ({
    timeZone: facilities.find(({ rooms }) => rooms.some(({ databaseId }) => databaseId === roomId))?.timeZone ?? 'UTC',
    now: serverNow,
    recorded: latest.infectionHistory,
  })

  /** The line as the person knows it: what they changed is told from this. */
  const [{ known, knownVersion }, setKnown] = useState<Known>(() => ({ known: latest, knownVersion: line.version }))
  const knowLatest = () => setKnown({ known: latest, knownVersion: line.version })
  const form = useFormik<LineFormValues>({
    initialValues: known,
    validateOnMount: true,
    validate: (values) => errorsOf(wrongWhileTyping(values, contextOf(values))),
    // Nothing is sent by Enter: a line is saved by its button.
    onSubmit: () => {},
  })
  const { values } = form

  const typed = changedFields(known, values)
  const knownEntries = entriesOf(known)
  const merge = mergeEntries(knownEntries, entriesOf(values), entriesOf(latest))
  const news = [...Object.keys(merge.taken), ...merge.conflicts.map(({ field }) => field)]

  // A form that is only read shows the line as it is now.
  const follows = readOnly && typed.length === 0 && news.length > 0
  // What was saved comes back through the store, as the server keeps it: that is what the person knows from then on.
  const [saved, setSaved] = useState<LineFormValues | null>(null)
  const [shownSaved, setShownSaved] = useState(saved)
  if (saved !== shownSaved) {
    setShownSaved(saved)
    knowLatest()
  }
  const showKept = useEffectEvent((sent: LineFormValues) => {
    const differs = changedFields(sent, values)
    void form.setValues({
      ...values,
      ...Object.fromEntries(
        lineFields.filter((field) => !differs.includes(field)).map((field) => [field, latest[field]]),
      ),
    })
  })
  useEffect(() => {
    if (shownSaved) showKept(shownSaved)
  }, [shownSaved])

  const showLatest = () => {
    void form.setValues(latest)
    knowLatest()
  }
  const follow = useEffectEvent(showLatest)
  useEffect(() => {
    // Once the store has told all parts of the page.
    if (follows) void Promise.resolve().then(follow)
  }, [follows])

  const context = contextOf(values)
  return {
    form,
    facilities,
    today: todayIn(context.timeZone, serverNow()),
    recorded: latest,
    /** What the history is once it is saved. */
    coming: comingHistory(values, latest, todayIn(context.timeZone, serverNow())),
    hasUnsaved: typed.length > 0,
    news: follows ? [] : news,
    merge,
    settle: (picks: Readonly<Record<string, Pick>>) => {
      void form.setValues(withEntries(values, settledEntries(merge, picks), latest.infectionHistory))
      knowLatest()
    },
    entries: entriesOf(values),
    knownEntries,
    words: {
      thing: 'line',
      inPageOrder: (names: readonly string[]) => lineFields.filter((field) => names.includes(field)) as string[],
      nameOf: (name: string) => lineFieldNames[name as LineField],
      show: (name: string, entry: readonly string[]) => showEntry(name, entry, facilities),
    },
    wrong: () => wrongToSave(values, context),
    /** The server has these entries now; what was typed since then is still to be sent. */
    markSaved: (sent: LineFormValues) => setSaved(sent),
    showLatest,
    /** What saving sends, made on the version that the person has seen. */
    changes: () => ({ ...changesOf(values, typed), expectedVersion: news.length > 0 ? knownVersion : line.version }),
  }
}

export type LineFormState = ReturnType<typeof useLineForm>
