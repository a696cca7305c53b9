import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { settledEntries, type Pick } from 'domain/calls/entries/merge'
import { errorsOf } from '../../../forms/record/errorsOf'
import { storedDate } from '../../../forms/fields/shownDate'
import { withRoom } from '../../../configuration/embeds/withRoom'
import { globalId } from '../../../relay/globalId'
import { serverNow } from '../../../relay/serverClock'
import {
  draftOf,
  entriesOf,
  inPageOrder,
  mergeEdits,
  nameOfEntry,
  showEntry,
  withDraft,
  withEntries,
  type DraftEntry,
  type EntryLine,
} from '../drafts/entries'
import { idsIn } from '../images/imageIds'
import { sayFollowUp } from '../../embeds/followUpWords'
import { newLine, plannedFollowUp, recordChanges, recordOf } from '../../embeds/recordValues'
import { useCatalogue } from '../../embeds/useCatalogue'
import type { useCallForm_call$data, useCallForm_call$key } from './__generated__/useCallForm_call.graphql'
import type { useCallForm_provider$data, useCallForm_provider$key } from './__generated__/useCallForm_provider.graphql'
import {
  callFields,
  changedFields,
  facilityOf,
  inFieldOrder,
  missingToClose,
  needsLine,
  valuesOfCall,
  wrongToSave,
  wrongWhileTyping,
  type CallEntryValues,
  type CallField,
  type CallFormValues,
} from './callFormValues'

/** A call keeps a purpose or a room that may not be chosen any more; its form must still show them. */
const choicesFor = ({ purpose, room }: useCallForm_call$data, { purposes, facilities }: useCallForm_provider$data) => ({
  purposes: purposes.some(({ databaseId }) => databaseId === purpose.databaseId) ? purposes : [purpose, ...purposes],
  facilities: withRoom(facilities, room ?? null),
})

type Known = { known: CallEntryValues; knownLine: EntryLine; knownVersion: number }

/**
 * The entries of an open call. They begin as the call was when it was opened, with what the person had entered before
 * and not sent; what changes elsewhere is offered, never put over what somebody is typing. What they entered on another
 * page of theirs comes to stand where nothing was typed on this one.
 */
