import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Refused, Snapshot } from '../../../forms/record/editor'
import type { RecordFields } from '../../../forms/record/fields'
import { useRecordForm, type Sent } from '../../../forms/record/useRecordForm'
import { storedDate } from '../../../forms/dates/shownDate'
import { withRoom } from '../../../configuration/embeds/withRoom'
import { globalId } from '../../../relay/globalId'
import { serverNow } from '../../../relay/serverClock'
import { useViewer } from '../../../relay/viewer'
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
import { newLine, plannedFollowUp, recordChanges, recordOf, type RecordContext } from '../../embeds/recordValues'
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
import { closes, type Sending } from './sending'

/** A call may have a purpose or a room that is no longer offered. Its form must still show it. */
const choicesFor = ({ purpose, room }: useCallForm_call$data, { purposes, facilities }: useCallForm_provider$data) => ({
  purposes: purposes.some(({ databaseId }) => databaseId === purpose.databaseId) ? purposes : [purpose, ...purposes],
  facilities: withRoom(facilities, room ?? null),
})

/** A call in the form's shape. An infection belongs to the line. */
type CallShot = Snapshot<CallEntryValues> & { readonly version: number; readonly line: EntryLine }

type CallFormOptions = {
  /** The person's unsent entries, which the form starts with. */
  draft: readonly DraftEntry[]
  send: (sending: Sending, changes: CallChanges) => Promise<Sent>
  onRefused: (refused: Refused) => void
}

