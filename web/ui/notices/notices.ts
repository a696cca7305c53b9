import { createContext, useContext } from 'react'
import { createListeners } from '../browser/listeners'

export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** An action to offer, such as Undo. */
  action?: { label: string; onClick: () => void }
  /** How long the action is offered. Shown as a countdown, which stops while the pointer or the focus is on the notice. */
  seconds?: number
}

export type ShownNotice = Notice & { id: number }

/** The notices of one person's session in one provider. */
export type Notices = {
  /** Shows a notice without interrupting the person. Never with patient data. */
  notify: (notice: Notice) => void
  /** Reports a failed request: in the open dialog, because the page's notices are behind it. */
  fail: (notice: Notice) => void
  /** The number of failures so far. */
  failures: () => number
  /** A dialog has opened and shows failures from now on. What only told of a success goes: it would lie over the dialog's buttons. Returns the function that ends this. */
  openDialog: (show: (notice: Notice) => void) => () => void
  dismiss: (id: number) => void
  dismissAll: () => void
  shown: () => readonly ShownNotice[]
  subscribe: (listener: () => void) => () => void
}

const shownAtMost = 4

/** Whether a notice only tells that something is done, and asks for nothing. */
const isOver = ({ kind, action }: Notice): boolean => kind === 'success' && !action

/** `isLocked`: while it returns true nothing is shown, because somebody else may be at the screen. */
export const createNotices = (isLocked: () => boolean = () => false): Notices => {
  const { subscribe, tell } = createListeners()
  let lastId = 0
  let shown: readonly ShownNotice[] = []
  let dialogs: readonly ((notice: Notice) => void)[] = []
  let failures = 0

  const show = (next: readonly ShownNotice[]) => {
    shown = next
    tell()
  }

  const notify = (notice: Notice) => {
    if (isLocked()) return
    // A notice with the same text replaces the earlier one.
    const others = shown.filter(
      ({ title, description }) => title !== notice.title || description !== notice.description,
    )
    show([...others, { ...notice, id: ++lastId }].slice(-shownAtMost))
  }

  return {
    notify,
    fail: (notice) => {
      failures += 1
      const inDialog = dialogs.at(-1)
      if (inDialog) inDialog(notice)
      else notify(notice)
    },
    failures: () => failures,
    openDialog: (inDialog) => {
      dialogs = [...dialogs, inDialog]
      if (shown.some(isOver)) show(shown.filter((notice) => !isOver(notice)))
      return () => {
        dialogs = dialogs.filter((other) => other !== inDialog)
      }
    },
    dismiss: (id) => show(shown.filter((notice) => notice.id !== id)),
    dismissAll: () => show([]),
    shown: () => shown,
    subscribe,
  }
}

export const NoticesContext = createContext<Notices | null>(null)

export const useNotices = (): Notices => {
  const notices = useContext(NoticesContext)
  if (!notices) throw new Error('Notices need a NoticesContext.')
  return notices
}

/** Answers that arrive after the person has left go to that person's notices, which are no longer shown. */
export const useNotify = (): Notices['notify'] => useNotices().notify
