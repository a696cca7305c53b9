let isDown = false
let waiting: (() => void)[] = []

const release = (): void => {
  isDown = false
  // The click that the press becomes comes first.
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

// On a touch screen as well, a field loses the focus when the browser tells of a mouse that goes down.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isDown = true), true)
  // A menu of the system that a press opens keeps its end to itself; then a key ends it.
  for (const end of ['mouseup', 'dragend', 'contextmenu', 'keydown']) document.addEventListener(end, release, true)
  window.addEventListener('blur', release)
}

/**
 * Runs at once, or when nothing is pressed any more. For what leaving a field brings, such as its error: it must not move
 * what somebody is about to release the button on, or their click is lost.
 */
export const afterPress = (run: () => void): void => {
  if (isDown) waiting.push(run)
  else run()
}