export const useCallForm = (
  callKey: useCallForm_call$key,
  providerKey: useCallForm_provider$key,
  draft: readonly DraftEntry[],
) => {
  const call = useFragment(
    graphql`
      fragment useCallForm_call on Call {
        entriesVersion
        patientFirstName
        patientLastName
        dob
        mrn
        orderingProvider
        contact
        customJob
        preComments
        comments
        roomDescription
        purpose {
          databaseId
          name
        }
        room {
          databaseId
          name
          facility {
            databaseId
            name
            timeZone
            followUpsEnabled
            requiredCallFields {
              key
            }
          }
        }
        images {
          databaseId
        }
        line {
          id
          infection
          infectionNotes
          followUpInterval
          completedAt
        }
        fields {
          fieldId
          procedureId
          values
        }
        followUpDays
      }
    `,
    callKey,
  )
  const provider = useFragment(
    graphql`
      fragment useCallForm_provider on Provider {
        purposes {
          databaseId
          name
        }
        facilities {
          databaseId
          name
          timeZone
          followUpsEnabled
          requiredCallFields {
            key
          }
          rooms {
            databaseId
            name
          }
        }
        ...useCatalogue_provider
      }
    `,
    providerKey,
  )
  const choices = useMemo(() => choicesFor(call, provider), [call, provider])
  const catalogue = useCatalogue(provider)
  const context = useMemo(
    () => ({
      catalogue,
      now: serverNow,
      recorded: { fields: call.fields, followUpDays: call.followUpDays },
      choices: {
        ...choices,
        facilities: choices.facilities.map((facility) => ({
          ...facility,
          requiredCallFields: facility.requiredCallFields.map(({ key }) => key),
        })),
      },
    }),
    [choices, catalogue, call.fields, call.followUpDays],
  )

  const latest: CallEntryValues = { ...valuesOfCall(call), ...recordOf(context) }
  const follow = (from: Parameters<typeof withDraft>[0], heard: readonly DraftEntry[], line: EntryLine) =>
    withDraft(from, entriesOf(latest, catalogue, call.line ?? null), { draft, heard }, catalogue, line)
  /** The call as the person knows it: what they changed is told from this. */
  const [begun] = useState(() => follow({ values: latest, known: latest, placed: {} }, [], call.line ?? null))
  const [{ known, knownLine, knownVersion }, setKnown] = useState<Known>({
    known: begun.known,
    knownLine: call.line ?? null,
    knownVersion: call.entriesVersion,
  })
  const knowLatest = () => setKnown({ known: latest, knownLine: call.line ?? null, knownVersion: call.entriesVersion })
  const form = useFormik<CallEntryValues>({
    initialValues: begun.values,
    validateOnMount: true,
    validate: (values) => errorsOf(wrongWhileTyping(values, context)),
    // Nothing is sent by Enter: a call is closed by its button.
    onSubmit: () => {},
  })

  const [{ placed, restorations }, setPlaced] = useState({ placed: begun.placed, restorations: begun.came ? 1 : 0 })
  const [followed, setFollowed] = useState(draft)
  /** What this page has told of the draft lately; the answers to it may still be under way. */
  const [told, setTold] = useState<readonly (readonly DraftEntry[])[]>([])
  const [coming, setComing] = useState<CallEntryValues | null>(null)
  if (draft !== followed) {
    setFollowed(draft)
    const next = follow({ values: form.values, known, placed }, [...followed, ...told.flat()], knownLine)
    if (next.came || next.left) {
      setPlaced({ placed: next.placed, restorations: next.came ? restorations + 1 : restorations })
      setKnown({ known: next.known, knownLine, knownVersion })
      setComing(next.values)
    }
  }
  const showComing = useEffectEvent((values: CallEntryValues) => void form.setValues(values))
  // Before anybody can type, and before what stands here is compared with what is kept.
  useLayoutEffect(() => {
    if (coming) showComing(coming)
  }, [coming])

  const typed = changedFields(known, form.values)
  const recorded = recordChanges(form.values, known, context, call.line)
  const hasRecord = Object.keys(recorded).length > 0
  const merge = mergeEdits(
    { values: known, line: knownLine },
    form.values,
    { values: latest, line: call.line ?? null },
    catalogue,
  )
  // What is about the line is shown as it is now by itself.
  const news = [
    ...Object.keys(merge.taken).filter((name) => name !== 'infection' && name !== 'infectionNotes'),
    ...merge.conflicts.map(({ field }) => field),
  ]

  // What was saved comes back through the store, as the server keeps it: that is what the person knows from then on.
  const [saved, setSaved] = useState<CallEntryValues | null>(null)
  const [shownSaved, setShownSaved] = useState(saved)
  if (saved !== shownSaved) {
    setShownSaved(saved)
    knowLatest()
  }
  const showKept = useEffectEvent((sent: CallEntryValues) => {
    const kept = callFields.filter((field) => form.values[field] === sent[field])
    void form.setValues({ ...form.values, ...Object.fromEntries(kept.map((field) => [field, latest[field]])) })
  })
  useEffect(() => {
    if (shownSaved) showKept(shownSaved)
  }, [shownSaved])

  const sayPlan = (): string | null => {
    const facility = facilityOf(context.choices, form.values.roomId)
    const asksForLine = needsLine(form.values, context, call.line?.id ?? null)
    const line = call.line ?? (asksForLine ? newLine : null)
    const plan = plannedFollowUp(form.values, context, { facility, line })
    // The line that is chosen on closing may have an interval of its own.
    return asksForLine && plan.none === 'NOTHING_ASKS'
      ? null
      : sayFollowUp(plan, { facilityName: facility?.name ?? null, hasLine: line !== null })
  }

  const unsent = draftOf(entriesOf(known, catalogue, knownLine), entriesOf(form.values, catalogue, knownLine))
  // A card tells the page of a new version before its entries are read; what is sent was made of these entries.
  const version = () => ({ expectedVersion: news.length > 0 ? knownVersion : call.entriesVersion })
  return {
    form,
    choices,
    context,
    /** What closing will schedule, in words. */
    followUpPlan: sayPlan(),
    /** Whether there are entries that an open call is saved with. */
    hasUnsaved: typed.length > 0,
    /** Whether something is recorded that only closing sends, or the saving of a completed call. */
    hasRecord,
    /** Entries that are not any more on the call as the form began with them. */
    news,
    /** What of that is taken, and what the person must pick. */
    merge,
    /** Takes over what only others changed, and of what both changed what was picked. */
    settle: (picks: Readonly<Record<string, Pick>>) => {
      void form.setValues(withEntries(form.values, settledEntries(merge, picks), catalogue, call.line ?? null))
      knowLatest()
    },
    /** All that is entered, to be compared and kept. */
    entries: entriesOf(form.values, catalogue, call.line ?? null),
    /** The same of the call as the person knows it. */
    knownEntries: entriesOf(known, catalogue, knownLine),
    words: {
      thing: 'call',
      inPageOrder: (names: readonly string[]) => inPageOrder(names, context),
      nameOf: (name: string) => nameOfEntry(name, context),
      show: (name: string, entry: readonly string[]) => showEntry(name, entry, { catalogue, choices }),
    },
    /** What is entered and not sent, to be kept. */
    draft: unsent,
    /** These entries are on their way to the draft. */
    telling: (entries: readonly DraftEntry[]) => setTold((before) => [...before, entries].slice(-4)),
    /** Entries that stand in the form because they had not been sent. */
    restored: unsent.map(({ name }) => name).filter((name) => placed[name] !== undefined),
    /** How often such entries came into it. */
    restorations,
    /** Takes them out again. */
    discard: () => {
      setPlaced((before) => ({ ...before, placed: {} }))
      void form.setValues(latest)
      // What another page kept meanwhile is still there, and comes into the form anew.
      setFollowed([])
      knowLatest()
    },
    /** The person has put the call on another line. */
    knowLine: (id: string) =>
      setKnown((before) => ({
        ...before,
        knownLine: { infection: false, infectionNotes: null, ...before.knownLine, id },
      })),
    /** What is wrong with the entries as such; a call may be saved before it has all that closing needs. */
    wrong: () => inFieldOrder(wrongToSave(form.values, context), context),
    missing: () => inFieldOrder(missingToClose(form.values, context), context),
    needsLine: () => needsLine(form.values, context, call.line?.id ?? null),
    /** The server has these entries now; what was typed since then is still to be sent. */
    markSaved: (sent: CallEntryValues) => setSaved(sent),
    /** What saving an open call sends: the fields that the person changed and no others, made on the version that they have seen. */
    changes: () => ({ ...changesOf(form.values, typed), ...version() }),
    /** What closing sends, and saving a completed call: what is recorded as well. */
    allChanges: () => ({ ...changesOf(form.values, typed), ...recorded, ...version() }),
  }
}

const changesOf = (values: CallFormValues, fields: readonly CallField[]) => {
  const { dob, purposeId, roomId, images, ...texts } = values
  const input = {
    ...texts,
    dob: storedDate(dob),
    purposeId: purposeId && globalId('Purpose', purposeId),
    roomId: roomId && globalId('Room', roomId),
    imageIds: idsIn(images).map((id) => globalId('Image', id)),
  }
  return Object.fromEntries(
    fields.map((field) => (field === 'images' ? ['imageIds', input.imageIds] : [field, input[field]])),
  ) as Partial<typeof input>
}