/** The form of a call. Entries from the person's other pages are merged where nothing was entered on this one. */
export const useCallForm = (
  callKey: useCallForm_call$key,
  providerKey: useCallForm_provider$key,
  { draft, send, onRefused }: CallFormOptions,
) => {
  const call = useFragment(
    graphql`
      fragment useCallForm_call on Call {
        entriesVersion
        updatedBy {
          id
          fullName
        }
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
          procedureIds
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
          procedureIds
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

  const line = call.line ?? null
  const latest: CallShot = {
    values: { ...valuesOfCall(call), ...recordOf(context) },
    line,
    version: call.entriesVersion,
  }
  const words = {
    thing: 'call',
    inPageOrder: (names: readonly string[]) => inPageOrder(names, context),
    nameOf: (name: string) => nameOfEntry(name, context),
    show: (name: string, entry: readonly string[]) => showEntry(name, entry, { catalogue, choices }),
  }
  const fields: RecordFields<CallEntryValues, CallShot> = {
    entriesOf: (values, shot) => entriesOf(values, catalogue, shot.line),
    put: (values, entries, shot) => withEntries(values, entries, catalogue, shot.line),
    merge: (base, mine, theirs, was, is) => mergeEdits(base, mine, theirs, was.line?.id === is.line?.id),
    words,
    // The infection of the line updates by itself, without a notice.
    quiet: ['infection', 'infectionNotes'],
    // The record of an open call is sent when it is closed.
    saved: callFields,
  }

  const now = entriesOf(latest.values, catalogue, line)
  const [begun] = useState(() =>
    withDraft(
      { values: latest.values, known: latest.values, placed: {} },
      now,
      { draft, sent: new Set() },
      catalogue,
      line,
    ),
  )
  const viewerId = globalId('User', useViewer().userId)
  const editor = useRecordForm<CallEntryValues, CallShot, Sending>({
    latest,
    begun: { values: begun.values, known: { ...latest, values: begun.known } },
    fields,
    check: (values, sending) => {
      if (sending === null) return wrongWhileTyping(values, context)
      return sending.verb === 'saveEntries' ? wrongToSave(values, context) : missingToClose(values, context)
    },
    send: ({ values, known, version }, sending) =>
      send(sending, {
        ...changesFrom(values, known.values, { context, line, expectedVersion: version }),
        needsLine: needsLine(values, context, line?.id ?? null),
      }),
    isLeaving: closes,
    // After a takeover, the person is the last who changed the call, and must not be named to themselves.
    changedBy: call.updatedBy && call.updatedBy.id !== viewerId ? call.updatedBy.fullName : 'somebody',
    onRefused: (refused) => {
      if (refused.fields.length === 0) onRefused(refused)
    },
  })
  const { form, known, entries, knownEntries, refused } = editor
  const { values } = form

  /** Draft entries that were written into the form. */
  const [placed, setPlaced] = useState(begun.placed)
  const [hasSeenRestored, setSeenRestored] = useState(false)
  /** Names of entries that this page sent to the draft; they are ignored when they come back. */
  const sent = useRef<ReadonlySet<string>>(new Set())
  const follow = useEffectEvent(() => {
    const followed = { draft, sent: sent.current }
    const next = withDraft({ values, known: known.values, placed }, now, followed, catalogue, known.line)
    if (!next.added && !next.removed) return
    if (next.added) setSeenRestored(false)
    setPlaced(next.placed)
    editor.amend({ values: () => next.values, known: (was) => ({ ...was, values: next.known }) })
  })
  // Runs before anybody can type, and before the form is compared with the draft.
  useLayoutEffect(() => {
    if (!editor.isRenewing) follow()
  }, [draft, editor.isRenewing])

  const sayPlan = (): string | null => {
    const facility = facilityOf(context.choices, values.roomId)
    const asksForLine = needsLine(values, context, line?.id ?? null)
    const ofLine = call.line ?? (asksForLine ? newLine : null)
    const plan = plannedFollowUp(values, context, { facility, line: ofLine })
    // The line that is selected on closing may have its own interval.
    return asksForLine && plan.none === 'NOTHING_ASKS'
      ? null
      : sayFollowUp(plan, { facilityName: facility?.name ?? null, hasLine: ofLine !== null })
  }

  const unsent = draftOf(knownEntries, entries)
  return {
    ...editor,
    words,
    choices,
    context,
    /** Which follow-up closing will schedule, in words. */
    followUpPlan: sayPlan(),
    /** Whether there are unsaved entries of the call itself. */
    hasUnsaved: changedFields(known.values, values).length > 0,
    /**
     * Whether there are recorded entries, which are sent when the call is closed, or when a completed call is saved.
     */
    hasRecord: Object.keys(recordChanges(values, known.values, context, line)).length > 0,
    /** Errors that prevent sending, in page order. */
    missing: inFieldOrder(refused?.refused.fields ?? [], context),
    /** Unsent entries, to be kept as the draft. */
    draft: unsent,
    /** Call when these entries are being sent to the draft. */
    drafting: (names: readonly string[]) => {
      sent.current = new Set([...sent.current, ...names])
    },
    /** Unsent entries that were restored from the draft, until the person dismisses the notice. */
    restored: hasSeenRestored ? [] : unsent.map(({ name }) => name).filter((name) => placed[name] !== undefined),
    seeRestored: () => setSeenRestored(true),
    /** Resets these entries to the values of the call. */
    discard: (names: readonly string[]) => {
      const back = Object.fromEntries(names.map((name) => [name, now[name] ?? []]))
      const putBack = (form: CallEntryValues) => withEntries(form, back, catalogue, line)
      setPlaced((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))))
      editor.amend({ values: putBack, known: (was) => ({ ...was, values: putBack(was.values) }) })
    },
    /** Call when the person moved the call to another line. */
    knowLine: (id: string) =>
      editor.amend({
        known: (was) => ({ ...was, line: { infection: false, infectionNotes: null, ...was.line, id } }),
      }),
  }
}

type Changed = { context: RecordContext; line: EntryLine; expectedVersion: number | null }

/** The changes to send, without and with what was recorded, and whether closing needs a line. */
export type CallChanges = ReturnType<typeof changesFrom> & { needsLine: boolean }

/** Only what the person changed, with the version that they saw. */
const changesFrom = (values: CallEntryValues, known: CallEntryValues, { context, line, expectedVersion }: Changed) => {
  const own = { ...changesOf(values, changedFields(known, values)), expectedVersion }
  return { own, all: { ...own, ...recordChanges(values, known, context, line) } }
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
