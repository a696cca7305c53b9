import type { DraftEntry, Refused } from '../../../forms/record/editor'
import { useRecordForm, type Sent } from '../../../forms/record/useRecordForm'
import { globalId } from '../../../relay/globalId'
import { useViewer } from '../../../relay/viewer'
import { sayFollowUp } from '../../embeds/followUpWords'
import { newLine, plannedFollowUp, recordChanges } from '../../embeds/recordValues'
import {
  changedFields,
  facilityOf,
  inFieldOrder,
  missingToClose,
  needsLine,
  wrongToSave,
  wrongWhileTyping,
  type CallEntryValues,
} from './callFormValues'
import { changesOf, closes, type CallChanges, type Sending } from './sending'
import { useCallRecord, type CallShot } from './useCallRecord'
import type { useCallRecord_call$data as CallShown } from './__generated__/useCallRecord_call.graphql'

type CallFormOptions = {
  /** The person's unsent entries, which the form starts with. */
  draft: readonly DraftEntry[]
  send: (sending: Sending, changes: CallChanges) => Promise<Sent>
  onRefused: (refused: Refused) => void
}

/** The form of a call. Entries from the person's other pages are merged where nothing was entered on this one. */
export const useCallForm = (
  callKey: Parameters<typeof useCallRecord>[0],
  providerKey: Parameters<typeof useCallRecord>[1],
  { draft, send, onRefused }: CallFormOptions,
) => {
  const { call, context, latest, words, fields } = useCallRecord(callKey, providerKey)
  const { line } = latest
  const lineId = line?.id ?? null
  const viewerId = globalId('User', useViewer().userId)
  const editor = useRecordForm<CallEntryValues, CallShot, Sending>({
    latest,
    // The server keeps its draft, and the browser what the server does not have yet (rules 3.22a).
    keptAs: null,
    draft,
    fields,
    check: (values, sending) => {
      if (sending === null) return wrongWhileTyping(values, context)
      return sending.verb === 'saveEntries' ? wrongToSave(values, context) : missingToClose(values, context)
    },
    send: ({ values, known, version }, sending) =>
      send(sending, {
        own: { ...changesOf(values, known.values), expectedVersion: version },
        record: recordChanges(values, known.values, context, line),
        needsLine: needsLine(values, context, lineId),
      }),
    isLeaving: closes,
    changedBy: changedBy(call, viewerId),
    onRefused: (refused) => {
      if (refused.fields.length === 0) onRefused(refused)
    },
  })
  const { form, known, refused, know } = editor
  const { values } = form

  const sayPlan = (): string | null => {
    const facility = facilityOf(context.choices, values.roomId)
    const asksForLine = needsLine(values, context, lineId)
    const ofLine = call.line ?? (asksForLine ? newLine : null)
    const plan = plannedFollowUp(values, context, { facility, line: ofLine })
    // The line that is selected on closing may have its own interval.
    return asksForLine && plan.none === 'NOTHING_ASKS'
      ? null
      : sayFollowUp(plan, { facility, hasLine: ofLine !== null, now: context.now() })
  }

  return {
    ...editor,
    words,
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
    /** Names of entries as one text, in page order. */
    sayNames: (names: readonly string[]) => words.inPageOrder(names).map(words.nameOf).join(', '),
    /** Call when the person moved the call to another line. */
    knowLine: (id: string) =>
      know((was) => ({ ...was, line: { infection: false, infectionNotes: null, ...was.line, id } })),
  }
}

/**
 * Who changed the call last, by name; null while that is not known, because a push has only the id. After a takeover, the
 * person is the last who changed the call, and must not be named to themselves.
 */
const changedBy = ({ updatedBy, updatedById }: CallShown, viewerId: string): string | null => {
  if ((updatedBy?.databaseId ?? null) !== (updatedById ?? null)) return null
  return updatedBy && updatedBy.id !== viewerId ? updatedBy.fullName : 'someone'
}

export type CallFormState = ReturnType<typeof useCallForm>
