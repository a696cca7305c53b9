export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string
  /** A way on, e.g. Undo. */
  action?: { label: string; onClick: () => void }
  /** How long the way on is open; shown, and standing still while the person is at it. */
  seconds?: number
}

export type ShownNotice = Notice & { id: number }

let last = 0
let shown: readonly ShownNotice[] = []
const listeners = new Set<() => void>()

const show = (next: readonly ShownNotice[]) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Tells the person something beside what they are doing. Never with a patient's data. Answers its id. */
export const notify = (notice: Notice): number => {
  const id = ++last
  // The same words twice are one notice, seen anew.
  const others = shown.filter(({ title, description }) => title !== notice.title || description !== notice.description)
  show([...others, { ...notice, id }].slice(-4))
  return id
}

export const dismissNotice = (id: number): void => show(shown.filter((notice) => notice.id !== id))

export const dismissAllNotices = (): void => show([])

export const watchNotices = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownNotices = (): readonly ShownNotice[] => shown
