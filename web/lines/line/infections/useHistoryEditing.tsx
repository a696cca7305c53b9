import { useState, type ReactNode } from 'react'
import { spanInWords } from 'domain/lines/infection'
import { focusField } from '../../../forms/fields/useFormField'
import { Confirm } from '../../../ui/dialog/Confirm'
import type { ComingEntry, HistoryEntry } from './infectionHistory'
import { InfectionDialog } from './InfectionDialog'
import type { LineFormState } from '../entries/useLineForm'

export type HistoryEditing = {
  isShown: boolean
  show: (isShown: boolean) => void
  add: () => void
  edit: (entry: ComingEntry) => void
  remove: (entry: ComingEntry) => void
  /** The dialogs. They have forms of their own, so they are rendered outside the form of the line. */
  dialogs: ReactNode
}

/** Adds, edits and removes entries of the infection history in the line's form. They are saved with the form. */
export const useHistoryEditing = ({ lineId, form, recorded, today }: LineFormState): HistoryEditing => {
  const [isShown, setShown] = useState(false)
  const [editing, setEditing] = useState<HistoryEntry | 'new' | null>(null)
  const [removing, setRemoving] = useState<ComingEntry | null>(null)
  const history = form.values.infectionHistory
  const setHistory = (next: typeof history) => void form.setFieldValue('infectionHistory', next)

  const keep = (entry: HistoryEntry) => {
    setHistory(editing === 'new' ? [...history, entry] : history.map((each) => (each === editing ? entry : each)))
    // An ongoing infection turns the line's flag on (administration, section 4).
    if (entry.stop === null && recorded.infection) void form.setFieldValue('infection', true)
    setShown(true)
    setEditing(null)
  }
  const remove = () => {
    setHistory(history.filter(({ start }) => start !== removing?.start))
    setRemoving(null)
    // The button that opened the dialog disappears with its entry, so move the focus elsewhere.
    requestAnimationFrame(() => focusField('infectionHistory'))
  }

  return {
    isShown,
    show: setShown,
    add: () => setEditing('new'),
    edit: (entry) => setEditing(history.find(({ start }) => start === entry.start) ?? null),
    remove: setRemoving,
    dialogs: (
      <>
        {editing !== null && (
          <InfectionDialog
            lineId={lineId}
            entry={editing === 'new' ? null : editing}
            others={history.filter((entry) => entry !== editing)}
            recorded={recorded.infectionHistory}
            today={today}
            onKeep={keep}
            onClose={() => setEditing(null)}
          />
        )}
        <Confirm
          isOpen={removing !== null}
          isDangerous
          isLocal
          title="Are you sure you want to delete this entry?"
          confirmLabel="Delete"
          onConfirm={remove}
          onClose={() => setRemoving(null)}
        >
          The infection from {removing && spanInWords(removing)} leaves the history as you save the line.
        </Confirm>
      </>
    ),
  }
}
