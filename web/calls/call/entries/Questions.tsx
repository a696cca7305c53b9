import type { FieldRefusal } from 'domain/kernel/refusal'
import { MergeDialog } from '../../../forms/record/MergeDialog'
import { CannotSubmit } from '../../embeds/CannotSubmit'
import { goingOn } from '../actions/callWords'
import { SelectOrCreateLine } from '../line/SelectOrCreateLine'
import { entryName, lineSearchOf } from './callFormValues'
import { closes } from './sending'
import type { CallFormState } from './useCallForm'
import type { useSending } from './useSending'

type QuestionsProps = {
  callId: string
  entries: CallFormState
  sending: ReturnType<typeof useSending>
  isLead: boolean
  /** Offered values that have to be confirmed before submitting, as a try to submit found them. */
  unconfirmed: readonly FieldRefusal[]
  onUnconfirmed: (unconfirmed: readonly FieldRefusal[]) => void
  /** Unfolds an entry if it is hidden. */
  reveal: (path: string) => void
}

/** What is asked, or is missing, before the entries are sent. */
export const Questions = ({ callId, entries, sending, isLead, unconfirmed, onUnconfirmed, reveal }: QuestionsProps) => {
  const { words, context, asksFor, refused, submit } = entries
  const shared = { nameOf: (field: string) => entryName(field, context), reveal }
  return (
    <>
      {sending.line && (
        <SelectOrCreateLine
          {...sending.line}
          callId={callId}
          by={lineSearchOf(entries.form.values)}
          isSending={sending.isClosing}
          onSelect={(lineId, confirm) => submit({ verb: 'closeWithLine', lineId, confirm })}
          onCreate={(lineName) => submit({ verb: 'closeAndCreateLine', lineName })}
          onClose={sending.dismissLine}
        />
      )}
      {entries.isAsking && (
        <MergeDialog editor={entries} words={words} sendLabel={asksFor && goingOn(asksFor, isLead)} />
      )}
      <CannotSubmit
        {...shared}
        missing={entries.missing}
        before={refused && closes(refused.verb) ? 'closed' : 'saved'}
        onClose={entries.dismiss}
      />
      <CannotSubmit {...shared} missing={unconfirmed} before="confirmed" onClose={() => onUnconfirmed([])} />
    </>
  )
}
