import type { AlertKind } from 'domain/alerts/alert'
import { readStored, writeStored } from '../ui/browser/stored'
import { stayWhile } from '../ui/build/quietReload'

/** One note: its pitch in hertz, and when it begins and ends in seconds. */
type Note = readonly [hertz: number, from: number, to: number]

/** Short and easy to tell apart: a Stat call rises, an escalation falls, the others are single notes. */
const melodies: Record<AlertKind, readonly Note[]> = {
  STAT: [
    [784, 0, 0.14],
    [1047, 0.16, 0.3],
    [1319, 0.32, 0.5],
  ],
  ASSIGNED: [
    [659, 0, 0.12],
    [659, 0.18, 0.3],
  ],
  NEW_CALL: [[523, 0, 0.2]],
  ESCALATION: [
    [1047, 0, 0.16],
    [784, 0.18, 0.34],
    [1047, 0.4, 0.56],
    [784, 0.58, 0.74],
  ],
}

export const volumes = ['Quiet', 'Normal', 'Loud'] as const
export type Volume = (typeof volumes)[number]
const gains: Record<Volume, number> = { Quiet: 0.06, Normal: 0.15, Loud: 0.4 }
const key = 'alerts.volume'

/** The volume on this device. */
export const volumeHere = (): Volume => volumes.find((volume) => volume === readStored(key)) ?? 'Quiet'
export const setVolumeHere = (volume: Volume): void => writeStored(key, volume)

let context: AudioContext | undefined

const audioHere = (): AudioContext | null => {
  if (!('AudioContext' in globalThis)) return null
  return (context ??= new AudioContext())
}

/**
 * Browsers allow sounds from a click or a key on: each one here prepares them, so that a call can be heard later, when
 * nobody touches the page. While it makes the sounds, it does not reload by itself, because the browser would block them
 * again. Returns what ends that.
 */
export const prepareSounds = (makesThem: () => boolean): (() => void) => {
  const ending = new AbortController()
  const prepare = () => {
    const audio = audioHere()
    if (audio && audio.state !== 'running') audio.resume().catch(() => {})
  }
  for (const event of ['click', 'keydown'] as const)
    addEventListener(event, prepare, { capture: true, passive: true, signal: ending.signal })
  const leave = stayWhile(() => makesThem() && context?.state === 'running')
  return () => {
    ending.abort()
    leave()
  }
}

/** How long a browser may take to begin with sounds. */
const startsWithinMs = 400

/** Tells whether the browser blocks sounds until a click, now and whenever that changes. Returns what ends that. */
export const watchBlocked = (tell: (isBlocked: boolean) => void): (() => void) => {
  const audio = audioHere()
  // Where there are no sounds at all, a click turns nothing on.
  if (!audio) return () => {}
  const look = () => tell(audio.state !== 'running')
  const firstLook = setTimeout(look, startsWithinMs)
  audio.addEventListener('statechange', look)
  return () => {
    clearTimeout(firstLook)
    audio.removeEventListener('statechange', look)
  }
}

/**
 * Plays the sound of an alert. False when the browser blocks it: it allows sounds only after a click or a key, and some
 * have none at all.
 */
export const playSound = async (kind: AlertKind): Promise<boolean> => {
  const audio = audioHere()
  if (!audio) return false
  if (audio.state !== 'running') {
    // Where sounds are blocked, this is not answered until somebody clicks.
    await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, startsWithinMs))]).catch(() => {})
    // Typed anew: it has changed meanwhile.
    if ((audio.state as AudioContextState) !== 'running') return false
  }
  const volume = audio.createGain()
  volume.gain.value = gains[volumeHere()]
  volume.connect(audio.destination)
  for (const [hertz, from, to] of melodies[kind]) {
    const note = audio.createOscillator()
    const shape = audio.createGain()
    note.type = 'triangle'
    note.frequency.value = hertz
    const at = audio.currentTime
    // Without these slopes, a note begins and ends with a click.
    shape.gain.setValueAtTime(0, at + from)
    shape.gain.linearRampToValueAtTime(1, at + from + 0.02)
    shape.gain.setValueAtTime(1, at + to - 0.04)
    shape.gain.linearRampToValueAtTime(0, at + to)
    note.connect(shape).connect(volume)
    note.start(at + from)
    note.stop(at + to)
  }
  return true
}
