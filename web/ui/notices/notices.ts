import { createContext, useContext } from 'react'
import { createListeners } from '../browser/listeners'

export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** What can be done about it, such as Undo. */
  action?: { label: string; onClick: () => void }
  /** How long the action is offered. Shown as a countdown, which stops while the pointer or the focus is on the notice. */
  seconds?: number
}

export type ShownNotice = Notice & { id: number }

/** The notices of one person's session in one provider. */
export type Notices = {
  /** Tells the person something beside what they are doing. Never with a patient's data. */
  notify: (notice: Notice) => void
  /** Tells that a request failed: in the dialog that is open, because the notices of the page lie behind it. */
  fail: (notice: Notice) => void
  /** How often that happened. */
  failures: () => number
  /** A dialog has opened, and shows what fails from now on. Answers how it stops. */
  openDialog: (show: (notice: Notice) => void) => () => void
  dismiss: (id: number) => void
  dismissAll: () => void
  shown: () => readonly ShownNotice[]
  subscribe: (listener: () => void) => () => void
}

const shownAtMost = 4

/** `isLocked`: while it answers true nothing is shown, because somebody else may be sitting at the screen. */
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
    // The same words twice are one notice, shown anew.
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
    openDialog: (show) => {
      dialogs = [...dialogs, show]
      return () => {
        dialogs = dialogs.filter((other) => other !== show)
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

/** Answers after the person has left go to their own notices, which nobody shows any more. */
export const useNotify = (): Notices['notify'] => useNotices().notify
