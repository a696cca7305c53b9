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
  /** What asks for entries. They are forms themselves, so they stand beside the form of the line. */
  dialogs: ReactNode
}

/** Entries of the infection history that are added, changed and removed by hand, in the line's form; they are saved with it. */
export const useHistoryEditing = ({ form, recorded, today }: LineFormState): HistoryEditing => {
  const [isShown, setShown] = useState(false)
  const [editing, setEditing] = useState<HistoryEntry | 'new' | null>(null)
  const [removing, setRemoving] = useState<ComingEntry | null>(null)
  const history = form.values.infectionHistory
  const setHistory = (next: typeof history) => void form.setFieldValue('infectionHistory', next)

  const keep = (entry: HistoryEntry) => {
    setHistory(editing === 'new' ? [...history, entry] : history.map((each) => (each === editing ? entry : each)))
    // An infection that goes on says that the line has one (administration, section 4).
    if (entry.stop === null && recorded.infection) void form.setFieldValue('infection', true)
    setShown(true)
    setEditing(null)
  }
  const remove = () => {
    setHistory(history.filter(({ start }) => start !== removing?.start))
    setRemoving(null)
    // The button that was pressed goes with its entry, and so does the focus that the question gives back to it.
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
