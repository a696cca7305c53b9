// Tells the keys that a person meant from those of a scanner, a held key or a cat (rules 10.4a). Only their times do.

/** A key this close to another one was not meant as a shortcut. */
export const quietMs = 200
/**
 * Keys that are closer together than this come from a scanner: slow ones send one every 40 ms, and who types 120 words a
 * minute presses one every 100 ms.
 */
export const scannerMs = 60

/** They belong to another key: `?` needs Shift. */
export const belongsToAnother = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Fn)$/

type KeyPress = {
  event: KeyboardEvent
  /** The key press before it. */
  before: KeyboardEvent | null
  /** No key came shortly before it. */
  isAfterQuiet: boolean
}
type Waiting = {
  code: string
  isDown: boolean
  isQuiet: boolean
  timer: ReturnType<typeof setTimeout>
  act: () => void
}

/** When the last key went down or repeated. */
let lastAt = -Infinity
let last: KeyPress | null = null
let waiting: Waiting | null = null

const giveUp = (): void => {
  clearTimeout(waiting?.timer)
  waiting = null
}

const goOn = (): void => {
  if (!waiting?.isQuiet || waiting.isDown) return
  const { act } = waiting
  waiting = null
  act()
}

const wentDown = (event: KeyboardEvent): void => {
  if (belongsToAnother.test(event.key)) return
  giveUp()
  // The time of the press, not of this moment: what a busy page hears late was not typed late.
  const isAfterQuiet = event.timeStamp - lastAt >= quietMs
  lastAt = event.timeStamp
  if (!event.repeat) last = { event, before: last?.event ?? null, isAfterQuiet }
}

const cameUp = ({ code }: KeyboardEvent): void => {
  if (waiting?.code !== code) return
  waiting.isDown = false
  goOn()
}

// All keys, also before there are shortcuts, and those that a field or a dialog keeps for itself.
addEventListener('keydown', wentDown, { capture: true })
addEventListener('keyup', cameUp, { capture: true })
addEventListener('visibilitychange', giveUp)
addEventListener('blur', giveUp)

/** What is known of the press that is being handled; null when the key only repeats. */
export const pressOf = (event: KeyboardEvent): KeyPress | null => (last?.event === event ? last : null)

/**
 * Acts when no other key came for so many milliseconds after this one. Whether a key repeats is known only when it is
 * let go, so with `untilUp` a held one waits for that. Only one key waits: the next one ends it.
 */
export const onceQuiet = (
  { code }: KeyboardEvent,
  { ms, untilUp }: { ms: number; untilUp: boolean },
  act: () => void,
): void => {
  giveUp()
  const own: Waiting = {
    code,
    isDown: untilUp,
    isQuiet: false,
    timer: setTimeout(() => {
      own.isQuiet = true
      goOn()
    }, ms),
    act,
  }
  waiting = own
}
